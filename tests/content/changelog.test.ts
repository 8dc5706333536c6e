/** The changelog and the docs lead to each other. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {baseUrl, versions} from '../support/site.ts';
import {buildDirectory, readPage} from '../build/build.ts';

const posts = fs
  .readdirSync('blog')
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({file, text: fs.readFileSync(path.join('blog', file), 'utf8')}));

const slugOf = (text: string): string => /^slug: (\S+)$/m.exec(text)?.[1] ?? '';

describe('changelog', () => {
  test.each(versions)('the introduction of $name leads to what is new in it', ({prefix, folder}) => {
    const {$} = readPage(prefix);
    const address = $('article a')
      .filter((_, link) => $(link).text().startsWith('what is new in '))
      .attr('href');
    expect(address).toBeDefined();
    const slug = address?.slice(`${baseUrl}changelog/`.length) ?? '';
    expect(fs.existsSync(path.join(buildDirectory, 'changelog', slug, 'index.html'))).toBe(true);
    // Between the cut of a version and the post about it <ReleaseNotes> leads to the development post or to all of them.
    const own = posts.map(({text}) => slugOf(text)).filter((name) => name !== '' && folder.endsWith(name));
    if (folder !== 'docs' && own.length > 0) expect(own).toContain(slug);
  });

  const renaming = posts.filter(({text}) => /^### Renamed /m.test(text));

  test('some releases rename settings', () => expect(renaming.length).toBeGreaterThan(2));

  test.each(renaming)('$file names the config checker beside the renamed settings', ({text}) => {
    const {$} = readPage(`changelog/${slugOf(text)}`);
    const renamed = $('h3[id^="renamed-"]');
    const links = renamed
      .nextUntil('h2, h3')
      .find('a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(links.filter((link) => link.startsWith(`${baseUrl}tools/config-checker`))).toHaveLength(1);
  });

  test.each(posts)('$file puts breaking changes first', ({text}) => {
    const headings = [...text.matchAll(/^## (.*?)(?: \{#|$)/gm)].map(([, heading]) => heading);
    const breaking = headings.indexOf('Breaking changes');
    expect(breaking).toBeLessThanOrEqual(0);
    const isTagged = /^tags: \[.*\bbreaking\b.*\]$/m.test(text);
    expect(isTagged).toBe(breaking === 0);
  });
});

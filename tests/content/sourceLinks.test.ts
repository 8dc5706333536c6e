/** Links to the driver's source are written without a branch or tag: `<DriverSource>` knows the version being read. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {project} from '../../src/site.ts';
import {versions} from '../support/site.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Lines that name a branch, tag or commit in a link to a file or folder of the driver. */
function findPinnedLinks(file: string, text: string): readonly string[] {
  const pinned = new RegExp(`${project.repository}/(?:blob|tree|raw|edit|blame)/`);
  return text.split('\n').flatMap((line, index) => (pinned.test(line) ? [`${file}:${index + 1}`] : []));
}

function filesBelow(folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(mdx?|tsx?|json)$/.test(file))
    .map((file) => path.join(folder, file));
}

describe('no link to the driver names a branch', () => {
  test.each([...versions.map(({folder}) => folder), 'blog', 'src/components', 'src/pages', 'src/theme'])(
    'in %s',
    (folder) => {
      const files = filesBelow(folder);
      expect(files.length).toBeGreaterThan(0);
      expect(
        files.flatMap((file) => findPinnedLinks(file, fs.readFileSync(path.join(root, file), 'utf8'))),
        'Write <DriverSource path="..."> on a page, <DriverChangelog> in a post.',
      ).toEqual([]);
    },
  );

  test('a link with a branch is found, one to an issue or to another project is not', () => {
    const text = [
      `[utils](${project.repository}/blob/master/dbus-serialbattery/utils.py)`,
      `[folder](${project.repository}/tree/v1.6.20250131/etc)`,
      `[#168](${project.repository}/pull/168)`,
      '[htop](https://github.com/mr-manuel/venus-os_helpful-scripts/tree/master/htop)',
    ].join('\n');
    expect(findPinnedLinks('page.md', text)).toEqual(['page.md:1', 'page.md:2']);
  });
});

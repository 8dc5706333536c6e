/** What the oldest browsers of `browserslist` cannot read, and what the bundler cannot write in another way. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDirectory} from './build.ts';

/** A pattern in a text is read when it is used: the Markdown renderer tries one first, and zod has one for a flag. */
const texts: readonly string[] = ['"(?<=1)(?<!1)"', '"(?<!`)()"', '"(^|(?<=[\\r\\n]))"'];

/** Safari knows them since 16.4; before, a script that has one in a pattern does not start at all. */
const withLookbehind = (script: string): boolean =>
  texts.reduce((rest, text) => rest.replaceAll(text, ''), script).search(/\(\?<[=!]/) !== -1;

test('no script has a pattern with a lookbehind', () => {
  const directory = path.join(buildDirectory, 'assets/js');
  const scripts = fs.readdirSync(directory).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(40);
  const found = scripts.filter((file) => withLookbehind(fs.readFileSync(path.join(directory, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each(['/(?<=[_/])/', '/(?<!a)b/'])('a script with %s is found', (pattern) =>
  expect(withLookbehind(`text.split(${pattern})`)).toBe(true),
);

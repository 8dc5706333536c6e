/** What must not be in the scripts; how much they may weigh is in tests/e2e/default/weight.spec.ts. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDirectory} from './build.ts';

const withHighlighter = (script: string) => /prism-react-renderer|Prism\.languages|tokenizePlaceholders/.test(script);

test('no highlighter ships to readers', () => {
  const scripts = fs.readdirSync(path.join(buildDirectory, 'assets/js')).filter((file) => file.endsWith('.js'));
  const read = (file: string) => fs.readFileSync(path.join(buildDirectory, 'assets/js', file), 'utf8');
  expect(scripts.length).toBeGreaterThan(40);
  expect(scripts.filter((file) => withHighlighter(read(file)))).toEqual([]);
});

test('a script with a highlighter is found', () => expect(withHighlighter('a(Prism.languages.ini)')).toBe(true));

/* One list has the settings of a build; every place that names them is checked against it. */
import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {settings} from '@site/src/config/env.ts';

interface Place {
  readonly file: string;
  /** What this place says of a setting. */
  readonly line: (name: string) => RegExp;
  /** Names in this place, as the first group. */
  readonly names: RegExp;
  /** Names that are not settings of a build. */
  readonly others?: readonly string[];
}

const places: readonly Place[] = [
  {
    file: '.env.example',
    line: (name) => new RegExp(`^${name}=`, 'm'),
    names: /^([A-Z_]+)=/gm,
    // Only search:publish reads it.
    others: ['ALGOLIA_ADMIN_API_KEY'],
  },
  {
    file: '.github/workflows/deploy.yml',
    line: (name) => new RegExp(`\\$\\{\\{ (?:vars|secrets)\\.${name}\\b.*\\}\\}`),
    names: /(?:vars|secrets)\.([A-Z_]+)/g,
  },
  {file: 'Dockerfile', line: (name) => new RegExp(`^ARG ${name}(?:=|$)`, 'm'), names: /^ARG ([A-Z_]+)/gm},
  {file: 'README.md', line: (name) => new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm'), names: /^\| `([A-Z_]+)`/gm},
];

const missing = (text: string, {line}: Place): readonly string[] => settings.filter((name) => !line(name).test(text));

const unknown = (text: string, {names, others = []}: Place): readonly string[] =>
  [...text.matchAll(names)]
    .map(([, name = '']) => name)
    .filter((name) => ![...settings, ...others].some((known) => known === name));

describe.each(places)('$file', (place) => {
  const text = fs.readFileSync(place.file, 'utf8');

  test(`has all ${settings.length} settings of a build and no other`, () => {
    expect(missing(text, place)).toEqual([]);
    expect(unknown(text, place)).toEqual([]);
  });

  test('without one of them is found, and so is one that does not exist', () => {
    expect(missing(text.replaceAll('TRAILING_SLASH', 'TRAILING_SLASHES'), place)).toEqual(['TRAILING_SLASH']);
    expect(unknown(text.replaceAll('SITE_URL', 'SITE_ADDRESS'), place)).toContain('SITE_ADDRESS');
  });
});

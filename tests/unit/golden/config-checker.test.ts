/** The words of the config checker for all kinds of files; `npm run golden` writes them anew. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import pasteTexts from '../../../src/driver-config/texts/pasteTexts.json' with {type: 'json'};
import engineTexts from '../../../src/driver-config/texts/texts.json' with {type: 'json'};
import {findingCodes} from '../../../src/driver-config/findingCodes.ts';
import {resolveVersion} from '../../../src/driver-config/index.ts';
import {checkTranscript, migrationTranscript, parseCases, type Input} from '../../support/checkerTranscript.ts';
import {catalog} from '../driver-config/catalog.ts';

const texts = {...engineTexts, ...pasteTexts};

const folder = path.resolve(import.meta.dirname, '../../golden/config-checker');
const names = fs.readdirSync(folder);
const inputs = names.filter((name) => name.endsWith('.cases')).map((name) => name.slice(0, -'.cases'.length));
const casesOf = (name: string): readonly Input[] =>
  parseCases(fs.readFileSync(path.join(folder, `${name}.cases`), 'utf8'));

/** Versions with the same transcript share it. */
function transcriptsOf(input: Input): readonly string[] {
  const versionsOf = new Map<string, string[]>();
  for (const name of input.versions) {
    const version = resolveVersion(catalog, name);
    const text =
      input.target === undefined
        ? checkTranscript(input, version, catalog)
        : migrationTranscript(input, version, resolveVersion(catalog, input.target), catalog);
    const same = text.replaceAll(version.label, 'This version');
    versionsOf.set(same, [...(versionsOf.get(same) ?? []), name]);
  }
  const target = input.target === undefined ? '' : ` > ${input.target}`;
  return [...versionsOf].map(([text, versions]) => `### ${versions.join(' ')}${target} | ${input.name}\n${text}\n`);
}

describe('what the config checker says', () => {
  const transcripts = new Map(inputs.map((name) => [name, casesOf(name).flatMap(transcriptsOf).join('\n')] as const));

  test.each([...transcripts])('of %s', async (name, transcript) => {
    console.log(`${name}: ${casesOf(name).length} texts`);
    await expect(transcript).toMatchFileSnapshot(path.join(folder, `${name}.txt`));
  });

  test('has each finding in a transcript', () => {
    const all = [...transcripts.values()].join('\n');
    expect(findingCodes.filter((code) => !all.includes(`[${code}]`) && !all.includes(` ${code}\n`))).toEqual([]);
  });

  test('has each sentence in a transcript, with its values', () => {
    const all = [...transcripts.values()].join('\n').replaceAll(/\n *(?:\| )?/g, '\n');
    const pattern = (text: string): RegExp =>
      new RegExp(
        text
          .trim()
          .split(/\{\w+\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[^\\n]*'),
        'i',
      );
    const missing = Object.entries(texts).flatMap(([id, text]) => (pattern(text).test(all) ? [] : [id]));
    console.log(`${Object.keys(texts).length} sentences`);
    expect(missing).toEqual([]);
    expect(all.match(/\{[a-z]\w*\}/g)).toBeNull();
  });

  test('has its sentences in one list, sorted and each once', () => {
    for (const list of [engineTexts, pasteTexts]) expect(Object.keys(list)).toEqual(Object.keys(list).sort());
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(engineTexts).length + Object.keys(pasteTexts).length);
  });

  test('of two files with the same name is not written twice', () => {
    for (const name of inputs) {
      const heads = casesOf(name).flatMap(({versions, target, name: title}) =>
        versions.map((version) => `${version} ${target ?? ''} ${title}`),
      );
      expect(heads.filter((head, index) => heads.indexOf(head) !== index)).toEqual([]);
    }
  });

  test('each transcript has its input', () => {
    const rest = names.filter((name) => !inputs.some((input) => name === `${input}.cases` || name === `${input}.txt`));
    expect(rest).toEqual([]);
  });

  test('a head that cannot be read is an error', () => {
    expect(() => parseCases('### two point zero | x\n')).toThrow('Not a head of a case');
  });
});

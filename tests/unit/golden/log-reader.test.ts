import {readdirSync, readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {bmsErrors} from '../../../src/driver-log/diagnosis/bmsErrors.ts';
import {defects} from '../../../src/driver-log/diagnosis/defects.ts';
import {findingTexts, type FindingText} from '../../../src/driver-log/diagnosis/texts.ts';
import {patterns} from '../../../src/driver-log/pattern.ts';
import wordings from '../../../src/driver-log/data/wordings.json';
import {readEvents} from '../../../src/driver-log/events.ts';
import type {Place} from '../../../src/driver-log/pattern.ts';
import {docsLineOf, placeIn} from '../../../src/driver-log/places.ts';
import {findingText, logTranscript} from '../../support/logTranscript.ts';
import {showsDefect, showsError, showsTrap} from '../driver-log/knownFaults.ts';
import {read, traps, versions} from '../driver-log/support.ts';

const folder = (name: string): URL => new URL(`../../golden/log-reader/${name}/`, import.meta.url);

/** Names of the inputs in a folder. A transcript without its input is an error. */
function inputs(name: string): readonly string[] {
  const files = readdirSync(folder(name));
  const named = (extension: string): readonly string[] =>
    files.filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length));
  const logs = named('.log');
  expect(named('.txt').filter((transcript) => !logs.includes(transcript))).toEqual([]);
  expect(logs.length).toBeGreaterThan(0);
  return logs;
}

const textOf = (name: string, file: string): string => readFileSync(new URL(file, folder(name)), 'utf8');
const transcript = (name: string, file: string): string => new URL(`${file}.txt`, folder(name)).pathname;

/** What the tests above the last one have shown. Files are written when all tests are done. */
const shownTexts: string[] = [];

async function expectTranscript(text: string, name: string, file: string): Promise<void> {
  shownTexts.push(text);
  await expect(text).toMatchFileSnapshot(transcript(name, file));
}

beforeAll(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('what a reader gets for a log', () => {
  it.each(inputs('logs'))('%s', async (name) => {
    const text = textOf('logs', `${name}.log`);
    await expectTranscript(logTranscript(text, read(text), versions.length), 'logs', name);
  });
});

/** Where a place leads in the versions of the documentation. */
function sections(place: Place | undefined): string {
  if (!place) return 'none';
  const found = versions.map((docs) => [placeIn(place, docsLineOf(docs)).join('#'), docs.label] as const);
  return [...new Set(found.map(([section]) => section))]
    .map(
      (section) => `${section} (${found.flatMap(([other, label]) => (other === section ? [label] : [])).join(', ')})`,
    )
    .join('; ');
}

/** A line alone, or behind those of a battery that was found: some count only then. */
const contexts = ['', 'INFO:SerialBattery:-- Connection established to Jkbms\n'];

function lineTranscript(line: string): string {
  const text = /^[A-Z]+:\w+:/.test(line) ? line : `ERROR:SerialBattery:${line}`;
  const [bare] = readEvents(line).events;
  const event = bare?.match ? bare : readEvents(text).events[0];
  const input = bare?.match ? line : text;
  const pattern = event?.match?.pattern;
  if (!pattern) return `${line}\n   unknown\n`;
  const finding = contexts.flatMap((before) => read(before + input).findings.filter(({id}) => id === pattern.id)).at(0);
  return [
    line,
    `   ${pattern.id}, ${pattern.severity}: ${pattern.meaning}`,
    ...(finding
      ? [
          ...findingText({...finding, count: 0, page: undefined}, false, '').map((part) => `   ${part}`),
          `      Read more: ${sections(pattern.place)}`,
        ]
      : []),
    '',
  ].join('\n');
}

describe('what a reader gets for one line', () => {
  it.each(inputs('lines'))('%s', async (name) => {
    const lines = textOf('lines', `${name}.log`).trimEnd().split('\n');
    await expectTranscript(lines.map(lineTranscript).join('\n'), 'lines', name);
  });
});

describe('what a reader gets for a known fault', () => {
  it.each(versions.map((docs) => [docs.label, docs] as const))('of %s', async (label, docs) => {
    const line = docsLineOf(docs);
    const shown = (id: string, section: string, log: string): string => {
      const finding = read(log).findings.find(
        (candidate) => candidate.id === id && (section === '' || candidate.anchor === section),
      );
      return finding ? findingText(finding, false, label).join('\n') : `${id} ${section}: not told`;
    };
    const texts = [
      ...defects.filter(({lines}) => lines.includes(line)).map(({id}) => shown(id, '', showsDefect(id, line))),
      ...bmsErrors
        .filter(({lines}) => lines.includes(line))
        .map((error) => shown(`error-${error.section}`, error.section, showsError(error, line))),
      ...(traps[docs.name] ?? [])
        .filter(({log, cannotWork}) => log !== undefined || cannotWork)
        .map((trap) => shown(`bms-${trap.id}`, trap.section, showsTrap(trap, line))),
    ];
    await expectTranscript(`${texts.join('\n\n')}\n`, 'known', docs.name);
  });
});

describe('the transcripts', () => {
  it('have every text of the data', () => {
    const all = shownTexts.join('\n');
    const sources: readonly Partial<FindingText>[] = [
      ...patterns.map(({meaning, naming = '', ...pattern}) => ({...pattern, title: meaning, detail: naming})),
      ...Object.values(findingTexts),
      ...defects,
      ...Object.values(wordings as Readonly<Record<string, Partial<FindingText>>>),
      ...bmsErrors,
    ];
    const texts = sources
      .flatMap(({title = '', detail = '', causes = [], actions = []}) => [title, detail, ...causes, ...actions])
      .flatMap((text) => text.split(/\{\w+\}/));
    console.log(`${texts.length} texts`);
    const missing = texts.filter((text) => !all.includes(text));
    expect(
      missing,
      'Add a line that shows it to tests/golden/log-reader/lines, then run npm run golden again. Causes and actions of a pattern are shown only with "told", or where a rule asks for its role.',
    ).toEqual([]);
    expect(Object.keys(findingTexts).filter((id) => !all.includes(`(${id})`))).toEqual([]);
  });
});

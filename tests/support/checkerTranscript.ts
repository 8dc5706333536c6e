/** What a reader of the config checker gets for a text, as text: the words of the page in the order of the page. */
import {diffLines} from '@site/src/tools/config-checker/diff.ts';
import {checkFile, fixFile, migrateFile, type CheckOutcome} from '@site/src/tools/config-checker/outcome.ts';
import {
  changedDefaultsSummary,
  changedDefaultText,
  changedKey,
  countsText,
  fixAllLabel,
  fixLabel,
  migrationSummary,
  nextStep,
  noLineChanges,
  partLabel,
  partQuestion,
  placeText,
  repeatedSummary,
  severityOf,
  verdictText,
  workText,
} from '@site/src/tools/config-checker/words.ts';
import {check, type Catalog, type Finding, type Version} from '@site/src/driver-config';
import {checkBytes} from '@site/src/driver-config/rules/checkBytes.ts';
import {describeResult} from '@site/src/driver-config/rules/report.ts';
import {applyEdits} from '@site/src/driver-config/ini/edits.ts';
import {describeKeysOfLog, describePaste, describePython} from '@site/src/driver-config/paste/describePaste.ts';
import {pasteFindings} from '@site/src/driver-config/paste/pasteFindings.ts';
import {readPaste} from '@site/src/driver-config/paste/readPaste.ts';

export interface Input {
  readonly name: string;
  /** Short names of the versions to check against. */
  readonly versions: readonly string[];
  /** Migrate to this version. */
  readonly target?: string | undefined;
  /** Section of Supported BMS that the reader has. */
  readonly bms?: string | undefined;
  readonly text: string;
}

/**
 * Inputs of a `.cases` file: `### 1.6 2.0 | name` is a check against both versions, `### 1.6 > 2.0 | name` a migration,
 * `### 2.0 jk-bms | name` a check for the section of a BMS. The lines below it are the text; with `### escaped` as their
 * first line they are one string of JSON, for characters that no editor keeps.
 *
 * @throws Error for a head that cannot be read
 */
export function parseCases(content: string): readonly Input[] {
  return content
    .split(/^### (?!escaped)/m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      const head = block.slice(0, end);
      const [, versions, target, bms, name] =
        /^([\d. ]*\d)(?: > ([\d.]+))?(?: ([a-z][\w-]*))? \| (.+)$/.exec(head) ?? [];
      if (versions === undefined || name === undefined) throw new Error(`Not a head of a case: ### ${head}`);
      const body = block.slice(end + 1);
      const text = body.startsWith('### escaped\n') ? (JSON.parse(body.slice(12)) as string) : body;
      return {name, versions: versions.split(' '), target, bms, text};
    });
}

const indented = (text: string, by = '    '): string[] =>
  text.split('\n').map((line) => (by + visible(line)).trimEnd());

/** Characters that cannot be seen, or that change the file of the transcript, by their code. */
const visible = (text: string): string =>
  text.replaceAll(
    /[\0-\u0008\u000b-\u001f\u007f\u00a0\u2000-\u200f\u2028-\u202f\u2060\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const differences = (before: string, after: string): string[] =>
  diffLines(before, after)
    .filter(({kind}) => kind !== 'same')
    .map(({kind, text}) => `      ${kind === 'added' ? '+' : '-'} ${visible(text)}`.trimEnd());

function findingLines(
  text: string,
  {severity, line, column, endColumn, key, code, message, log, fix}: Finding,
): string[] {
  const place = `${placeText(severity, line)}:${column}${endColumn === undefined ? '' : `-${endColumn}`}`;
  return [
    `  ${place}${key === undefined ? '' : `: ${visible(key)}`} [${code}]`,
    ...indented(message),
    ...(log === undefined ? [] : log.split('\n').flatMap((part) => indented(part, '    | '))),
    ...(fix === undefined
      ? []
      : [`    ${fixLabel(fix.title)}${fix.safe ? ' (safe)' : ''}`, ...differences(text, applyEdits(text, fix.edits))]),
  ];
}

function outcomeLines(text: string, outcome: CheckOutcome, {label}: Version, isPart = false): string[] {
  const isRepeated = ({code}: Finding): boolean => code === 'equals-default';
  const repeated = outcome.findings.filter(isRepeated);
  return [
    outcome.lacksHeader && !isPart
      ? `${label}: ${partQuestion} [${partLabel}]`
      : `${label}: ${verdictText(outcome)}. ${countsText(outcome)}. ${workText(outcome, 0)}`.trimEnd(),
    ...(severityOf(outcome) === 'good' && (isPart || !outcome.lacksHeader) ? [`  [${nextStep}]`] : []),
    ...outcome.findings.filter((finding) => !isRepeated(finding)).flatMap((finding) => findingLines(text, finding)),
    ...(repeated.length === 0
      ? []
      : [
          `  ${repeatedSummary(repeated.length, outcome.settings)}: ${repeated.map(({line, key}) => `${line} ${key ?? ''}`).join(', ')}`,
          ...indented(repeated[0]?.message ?? ''),
        ]),
  ];
}

/** The notes above the findings, and what comes of the text when the reader follows them. */
function pasteLines(text: string, version: Version, catalog: Catalog, bms: string | undefined): string[] {
  const {noise, edits, pythonLines, keysOfLog} = readPaste(text);
  const {sentences, button} = describePaste(noise);
  const cleaned = applyEdits(text, edits);
  const isPart = readPaste(cleaned).lacksHeader;
  const notes = [
    ...(noise.length > 0 ? [`${sentences.join(' ')} [${button}]`] : []),
    ...(keysOfLog.length > 0 ? [describeKeysOfLog(keysOfLog.length, version.label)] : []),
    ...(pythonLines.length > 0 ? [describePython(pythonLines)] : []),
  ];
  if (notes.length === 0 && !isPart) return [];
  return [
    ...notes.map((note) => `  Paste: ${visible(note)}`),
    ...differences(text, cleaned),
    ...pasteFindings(text, version, catalog).flatMap(({code, message}) =>
      indented(`${message} [${code}]`, '  Command line: '),
    ),
    ...(isPart || noise.length > 0
      ? [
          isPart ? 'As a part of the file:' : 'After that:',
          ...outcomeLines(cleaned, checkFile(cleaned, version.name, catalog, {bms, isPart}), version, isPart),
        ]
      : []),
  ];
}

function fixAllLines(
  text: string,
  outcome: CheckOutcome,
  version: Version,
  catalog: Catalog,
  isPart: boolean,
): string[] {
  if (outcome.safeFixes === 0) return [];
  const fixed = fixFile(text, version.name, catalog, isPart);
  const after = checkFile(fixed, version.name, catalog, {isPart});
  return [
    `${fixAllLabel(outcome.safeFixes)}:`,
    ...differences(text, fixed),
    ...outcomeLines(fixed, after, version, isPart).slice(0, 1),
    ...after.findings.map(({line, code}) => `  ${line} ${code}`),
  ];
}

/** What the driver uses instead of its defaults. */
function inUseLines(text: string, version: Version, catalog: Catalog): string[] {
  const changed = Object.entries(check(text, version, catalog).effective).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(version.settings.get(key)?.default),
  );
  return changed.length === 0
    ? []
    : [`  In use: ${changed.map(([key, value]) => `${key} = ${String(value)}`).join('; ')}`];
}

/** Bytes of a file that is not saved as UTF-8. */
const bytesOf: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'saved as Latin-1': (text) => new Uint8Array(Buffer.from(text, 'latin1')),
  'saved as UTF-16': (text) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]),
};

/** The last line of the text so often, with the number of each behind the name. */
const repeated = (text: string, count: number): string => {
  const lines = text.trimEnd().split('\n');
  return [
    ...lines.slice(0, -1),
    ...Array.from({length: count}, (_, index) => `${lines.at(-1) ?? ''}${index} = 1`),
    '',
  ].join('\n');
};

export function checkTranscript({name, text, bms}: Input, version: Version, catalog: Catalog): string {
  const bytes = bytesOf[name]?.(text);
  if (bytes) return describeResult('config.ini', checkBytes(bytes, version, catalog), version.label);
  const [, count] = /^(\d+) lines$/.exec(name) ?? [];
  if (count !== undefined) {
    const result = check(repeated(text, Number(count)), version, catalog);
    return describeResult('config.ini', {...result, findings: result.findings.slice(-2)}, version.label);
  }
  const outcome = checkFile(text, version.name, catalog, {bms});
  return [
    ...outcomeLines(text, outcome, version),
    ...inUseLines(text, version, catalog),
    ...fixAllLines(text, outcome, version, catalog, false),
    ...(outcome.findings.some(({code}) => code === 'other-file') ? [] : pasteLines(text, version, catalog, bms)),
  ].join('\n');
}

export function migrationTranscript({text}: Input, version: Version, target: Version, catalog: Catalog): string {
  const outcome = migrateFile(text, version.name, target.name, catalog);
  const difference = differences(text, outcome.text);
  return [
    ...migrationSummary(outcome, target.label),
    ...(difference.length === 0 ? [noLineChanges] : difference),
    ...outcome.changes.map((change) => {
      const newKey = changedKey(change);
      return `  Line ${change.line}, ${change.key}${newKey === undefined ? '' : ` → ${newKey}`}: ${visible(change.reason)}`;
    }),
    ...(outcome.changedDefaults.length === 0
      ? []
      : [
          changedDefaultsSummary(outcome.changedDefaults.length),
          ...outcome.changedDefaults.map((changed) => `  ${changed.newKey}: ${changedDefaultText(changed)}`),
        ]),
  ].join('\n');
}

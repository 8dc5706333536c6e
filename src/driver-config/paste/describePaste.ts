import {say} from '../texts/sayOfPaste.ts';
import type {Noise, NoiseKind} from './readPaste.ts';
import type {RepairKind} from './repairs.ts';

const names: Readonly<Record<NoiseKind, readonly [one: string, many: string]>> = {
  editor: [say('describe-paste.line-editor'), say('describe-paste.lines-editor')],
  command: [say('describe-paste.command-its-prompt'), say('describe-paste.commands-their-prompt')],
  path: [say('describe-paste.file-s-name'), say('describe-paste.lines-file-s-name')],
  quote: [say('describe-paste.quotation-mark-at-start-line'), say('describe-paste.quotation-marks-at-start-lines')],
  number: ["a line's number", say('describe-paste.numbers-front-lines')],
  mark: [say('describe-paste.list-mark-code-mark'), say('describe-paste.list-marks-code-marks-around')],
  sentence: ['a sentence', 'sentences'],
  fence: [say('describe-paste.mark-forum-s-markdown-s'), say('describe-paste.marks-forum-s-markdown-s')],
  log: ['a line of the log', 'lines of the log'],
  tag: [say('describe-paste.mark-forum-s-web-page'), say('describe-paste.marks-forum-s-web-page')],
  files: [say('describe-paste.lines-another-file'), say('describe-paste.lines-another-file')],
  zero: [say('describe-paste.line-invisible-zeros-as-utf'), say('describe-paste.lines-invisible-zeros-as-utf')],
  entity: [say('describe-paste.line-codes-web-page-such'), say('describe-paste.lines-codes-web-page-such')],
  escape: [say('describe-paste.line-backslashes-forum'), say('describe-paste.lines-backslashes-forum')],
  typography: [
    say('describe-paste.line-quotation-marks-dashes-blanks'),
    say('describe-paste.lines-quotation-marks-dashes-blanks'),
  ],
  indent: ['indented lines', 'indented lines'],
  oneLine: [say('describe-paste.line-several-settings'), say('describe-paste.lines-several-settings')],
  capitals: [say('describe-paste.key-small-letters-as-phone'), say('describe-paste.keys-small-letters-as-phone')],
  cut: [say('describe-paste.line-editor-cut-at-edge'), say('describe-paste.lines-editor-cut-at-edge')],
};

const maxNumbers = 6;

function placesOf(lines: readonly number[]): string {
  const shown = lines.slice(0, maxNumbers).join(', ');
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${lines.length > maxNumbers ? ' …' : ''}`;
}

/** 'A line of the editor (line 1), 2 lines of the log (lines 4, 5)'. */
function describeNoise(noise: readonly Noise[]): string {
  const parts = noise.map(({kind, lines}) => {
    const [one, many] = names[kind];
    return `${lines.length === 1 ? one : `${lines.length} ${many}`} (${placesOf(lines)})`;
  });
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Kinds that stay in the file, written in another way; the others are left out. */
export const kept: ReadonlySet<NoiseKind> = new Set<RepairKind>([
  'zero',
  'entity',
  'escape',
  'typography',
  'indent',
  'oneLine',
  'capitals',
]);

export interface PasteWords {
  /** One sentence on what goes, one on what is written otherwise. */
  readonly sentences: readonly string[];
  /** What the button for both says. */
  readonly button: string;
}

/** What is said of a paste, and what one click does. */
export function describePaste(noise: readonly Noise[]): PasteWords {
  const changed = noise.filter(({kind}) => kept.has(kind));
  const left = noise.filter(({kind}) => !kept.has(kind));
  const isOne = left.length === 1 && left[0]?.lines.length === 1;
  return {
    sentences: [
      ...(left.length > 0 ? [say('describe-paste.no-part-config-ini', {describeNoise: describeNoise(left)})] : []),
      ...(changed.length > 0
        ? [say('describe-paste.config-ini-written-otherwise', {describeNoise: describeNoise(changed)})]
        : []),
    ],
    button:
      changed.length > 0
        ? say('describe-paste.put-right')
        : isOne
          ? say('describe-paste.leave-out')
          : say('describe-paste.leave-them-out'),
  };
}

export function describePython(lines: readonly number[]): string {
  return say('describe-paste.written-python-as-utils-py', {
    replace: placesOf(lines).replace(/^l/, 'L'),
    rest: lines.length === 1 ? 'is' : 'are',
  });
}

/**
 * What it means when the driver's log calls keys not valid that its version has: it compares them with the
 * config.default.ini that lies beside config.ini.
 */
export function describeKeysOfLog(count: number, label: string): string {
  return (
    `The log calls ${count === 1 ? 'a key' : `${count} keys`} not valid that ${label} has. The driver compares with the ` +
    'config.default.ini on the device, so these keys are not in that file: either another version is installed than ' +
    'chosen here, or that file was changed. The FAQ says how to see the installed version.'
  );
}

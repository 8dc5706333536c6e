import type {Noise, NoiseKind} from './readPaste.ts';
import type {RepairKind} from './repairs.ts';

const names: Readonly<Record<NoiseKind, readonly [one: string, many: string]>> = {
  editor: ['a line of the editor', 'lines of the editor'],
  command: ['a command with its prompt', 'commands with their prompt'],
  path: ["the file's name", "lines with the file's name"],
  quote: ['a quotation mark at the start of a line', 'quotation marks at the start of lines'],
  number: ["a line's number", 'numbers in front of lines'],
  mark: ['a list mark or code mark', 'list marks or code marks around lines'],
  sentence: ['a sentence', 'sentences'],
  fence: ["a mark of the forum's or Markdown's code block", "marks of the forum's or Markdown's code block"],
  log: ['a line of the log', 'lines of the log'],
  tag: ["a mark of the forum's or web page's text", "marks of the forum's or web page's text"],
  files: ['a line of another file', 'lines of another file'],
  zero: ['a line with invisible zeros, as of UTF-16', 'lines with invisible zeros, as of UTF-16'],
  entity: ['a line with codes of a web page such as &gt;', 'lines with codes of a web page such as &gt;'],
  escape: ['a line with backslashes of a forum', 'lines with backslashes of a forum'],
  typography: [
    'a line with quotation marks, dashes or blanks of a chat',
    'lines with quotation marks, dashes or blanks of a chat',
  ],
  indent: ['an indented line', 'indented lines'],
  oneLine: ['a line with several settings', 'lines with several settings'],
  capitals: ['a key in small letters, as a phone writes it', 'keys in small letters, as a phone writes them'],
  cut: ['a line that the editor cut at the edge of its window', 'lines that the editor cut at the edge of its window'],
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
      ...(left.length > 0 ? [`${describeNoise(left)}: no part of a config.ini.`] : []),
      ...(changed.length > 0 ? [`${describeNoise(changed)}: a config.ini is written otherwise.`] : []),
    ],
    button: changed.length > 0 ? 'Put it right' : isOne ? 'Leave it out' : 'Leave them out',
  };
}

export function describePython(lines: readonly number[]): string {
  return (
    `${placesOf(lines).replace(/^l/, 'L')} ${lines.length === 1 ? 'is' : 'are'} written in Python, as in utils.py ` +
    'before there was a config.ini (v0.14.3 and older). In config.ini a list has no brackets, only commas: 0, 0.1, 1.'
  );
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

import type {Noise, NoiseKind} from './readPaste.ts';

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
  cut: ['a line that the editor cut at the edge of its window', 'lines that the editor cut at the edge of its window'],
};

const maxNumbers = 6;

function placesOf(lines: readonly number[]): string {
  const shown = lines.slice(0, maxNumbers).join(', ');
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${lines.length > maxNumbers ? ' …' : ''}`;
}

/** 'A line of the editor (line 1), 2 lines of the log (lines 4, 5)'. */
export function describeNoise(noise: readonly Noise[]): string {
  const parts = noise.map(({kind, lines}) => {
    const [one, many] = names[kind];
    return `${lines.length === 1 ? one : `${lines.length} ${many}`} (${placesOf(lines)})`;
  });
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
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

/** Takes out of a line what terminals, mail programs and forums put into it. */

const entities: Readonly<Record<string, string>> = {
  gt: '>',
  lt: '<',
  amp: '&',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

const ansiSequence = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\^_])/g;
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
const shownAnsi = /\^\[\[[0-9;]*[A-Za-z]|\[(?:0|1|2|[34]\d)(?:;\d+)*m/g;
const hexDigit = /[0-9A-Fa-f]/;
const wideBlank = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const needsCleaning = /[^\x20-\x7e]|&[a-z#]|\^[[@]|\[\d|<\/?[a-z]|^\s*\{"/;
/** Pages that show a log put such around its lines. */
const htmlTag = /<\/?(?:span|div|p|br|td|tr|b|font|li|pre|code|samp)(?: [^<>]*)?\/?>/gi;

/** A line with plain blanks and quotes and without control characters. Most lines are returned as they are. */
export function cleanLine(line: string): string {
  if (!needsCleaning.test(line)) return inEnglish(line);
  return (
    (/^\s*\{"/.test(line) ? messageIn(line) : line)
      .replace(htmlTag, '')
      .replace(ansiSequence, '')
      .replace(shownAnsi, (found, at: number, whole: string) =>
        found.startsWith('[') && hexDigit.test(whole[at - 1] ?? '') ? found : '',
      )
      .replace(/\^@/g, '')
      .replace(wideBlank, ' ')
      .replace(invisible, '')
      .replace(/&(gt|lt|amp|quot|#39|apos|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
      .replace(/[\u2018\u2019\u201a\u201b\u2032]/g, "'")
      .replace(/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"')
      // Phones make one long dash of two hyphens.
      .replace(/(^|:|\s)[\u2013\u2014] ?(?=[A-Z>])/g, '$1-- ')
  );
}

/** The line of the log in an object of JSON, as collectors of logs send it. */
function messageIn(line: string): string {
  try {
    const {log, message, msg, MESSAGE} = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const text = [log, message, msg, MESSAGE].find((value) => typeof value === 'string');
    return typeof text === 'string' ? text.trimEnd() : line;
  } catch {
    return line;
  }
}

// cspell:disable
const german: readonly (readonly [RegExp, string])[] = [
  [/Datei oder Verzeichnis nicht gefunden$/, 'No such file or directory'],
  [/Keine Berechtigung$/, 'Permission denied'],
  [/Das Dateisystem ist nur lesbar$/, 'Read-only file system'],
  [/(?:Kommando|Befehl) nicht gefunden\.?$/, 'command not found'],
  [/Auf dem Gerät ist kein Speicherplatz mehr verfügbar$/, 'No space left on device'],
];
const lineInGerman = /: Zeile (\d+): /;
// cspell:enable

/** Errors of a shell in the language that this tool knows. */
function inEnglish(line: string): string {
  const found = german.find(([text]) => text.test(line));
  return found ? line.replace(found[0], found[1]).replace(lineInGerman, ': line $1: ') : line;
}

/** As many blanks in a row are not part of a message: the terminal wrapped the line there, often inside a word. */
const terminalWrap = / {22,}/;

/** The line as it may have been before the terminal wrapped it: without the gap, with one blank, or as it is. */
export function unwrapped(text: string): readonly string[] {
  if (!terminalWrap.test(text.trimEnd())) return [text];
  const parts = text.trimEnd().split(terminalWrap);
  return [parts.join(''), parts.join(' '), text];
}

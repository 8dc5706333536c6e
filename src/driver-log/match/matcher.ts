import {driverLines, logCalls, patternOf, type DriverLine, type Pattern, type PatternId} from '../pattern.ts';
import {expressions} from './expressions.ts';
import {Spelling} from './spelling.ts';
import {hasItsGap, isBeginningOf, matchTemplate, parseTemplate, type TemplateText} from './template.ts';

/** What a line turned out to be. */
export interface Match {
  readonly pattern: Pattern;
  /** Named values; an absent one is left out. */
  readonly values: Readonly<Record<string, string>>;
  /** Release lines that write exactly this text. */
  readonly versions: readonly DriverLine[];
  /** The text of the log call, when it was one. */
  readonly template?: string;
  /** The line is cut or misspelled, and only looks like one of this pattern. */
  readonly isUncertain?: true;
}

interface TemplateEntry {
  readonly pattern: Pattern;
  readonly text: string;
  readonly parsed: TemplateText;
  /** Versions by number of blanks in front: some versions indent a line that others do not. */
  readonly byIndent: ReadonlyMap<number, readonly DriverLine[]>;
}

/** Characters at the beginning of a log call that its lines are looked up by. */
const keyLength = 4;

/** Longer lines are not lines of the driver; their beginning says what they are. */
const maxCharacters = 4000;

/** Templates made of a value and a sign or two fit almost everything; they count in their context only. */
const minLiterals = 3;

/** Nobody types longer lines off a screen. */
const maxTyped = 300;

/** Fewer characters at the end of a line say too little. */
const minEnding = 10;

/** Different texts whose match is remembered; logs repeat themselves. */
const maxRemembered = 20_000;

function collectTemplates(): readonly TemplateEntry[] {
  const entries = new Map<string, {pattern: Pattern; byIndent: Map<number, readonly DriverLine[]>}>();
  for (const {id, versions, texts} of logCalls) {
    for (const text of texts) {
      const entry = entries.get(text.trim()) ?? {
        pattern: patternOf(id),
        byIndent: new Map<number, readonly DriverLine[]>(),
      };
      const indent = text.length - text.trimStart().length;
      entry.byIndent.set(indent, [...(entry.byIndent.get(indent) ?? []), ...versions]);
      entries.set(text.trim(), entry);
    }
  }
  return [...entries].map(([text, entry]) => ({...entry, text, parsed: parseTemplate(text)}));
}

/** A match for templates that fit in part, when there is only one pattern for them. */
function onlyPatternOf(found: readonly TemplateEntry[]): Match | undefined {
  const [first] = found;
  if (!first || found.some(({pattern}) => pattern !== first.pattern)) return undefined;
  return {
    pattern: first.pattern,
    values: {},
    versions: versionsOf(first, 0),
    template: first.text,
    isUncertain: true,
  };
}

/** The first characters of a text; none where a value is among them. */
const keyOf = (text: string): string => (text.length < keyLength ? '' : text.slice(0, keyLength));

const regexes = Object.entries(expressions).flatMap(([id, list]) =>
  list.map((regex) => ({pattern: patternOf(id as PatternId), regex})),
);

export class Matcher {
  private readonly byStart = new Map<string, TemplateEntry[]>();
  private readonly all: readonly TemplateEntry[] = collectTemplates();
  private readonly known = new Map<string, Match | null>();
  private spelling: Spelling | undefined;

  constructor() {
    for (const entry of this.all) {
      const key = keyOf(entry.parsed.parts[0] ?? '');
      this.byStart.set(key, [...(this.byStart.get(key) ?? []), entry]);
    }
  }

  /** @param message text of a line without time stamp, level and logger; blanks in front are kept */
  match(message: string): Match | undefined {
    const remembered = this.known.get(message);
    if (remembered !== undefined) return remembered ?? undefined;
    const found = this.find(message.length > maxCharacters ? message.slice(0, maxCharacters) : message);
    if (this.known.size >= maxRemembered) this.known.clear();
    this.known.set(message, found ?? null);
    return found;
  }

  /** A line that was cut short: the template that it begins, when there is only one pattern for it. */
  matchBeginning(message: string): Match | undefined {
    const text = message.trim().replace(/\s*(?:\.{3}|…|\$)$/u, '');
    const entries = (this.byStart.get(keyOf(text)) ?? []).filter(({parsed}) => isBeginningOf(parsed, text));
    return onlyPatternOf(entries);
  }

  /** The first line of a paste may begin anywhere: the template that it ends, when there is only one pattern for it. */
  matchEnding(message: string): Match | undefined {
    const text = message.trim();
    if (text.length < minEnding) return undefined;
    const found = this.all.filter(({parsed: {parts}}) => {
      const tail = parts.at(-1) ?? '';
      return tail.length >= minEnding && (tail.endsWith(text) || (parts.length > 1 && text.endsWith(tail)));
    });
    return onlyPatternOf(found);
  }

  /** A line that was typed off a screen: what it is with its typing errors corrected. */
  matchMisspelled(message: string): {readonly text: string; readonly match: Match} | undefined {
    this.spelling ??= new Spelling(this.all.map(({text}) => text));
    const text = this.spelling.correct(message.slice(0, maxTyped));
    const match = text === message ? undefined : this.match(text);
    return match && {text, match: {...match, isUncertain: true}};
  }

  private find(message: string): Match | undefined {
    return this.findRegex(message) ?? this.findTemplate(message);
  }

  private findRegex(message: string): Match | undefined {
    const text = message.trimEnd();
    const withoutIndent = text.trimStart();
    for (const {pattern, regex} of regexes) {
      const found = regex.exec(text) ?? (withoutIndent === text ? null : regex.exec(withoutIndent));
      if (!found) continue;
      const values: Record<string, string> = {};
      for (const [name, value] of Object.entries(found.groups ?? {})) if (value !== undefined) values[name] = value;
      // The same line may be a template as well, which tells more about the version.
      const template = this.findTemplate(message);
      const isSame = template?.pattern === pattern;
      return {
        pattern,
        values,
        versions: isSame ? template.versions : pattern.versions,
        ...(isSame && template.template !== undefined && {template: template.template}),
      };
    }
    return undefined;
  }

  private findTemplate(message: string): Match | undefined {
    const text = message.trim();
    const indent = message.length - message.trimStart().length;
    let best: {readonly entry: TemplateEntry; readonly values: readonly string[]} | undefined;
    for (const entry of [...(this.byStart.get('') ?? []), ...(this.byStart.get(keyOf(text)) ?? [])]) {
      if (entry.parsed.parts.length > 1 && entry.parsed.literals < minLiterals) continue;
      // Versions differ in nothing but blanks: the text with most of them is the one that the line has.
      const more =
        entry.parsed.literals - (best?.entry.parsed.literals ?? 0) ||
        entry.parsed.length - (best?.entry.parsed.length ?? 0);
      if (best && (more < 0 || (more === 0 && (hasItsGap(best.entry.parsed, text) || !hasItsGap(entry.parsed, text)))))
        continue;
      const values = matchTemplate(entry.parsed, text);
      if (values) best = {entry, values};
    }
    return best && toMatch(best.entry, best.values, indent);
  }
}

function versionsOf({byIndent}: TemplateEntry, indent: number): readonly DriverLine[] {
  const exact = indent > 0 ? byIndent.get(indent) : undefined;
  const all = new Set(exact ?? [...byIndent.values()].flat());
  return driverLines.filter((line) => all.has(line));
}

function toMatch(entry: TemplateEntry, found: readonly string[], indent: number): Match {
  const values: Record<string, string> = {};
  for (const [index, name] of entry.parsed.names.entries()) if (name && found[index]) values[name] = found[index];
  return {pattern: entry.pattern, values, versions: versionsOf(entry, indent), template: entry.text};
}

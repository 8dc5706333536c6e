import {driverLines, logCalls, patternOf, type DriverLine, type Pattern} from '../pattern.ts';
import {expressions} from './expressions.ts';
import {requiredLiteral} from './requiredLiteral.ts';
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

interface RegexEntry {
  readonly pattern: Pattern;
  readonly regex: RegExp;
  readonly order: number;
}

/** Characters that a key of the index has. */
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

/** Entries by four characters that every line of theirs contains. A line is walked through once. */
class Index<Entry> {
  private readonly buckets = new Map<number, Entry[]>();
  private readonly mayStart = new Uint8Array(1 << 16);
  readonly others: Entry[] = [];

  add(literal: string, entry: Entry): void {
    const key = literal.length < keyLength ? undefined : keyAt(literal, rarestKey(literal));
    if (key === undefined) {
      this.others.push(entry);
      return;
    }
    this.mayStart[key & 0xffff] = 1;
    this.buckets.set(key, [...(this.buckets.get(key) ?? []), entry]);
  }

  collect(text: string): readonly Entry[] {
    const found: Entry[] = [...this.others];
    const seen = new Set<number>();
    for (let at = 0; at + keyLength <= text.length; at++) {
      const key = keyAt(text, at);
      if (this.mayStart[key & 0xffff] === 0 || seen.has(key)) continue;
      const bucket = this.buckets.get(key);
      if (!bucket) continue;
      seen.add(key);
      found.push(...bucket);
    }
    return found;
  }
}

const keyAt = (text: string, at: number): number =>
  (((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 37 + text.charCodeAt(at + 2)) * 41 +
    text.charCodeAt(at + 3)) |
  0;

/** Blanks and common words make large buckets; a key with upper case or signs is usually rare. */
function rarestKey(literal: string): number {
  let best = 0;
  let bestScore = -1;
  for (let at = 0; at + keyLength <= literal.length; at++) {
    const score = [...literal.slice(at, at + keyLength)].reduce(
      (sum, char) => sum + (/[a-z]/.test(char) ? 2 : /[A-Z]/.test(char) ? 3 : /[\s:>.]/.test(char) ? 0 : 2),
      0,
    );
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return best;
}

const longest = (parts: readonly string[]): string =>
  parts.reduce((best, part) => (part.trim().length > best.length ? part.trim() : best), '');

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

export class Matcher {
  private readonly regexes = new Index<RegexEntry>();
  private readonly templates = new Index<TemplateEntry>();
  private readonly short = new Map<string, TemplateEntry>();
  private readonly beginnings = new Map<string, TemplateEntry[]>();
  private readonly all: readonly TemplateEntry[] = collectTemplates();
  private readonly known = new Map<string, Match | null>();
  private spelling: Spelling | undefined;

  constructor() {
    let order = 0;
    for (const [id, list] of expressions) {
      for (const regex of list)
        this.regexes.add(requiredLiteral(regex.source), {pattern: patternOf(id), regex, order: order++});
    }
    for (const entry of this.all) {
      const literal = longest(entry.parsed.parts);
      if (entry.parsed.parts.length === 1 && literal.length < keyLength) this.short.set(entry.text, entry);
      else if (entry.parsed.literals >= minLiterals) this.templates.add(literal, entry);
      const start = entry.text.slice(0, 6);
      this.beginnings.set(start, [...(this.beginnings.get(start) ?? []), entry]);
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
    const entries = (this.beginnings.get(text.slice(0, 6)) ?? []).filter(({parsed}) => isBeginningOf(parsed, text));
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
    const candidates = [...this.regexes.collect(text)].sort((a, b) => a.order - b.order);
    const withoutIndent = text.trimStart();
    for (const {pattern, regex} of candidates) {
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
    const short = this.short.get(text);
    if (short) return toMatch(short, [], indent);
    let best: {readonly entry: TemplateEntry; readonly values: readonly string[]} | undefined;
    for (const entry of this.templates.collect(text)) {
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

/** Reads the driver's CHANGELOG.md. */

export interface ChangelogItem {
  readonly kind: 'Added' | 'Changed' | 'Removed' | 'Breaking' | 'Other';
  /** Without kind, author and address. */
  readonly text: string;
  readonly line: number;
}

export interface ChangelogSection {
  /** `v2.1.x`, `v2.0.20250729`. */
  readonly version: string;
  readonly items: readonly ChangelogItem[];
}

const isKind = (word: string): word is ChangelogItem['kind'] => ['Added', 'Changed', 'Removed'].includes(word);

/** `* Added: text with <address> by @author`; the kind is misspelled in case now and then. */
function itemOf(line: string, number: number, isBreaking: boolean): ChangelogItem {
  const [, word = '', rest = ''] = /^\*\s+(?:(added|changed|removed):\s*)?(.*)$/i.exec(line) ?? [];
  const kind = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return {
    kind: isBreaking ? 'Breaking' : isKind(kind) ? kind : 'Other',
    text: rest.replace(/(?:\s+with\s+https?:\/\/\S+)?(?:\s+by\s+@\S+)?\s*$/, ''),
    line: number,
  };
}

/** Sections in the order of the file, the newest first. What stands below an item belongs to it. */
export function parseChangelog(text: string): readonly ChangelogSection[] {
  const sections: {version: string; items: ChangelogItem[]}[] = [];
  let isBreaking = false;
  for (const [index, line] of text.split('\n').entries()) {
    const section = sections.at(-1);
    const last = section?.items.at(-1);
    const [, version] = /^## (v\d\S*)/.exec(line) ?? [];
    if (version !== undefined) sections.push({version, items: []});
    if (/^##/.test(line)) isBreaking = /^### Breaking/i.test(line);
    else if (/^\* /.test(line)) section?.items.push(itemOf(line, index + 1, isBreaking));
    else if (section && last && /^\s+\S/.test(line)) {
      section.items[section.items.length - 1] = {...last, text: `${last.text}\n${line.trimEnd()}`};
    }
  }
  return sections;
}

import type {SettingRow, SettingRowGroup} from '@site/src/docs-data/props';

/** Words in lower case; underscores and hyphens count as spaces, so keys are found with or without them. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
}

/** Whether a text (key, group and summary of a setting) holds every word. */
export function matches(text: string, words: readonly string[]): boolean {
  const searched = wordsOf(text).join(' ');
  return words.every((word) => searched.includes(word));
}

/** Keys of the rows that hold every word of the query, in key, group or summary. */
export function filterGroups(groups: readonly SettingRowGroup[], query: string): ReadonlySet<string> {
  const words = wordsOf(query);
  const passes = (group: string, {key, summary}: SettingRow) => matches(`${key} ${group} ${summary}`, words);
  return new Set(groups.flatMap(({name, rows}) => rows.filter((row) => passes(name, row)).map(({key}) => key)));
}

export function countRows(groups: readonly SettingRowGroup[]): number {
  return groups.reduce((sum, {rows}) => sum + rows.length, 0);
}

/** @param visible how many pass the filter; undefined when nothing is filtered */
export function settingsCount(total: number, visible?: number): string {
  return visible === undefined ? `${total} settings` : `${visible} of ${total} settings`;
}

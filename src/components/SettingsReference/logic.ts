import type {SettingRow, SettingRowGroup} from '@site/src/docsData/props';

/** Words in lower case; underscores and hyphens count as spaces, so keys are found with or without them. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
}

function matches(row: SettingRow, group: string, words: readonly string[]): boolean {
  const text = wordsOf(`${row.key} ${group} ${row.summary}`).join(' ');
  return words.every((word) => text.includes(word));
}

/** Keys of the rows that hold every word of the query, in key, group or summary. */
export function filterGroups(groups: readonly SettingRowGroup[], query: string): ReadonlySet<string> {
  const words = wordsOf(query);
  return new Set(groups.flatMap(({name, rows}) => rows.filter((row) => matches(row, name, words)).map(({key}) => key)));
}

export function countRows(groups: readonly SettingRowGroup[]): number {
  return groups.reduce((sum, {rows}) => sum + rows.length, 0);
}

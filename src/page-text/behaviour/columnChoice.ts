/* The choice above the feature matrix hides all columns but one; see components/FeatureMatrix. */

export const columnField = '[data-columns] select';

/** @param choice number of the column behind the first one, from 0; no number for all. */
function showColumn(table: HTMLTableElement, choice: string): void {
  const chosen = Number.parseInt(choice);
  for (const {cells} of table.rows) {
    [...cells].slice(1).forEach((cell, index) => {
      cell.hidden = chosen >= 0 && index !== chosen;
    });
  }
}

export function onChange({target}: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLSelectElement && target.matches(columnField))) return;
  const table = target.closest('[data-columns]')?.nextElementSibling?.querySelector('table');
  if (table) showColumn(table, target.value);
}

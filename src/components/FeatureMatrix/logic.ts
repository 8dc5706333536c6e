import type {FeatureMatrixData} from '@site/src/docsData/props';

export interface ShownColumn {
  readonly name: string;
  readonly notes: readonly string[];
  /** Position of its values in each row. */
  readonly index: number;
}

/** All columns, or the chosen one; a choice that does not exist shows all. */
export function shownColumns(matrix: FeatureMatrixData, choice: string): readonly ShownColumn[] {
  const columns = matrix.columns.map((column, index) => ({...column, index}));
  const chosen = columns.filter(({name}) => name === choice);
  return chosen.length > 0 ? chosen : columns;
}

/** Anchor of a column, for links and the search. */
export function columnAnchor(name: string): string {
  return `features-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

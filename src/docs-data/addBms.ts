/** Adds a BMS to the data of a version: an entry and a column of the feature matrix, like those of a similar BMS. */
import type {DataFile} from './schema.ts';

type BmsFile = DataFile<'bms'>;
type FeaturesFile = DataFile<'features'>;

export interface NewBms {
  /** "example-bms" */
  readonly id: string;
  /** Name for readers, also of the column. */
  readonly name: string;
  /** Id of a BMS with the same connections, whose entry and column are copied. */
  readonly like: string;
  /** What the driver says of it; without it that of the similar BMS is copied. */
  readonly own?: Partial<Pick<BmsFile['bms'][number], 'classes' | 'onByDefault' | 'serial' | 'can'>>;
}

/** Where a name belongs among others that are in order, upper and lower case alike. */
function placeOf(name: string, names: readonly string[]): number {
  const later = names.findIndex((other) => other.localeCompare(name, 'en', {sensitivity: 'base'}) > 0);
  return later === -1 ? names.length : later;
}

/**
 * Both files with the BMS in its place by name. The entry is marked as undescribed; what belongs to the other BMS alone
 * (address of the maker, rebrands, share, notes) is left empty.
 * @throws Error when the id or the column exists, or the similar BMS does not
 */
export function addBms(
  {bms: bmsFile, features}: {readonly bms: BmsFile; readonly features: FeaturesFile},
  {id, name, like, own}: NewBms,
): {readonly bms: BmsFile; readonly features: FeaturesFile} {
  const model = bmsFile.bms.find((entry) => entry.id === like);
  if (!model) {
    throw new Error(`There is no BMS "${like}" to copy. There are ${bmsFile.bms.map((entry) => entry.id).join(', ')}.`);
  }
  if (bmsFile.bms.some((entry) => entry.id === id)) throw new Error(`There is a BMS "${id}" already.`);
  const names = features.columns.map((column) => column.name);
  if (names.includes(name)) throw new Error(`The feature matrix has a column "${name}" already.`);

  const entry: BmsFile['bms'][number] = {
    undescribed: true,
    ...model,
    id,
    name,
    manufacturerUrl: null,
    rebrands: [],
    daisyChain: {...model.daisyChain, note: null},
    shareOfSystems: null,
    featureColumns: [name],
    notes: [],
    ...own,
  };
  const column = placeOf(name, names);
  const source = names.indexOf(model.featureColumns[0] ?? '');
  return {
    bms: {
      ...bmsFile,
      bms: bmsFile.bms.toSpliced(
        placeOf(
          name,
          bmsFile.bms.map((other) => other.name),
        ),
        0,
        entry,
      ),
    },
    features: {
      ...features,
      columns: features.columns.toSpliced(column, 0, {name, bms: id, notes: features.columns[source]?.notes ?? []}),
      rows: features.rows.map((row) => withColumn(row, {name, like: names[source] ?? '', column, source})),
    },
  };
}

type FeatureRow = FeaturesFile['rows'][number];

/** The row with a column that has the value, notes and marks of another one. */
function withColumn(
  row: FeatureRow,
  {
    name,
    like,
    column,
    source,
  }: {readonly name: string; readonly like: string; readonly column: number; readonly source: number},
): FeatureRow {
  const notes = row.valueNotes[like];
  const marks = Object.entries(row.marks ?? {}).map(
    ([mark, columns]) => [mark, columns.includes(like) ? [...columns, name] : columns] as const,
  );
  return {
    ...row,
    values: row.values.toSpliced(column, 0, row.values[source] ?? 'No'),
    valueNotes: notes === undefined ? row.valueNotes : {...row.valueNotes, [name]: notes},
    ...(row.marks === undefined ? {} : {marks: Object.fromEntries(marks)}),
  };
}

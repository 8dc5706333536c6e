import {indexSettings} from './indexSettings.ts';
import {temporaryIndexName} from './publish.ts';

interface Record {
  readonly objectID: string;
  readonly docusaurus_tag: string;
}

/** The provider refuses larger records on its free plan, bytes of JSON. */
const sizeLimit = 10_000;

const sizeOf = (record: Record): number => Buffer.byteLength(JSON.stringify(record));

function countByTag(records: readonly Record[]): string[] {
  const counts = new Map<string, number>();
  for (const {docusaurus_tag: tag} of records) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other)).map(([tag, count]) => `  ${tag}: ${count}`);
}

/** What is sent: numbers of records by version, and records that the provider may refuse for their size. */
export function describeRecords(records: readonly Record[]): string {
  const tooLarge = records.filter((record) => sizeOf(record) > sizeLimit);
  return [
    `${records.length} records, ${Math.round(records.reduce((sum, record) => sum + sizeOf(record), 0) / 1024)} KB`,
    ...countByTag(records),
    ...tooLarge.map((record) => `  over ${sizeLimit} bytes, may be refused: ${record.objectID} (${sizeOf(record)})`),
  ].join('\n');
}

/** What publishing would do, for `--dry-run`. */
export function describePlan(records: readonly Record[], indexName: string): string {
  const temporary = temporaryIndexName(indexName);
  return [
    describeRecords(records),
    '',
    'Would do:',
    `  1. copy rules and synonyms of ${indexName} to ${temporary}`,
    `  2. send the settings below and all records to ${temporary}`,
    `  3. move ${temporary} to ${indexName}: readers see the old index until this moment`,
    '',
    `Settings: ${JSON.stringify(indexSettings, null, 2)}`,
  ].join('\n');
}

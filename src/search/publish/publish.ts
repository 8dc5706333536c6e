import type {SearchClient} from 'algoliasearch';
import {indexSettings} from './indexSettings.ts';

/** The calls of the official client that publishing needs. */
export type PublishClient = Pick<
  SearchClient,
  'operationIndex' | 'setSettings' | 'chunkedBatch' | 'waitForTask' | 'deleteIndex'
>;

export interface PublishRequest {
  readonly client: PublishClient;
  readonly indexName: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
  /** Called with a line for each step. */
  readonly report?: (line: string) => void;
}

/** Where the new index is made, out of the readers' sight. */
export function temporaryIndexName(indexName: string): string {
  return `${indexName}_new`;
}

/** Keeps those settings of the old index that people edit in the provider's dashboard. */
const keptByHand = ['rules', 'synonyms'] as const;

async function fillIndex({client, records}: PublishRequest, indexName: string): Promise<void> {
  const {taskID} = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID});
  await client.chunkedBatch({
    indexName,
    objects: records.map((record) => ({...record})),
    action: 'addObject',
    waitForTasks: true,
  });
}

async function operate(
  client: PublishClient,
  indexName: string,
  destination: string,
  operation: {readonly operation: 'copy' | 'move'; readonly scope?: readonly (typeof keptByHand)[number][]},
): Promise<void> {
  const {operation: name, scope} = operation;
  const {taskID} = await client.operationIndex({
    indexName,
    operationIndexParams: {operation: name, destination, ...(scope && {scope: [...scope]})},
  });
  await client.waitForTask({indexName, taskID});
}

async function deleteQuietly(client: PublishClient, indexName: string): Promise<void> {
  try {
    await client.deleteIndex({indexName});
  } catch {
    // The failure that led here is the one to report; the next run starts with deleting.
  }
}

/**
 * Replaces the records and settings of the hosted index in one step: they are sent to a new index, which then takes
 * the place of the old one. Readers see the old one until then, also when publishing fails. (The client's
 * `replaceAllObjects` does so with the records only: new settings would meet old records.)
 *
 * @throws whatever the client throws, after the unfinished index has been deleted.
 */
export async function publish(request: PublishRequest): Promise<void> {
  const {client, indexName, records, report = () => {}} = request;
  const temporary = temporaryIndexName(indexName);
  try {
    report(`Copying rules and synonyms of ${indexName} to ${temporary}`);
    const {taskID} = await client.deleteIndex({indexName: temporary});
    await client.waitForTask({indexName: temporary, taskID});
    await operate(client, indexName, temporary, {operation: 'copy', scope: keptByHand});
    report(`Sending settings and ${records.length} records to ${temporary}`);
    await fillIndex(request, temporary);
    report(`Putting ${temporary} in the place of ${indexName}`);
    await operate(client, temporary, indexName, {operation: 'move'});
  } catch (error) {
    await deleteQuietly(client, temporary);
    throw error;
  }
}

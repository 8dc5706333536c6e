/* The calls with which indices are filled: settings, batches, copy and move, tasks. */
import {account} from './credentials.ts';
import type {Reply} from './reply.ts';
import type {LoggedRequest, SearchRecord, StoredIndex} from './types.ts';

const refuse = (status: number, message: string): Reply => ({status, body: {message, status}});

const emptyIndex: StoredIndex = {settings: {}, records: []};

type Indices = Map<string, StoredIndex>;

interface Operation {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  /** Copies these parts only, never the records. */
  readonly scope?: readonly string[];
}

interface Batch {
  readonly requests: readonly {readonly action: string; readonly body: SearchRecord}[];
}

function writeBatch(indices: Indices, name: string, {requests}: Batch): Reply {
  const unknown = requests.find(({action}) => action !== 'addObject' && action !== 'updateObject');
  if (unknown) return refuse(400, `Invalid action ${unknown.action}`);
  const index = indices.get(name) ?? emptyIndex;
  const records = new Map(index.records.map((record) => [record.objectID, record]));
  for (const {body} of requests) records.set(body.objectID, body);
  indices.set(name, {...index, records: [...records.values()]});
  return {status: 200, body: {taskID: 1, objectIDs: requests.map(({body}) => body.objectID)}};
}

function operate(indices: Indices, name: string, {operation, destination, scope}: Operation): Reply {
  const source = indices.get(name);
  if (source && operation === 'move') {
    indices.set(destination, source);
    indices.delete(name);
  } else if (source) {
    const copiesSettings = scope === undefined || scope.includes('settings');
    indices.set(destination, {
      settings: copiesSettings ? source.settings : {},
      records: scope === undefined ? source.records : [],
    });
  }
  return {status: 200, body: {taskID: 1, updatedAt: '2025-01-01T00:00:00Z'}};
}

/** Answers a call that changes an index; null when the path is none of them. */
export function answerWriteHost(request: LoggedRequest, indices: Indices): Reply | null {
  const [, encodedName, call] =
    /^\/1\/indexes\/([^/]+)(?:\/(settings|batch|operation|task)(?:\/\d+)?)?$/.exec(request.path) ?? [];
  if (encodedName === undefined || encodedName === '*') return null;
  const {headers} = request;
  if (headers['x-algolia-application-id'] !== account.appId || headers['x-algolia-api-key'] !== account.adminKey) {
    return refuse(403, 'Invalid Application-ID or API key');
  }
  const name = decodeURIComponent(encodedName);
  switch (`${request.method} ${call ?? ''}`) {
    case 'PUT settings':
      indices.set(name, {...(indices.get(name) ?? emptyIndex), settings: request.body as StoredIndex['settings']});
      return {status: 200, body: {taskID: 1, updatedAt: '2025-01-01T00:00:00Z'}};
    case 'POST batch':
      return writeBatch(indices, name, request.body as Batch);
    case 'POST operation':
      return operate(indices, name, request.body as Operation);
    case 'GET task':
      return {status: 200, body: {status: 'published', pendingTask: false}};
    case 'DELETE ':
      indices.delete(name);
      return {status: 200, body: {taskID: 1, deletedAt: '2025-01-01T00:00:00Z'}};
    default:
      return null;
  }
}

import {offerTools} from './hostedTools.ts';
import type {SearchClient, SearchQuery, SearchResult} from './types.ts';

/** A host of the provider; the transport also hands in the state it knows, which must not become part of the key. */
interface Host {
  readonly url: string;
  readonly accept: string;
  readonly protocol: string;
}

interface HostState extends Host {
  readonly status: 'up' | 'down' | 'timed out';
  /** Milliseconds since 1970. */
  readonly lastUpdate: number;
  readonly isUp: () => boolean;
  readonly isTimedOut: () => boolean;
}

interface HostsCache {
  get: (host: Host, makeDefault: () => Promise<HostState>, ...rest: readonly unknown[]) => Promise<HostState>;
  set: (host: Host, state: HostState) => Promise<HostState>;
}

/** The parts of algoliasearch's lite client that the site uses; the modal brings its own version of it. */
export interface LiteClient {
  readonly search: (request: {readonly requests: readonly SearchQuery[]}) => Promise<{readonly results: unknown}>;
  readonly addAlgoliaAgent: (segment: string, version?: string) => void;
  readonly transporter: object;
}

/** How long a host that failed is not asked again, milliseconds. */
const avoidance = 120_000;

function hasHostsCache(transporter: object): transporter is {readonly hostsCache: HostsCache} {
  return 'hostsCache' in transporter;
}

/** Gives a stored state its methods back, which the browser's storage drops. */
function revive(state: HostState): HostState {
  if (typeof state.isUp === 'function') return state;
  const isRecent = () => Date.now() - state.lastUpdate <= avoidance;
  return {
    ...state,
    isUp: () => state.status === 'up' || !isRecent(),
    isTimedOut: () => state.status === 'timed out' && isRecent(),
  };
}

/**
 * Makes a client avoid a failed host for 120 s. The client stores the state of a host under a key that contains the
 * state itself, so that it never finds it again (seen in 5.43 and 5.65): every query starts at the failed host.
 */
export function fixHostState<Client extends {readonly transporter: object}>(client: Client): Client {
  if (!hasHostsCache(client.transporter)) return client;
  const {hostsCache} = client.transporter;
  const get = hostsCache.get.bind(hostsCache);
  const set = hostsCache.set.bind(hostsCache);
  const keyOf = ({url, accept, protocol}: Host): Host => ({url, accept, protocol});
  hostsCache.get = (host, ...rest) => get(keyOf(host), ...rest).then(revive);
  hostsCache.set = (host, state) => set(keyOf(host), state).then(() => state);
  return client;
}

/**
 * Makes a query that the provider refuses (wrong key, unknown index) end in the modal's error screen. The modal shows that
 * screen for hosts that cannot be reached only, and else stays empty.
 *
 * @param onRefusal is told what the provider said before the modal shows the error
 */
export function explainRefusals<Client extends {readonly search: (...request: never[]) => Promise<unknown>}>(
  client: Client,
  onRefusal: (message: string) => void,
): Client {
  const search = client.search.bind(client);
  return {
    ...client,
    search: async (...request: Parameters<Client['search']>) => {
      try {
        const answer = await search(...request);
        onRefusal('');
        return answer;
      } catch (error) {
        if (!(error instanceof Error) || error.name === 'RetryError') throw error;
        onRefusal(error.message);
        throw Object.assign(new Error(error.message, {cause: error}), {name: 'RetryError'});
      }
    },
  };
}

/** The hosted search behind the site's interface. */
export function createHostedClient(lite: LiteClient, siteRoot: string): SearchClient {
  const fixed = fixHostState(lite);
  return {
    search: async (queries) => {
      const {results} = await fixed.search({requests: queries});
      return offerTools(queries, results as readonly SearchResult[], siteRoot);
    },
  };
}

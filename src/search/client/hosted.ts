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

/** The hosted search behind the site's interface. */
export function createHostedClient(lite: LiteClient): SearchClient {
  const fixed = fixHostState(lite);
  return {
    search: async (queries) => {
      const {results} = await fixed.search({requests: queries});
      return results as readonly SearchResult[];
    },
  };
}

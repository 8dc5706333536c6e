import {offerTools} from './hostedTools.ts';
import {readResults} from './readResults.ts';
import {UnreachableError, type SearchClient, type SearchQuery} from './types.ts';

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
  readonly search: (request: {
    readonly requests: readonly SearchQuery[];
  }) => Promise<{readonly results: unknown} | null | undefined>;
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
 * A refusal of the provider (wrong key, unknown index) says why. Everything else, such as an answer that is not JSON, reads
 * as a provider that cannot be reached.
 */
function asRefusal(error: unknown): Error | undefined {
  return error instanceof Error && 'status' in error && error.message !== '' ? error : undefined;
}

function asUnreachable(error: unknown): Error {
  if (error instanceof Error && error.name === 'RetryError') return error;
  return new UnreachableError(error instanceof Error ? error.message : String(error), {cause: error});
}

/**
 * Makes a query without an answer end in the modal's error screen, and the results such that it can show them. The modal
 * shows that screen for hosts that cannot be reached only, and else stays empty.
 *
 * @param onRefusal is told what the provider said before the modal shows the error; an empty text when it said nothing
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
        const [{requests}] = request as unknown as [{readonly requests: readonly SearchQuery[]}];
        const answer = (await search(...request)) as {readonly results?: unknown} | null | undefined;
        const results = readResults(answer?.results, requests);
        onRefusal('');
        return {...answer, results};
      } catch (error) {
        onRefusal(asRefusal(error)?.message ?? '');
        throw asUnreachable(error);
      }
    },
  };
}

/** The hosted search behind the site's interface. */
export function createHostedClient(lite: LiteClient, siteRoot: string): SearchClient {
  const fixed = fixHostState(lite);
  const search = async (queries: readonly SearchQuery[]) => {
    try {
      const answer = await fixed.search({requests: queries});
      return readResults(answer?.results, queries);
    } catch (error) {
      throw asRefusal(error) ?? asUnreachable(error);
    }
  };
  return {search: async (queries) => offerTools(queries, await search(queries), siteRoot)};
}

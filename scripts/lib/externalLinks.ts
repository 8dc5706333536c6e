export interface BrokenLink {
  readonly address: string;
  readonly reason: string;
}

/** Hosts that refuse programs, with what they answer them; their links are looked at by people. */
const refusing = new Set([401, 403, 405, 429, 999]);

/** Addresses in the form that pages use for examples. */
const isExample = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.|192\.168\.|venus\.local|[^/]*\.(invalid|example)\b|example\.)/.test(address);

/**
 * Addresses of other sites, without their anchors, with the places that name them as `file:line`.
 * @param files names and texts
 */
export function findLinks(files: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  for (const [file, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const found = [
        ...line.matchAll(/(?:\]\(|<|"(?:\w*[uU]rl)": ")(https?:\/\/[^\s"<>()]+(?:\([^\s()]*\)[^\s"<>()]*)*)/g),
      ];
      for (const [, link = ''] of found) {
        const address = link.replace(/#.*$/, '');
        if (isExample(address)) continue;
        places.set(address, [...(places.get(address) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return places;
}

async function ask(address: string, fetchPage: typeof fetch): Promise<string | null> {
  const response = await fetchPage(address, {
    redirect: 'follow',
    headers: {'user-agent': 'Mozilla/5.0 (link check)'},
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  return response.ok || refusing.has(response.status) ? null : `answers ${response.status}`;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {cause} = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : error.name;
}

/** Two tries: one lost connection is no broken link. */
async function findFault(address: string, fetchPage: typeof fetch): Promise<string | null> {
  let reason: string | null = null;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      reason = await ask(address, fetchPage);
    } catch (error) {
      reason = describe(error);
    }
    if (reason === null) return null;
  }
  return reason;
}

/** Asks each address, a few at a time, and resolves with those that are broken. */
export async function checkAddresses(
  addresses: readonly string[],
  fetchPage: typeof fetch = fetch,
): Promise<readonly BrokenLink[]> {
  const waiting = [...addresses];
  const broken: BrokenLink[] = [];
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const reason = await findFault(address, fetchPage);
      if (reason !== null) broken.push({address, reason});
    }
  };
  await Promise.all(Array.from({length: 8}, work));
  return broken.sort((a, b) => a.address.localeCompare(b.address));
}

/** Hosts that refuse programs, with what they answer them; their links are looked at by people. */
const refusing = new Set([401, 403, 405, 429, 999]);

/** Addresses in the form that pages use for examples. */
const isExample = (address) =>
  /^https?:\/\/(localhost|127\.|192\.168\.|venus\.local|[^/]*\.(invalid|example)\b|example\.)/.test(address);

/**
 * Addresses of other sites, without their anchors, with the places that name them.
 *
 * @param {readonly (readonly [string, string])[]} files names and texts
 * @returns {Map<string, string[]>} `file:line` by address
 */
export function findLinks(files) {
  const places = new Map();
  for (const [file, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const found = [
        ...line.matchAll(/(?:\]\(|<|"(?:\w*[uU]rl)": ")(https?:\/\/[^\s"<>()]+(?:\([^\s()]*\)[^\s"<>()]*)*)/g),
      ];
      for (const [, link] of found) {
        const address = link.replace(/#.*$/, '');
        if (isExample(address)) continue;
        places.set(address, [...(places.get(address) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return places;
}

async function ask(address, fetchPage) {
  const response = await fetchPage(address, {
    redirect: 'follow',
    headers: {'user-agent': 'Mozilla/5.0 (link check)'},
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  return response.ok || refusing.has(response.status) ? null : `answers ${response.status}`;
}

/** Two tries: one lost connection is no broken link. */
async function findFault(address, fetchPage) {
  let reason = null;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      reason = await ask(address, fetchPage);
    } catch (error) {
      reason = error.cause?.code ?? error.name;
    }
    if (reason === null) return null;
  }
  return reason;
}

/**
 * Asks each address, a few at a time.
 *
 * @param {readonly string[]} addresses
 * @param {typeof fetch} [fetchPage]
 * @returns {Promise<{address: string, reason: string}[]>} those that are broken
 */
export async function checkAddresses(addresses, fetchPage = fetch) {
  const waiting = [...addresses];
  const broken = [];
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const reason = await findFault(address, fetchPage);
      if (reason !== null) broken.push({address, reason});
    }
  };
  await Promise.all(Array.from({length: 8}, work));
  return broken.sort((a, b) => a.address.localeCompare(b.address));
}

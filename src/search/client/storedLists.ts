/**
 * What the search modal keeps in the browser: recent and favourite searches and conversations. It takes them as they
 * are, so that one entry of another shape, written by an older site, an extension or a hand, takes the whole page down.
 */

/** Ids, titles and questions are short; answers are not. */
const longestText = 4000;
const longestAnswer = 200_000;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, longest = longestText): value is string =>
  typeof value === 'string' && value.length <= longest;

const isTextOrNothing = (value: unknown): boolean => value === null || value === undefined || isText(value);

/** Only addresses of this site are followed from a stored entry; conversations have none. */
function isOwnAddress(value: unknown): boolean {
  if (!isText(value)) return false;
  try {
    const {protocol, host, pathname} = new URL(value, window.location.href);
    // The router could not show a link whose path is not well-formed.
    decodeURI(pathname);
    return protocol === window.location.protocol && host === window.location.host;
  } catch {
    return false;
  }
}

function isEntry(value: unknown): value is Fields {
  return (
    isObject(value) &&
    isText(value.objectID) &&
    isText(value.type) &&
    isOwnAddress(value.url) &&
    isTextOrNothing(value.content) &&
    isObject(value.hierarchy) &&
    Object.values(value.hierarchy).every(isTextOrNothing) &&
    isText(value.hierarchy.lvl1 ?? value.hierarchy.lvl0)
  );
}

function isPart(value: unknown): boolean {
  if (!isObject(value) || !isText(value.type)) return false;
  if (value.type === 'text' || value.type === 'reasoning') return isText(value.text, longestAnswer);
  if (!value.type.startsWith('tool-')) return true;
  const {input, output, state} = value;
  if (state !== 'input-available' && state !== 'output-available') return isTextOrNothing(state);
  if (!isObject(input) || !isTextOrNothing(input.query)) return false;
  if (output === undefined) return state === 'input-available';
  return isObject(output) && isTextOrNothing(output.query) && (output.hits === undefined || Array.isArray(output.hits));
}

function isMessage(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.id) &&
    (value.role === 'user' || value.role === 'assistant') &&
    Array.isArray(value.parts) &&
    value.parts.every(isPart)
  );
}

function isConversation(value: unknown): boolean {
  return (
    isEntry(value) &&
    isTextOrNothing(value.query) &&
    Array.isArray(value.messages) &&
    value.messages.length > 0 &&
    value.messages.every(isMessage)
  );
}

/**
 * A stored list without the entries that cannot be shown.
 * @returns null when it is not a list at all
 */
export function healList(stored: string, kind: 'searches' | 'conversations'): readonly unknown[] | null {
  try {
    const entries: unknown = JSON.parse(stored);
    return Array.isArray(entries) ? entries.filter(kind === 'searches' ? isEntry : isConversation) : null;
  } catch {
    return null;
  }
}

function healKey(key: string, kind: 'searches' | 'conversations'): void {
  const stored = window.localStorage.getItem(key);
  if (stored === null) return;
  const healed = healList(stored, kind);
  if (healed === null) window.localStorage.removeItem(key);
  else if (healed.length < (JSON.parse(stored) as unknown[]).length) {
    window.localStorage.setItem(key, JSON.stringify(healed));
  }
}

/** Takes out of the browser's storage what the search modal could not show. Has to come before the modal is there. */
export function healStoredLists(indexName: string, assistantIndexName = indexName): void {
  try {
    healKey(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, 'searches');
    healKey(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, 'searches');
    healKey(`__DOCSEARCH_ASKAI_CONVERSATIONS__${assistantIndexName}`, 'conversations');
  } catch {
    // A full or blocked storage: nothing can be done about that.
  }
}

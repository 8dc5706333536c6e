/** What the browser tells about the reader's connection; undefined where it tells nothing. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

export interface PrefetchQueue {
  /** A link to a page is in view. @returns whether the page will be fetched ahead, when there are bytes left for it */
  readonly offer: (link: string, connection: Connection | undefined) => boolean;
  /**
   * The reader opened a page.
   * @param path - address of the page, which needs no prefetching any more
   * @param next - addresses of the pages that the reader may open next
   */
  readonly pageOpened: (path: string, next: readonly string[]) => void;
}

/** Bytes, compressed, that may be fetched ahead while one page is open: readers on a boat pay for them. */
export const mostBytes = 120_000;

/** More than the script of any page: one that may not fit any more is not begun. tests/e2e/default/weight.spec.ts looks. */
export const largestPage = 45_000;

const withoutSuffix = (link: string) => link.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** As the specification has it: neither on 2g (`slow-2g`, too) nor for readers who save data. */
const isSaving = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));

/**
 * Fetches likely pages ahead, each once, one after the other in the order in which they are offered, until the page that is
 * open has cost enough; none on slow or saving connections.
 * @param fetchAhead resolves with the bytes that a page took
 */
export function createPrefetchQueue(fetchAhead: (path: string) => Promise<number>): PrefetchQueue {
  const known = new Set<string>();
  let likely: ReadonlySet<string> = new Set();
  let waiting: string[] = [];
  let spent = 0;
  let isBusy = false;

  const run = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    while (spent + largestPage <= mostBytes) {
      const path = waiting.shift();
      if (path === undefined) break;
      spent += await fetchAhead(path);
    }
    isBusy = false;
  };

  return {
    offer(link, connection) {
      const page = withoutSuffix(link);
      if (isSaving(connection) || !likely.has(page) || known.has(page)) return false;
      known.add(page);
      waiting.push(link);
      void run();
      return true;
    },
    pageOpened(path, next) {
      // What was not begun may be offered again.
      for (const page of waiting) known.delete(withoutSuffix(page));
      waiting = [];
      spent = 0;
      known.add(withoutSuffix(path));
      likely = new Set(next.map(withoutSuffix));
    },
  };
}

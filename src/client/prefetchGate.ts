/** What the browser tells about the reader's connection; undefined where it tells nothing. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

export interface PrefetchGate {
  /** Whether the page behind a link may be prefetched; answers yes once for a page. */
  readonly admits: (link: string, connection: Connection | undefined) => boolean;
  /**
   * The reader opened a page.
   * @param path - address of the page, which needs no prefetching any more
   * @param next - addresses of the pages that the reader may open next
   */
  readonly pageOpened: (path: string, next: readonly string[]) => void;
}

/** Pages that may be prefetched during a visit to one document. */
const maximumPages = 6;

const withoutSuffix = (link: string) => link.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** As the specification has it: neither on 2g (`slow-2g`, too) nor for readers who save data. */
const isSaving = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));

/** Decides which links are worth prefetching: likely ones, each once, few, none on slow or saving connections. */
export function createPrefetchGate(): PrefetchGate {
  const known = new Set<string>();
  let likely: ReadonlySet<string> = new Set();
  let prefetched = 0;
  return {
    admits(link, connection) {
      const page = withoutSuffix(link);
      if (isSaving(connection) || !likely.has(page) || known.has(page) || prefetched >= maximumPages) return false;
      known.add(page);
      prefetched++;
      return true;
    },
    pageOpened(path, next) {
      known.add(withoutSuffix(path));
      likely = new Set(next.map(withoutSuffix));
    },
  };
}

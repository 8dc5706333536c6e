/** The reader's log for this visit: it survives a reload and other pages, also where the browser's storage is blocked. */

const storageKey = 'log-reader';
/** Characters; browsers give a site about five million, and the config checker has its part. */
const maxStored = 3_500_000;

export interface SavedLog {
  readonly text: string;
  /** A reload would lose the log: it is too large for the storage, or the storage is blocked. */
  readonly isKept: boolean;
}

const none: SavedLog = {text: '', isKept: true};

/** Undefined: the storage was not asked yet. */
let present: SavedLog | undefined;
const listeners = new Set<() => void>();

function readStorage(): SavedLog {
  try {
    const text = window.sessionStorage.getItem(storageKey);
    return text === null ? none : {text, isKept: true};
  } catch {
    return none;
  }
}

function store(text: string): boolean {
  try {
    if (text === '' || text.length > maxStored) {
      window.sessionStorage.removeItem(storageKey);
      return text === '';
    }
    window.sessionStorage.setItem(storageKey, text);
    return true;
  } catch {
    return text === '';
  }
}

/** The log as a store that React can read. */
export const logStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read(): SavedLog {
    present ??= readStorage();
    return present;
  },
  write(text: string): void {
    present = {text, isKept: store(text)};
    for (const listener of listeners) listener();
  },
};

/** The reader's config.ini, if the config checker has one in this visit. */
export function savedConfig(): string | undefined {
  try {
    const saved = JSON.parse(window.sessionStorage.getItem('config-checker') ?? 'null') as {text?: unknown} | null;
    return typeof saved?.text === 'string' && saved.text.trim() !== '' ? saved.text : undefined;
  } catch {
    return undefined;
  }
}

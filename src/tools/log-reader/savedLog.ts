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
/** Logs that others replaced, newest last. Large ones fit into no storage, so they last until the next reload. */
let replaced: readonly string[] = [];
const maxReplaced = 5;
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
  /** Another log instead of this one, which can be brought back. */
  replace(text: string): void {
    const {text: before} = logStore.read();
    if (before.trim() !== '' && before !== text) replaced = [...replaced, before].slice(-maxReplaced);
    logStore.write(text);
  },
  hasReplaced: (): boolean => replaced.length > 0,
  /** The log that was replaced last; again and again: each of them, and the one from now. */
  bringBack(): void {
    const before = replaced.at(-1);
    if (before === undefined) return;
    const {text} = logStore.read();
    replaced = [...(text.trim() === '' ? [] : [text]), ...replaced.slice(0, -1)];
    logStore.write(before);
  },
  /** Nothing of a log is left, neither here nor in the storage. */
  forget(): void {
    replaced = [];
    logStore.write('');
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

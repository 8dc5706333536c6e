/** The reader's file for this visit: it survives a reload and other pages, also where the browser's storage is blocked. */

export interface SavedFile {
  readonly text: string;
  /** Earlier texts that were replaced as a whole or by a fix, newest last. */
  readonly history: readonly string[];
  /** Texts that were undone, the next one last. */
  readonly future: readonly string[];
}

export const emptyFile: SavedFile = {text: '', history: [], future: []};

const storageKey = 'config-checker';
const maxEntries = 30;
/** Characters; browsers give a site about five million, and the file itself comes first. */
const maxHistory = 1_000_000;

/** The file that the storage has; null when it has none or is blocked. */
function readStorage(): SavedFile | null {
  try {
    return parseSaved(window.sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

function parseSaved(stored: string): SavedFile | null {
  try {
    const value = JSON.parse(stored) as Partial<SavedFile> | null;
    if (typeof value?.text !== 'string') return null;
    return {text: value.text, history: textsIn(value.history), future: textsIn(value.future)};
  } catch {
    return null;
  }
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** @returns whether a reload has the text again */
function writeStorage(file: SavedFile): boolean {
  for (const candidate of [file, {...file, history: [], future: []}]) {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(candidate));
      return true;
    } catch {
      // Too large with its history, or blocked altogether.
    }
  }
  return file.text === '';
}

/** Writing a megabyte with every key would slow the keys down, ms. */
const saveDelay = 300;

/** For blocked storage, too: lives as long as the tab stays on the site. Undefined: the storage was not asked yet. */
let present: SavedFile | null | undefined;
let isKept = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function flush(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  if (!present) return;
  const wasKept = isKept;
  isKept = writeStorage(present);
  if (isKept !== wasKept) for (const listener of listeners) listener();
}

/** The file as a store that React can read. */
export const fileStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // A page that is left has no time to wait for.
    window.addEventListener('pagehide', flush);
    return () => {
      listeners.delete(listener);
      flush();
    };
  },
  /** Null: the reader has no file yet. */
  read(): SavedFile | null {
    if (present === undefined) present = readStorage();
    return present;
  },
  /** Whether a reload has the text again. */
  isKept: (): boolean => isKept,
  write(file: SavedFile): void {
    present = file;
    clearTimeout(timer);
    timer = setTimeout(flush, saveDelay);
    for (const listener of listeners) listener();
  },
};

/** Replaces the text and keeps the old one, so that it can be had back. */
export function replaceText(file: SavedFile, text: string): SavedFile {
  if (text === file.text) return file;
  if (file.text.trim() === '') return {...file, text};
  const history = [...file.history.filter((entry) => entry !== file.text), file.text].slice(-maxEntries);
  while (history.length > 1 && history.reduce((sum, entry) => sum + entry.length, 0) > maxHistory) history.shift();
  return {text, history, future: []};
}

/** Back to the text before the last replacement. */
export function undo({text, history, future}: SavedFile): SavedFile {
  const earlier = history.at(-1);
  if (earlier === undefined) return {text, history, future};
  return {text: earlier, history: history.slice(0, -1), future: [...future, text]};
}

/** Forward again after `undo`. */
export function redo({text, history, future}: SavedFile): SavedFile {
  const later = future.at(-1);
  if (later === undefined) return {text, history, future};
  return {text: later, history: [...history, text], future: future.slice(0, -1)};
}

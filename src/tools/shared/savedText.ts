/** A text of the reader for this visit: it survives a reload and other pages, also where the browser's storage is blocked. */

export interface SavedText {
  readonly text: string;
  /** Earlier texts that were replaced as a whole or by a fix, newest last. */
  readonly history: readonly string[];
  /** Texts that were undone, the next one last. */
  readonly future: readonly string[];
}

export const noText: SavedText = {text: '', history: [], future: []};

const maxEntries = 30;
/** Characters of all earlier texts together; the newest of them is kept whatever its length. */
const maxHistory = 1_000_000;
/** Characters; browsers give a site about five million, for the log and the config.ini together. */
const maxStored = 3_500_000;
/** Writing a megabyte with every key would slow the keys down, ms. */
const saveDelay = 300;

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** The text that the storage has; null when it has none or is blocked. */
function readStorage(key: string): SavedText | null {
  try {
    const value = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Partial<SavedText> | null;
    if (typeof value?.text !== 'string') return null;
    return {text: value.text, history: textsIn(value.history), future: textsIn(value.future)};
  } catch {
    return null;
  }
}

/** @returns whether a reload has the text again */
function writeStorage(key: string, saved: SavedText): boolean {
  const candidates = [saved, {...noText, text: saved.text}].map((candidate) => JSON.stringify(candidate));
  for (const candidate of candidates) {
    try {
      if (saved === noText) window.sessionStorage.removeItem(key);
      else if (candidate.length <= maxStored) window.sessionStorage.setItem(key, candidate);
      else continue;
      return true;
    } catch {
      // Too large with its history, or blocked altogether.
    }
  }
  // What is there belongs to an older text.
  if (saved !== noText) writeStorage(key, noText);
  return saved.text === '';
}

export interface TextStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null: the reader has no text yet. */
  readonly read: () => SavedText | null;
  /** Whether a reload has the text again. */
  readonly isKept: () => boolean;
  /** The reader types. */
  readonly type: (text: string) => void;
  /** A fix, a migration, another file: the text before can be had back. */
  readonly replace: (text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Nothing of the text is left, neither here nor in the storage. */
  readonly forget: () => void;
}

/** A text as a store that React can read. */
export function createTextStore(key: string): TextStore {
  /** For blocked storage, too: lives as long as the tab stays on the site. Undefined: the storage was not asked yet. */
  let present: SavedText | null | undefined;
  let isKept = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (!present) return;
    const wasKept = isKept;
    isKept = writeStorage(key, present);
    if (isKept !== wasKept) tell();
  };
  const read = (): SavedText | null => {
    if (present === undefined) present = readStorage(key);
    return present;
  };
  const write = (saved: SavedText): void => {
    present = saved;
    clearTimeout(timer);
    timer = setTimeout(flush, saveDelay);
    tell();
  };
  const change = (next: (saved: SavedText) => SavedText): void => write(next(read() ?? noText));
  return {
    subscribe(listener) {
      listeners.add(listener);
      // A page that is left has no time to wait for.
      window.addEventListener('pagehide', flush);
      return () => {
        listeners.delete(listener);
        flush();
      };
    },
    read,
    isKept: () => isKept,
    type: (text) => change((saved) => ({...saved, text})),
    replace: (text) => change((saved) => replaceText(saved, text)),
    undo: () => change(undo),
    redo: () => change(redo),
    forget: () => write(noText),
  };
}

export const notKept = (what: 'file' | 'log'): string =>
  `This ${what} does not fit into the storage of the browser, so a reload loses it.`;

export const configStore = createTextStore('config-checker');
export const logStore = createTextStore('log-reader');

/** Replaces the text and keeps the old one, so that it can be had back. */
export function replaceText(saved: SavedText, text: string): SavedText {
  if (text === saved.text) return saved;
  if (saved.text.trim() === '') return {...saved, text};
  const history = [...saved.history.filter((entry) => entry !== saved.text), saved.text].slice(-maxEntries);
  while (history.length > 1 && history.reduce((sum, entry) => sum + entry.length, 0) > maxHistory) history.shift();
  return {text, history, future: []};
}

/** Back to the text before the last replacement. */
export function undo({text, history, future}: SavedText): SavedText {
  const earlier = history.at(-1);
  if (earlier === undefined) return {text, history, future};
  return {text: earlier, history: history.slice(0, -1), future: [...future, text]};
}

const reversed = ({text, history, future}: SavedText): SavedText => ({text, history: future, future: history});

/** Forward again after `undo`. */
export const redo = (saved: SavedText): SavedText => reversed(undo(reversed(saved)));

/**
 * Replaces blocked browser storage by memory, so that search, colour mode and the choice of a version work for
 * the visit. Without it, opening the search would crash the whole page. What a full storage cannot take is in memory, too.
 */
export function installStorageShim(): void {
  /** Keys are its own properties and methods are not, as with real storage: search enumerates it. */
  class MemoryStorage {
    [key: string]: unknown;

    get length(): number {
      return Object.keys(this).length;
    }

    key(index: number): string | null {
      return Object.keys(this)[index] ?? null;
    }

    getItem(key: string): string | null {
      return Object.prototype.hasOwnProperty.call(this, key) ? (this[key] as string) : null;
    }

    setItem(key: string, value: string): void {
      Object.defineProperty(this, key, {value: String(value), enumerable: true, configurable: true, writable: true});
    }

    removeItem(key: string): void {
      delete this[key];
    }

    clear(): void {
      Object.keys(this).forEach((key) => delete this[key]);
    }
  }

  function isAvailable(name: 'localStorage' | 'sessionStorage'): boolean {
    try {
      window[name].getItem('');
      return true;
    } catch {
      return false;
    }
  }

  const blocked = (['localStorage', 'sessionStorage'] as const).filter((name) => !isAvailable(name));
  for (const name of blocked) {
    Object.defineProperty(window, name, {value: new MemoryStorage(), configurable: true});
  }
  const tell = (): void => console.warn('Browser storage is not available');

  /** Not for the storage of the session: the tools keep the reader's files there, and say when one does not fit. */
  function goOnWhenFull(storage: Storage): void {
    const prototype = Object.getPrototypeOf(storage) as Storage;
    const {getItem, setItem, removeItem, clear} = prototype;
    const unsaved = new Map<string, string>();
    let isTold = false;

    prototype.getItem = function (key) {
      const value = this === storage ? unsaved.get(String(key)) : undefined;
      return value ?? getItem.call(this, key);
    };
    prototype.setItem = function (key, value) {
      try {
        setItem.call(this, key, value);
        if (this === storage) unsaved.delete(String(key));
      } catch (error) {
        if (this !== storage) throw error;
        unsaved.set(String(key), String(value));
        if (!isTold) tell();
        isTold = true;
      }
    };
    prototype.removeItem = function (key) {
      if (this === storage) unsaved.delete(String(key));
      removeItem.call(this, key);
    };
    prototype.clear = function () {
      if (this === storage) unsaved.clear();
      clear.call(this);
    };
  }

  if (!blocked.includes('localStorage')) goOnWhenFull(window.localStorage);
  if (blocked.length > 0) tell();
}

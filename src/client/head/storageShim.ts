/**
 * Replaces blocked browser storage by memory, so that search, colour mode and the choice of a version work for
 * the visit. Without it, opening the search would crash the whole page. A full storage keeps what it has: an answer of the
 * assistant that cannot be saved is still an answer.
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

  function goOnWhenFull(storage: Storage): void {
    const prototype = Object.getPrototypeOf(storage) as Storage;

    const {setItem} = prototype;
    let isTold = false;
    prototype.setItem = function (key, value) {
      try {
        setItem.call(this, key, value);
      } catch (error) {
        // The tools keep the reader's files in that of the session, and say when one does not fit.
        if (this !== storage) throw error;
        if (!isTold) tell();
        isTold = true;
      }
    };
  }

  if (!blocked.includes('localStorage')) goOnWhenFull(window.localStorage);
  if (blocked.length > 0) tell();
}

import {fileURLToPath} from 'node:url';
import {check} from '../../src/driver-config/index.ts';
import {loadCatalog} from '../../src/driver-config/loadCatalog.ts';
import {largeFile, largeFileNames} from '../../tests/unit/driver-config/largeFiles.ts';

export interface ConfigCheckTime {
  readonly file: string;
  readonly bytes: number;
  /** The quickest of three checks, ms: what the work costs when nothing else runs. */
  readonly milliseconds: number;
}

const rounds = 3;

/** How long the checker takes for files of a megabyte; a reader may paste one and should not wait for a second. */
export function measureConfigChecks(version = '2.0'): readonly ConfigCheckTime[] {
  const catalog = loadCatalog(fileURLToPath(new URL('../..', import.meta.url)));
  return largeFileNames.map((file) => {
    const text = largeFile(file);
    const times = Array.from({length: rounds}, () => {
      const start = performance.now();
      check(text, version, catalog);
      return performance.now() - start;
    });
    return {file, bytes: text.length, milliseconds: Math.min(...times)};
  });
}

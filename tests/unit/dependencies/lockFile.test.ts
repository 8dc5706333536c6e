import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface LockFile {
  packages: Record<string, {optionalDependencies?: Record<string, string>}>;
}

/** The optional dependencies that a lock file names but does not hold, as `owner -> dependency`. */
function missingOptionalDependencies(lockFile: LockFile): {looked: number; missing: string[]} {
  const paths = Object.keys(lockFile.packages);
  let looked = 0;
  const missing: string[] = [];
  for (const [owner, entry] of Object.entries(lockFile.packages)) {
    for (const dependency of Object.keys(entry.optionalDependencies ?? {})) {
      looked += 1;
      if (!paths.some((path) => path.endsWith(`node_modules/${dependency}`))) {
        missing.push(`${owner} -> ${dependency}`);
      }
    }
  }
  return {looked, missing};
}

// `npm ci` refuses a lock file whose optional dependencies for other platforms are
// missing, which `npm install` leaves out when the registry does not have them yet.
it('holds every optional dependency that its packages name', () => {
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const {looked, missing} = missingOptionalDependencies(lockFile);
  console.log(`${looked} optional dependencies looked at`);
  expect(looked).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

it('names an optional dependency that is missing', () => {
  const {missing} = missingOptionalDependencies({
    packages: {
      'node_modules/a': {optionalDependencies: {'a-linux': '1', 'a-windows': '1'}},
      'node_modules/a-linux': {},
    },
  });
  expect(missing).toEqual(['node_modules/a -> a-windows']);
});

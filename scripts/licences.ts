#!/usr/bin/env -S npx tsx
// Lists the licences of all packages, the rare ones with their packages. Ends with 1 when one is not known to be fine.
import {readLicences, readLockFile} from './lib/licences.ts';

const {byLicence, unknown} = readLicences(readLockFile());
const rows = [...byLicence].sort(([, a], [, b]) => b.length - a.length);
for (const [licence, packages] of rows) {
  const names = packages.length <= 15 ? `: ${packages.join(', ')}` : '';
  console.log(`${String(packages.length).padStart(5)}  ${licence}${names}`);
}
for (const entry of unknown) console.error(`Not known to be fine: ${entry}. See scripts/lib/licences.ts.`);
process.exit(unknown.length === 0 ? 0 : 1);

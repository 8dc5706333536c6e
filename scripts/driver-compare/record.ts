/**
 * `records/<version>.json`: what the driver had when someone last compared it, for what `_data` of the
 * version does not hold. No page shows it; `driver:compare --write` writes it.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** By kind, what there is and its value: `{"constants": {"utils.py RETRIES": "3"}}`. A kind that is missing was never read. */
const recordSchema = z.record(z.string(), z.record(z.string(), z.string()));

export type DriverRecord = z.infer<typeof recordSchema>;

const folder = path.join(import.meta.dirname, 'records');

/** @param version name of a docs version, `current` for the one in development */
export const recordFileOf = (version: string): string => path.join(folder, `${version}.json`);

/**
 * A version that was cut since has the record of the one in development.
 * @throws Error that names the file when it does not have the shape
 */
export function readRecord(version: string): DriverRecord {
  const file = [version, 'current'].map(recordFileOf).find((candidate) => existsSync(candidate));
  if (file === undefined) return {};
  const result = recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}\nRestore it from git, or write it anew with --write.`);
}

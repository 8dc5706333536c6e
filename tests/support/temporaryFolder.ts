import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {writeFiles} from './writeFiles.ts';

/** A folder with these files, which is removed after the tests of the file. */
export function temporaryFolder(files: Parameters<typeof writeFiles>[1] = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  afterAll(() => fs.rmSync(folder, {recursive: true}));
  writeFiles(folder, files);
  return folder;
}

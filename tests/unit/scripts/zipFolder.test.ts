import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {zipFolder} from '../../../scripts/lib/zipFolder.ts';

test('a folder is packed whole, below one name, and the same each time', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'zip-'));
  const folder = path.join(root, 'site');
  fs.mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'index.html'), 'é');
  fs.writeFileSync(path.join(folder, 'assets/js/a.js'), 'run()');
  const pack = (file: string) => {
    const target = path.join(root, file);
    expect(zipFolder(folder, 'edition', target)).toEqual({files: 2, bytes: fs.statSync(target).size});
    return fs.readFileSync(target);
  };
  const first = pack('first.zip');
  expect(first.compare(pack('second.zip'))).toBe(0);
  const content = unzipSync(new Uint8Array(first));
  expect(Object.keys(content)).toEqual(['edition/assets/js/a.js', 'edition/index.html']);
  expect(new TextDecoder().decode(content['edition/index.html'])).toBe('é');
  fs.rmSync(root, {recursive: true});
});

import fs from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {zipFolder} from '../../../scripts/lib/zipFolder.ts';

const root = temporaryFolder({'site/index.html': 'é', 'site/assets/js/a.js': 'run()'});

test('a folder is packed whole, below one name, and the same each time', () => {
  const pack = (file: string) => {
    const target = path.join(root, file);
    expect(zipFolder(path.join(root, 'site'), 'edition', target)).toEqual({files: 2, bytes: fs.statSync(target).size});
    return fs.readFileSync(target);
  };
  const first = pack('first.zip');
  expect(first.compare(pack('second.zip'))).toBe(0);
  const content = unzipSync(new Uint8Array(first));
  expect(Object.keys(content)).toEqual(['edition/assets/js/a.js', 'edition/index.html']);
  expect(new TextDecoder().decode(content['edition/index.html'])).toBe('é');
});

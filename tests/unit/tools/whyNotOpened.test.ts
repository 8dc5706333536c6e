import {expect, test} from 'vitest';
import {whyNotOpened} from '@site/src/tools/shared/whyNotOpened';

test('a script that is missing is not a fault of the file', () => {
  const lost = Object.assign(new Error('Loading chunk unzip failed.'), {name: 'ChunkLoadError'});
  expect(whyNotOpened('current.gz', lost)).toBe(
    'current.gz could not be opened, because a part of this site could not be loaded. Is the connection gone? Try again.',
  );
  expect(whyNotOpened('current.gz', new Error('invalid gzip data'))).toBe('current.gz could not be read.');
});

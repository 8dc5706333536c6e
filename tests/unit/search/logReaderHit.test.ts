import {describe, expect, it} from 'vitest';
import {logReaderHit} from '../../../src/search/client/logReaderHit.ts';

const root = 'https://example.org/docs/';

describe('a pasted log in the search', () => {
  it.each([
    'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
    '@4000000062d0c1d8144b5000 INFO:SerialBattery:Testing LltJbd',
    '2025-08-25 07:22:58.928590500 ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
    '2025-08-25 07:22:55.555187500 bash: start-serialbattery.sh: No such file or directory',
    'Testing Daly ERROR:SerialBattery:>>> ERROR: No reply - returning INFO:SerialBattery:Testing Ant',
  ])('is offered the log reader: %s', (query) => {
    expect(logReaderHit(query, root)).toMatchObject({url: 'https://example.org/docs/tools/log-reader', type: 'lvl1'});
  });

  it.each(['', 'log', 'No battery connection', 'SerialBattery', '2025-08-25', 'info: error', 'victron@4000'])(
    'is no word of a question: %s',
    (query) => {
      expect(logReaderHit(query, root)).toBeUndefined();
    },
  );
});

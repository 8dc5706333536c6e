import {describe, expect, test} from 'vitest';
import {wordsOfPath} from '../../../src/theme/NotFound/Content/wordsOfPath.ts';

describe('what an address that does not exist asks for', () => {
  test.each([
    ['/docs/v1.4/general/restart-the-driver.html', 'restart the driver'],
    ['/docs/troubleshoot/error_119/', 'error 119'],
    ['/docs/caf%C3%A9', 'café'],
    ['/docs/%E0%A4%A', 'E0 A4 A'],
    ['/docs/<script>alert(1)</script>', 'script'],
    ['/elsewhere/jk-bms', 'jk bms'],
    ['/docs/', ''],
    ['/docs/%20', ''],
  ])('%s', (pathname, words) => expect(wordsOfPath(pathname, '/docs/')).toBe(words));

  test('a long one is cut', () => expect(wordsOfPath(`/docs/${'a'.repeat(500)}`, '/docs/')).toHaveLength(60));
});

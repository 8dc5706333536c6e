import {beforeEach, expect, test, vi} from 'vitest';
import {addHeadlessShell, ensureChromium} from '../../../scripts/lib/chromium.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => printed.mockClear());

const failing = {title: 'Downloading', commands: [['sh', '-c', 'echo no network >&2; exit 1']]} as const;
const working = {title: 'Installing', commands: [['sh', '-c', 'echo installed']]} as const;

/** Finds nothing until it has been asked `times` times. */
function foundAfter(times: number): () => string | null {
  let asked = 0;
  return () => ((asked += 1) > times ? '/usr/bin/chromium' : null);
}

test('a browser that is there is not installed again', () => {
  expect(ensureChromium(foundAfter(0), () => [failing])).toBe('/usr/bin/chromium');
  expect(printed).not.toHaveBeenCalled();
});

test('a download that fails is not an error when the package of the system can be installed', () => {
  expect(ensureChromium(foundAfter(2), () => [failing, working])).toBe('/usr/bin/chromium');
  const lines = printed.mock.calls.flat();
  expect(lines).toEqual([expect.stringContaining('No Chromium'), 'Downloading …', 'Installing …']);
});

test('without any browser the error says what to do and what was printed', () => {
  expect(() => ensureChromium(foundAfter(9), () => [failing])).toThrow(/no network[\s\S]*set CHROMIUM_PATH/);
});

test('a headless shell that cannot be installed is not an error', () => {
  addHeadlessShell(() => failing.commands);
  expect(printed.mock.calls.flat()).toEqual([expect.stringContaining('headless shell')]);
});

test('nothing is printed where the headless shell is not wanted', () => {
  addHeadlessShell(() => []);
  expect(printed).not.toHaveBeenCalled();
});

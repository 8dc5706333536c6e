import {afterEach, describe, expect, it, vi} from 'vitest';
import {timeText} from '../../../src/tools/log-reader/words.ts';

const night = Date.UTC(2025, 2, 30, 1, 36);

afterEach(() => vi.unstubAllEnvs());

describe('the time of a run', () => {
  it.each([
    ['UTC', '2025-03-30 01:36:00 (01:36:00 UTC)'],
    ['Europe/Berlin', '2025-03-30 03:36:00 (01:36:00 UTC)'],
    ['America/St_Johns', '2025-03-29 23:06:00 (2025-03-30 01:36:00 UTC)'],
    ['Pacific/Apia', '2025-03-30 14:36:00 (01:36:00 UTC)'],
  ])('is told for a reader in %s', (zone, text) => {
    vi.stubEnv('TZ', zone);
    expect(timeText(night, true)).toBe(text);
  });

  it('is the next day where the sun is ahead', () => {
    vi.stubEnv('TZ', 'Pacific/Apia');
    expect(timeText(Date.UTC(2025, 2, 30, 22, 0), true)).toBe('2025-03-31 11:00:00 (2025-03-30 22:00:00 UTC)');
  });

  it('is shown as it is when the log does not name its zone', () => {
    vi.stubEnv('TZ', 'America/St_Johns');
    expect(timeText(night, false)).toBe('2025-03-30 01:36:00');
  });
});

import {afterEach, expect, test, vi} from 'vitest';
import {streamEvents} from '../../../src/assistant/streamEvents.ts';

const events = ['A', 'B', 'C'].map((delta) => ({type: 'text-delta' as const, id: '1', delta}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the text arrives in pieces', async () => {
  vi.useFakeTimers();
  const text = streamEvents(events).text();
  expect(vi.getTimerCount()).toBe(1);
  await vi.runAllTimersAsync();
  expect(await text).toContain('"delta":"C"');
});

test('a reader who prefers less motion gets it at once', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({matches: true}));
  expect(await streamEvents(events).text()).toContain('"delta":"C"');
});

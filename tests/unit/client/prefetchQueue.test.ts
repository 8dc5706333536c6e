import {describe, expect, test} from 'vitest';
import {createPrefetchGate} from '@site/src/client/prefetchGate';

const likely = ['/docs/faq/', '/docs/install', ...Array.from({length: 20}, (_, index) => `/docs/${index}`)];

function openGate() {
  const gate = createPrefetchGate();
  gate.pageOpened('/docs/', likely);
  return gate;
}

const fast = {effectiveType: '4g', saveData: false};

describe('prefetching', () => {
  test('admits a page once, whatever its anchor, query or slash', () => {
    const gate = openGate();
    expect(gate.admits('/docs/faq/', fast)).toBe(true);
    for (const again of ['/docs/faq', '/docs/faq/#a', '/docs/faq?x=1']) expect(gate.admits(again, fast)).toBe(false);
  });

  test('does not admit the page that is open', () => {
    const gate = createPrefetchGate();
    gate.pageOpened('/docs/faq/', likely);
    expect(gate.admits('/docs/faq/#a', fast)).toBe(false);
  });

  test('admits only pages that the reader is likely to open next', () => {
    const gate = openGate();
    expect(gate.admits('/docs/changelog', fast)).toBe(false);
    gate.pageOpened('/docs/v1/', ['/docs/v1/faq/']);
    expect(gate.admits('/docs/install', fast)).toBe(false);
    expect(gate.admits('/docs/v1/faq/', fast)).toBe(true);
  });

  test('admits six pages', () => {
    const gate = openGate();
    const admitted = Array.from({length: 20}, (_, index) => gate.admits(`/docs/${index}`, fast)).filter(Boolean);
    expect(admitted).toHaveLength(6);
  });

  test.each([
    ['2g', {effectiveType: '2g', saveData: false}],
    ['slow 2g', {effectiveType: 'slow-2g', saveData: false}],
    ['data saver', {effectiveType: '4g', saveData: true}],
  ])('admits nothing with %s, and the page later on a fast connection', (_, connection) => {
    const gate = openGate();
    expect(gate.admits('/docs/faq', connection)).toBe(false);
    expect(gate.admits('/docs/faq', fast)).toBe(true);
  });

  test.each(['3g', '4g'])('S2.nav.8 S9.5 admits pages with %s', (effectiveType) => {
    expect(openGate().admits('/docs/faq', {effectiveType, saveData: false})).toBe(true);
  });

  test('works where the browser tells nothing about the connection', () => {
    expect(openGate().admits('/docs/faq', undefined)).toBe(true);
  });
});

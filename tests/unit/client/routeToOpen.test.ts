import {describe, expect, test} from 'vitest';
import {routeToOpen} from '@site/src/client/routeToOpen';

const names = ['v2.0.20250729', 'v1.2.20240408'];

describe('a route of the hash edition', () => {
  test.each([
    ['#/v2.0.20250729/general/install', '#/general/install'],
    ['#/v2.0.20250729/general/install?q=1&r=2#max_cell_voltage', '#/general/install?q=1&r=2#max_cell_voltage'],
    ['#/v2.0.20250729/', '#/'],
    ['#/v2.0.20250729', '#/'],
    ['#/V2.0.20250729/FAQ/', '#/faq/'],
    ['#/v1.2.20240408/faq/#no-float', '#/faq/#no-float'],
    ['#/tools/index.html', '#/tools'],
    ['#/index.html', '#/'],
    ['#/general/install.html?q=A#B', '#/general/install?q=A#B'],
    ['#/V1.6.20250131/General/Install', '#/v1.6.20250131/general/install'],
    ['#/changelog%20', '#/changelog'],
  ])('%s is opened as %s', (hash, own) => {
    expect(routeToOpen(hash, names)).toBe(own);
    expect(routeToOpen(own, names)).toBeNull();
  });

  test.each([
    '',
    '#',
    '#/',
    '#place',
    '#/faq/',
    '#/v2.0.20250729x/faq/',
    '#/next/faq/#Place',
    '#/search?q=A.html',
    '#/50%',
  ])('%s stays', (hash) => expect(routeToOpen(hash, names)).toBeNull());
});

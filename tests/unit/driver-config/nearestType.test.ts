import {expect, test} from 'vitest';
import {check} from '../../../src/driver-config/index.ts';
import {loadCatalog} from '../../../src/driver-config/loadCatalog.ts';

const catalog = loadCatalog('.');

/** What the finding about an unknown type says at its end, with its fix. */
function answerTo(
  type: string,
): readonly [words: string | undefined, fix: string | undefined, isSafe: boolean | undefined] {
  const version = catalog.versions.find(({label}) => label.startsWith('v2.0'))!;
  const finding = check(`[DEFAULT]\nBMS_TYPE = ${type}\n`, version.name, catalog).findings.find(
    ({code}) => code === 'bms-type',
  );
  return [
    /(?:Did you mean \w+\?|The BMS finder.*)$/.exec(finding?.message ?? '')?.[0],
    finding?.fix?.title,
    finding?.fix?.safe,
  ];
}

test.each([
  ['JK', 'Jkbms', false],
  ['JBD', 'LltJbd', false],
  ['Daly2', 'Daly', false],
  ['Jk_Pb', 'Jkbms_pb', false],
  ['jkbms', 'Jkbms', true],
  ['Lifepower', 'EG4_Lifepower', true],
] as const)('for %s the nearest type is %s; certain: %s', (type, nearest, isSafe) => {
  expect(answerTo(type)).toEqual([`Did you mean ${nearest}?`, `Change it to ${nearest}`, isSafe]);
});

test('far from all names it leads to the finder', () => {
  expect(answerTo('Nope')).toEqual(['The BMS finder tells the type of yours.', undefined, undefined]);
});

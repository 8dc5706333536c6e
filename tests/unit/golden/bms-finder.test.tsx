/** Everything that a reader of the BMS finder can meet. `npm run golden` rewrites the transcripts. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadAllVersions} from '@site/src/docs-data/load';
import {finderData} from '@site/src/docs-data/tools-data/toolsData';
import type {FinderBms} from '@site/src/docs-data/tools-data/types';
import {Comparison} from '@site/src/tools/bms-finder/Comparison';
import {Filters} from '@site/src/tools/bms-finder/Filters';
import {Library} from '@site/src/tools/bms-finder/Library';
import {NothingFound} from '@site/src/tools/bms-finder/NothingFound';
import {ResultTable} from '@site/src/tools/bms-finder/ResultTable';
import {emptyState} from '@site/src/tools/bms-finder/filters';
import {readerText} from '../../support/readerText.ts';

const folder = path.join(import.meta.dirname, '../../golden/bms-finder');
const versions = loadAllVersions('.').map((data) => ({name: data.docs.label, isLast: false, data}));
const nothing = (): void => undefined;

function transcript(version: (typeof versions)[number]): string {
  const data = finderData(version.data, versions);
  const table = (rows: readonly FinderBms[]): string =>
    readerText(
      <ResultTable
        rows={rows}
        total={data.bms.length}
        versionLabel={version.name}
        connect="connect"
        supported="supported-bms"
        compared={[]}
        isFull={false}
        onCompare={nothing}
      />,
    );
  const pairs = data.bms.flatMap((_, index) => (index % 2 === 0 ? [data.bms.slice(index, index + 2)] : []));
  const lost = (query: string): string =>
    readerText(<NothingFound data={data} state={{...emptyState, query}} onReset={nothing} />);
  return [
    readerText(<Filters data={data} state={{...emptyState, chain: true}} versionSelect={null} onChange={nothing} />),
    table(data.bms),
    table(data.bms.slice(0, 1)),
    readerText(<Library batteries={data.library} isOpen={false} />),
    readerText(<Library batteries={data.library.slice(0, 1)} isOpen />),
    ...pairs.map((chosen) =>
      readerText(<Comparison data={data} chosen={chosen} onRemove={nothing} onClear={nothing} />),
    ),
    lost('a brand that nobody knows'),
    ...data.elsewhere.slice(0, 8).map(({name}) => lost(name)),
  ].join('\n\n========\n');
}

describe('BMS finder', () => {
  test.each(versions)('$name', async (version) => {
    await expect(`${transcript(version)}\n`).toMatchFileSnapshot(path.join(folder, `${version.name}.txt`));
  });

  test('there is no transcript without a version', () =>
    expect(fs.readdirSync(folder).sort()).toEqual(versions.map(({name}) => `${name}.txt`).sort()));
});

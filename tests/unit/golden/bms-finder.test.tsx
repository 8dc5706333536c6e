/** Everything that a reader of the BMS finder can meet. `npm run golden` rewrites the transcripts. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {loadAllVersions} from '@site/src/docs-data/load';
import {finderData} from '@site/src/docs-data/tools-data/toolsData';
import {FinderView} from '@site/src/tools/bms-finder/FinderView';
import {PlainTable} from '@site/src/tools/bms-finder/PlainTable';
import {finderAddress} from '@site/src/tools/bms-finder/filters';
import {finderTexts} from '@site/src/tools/bms-finder/texts';
import {readerText} from '../../support/readerText.ts';
import {textsNotIn} from '../../support/textsNotIn.ts';

vi.mock('../../../src/tools/shared/VersionLinks.tsx', () => ({
  VersionLinks: ({doc, anchor = ''}: {readonly doc: string; readonly anchor?: string}) => (
    <a href={doc + anchor}>each version</a>
  ),
}));

const folder = path.join(import.meta.dirname, '../../golden/bms-finder');
const versions = loadAllVersions('.').map((data) => ({name: data.docs.label, isLast: false, data}));
const nothing = (): void => undefined;

function transcript(version: (typeof versions)[number]): string {
  const data = finderData(version.data, versions);
  const shown = (address: string): string =>
    readerText(
      <FinderView
        data={data}
        state={finderAddress.parse(new URLSearchParams(address))}
        versionLabel={version.name}
        connect="connect"
        supported="supported-bms"
        versionSelect={<p>Driver version</p>}
        onState={nothing}
        onChoice={nothing}
      />,
    );
  /** The fields above the answer, and the list below a comparison, are the same for all: once is enough. */
  const answer = (address: string): string => {
    const [fields = '', comparison = '', list = ''] = shown(address).split(/^(?=## )/m);
    const parts = list === '' ? [comparison] : address.includes('q=') ? [fields, comparison, list] : [comparison];
    return `======== ?${address}\n${parts.join('').trim()}`;
  };
  const searchFor = (name: string): string => `q=${encodeURIComponent(name)}`;
  const pairs = data.bms.flatMap(({id}, index) =>
    index % 2 === 0 ? [`compare=${[id, data.bms[index + 1]?.id].filter(Boolean).join(',')}`] : [],
  );
  return [
    readerText(<PlainTable />),
    shown(''),
    answer('q=HLX'),
    answer('q=Daly&chain=yes'),
    answer('connection=can&feature=balancing&full=yes'),
    answer(`${searchFor(data.bms[0]?.name ?? '')}&default=yes&${pairs[0] ?? ''}`),
    ...data.library.slice(0, 1).map(({manufacturer}) => answer(searchFor(manufacturer))),
    ...pairs.map(answer),
    answer('q=a brand that nobody knows'),
    ...data.elsewhere.slice(0, 8).map(({name}) => answer(searchFor(name))),
  ].join('\n\n');
}

describe('BMS finder', () => {
  const transcripts = new Map(versions.map((version) => [`${version.name}.txt`, `${transcript(version)}\n`] as const));

  test.each([...transcripts.keys()])('%s', async (name) => {
    await expect(transcripts.get(name)).toMatchFileSnapshot(path.join(folder, name));
  });

  test('there is no transcript without a version', () =>
    expect(fs.readdirSync(folder).sort()).toEqual([...transcripts.keys()].sort()));

  test('every sentence of the tool is in a transcript', () => {
    const all = [...transcripts.values()].join('\n');
    console.log(`${Object.keys(finderTexts).length} sentences, ${transcripts.size} transcripts`);
    expect(textsNotIn(all, finderTexts)).toEqual([]);
  });
});

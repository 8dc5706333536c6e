/** Every page of every version: complete, well built, and without a key, path, script or error of another version. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadVersionData} from '../../src/docs-data/load.ts';
import {
  type Findings,
  checkErrorCodes,
  checkFrontMatter,
  checkPaths,
  checkScreenWords,
  checkScripts,
  checkSettingKeys,
  checkStructure,
} from './pageChecks.ts';
import {type PageSource, readPageSource} from './pageSource.ts';
import {pages, versions} from '../support/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const minSections = 3;

const looked = new Map<string, number>();

function expectClean(kind: string, {looked: count, faults}: Findings): void {
  looked.set(kind, (looked.get(kind) ?? 0) + count);
  expect(faults).toEqual([]);
}

const readPage = (folder: string, source: string) =>
  readPageSource(readFileSync(path.join(root, folder, source), 'utf8'));

const allPages = await Promise.all(versions.flatMap(({folder}) => pages.map(({source}) => readPage(folder, source))));
const screenWords = new Set(allPages.flatMap((page) => page.screenWords));

for (const {folder} of versions) {
  const docsFolder = path.join(root, folder);
  const data = loadVersionData(docsFolder);
  describe.each(pages)(`${data.docs.label}: $source`, async ({source}) => {
    const page = await readPage(folder, source);

    test('has title, description and position', () => expectClean('front matter fields', checkFrontMatter(page)));
    test('has a sound structure', () => expectClean('headings', checkStructure(page, minSections)));
    test('names only settings of its version', () => expectClean('setting keys', checkSettingKeys(page, data)));
    test('names only scripts of its version', () => expectClean('scripts', checkScripts(page, data)));
    test('names only paths of its version', () => expectClean('paths', checkPaths(page, data)));
    test('has words of the screen in bold, not as code', () =>
      expectClean('inline code', checkScreenWords(page, screenWords)));
    test('names only errors of its version', () => expectClean('error numbers', checkErrorCodes(page, data)));
  });
}

test('the checks looked at something', () => {
  for (const [kind, count] of looked) console.info(`${kind}: ${count} looked at`);
  expect(pages).toHaveLength(7);
  expect([...looked.values()].filter((count) => count === 0)).toEqual([]);
});

describe('a planted fault is found', () => {
  const data = loadVersionData(path.join(root, 'versioned_docs/version-v2.0.20250729'));
  const page = (body: string, frontMatter = 'title: Fixture'): Promise<PageSource> =>
    readPageSource(`---\n${frontMatter}\n---\n\n${body}\n`);

  test('front matter without description and position', async () =>
    expect(checkFrontMatter(await page('text')).faults).toEqual([
      'front matter: description is missing',
      'front matter: sidebar_position is missing',
    ]));

  test('an h1, a skipped level, an id twice, no id, too few sections', async () =>
    expect(
      checkStructure(await page('# One {#one}\n\n### Three {#three}\n\n## Two {#three}\n\n## Bare'), 3).faults,
    ).toEqual([
      'h1 "One": the title of the front matter is the h1',
      'h3 "Three" follows an h1',
      'the id "three" is there twice',
      '"Bare" needs an explicit id: {#short-id}',
      '2 sections (h2), at least 3 are expected',
    ]));

  test("another version's key, in prose, code and as a pattern", async () => {
    const {looked: count, faults} = checkSettingKeys(
      await page(
        'Set MODBUS_ADDRESSES and `MAX_CELL_VOLTAGE`.\n\n```ini\nLINEAR_LIMITATION_ENABLE = True\n```\n\nAll MQTT_*.',
      ),
      data,
    );
    expect(count).toBe(4);
    expect(faults).toHaveLength(3);
    expect(faults[0]).toMatch(/^line 5: the setting MODBUS_ADDRESSES does not exist in this version/);
    expect(faults[1]).toMatch(/^line 8: the setting LINEAR_LIMITATION_ENABLE/);
  });

  test("another version's key that is marked as such is fine", async () =>
    expect(
      checkSettingKeys(
        await page(
          '<OtherVersion version="v1.6.20250131">MODBUS_ADDRESSES</OtherVersion>\n\n```ini version=v1.6.20250131\nMODBUS_ADDRESSES = 0x01\n```',
        ),
        data,
      ),
    ).toEqual({looked: 0, faults: []}));

  test("another version's script", async () =>
    expect(checkScripts(await page('Run `bash reinstall-local.sh`, then `enable.sh`.'), data)).toMatchObject({
      looked: 2,
      faults: [expect.stringContaining('the script reinstall-local.sh')],
    }));

  test("another version's path", async () =>
    expect(
      checkPaths(await page('See `/data/etc/dbus-serialbattery/config.ini` and /data/apps/dbus-serialbattery.'), data),
    ).toMatchObject({
      looked: 2,
      faults: [expect.stringContaining('the path /data/etc/dbus-serialbattery/config.ini')],
    }));

  test('a script that is not in the program folder', async () =>
    expect(checkPaths(await page('`bash /data/apps/dbus-serialbattery/restore-gui.sh`'), data).faults).toHaveLength(1));

  test('a word of the screen as code', async () => {
    const bms = await page(
      'The reason reads `BMS Settings` or <MenuPath>BMS Settings</MenuPath>, the setting is `BMS_TYPE`.',
    );
    expect(checkScreenWords(bms, new Set(bms.screenWords)).faults).toEqual([
      'line 5: "BMS Settings" is on the screen, so write it in <MenuPath>',
    ]);
  });
  test('an unknown error number', async () =>
    expect(checkErrorCodes(await page('Error #120, error 119 and MPPT error #67.'), data)).toMatchObject({
      faults: [expect.stringContaining('the error 120')],
    }));
});

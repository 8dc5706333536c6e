/**
 * The two steps of a maintainer that change the list of versions, done to a copy of the project and built. A full run
 * builds after each of them, in a copy each; otherwise one copy gets both and is built once.
 */
import fs from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {dataFileNames} from '../../src/docs-data/load.ts';
import {isFull} from '../support/sample.ts';
import {baseUrl, pages} from '../support/site.ts';
import {findDevelopmentWords} from '../content/releaseWords.ts';
import {type SiteCopy, copySite} from './siteCopy.ts';

interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
}

interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {readonly default: {readonly versions: readonly GlobalVersion[]}};
}

const newName = 'v2.9.20991231';
const repository = 'https://github.com/mr-manuel/venus-os_dbus-serialbattery';

const versionsOf = (site: SiteCopy): readonly GlobalVersion[] =>
  site.readJson<GlobalData>('.docusaurus', 'globalData.json')['docusaurus-plugin-content-docs'].default.versions;

/** Tags and branches that the pages of a version link to in the driver's repository. */
function sourceRefs(site: SiteCopy, prefix: string): ReadonlySet<string> {
  const refs = new Set<string>();
  for (const {path} of pages) {
    const $ = site.page(`${prefix}${path}`);
    $(`article a[href^="${repository}/blob/"], article a[href^="${repository}/tree/"]`).each((_, link) => {
      const ref = ($(link).attr('href') ?? '').slice(repository.length + 1).split('/')[1];
      if (ref) refs.add(ref);
    });
  }
  return refs;
}

const namesOf = (site: SiteCopy): readonly string[] => site.readJson<readonly string[]>('versions.json');

const cut = copySite('cut');
const removal = isFull ? copySite('remove') : cut;
const names = namesOf(cut);
const oldest = names.at(-1) ?? '';
/** What `version:remove` printed, and the builds. */
const printed = {removal: '', cutBuild: '', removalBuild: ''};

beforeAll(async () => {
  await cut.docusaurus('docs:version', newName);
  printed.removal = await removal.tsx('scripts/remove-version.ts', oldest);
  printed.cutBuild = await cut.docusaurus('build');
  printed.removalBuild = isFull ? await removal.docusaurus('build') : printed.cutBuild;
});

describe('docs:version alone cuts a version', () => {
  const site = cut;
  const [formerLatest = ''] = names;

  test('the build has nothing to say about links, anchors or routes', () => {
    expect(printed.cutBuild).not.toMatch(/WARNING|ERROR|broken|duplicate/i);
  });

  test('the new version is at the root, the former latest one under its name', () => {
    const found = versionsOf(site).map(({name, isLast, path}) => ({name, isLast, path: path.replace(/\/$/, '')}));
    expect(found.slice(0, 3)).toEqual([
      {name: 'current', isLast: false, path: `${baseUrl}next`},
      {name: newName, isLast: true, path: baseUrl.replace(/\/$/, '')},
      {name: formerLatest, isLast: false, path: `${baseUrl}${formerLatest}`},
    ]);
    expect(found).toHaveLength(namesOf(site).length + 1);
    for (const [prefix, name] of [
      ['', newName],
      [`${formerLatest}/`, formerLatest],
    ]) {
      for (const {path} of pages) {
        const $ = site.page(`${prefix}${path}`);
        expect($('meta[name="docusaurus_tag"]').attr('content')).toBe(`docs-default-${name}`);
      }
    }
  });

  test('the dropdown offers every version by its label', () => {
    const labels = versionsOf(site).map(({label}) => label);
    expect(labels[1]).toBe(newName);
    const $ = site.page('general/install');
    const offered = $('.navbar__items--right .dropdown__menu a')
      .map((_, link) => $(link).text())
      .get();
    expect(offered).toEqual(labels);
    const addresses = $('.navbar__items--right .dropdown__menu a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(addresses[1]).toBe(`${baseUrl}general/install`);
    expect(addresses[2]).toBe(`${baseUrl}${formerLatest}/general/install`);
  });

  test('its pages do not say that they are of a version in development', () => {
    let characters = 0;
    for (const {path} of pages) {
      const $ = site.page(path);
      // The version menu in the bar of a phone names all versions.
      $('article .dropdown').remove();
      const text = `${$('meta[name="description"]').attr('content') ?? ''} ${$('article').text()}`;
      characters += text.length;
      expect({path, words: findDevelopmentWords(text)}).toEqual({path, words: []});
    }
    expect(characters).toBeGreaterThan(100_000);
    expect(site.page('next/')('article').text()).toContain('not released');
  });

  test('the former latest version does not call itself the latest', () => {
    const claim = /(?:\bis|,|\breading|\blist of) the (?:latest|newest) (?:stable )?(?:version|release|driver)\b/;
    expect('driver v2.0, the newest stable release').toMatch(claim);
    expect('entry 1 offers the newest stable release').not.toMatch(claim);
    for (const {path} of pages) {
      const text = site.page(`${formerLatest}/${path}`)('article').text();
      expect({path, claim: claim.exec(text)?.[0]}).toEqual({path, claim: undefined});
    }
  });

  test('its data are a copy of those in development, and it says nothing of itself but its name', () => {
    for (const name of dataFileNames) {
      expect(site.read('versioned_docs', `version-${newName}`, '_data', `${name}.json`)).toBe(
        site.read('docs', '_data', `${name}.json`),
      );
    }
  });

  test('links to the driver lead to the tag of the version, in development to the main branch', () => {
    expect([...sourceRefs(site, '')]).toEqual([newName]);
    expect([...sourceRefs(site, 'next/')]).toEqual(['master']);
    expect([...sourceRefs(site, `${formerLatest}/`)]).toEqual([formerLatest]);
  });

  test('the tools begin with it and know the others', () => {
    const file = (name: string): string => site.read('.docusaurus', 'tools-data', 'default', name);
    expect(file('latest-bms.json')).toBe(file(`bms-${newName}.json`));
    const catalog = JSON.parse(file('catalog.json')) as readonly {readonly name: string}[];
    expect(catalog.map(({name}) => name)).toEqual([...namesOf(site).toReversed(), 'current']);
  });

  test('the search has an index of it', () => {
    const indexes = fs.readdirSync(site.path('build', 'search-index')).map((file) => file.replace(/\.[^.]+\.js$/, ''));
    const expected = [newName, 'current', formerLatest].map((name) => `docs-default-${name}`);
    expect(indexes).toEqual(expect.arrayContaining(expected));
  });
});

test.each([
  'It is **not released**.',
  'of the unreleased driver',
  'v2.1.x-dev',
  'It comes as the nightly build only',
  'changes from day to day',
  'This is the development version.',
])('%s is found on a page of a release', (text) => {
  expect(findDevelopmentWords(text)).toHaveLength(1);
});

test.each(['Try the nightly build.', 'A nightly build sends every 3 hours.', 'nightly build "<version>"'])(
  '%s is allowed on one',
  (text) => expect(findDevelopmentWords(text)).toEqual([]),
);

describe('version:remove takes the oldest version off', () => {
  const site = removal;

  test('the build has nothing to say about links, anchors or routes', () => {
    expect(printed.removalBuild).not.toMatch(/WARNING|ERROR|broken|duplicate/i);
  });

  test('the removed version is gone from the versions, the tools and the search', () => {
    expect(versionsOf(site).map(({name}) => name)).toEqual([
      'current',
      ...(isFull ? [] : [newName]),
      ...names.slice(0, -1),
    ]);
    expect(site.exists('.docusaurus', 'tools-data', 'default', `bms-${oldest}.json`)).toBe(false);
    const indexes = fs.readdirSync(site.path('build', 'search-index'));
    expect(indexes.length).toBeGreaterThan(3);
    expect(indexes.filter((file) => file.includes(oldest))).toEqual([]);
  });

  test.each(pages)('its address of $title leads to the latest version', ({path}) => {
    const $ = site.page(`${oldest}/${path}`);
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${baseUrl}${path}`);
  });

  test('the command lists where a sentence named or linked the version', () => {
    expect(printed.removal).toMatch(/plain text now: read the sentences: [1-9]/);
    expect(printed.removal).toContain('versioned_docs/version-');
  });

  test('a version in the middle cannot go, and an unknown one is named', async () => {
    await expect(site.tsx('scripts/remove-version.ts', names[0] ?? '')).rejects.toThrow(
      /is not the oldest version: remove .* first/,
    );
    await expect(site.tsx('scripts/remove-version.ts', 'v0.1')).rejects.toThrow('There is no version v0.1');
  });
});

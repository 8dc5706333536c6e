import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {manifestsAttribute, type ScriptFolder, scriptFolder} from '@site/src/search/client/scriptFolder.ts';
import {UnreachableError} from '@site/src/search/client/types.ts';

const tag = 'docs-default-v2';
let requests: string[] = [];
let served: Record<string, string> = {};
let number = 0;
let versionOfPage: string | null = null;
let folder: ScriptFolder<{readonly text: string}>;

/** Runs a script as a page does when it is put into the head. */
function run(script: {src: string; onload: () => void; onerror: () => void}): void {
  const name = script.src.replace('root/files/', '');
  requests.push(name);
  queueMicrotask(() => {
    const text = served[name.replace(/\?.*/, '')];
    if (text === undefined) {
      script.onerror();
      return;
    }
    (0, eval)(text);
    script.onload();
  });
}

beforeEach(() => {
  requests = [];
  folder = scriptFolder('files/', `__test${number++}`, 'texts');
  served = {
    'manifest.js': folder.writeManifest({[tag]: 'a.js', broken: 'b.js'}),
    'a.js': folder.writeFile(tag, {text: 'A'}),
    'b.js': folder.writeFile('other', {text: 'B'}),
  };
  vi.stubGlobal('self', globalThis);
  versionOfPage = null;
  vi.stubGlobal('document', {
    createElement: () => ({remove: () => {}}),
    head: {append: run},
    documentElement: {getAttribute: (name: string) => (name === manifestsAttribute ? versionOfPage : null)},
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a file that the build delivers to the browser', () => {
  test('is loaded by its tag, once', async () => {
    expect(await folder.load('root/', tag)).toEqual({text: 'A'});
    expect(await folder.load('root/', tag)).toEqual({text: 'A'});
    expect(requests).toEqual(['manifest.js', 'a.js']);
  });

  test('is looked up anew after a failure, by a new manifest', async () => {
    const page = served['a.js'] ?? '';
    delete served['a.js'];
    await expect(folder.load('root/', tag)).rejects.toThrow(
      new UnreachableError('root/files/a.js could not be loaded.'),
    );
    served = {'manifest.js': folder.writeManifest({[tag]: 'new.js'}), 'new.js': page};
    expect(await folder.load('root/', tag)).toEqual({text: 'A'});
    expect(requests).toEqual(['manifest.js', 'a.js', expect.stringMatching(/^manifest\.js\?\d+$/), 'new.js']);
  });

  test('is found by the manifest that the page was built with', async () => {
    versionOfPage = '0123abcd';
    expect(await folder.load('root/', tag)).toEqual({text: 'A'});
    expect(requests).toEqual(['manifest.js?0123abcd', 'a.js']);
  });

  test('says what is missing', async () => {
    await expect(folder.load('root/', 'nothing')).rejects.toThrow('The site has no texts of nothing.');
    await expect(folder.load('root/', 'broken')).rejects.toThrow('b.js does not have the texts of broken.');
  });
});

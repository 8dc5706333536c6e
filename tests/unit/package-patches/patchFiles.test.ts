/** Patches in a real bundler: small packages in a folder of their own are bundled with a table that patches one of them. */
import fs from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {describe, expect, test} from 'vitest';
import {findPatchedFiles} from '@site/src/package-patches/applyPatches.ts';
import {patchFiles} from '@site/src/package-patches/index.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {writeFiles} from '../../support/writeFiles.ts';
import type {Patch} from '@site/src/package-patches/patches.ts';

const patch: Patch = {
  id: 'wrong-answer',
  owner: '@maker/package',
  file: 'lib/answer.js',
  problem: 'the answer is wrong',
  serves: 'readers',
  reports: [],
  until: 'the answer is right',
  replacements: [{from: "'wrong'", to: "'right'"}],
};

const root = temporaryFolder();

/** Bundles files below a folder of their own. @returns the bundle and the messages of all errors. */
async function bundle(name: string, files: Readonly<Record<string, string>>, isServer = false) {
  const folder = path.join(root, name);
  writeFiles(folder, files);
  const configure = patchFiles('test-patches', findPatchedFiles([patch])).configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => object;
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './index.js',
    output: {path: path.join(folder, 'out'), filename: 'bundle.js'},
    ...configure({}, isServer),
  });
  const errors = await new Promise<readonly string[]>((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) reject(failure);
      else resolve((stats?.toJson({errors: true}).errors ?? []).map(({message}) => message));
    });
  });
  const output = path.join(folder, 'out/bundle.js');
  return {errors, text: fs.existsSync(output) ? fs.readFileSync(output, 'utf8') : ''};
}

const packageAt = (folder: string, main: string, source = "export const answer = 'wrong';\n") => ({
  [`${folder}node_modules/@maker/package/package.json`]: JSON.stringify({name: '@maker/package', main}),
  [`${folder}node_modules/@maker/package/${main}`]: source,
});

const entry = {'index.js': "import {answer} from '@maker/package';\nconsole.log(answer);\n"};

describe('a patched file', () => {
  test('has the new code in the bundle, and the old one on the disk', async () => {
    const {errors, text} = await bundle('patched', {...entry, ...packageAt('', 'lib/answer.js')});
    expect(errors).toEqual([]);
    expect(text).toContain("'right'");
    expect(fs.readFileSync(path.join(root, 'patched/node_modules/@maker/package/lib/answer.js'), 'utf8')).toContain(
      "'wrong'",
    );
  });

  test('that the package has renamed stops the build with the name of the patch', async () => {
    const {errors} = await bundle('renamed', {...entry, ...packageAt('', 'lib/reply.js')});
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(
      '@maker/package/lib/answer.js (patches: wrong-answer) was patched 0 times, not once: the site does not use a file of this name.',
    );
  });

  test('whose importers do not find it any more is named, too', async () => {
    const {errors} = await bundle('gone', {
      ...entry,
      ...packageAt('', 'index.js', "export * from './lib/answer.js';\n"),
    });
    expect(errors.join('\n')).toContain('patches: wrong-answer');
  });

  test('that is installed twice stops the build', async () => {
    const {errors} = await bundle('twice', {
      'index.js': "import './a/index.js';\nimport './b/index.js';\n",
      'a/index.js': entry['index.js'],
      'b/index.js': entry['index.js'],
      ...packageAt('a/', 'lib/answer.js'),
      ...packageAt('b/', 'lib/answer.js'),
    });
    expect(errors.join('\n')).toContain(
      '(patches: wrong-answer) was patched 2 times, not once: the package is installed',
    );
  });

  test.each([
    ['no longer has the code', "export const answer = 'correct';\n", 0],
    ['has the code twice', "export const answer = 'wrong' || 'wrong';\n", 2],
  ])('that %s stops the build with the name of the patch', async (name, source, times) => {
    const {errors} = await bundle(name.replaceAll(' ', '-'), {...entry, ...packageAt('', 'lib/answer.js', source)});
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(
      `The patch "wrong-answer" of @maker/package (the answer is wrong) expects "'wrong'" once and found it ${times} times.`,
    );
  });

  test('is left alone on the server, which runs none of it', async () => {
    const {errors, text} = await bundle('server', {...entry, ...packageAt('', 'lib/answer.js')}, true);
    expect(errors).toEqual([]);
    expect(text).toContain("'wrong'");
  });
});

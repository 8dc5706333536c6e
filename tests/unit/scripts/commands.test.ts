/* What maintainers see of a command that cannot do its work. */
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {capture} from '../../../scripts/lib/run.ts';
import {runCommand} from '../../../scripts/lib/runCommand.ts';
import {wrongVersionName} from '@site/src/versions/versionNames.ts';
import {parseArgs} from 'node:util';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {writeFiles} from '../../support/writeFiles.ts';

describe('a command that fails', () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text));

  afterEach(() => {
    printed.length = 0;
    process.exitCode = undefined;
  });

  test('because of a mistyped option prints the usage', async () => {
    await runCommand(() => (parseArgs({args: ['--ports', '80'], options: {port: {type: 'string'}}}), 0), {
      usage: 'Usage: start',
    });
    expect(printed).toEqual([expect.stringContaining("Unknown option '--ports'"), 'Usage: start']);
    expect(process.exitCode).toBe(2);
  });

  test('because of a file names it', async () => {
    await runCommand(() => (fs.readFileSync('missing.json'), 0));
    expect(printed).toEqual(['There is no file or folder missing.json.']);
  });

  test('does not fail because its reader, such as head, has seen enough', async () => {
    const many = `import {runCommand} from '${path.resolve('scripts/lib/runCommand.ts')}';
      void runCommand(() => { for (let line = 0; line < 100_000; line++) console.log(line); return 0; });`;
    const file = path.join(temporaryFolder({'many.mts': many}), 'many.mts');
    const {output} = await capture('sh', ['-c', `node --import tsx ${file} | head -1`]);
    expect(output).toBe('0\n');
  });

  test('because of a fault of its own prints where', async () => {
    await runCommand(() => {
      throw new TypeError('a fault');
    });
    expect(printed).toEqual([new TypeError('a fault')]);
  });
});

test('every command that has options prints its usage for one that it does not have', async () => {
  const scripts = fs
    .readdirSync('scripts')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `scripts/${name}`)
    .filter((script) => /parseArgs|fileOptions/.test(fs.readFileSync(script, 'utf8')));
  expect(scripts.length).toBeGreaterThan(8);
  const runs = await Promise.all(
    scripts.map((script) => capture('node', ['--import', 'tsx', script, '--no-such-option'])),
  );
  expect(runs.map(({code, output}, index) => [scripts[index], code, output])).toEqual(
    scripts.map((script) => [script, 2, expect.stringMatching(/^Unknown option '--no-such-option'[^]*\nUsage: npm /)]),
  );
}, 60_000);

describe('build:offline', () => {
  const folder = temporaryFolder({'stick/IMG_1.jpg': 'a picture', 'pages/index.html': ''});
  const build = (...args: readonly string[]) =>
    capture('node', ['--import', 'tsx', 'scripts/build-offline.ts', ...args]);

  test('does not empty a folder that has other files', async () => {
    const {code, output} = await build('--out', path.join(folder, 'stick'));
    expect(output).toContain('stick has other files, which the build would delete. Name a folder that is empty');
    expect(code).toBe(1);
    expect(fs.readFileSync(path.join(folder, 'stick/IMG_1.jpg'), 'utf8')).toBe('a picture');
  });

  test('says that the pages are not a build before it builds', async () => {
    const {code, output} = await build('--pages', path.join(folder, 'pages'), '--out', path.join(folder, 'new'));
    expect(output).toContain('pages is not a normal build of the site: it has no search-index.');
    expect(code).toBe(1);
    expect(fs.existsSync(path.join(folder, 'new'))).toBe(false);
  });
});

describe('version:remove', () => {
  const folder = temporaryFolder();
  const script = path.resolve('scripts/remove-version.ts');
  const files = {
    'versions.json': '["v2", "v1"]',
    'versions-removed.json': '[]',
    'docs/a.md': '[old](/v1/a)',
    'blog/a.md': '',
    'versioned_docs/version-v1/_data/a.json': '{}',
    'versioned_docs/version-v1/a.md': '',
    'versioned_sidebars/version-v1-sidebars.json': '{}',
  };
  const read = () =>
    Object.fromEntries(
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'utf8')]),
    );

  test.each([
    ['versions-removed.json', '[', 'versions-removed.json is not JSON'],
    ['versions-removed.json', undefined, 'versions-removed.json cannot be read'],
    ['versioned_sidebars/version-v1-sidebars.json', undefined, 'version-v1-sidebars.json is missing'],
    ['tests/removed/version-v1/_data/a.json', '{}', 'is there already'],
  ])('with %s as %j changes nothing, and says so', async (file, text, message) => {
    fs.rmSync(folder, {recursive: true});
    writeFiles(folder, {...files, [file]: text ?? ''});
    if (text === undefined) fs.rmSync(path.join(folder, file));
    const before = read();
    const {code, output} = await capture('npx', ['--prefix', process.cwd(), 'tsx', script, 'v1'], {cwd: folder});
    expect(output).toContain(message);
    expect(output).toContain('nothing was changed');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(read()).toEqual(before);
  });
});

describe('the name of a version that is cut', () => {
  test.each(['2.1', 'v2.1', '2.1.20260801', 'v2.1.x-dev'])('%s stops at once', (name) =>
    expect(wrongVersionName(['docs:version', name])).toContain(`"${name}" is not the tag of a release.`),
  );

  test.each([['docs:version', 'v2.1.20260801'], ['docs:version'], ['build', '2.1'], []])('%j does not', (...args) =>
    expect(wrongVersionName(args)).toBeUndefined(),
  );
});

/** The rules of the linter, each on code that breaks it. */
import fs from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, test} from 'vitest';
import {importDirections} from '../../../eslint.config.mjs';
import {directions} from '../../../eslint.directions.mjs';
import {temporaryFolder} from '../../support/temporaryFolder.ts';

async function findRules(eslint: ESLint, filePath: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return (result?.messages ?? []).map(({ruleId, message}) => ruleId ?? message);
}

describe('import directions', () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{files: ['**/*.ts'], languageOptions: {parser: tseslint.parser}}, importDirections],
  });
  const folders = Object.keys(directions).filter((folder) => fs.existsSync(`src/${folder}`));

  /** A module of a folder to import. */
  function moduleIn(folder: string): string {
    const file = fs
      .readdirSync(`src/${folder}`, {recursive: true, encoding: 'utf8'})
      .find((name) => /\.(tsx?|md)$/.test(name));
    if (file === undefined) throw new Error(`src/${folder} has no module.`);
    return path.posix.join(`src/${folder}`, file.replaceAll(path.sep, '/'));
  }

  test.each(folders)('src/%s imports what is named, and no other folder', async (folder) => {
    const allowed = [folder, ...(directions[folder] ?? [])];
    const isAllowed = (target: string) => allowed.some((name) => target.startsWith(`src/${name}`));
    for (const target of folders.map(moduleIn)) {
      const found = await findRules(eslint, `src/${folder}/example.ts`, `import '@site/${target}';`);
      expect({target, found}).toEqual({target, found: isAllowed(target) ? [] : ['import-x/no-restricted-paths']});
    }
  });

  test('a relative import is judged like one from the root', async () => {
    const code = `import '../${moduleIn('theme').replace('src/', '')}';`;
    expect(await findRules(eslint, 'src/search/example.ts', code)).toEqual(['import-x/no-restricted-paths']);
  });

  test('no two folders may import each other, not even indirectly', () => {
    const reached = (folder: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
      (directions[folder] ?? []).reduce(
        (all, next) => (all.has(next) ? all : reached(next, new Set([...all, next]))),
        seen,
      );
    console.log(`${folders.length} folders`);
    expect(Object.keys(directions).filter((folder) => reached(folder).has(folder))).toEqual([]);
  });

  test('theme, pages and build-output are imported by nothing', () => {
    const ends = ['theme', 'pages', 'build-output'];
    expect(Object.values(directions).flatMap((allowed) => allowed.filter((name) => ends.includes(name)))).toEqual([]);
  });

  test('every folder of src has its directions', () => {
    const present = fs
      .readdirSync('src', {withFileTypes: true})
      .flatMap((entry) => (entry.isDirectory() ? entry.name : []));
    const known = [...Object.keys(directions), 'css'];
    expect(present.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('rules that know types', () => {
  const code = `export function Example({text}: {readonly text: string}) {
  fetch(text);
  const value: string = JSON.parse(text);
  return <div onClick={() => undefined}><img src={value} /></div>;
}
`;
  // A project of its own: that of the site has a thousand files, whose types would be read for this one.
  const file = 'src/theme/Example.tsx';
  const tsconfig = {compilerOptions: {strict: true, jsx: 'preserve', types: []}};
  const project = temporaryFolder({[file]: code, 'tsconfig.json': JSON.stringify(tsconfig)});

  test('promises that nothing waits for, values of any type and inaccessible elements are found', async () => {
    const eslint = new ESLint({cwd: project, overrideConfigFile: path.resolve('eslint.config.mjs')});
    expect(await findRules(eslint, path.join(project, file), code)).toEqual(
      expect.arrayContaining([
        '@typescript-eslint/no-floating-promises',
        '@typescript-eslint/no-unsafe-assignment',
        'jsx-a11y-x/alt-text',
        'jsx-a11y-x/click-events-have-key-events',
      ]),
    );
  });
});

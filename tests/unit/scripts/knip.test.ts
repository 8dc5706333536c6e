/** What knip finds with the configuration of this repository, in a small project with one fault of each kind. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {capture} from '../../../scripts/lib/run.ts';

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'knip-'));
afterAll(() => fs.rmSync(project, {recursive: true, force: true}));

const files = {
  'package.json': JSON.stringify({
    name: 'example',
    dependencies: {'unused-package': '1.0.0', 'used-package': '1.0.0'},
    devDependencies: {'wrong-group': '1.0.0'},
  }),
  'tsconfig.json': '{}',
  'docusaurus.config.ts': `import 'used-package';\nimport 'wrong-group';\nimport 'undeclared-package';\nimport {used} from './src/used.ts';\nexport default used;\n`,
  'src/used.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
  'src/unusedFile.ts': 'export {};\n',
};

async function runKnip(...options: readonly string[]): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
    fs.writeFileSync(path.join(project, file), text);
  }
  fs.copyFileSync('knip.jsonc', path.join(project, 'knip.jsonc'));
  const {code, output} = await capture('npx', ['--no-install', 'knip', '--directory', project, ...options]);
  expect(code, output).toBe(1);
  return output;
}

test('knip finds unused files, exports and dependencies, and undeclared ones', {timeout: 120_000}, async () => {
  const output = await runKnip();
  for (const name of ['src/unusedFile.ts', 'unusedExport', 'unused-package', 'undeclared-package']) {
    expect(output).toContain(name);
  }
  expect(output).not.toContain('used-package  docusaurus.config.ts');
});

test('knip finds a dependency of the build among the tools', {timeout: 120_000}, async () => {
  expect(await runKnip('--production', '--strict', '--dependencies')).toContain('wrong-group');
});

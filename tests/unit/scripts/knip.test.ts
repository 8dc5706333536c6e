/** What knip finds with the configuration of this repository, in a small project with one fault of each kind. */
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {capture} from '../../../scripts/lib/run.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';

const project = temporaryFolder({
  'package.json': JSON.stringify({
    name: 'example',
    dependencies: {'unused-package': '1.0.0', 'used-package': '1.0.0'},
    devDependencies: {'wrong-group': '1.0.0'},
  }),
  'tsconfig.json': '{}',
  'docusaurus.config.ts': `import 'used-package';\nimport 'wrong-group';\nimport 'undeclared-package';\nimport {used} from './src/used.ts';\nexport default used;\n`,
  'src/used.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
  'src/unusedFile.ts': 'export {};\n',
  'knip.jsonc': fs.readFileSync('knip.jsonc'),
});

async function runKnip(...options: readonly string[]): Promise<string> {
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

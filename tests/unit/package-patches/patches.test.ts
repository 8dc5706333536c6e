import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {applyPatch} from '@site/src/package-patches/applyPatches.ts';
import {patches} from '@site/src/package-patches/patches.ts';

const readInstalled = ({owner, file}: {readonly owner: string; readonly file: string}) =>
  fs.readFileSync(path.join('node_modules', owner, file), 'utf8');

const ofModal = patches.filter(({owner}) => owner === '@docsearch/react');

describe('the table of patches', () => {
  test.each(patches)('the installed $owner still has the fault: $problem', (patch) => {
    const source = readInstalled(patch);
    const patched = applyPatch(source, patch);
    for (const {to} of patch.replacements) expect(patched).toContain(to);
    expect(patched).not.toBe(source);
  });

  test('names each patch once and says when it can go', () => {
    expect(new Set(patches.map(({id}) => id)).size).toBe(patches.length);
    expect(patches.filter(({until, problem}) => !until || !problem)).toEqual([]);
  });

  test('gives the specification as the reason only with a statement that exists', () => {
    const statements = JSON.parse(fs.readFileSync('tests/spec/statements.json', 'utf8')) as Record<string, string>;
    const cited = patches.map(({serves}) => serves).filter((reason) => /^S\d/.test(reason));
    expect(cited).not.toEqual([]);
    expect(cited.filter((id) => !(id in statements))).toEqual([]);
  });

  test('has a rule of its own in Dependabot for each patched package', () => {
    const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const rules = fs.readFileSync('.github/dependabot.yml', 'utf8');
    const owners = [...new Set(patches.map(({owner}) => owner))].filter((owner) => owner in dependencies);
    expect(owners).toEqual(['@docsearch/react', '@docsearch/css', '@docusaurus/core', '@docusaurus/theme-common']);
    for (const owner of owners) expect(rules).toContain(`patterns: ['${owner.split('/')[0]}/*']`);
  });
});

describe('the patched code', () => {
  test('of the search modal is still a script', () => {
    const body = ofModal
      .reduce<string>(applyPatch, readInstalled(ofModal[0]!))
      .replace(/^import (\w+),\{[^}]*\}from"react";/, '')
      .replace(/export\{[^}]*\};?\s*$/, '')
      .replace(/^import[^;]*;/gm, '');
    expect(() => new Function(body)).not.toThrow();
  });
});

import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {applyFixes} from '@site/src/plugins/docsearch-fixes/applyFixes.cjs';
import {fixes} from '@site/src/plugins/docsearch-fixes/fixes.ts';
import {fixes as navigationFixes} from '@site/src/plugins/navigation-fixes/index.ts';
import {withoutFix} from '../../faults/takeBack.ts';

const bundle = fs.readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');

describe('the fixes of the search modal', () => {
  test.each(fixes)('the installed package still has the fault: $name', ({from, to}) => {
    expect(bundle.split(from).length - 1).toBe(1);
    const fixed = applyFixes(bundle, fixes);
    expect(fixed).not.toContain(from);
    expect(fixed).toContain(to);
  });

  test('the mended bundle is still a script', () => {
    const body = applyFixes(bundle, fixes)
      .replace(/^import (\w+),\{[^}]*\}from"react";/, '')
      .replace(/export\{[^}]*\};?\s*$/, '')
      .replace(/^import[^;]*;/gm, '');
    expect(() => new Function(body)).not.toThrow();
  });

  test('a piece that is gone or there twice stops the build and says what to do', () => {
    const fix = {name: 'nothing works', from: 'old', to: 'new'};
    expect(applyFixes('an old bundle', [fix])).toBe('an new bundle');
    expect(() => applyFixes('a bundle', [fix])).toThrow(/"nothing works" is in it 0 times, not once.*remove the fix/);
    expect(() => applyFixes('old and old', [fix])).toThrow(/2 times/);
  });
});

describe('a script of the build with one fix taken back', () => {
  const chunk = 'push([["1"],{7(e,t,n){n.d(t,{q:()=>x});var r=n(6540);"DocSearch-Hit--AskAI"},8(e){}}])';

  test('has the package in the place of the modal, with all other fixes', () => {
    const [fix, ...others] = fixes;
    const script = withoutFix(chunk, fix.id);
    expect(script).toContain(fix.from);
    expect(others.filter(({from}) => script.includes(from))).toEqual([]);
    const modules: Record<string, object> = {};
    new Function('push', script)(([, given]: [unknown, object]) => Object.assign(modules, given));
    expect(Object.keys(modules)).toEqual(['7', '8', 'shippedModal']);
  });

  test.each(['', chunk.replace('n.d(', 'd('), chunk.replace('n(6540)', 'n(1),u=n(2)')])(
    'cannot be made of one that is built in another way: %s',
    (other) => expect(() => withoutFix(other, fixes[0].id)).toThrow(/not in this script|not once/),
  );
});

test('the fix of the router finds its fault and leaves a script', () => {
  const file = 'node_modules/@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';
  const fixed = applyFixes(fs.readFileSync(file, 'utf8'), navigationFixes, '@docusaurus/core');
  expect(fixed).toContain(navigationFixes[0]!.to);
  const scroll = /let id = .*/.exec(fixed)![0];
  const idOf = new Function('hash', `${scroll} return id;`) as (hash: string) => string;
  expect(['#50%', '#%E0%A4%A', '#a%20b'].map(idOf)).toEqual(['50%', '%E0%A4%A', 'a b']);
});

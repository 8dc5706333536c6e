import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {applyFixes} from '@site/src/package-patches/docsearch/applyFixes.cjs';
import {fixes} from '@site/src/package-patches/docsearch/fixes.ts';
import {fixedFiles} from '@site/src/package-patches/navigation/index.ts';
import {withoutFix} from '../../support/faults/takeBack.ts';

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

describe('the fixes of the router', () => {
  const fixedText = (wanted: string) => {
    const {file, owner, fixes: its} = fixedFiles.find(({file}) => file.endsWith(wanted))!;
    return applyFixes(fs.readFileSync(path.join('node_modules', owner, file), 'utf8'), its, owner);
  };

  test.each(fixedFiles)('the installed $owner still has the fault: $fixes.0.name', ({file, fixes: its}) => {
    for (const {to} of its) expect(fixedText(file)).toContain(to);
  });

  test('a hash that is no well-formed text stands for itself', () => {
    const scroll = /let id = .*/.exec(fixedText('ClientLifecyclesDispatcher.js'))![0];
    const idOf = new Function('hash', `${scroll} return id;`) as (hash: string) => string;
    expect(['#50%', '#%E0%A4%A', '#a%20b'].map(idOf)).toEqual(['50%', '%E0%A4%A', 'a b']);
  });

  test('a path that is no well-formed text does, too', () => {
    const decode = /try \{ location\.pathname.*/.exec(fixedText('history.js'))![0];
    const pathOf = new Function('location', `${decode} return location.pathname;`) as (location: object) => string;
    expect(['/50%', '/%E0%A4%A', '/a%20b'].map((pathname) => pathOf({pathname}))).toEqual([
      '/50%',
      '/%E0%A4%A',
      '/a b',
    ]);
  });
});

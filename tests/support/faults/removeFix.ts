/** Puts into the built site what the packages ship, one fault at a time. The files on the disk stay as they are. */
import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {applyPatch} from '@site/src/package-patches/applyPatches.ts';
import {patches, type PatchId} from '@site/src/package-patches/patches.ts';

const installed = fs.readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');

/** Text that only the modal has. */
const mark = 'DocSearch-Hit-AskAIButton-icon';

function only<Match>(matches: readonly Match[], what: string): Match {
  if (matches.length !== 1) throw new Error(`${what} is there ${matches.length} times, not once.`);
  return matches[0]!;
}

function replaceOnce(text: string, pattern: RegExp, replacement: string, what: string): string {
  only([...text.matchAll(new RegExp(pattern, 'g'))], what);
  return text.replace(pattern, replacement);
}

/** The installed modal with all patches but one as the body of a module of the bundler. */
function stockBody(without: PatchId, {react, name}: {readonly react: string; readonly name: string}): string {
  const source = patches
    .filter(({owner, id}) => owner === '@docsearch/react' && id !== without)
    .reduce<string>(applyPatch, installed);
  const withImport = replaceOnce(
    source,
    /^import (\w+),\{([^}]*)\}from"react";/,
    `const $1=loadModule(${react}),{$2}=$1;`,
    'The import of the modal',
  );
  const renamed = withImport.replace(/^const .*?;/, (text) => text.replaceAll(' as ', ':'));
  return replaceOnce(
    renamed,
    /export\{(\w+) as DocSearchModal\};?\s*$/,
    `loadModule.d(moduleExports,{${name}:()=>$1});`,
    'The export of the modal',
  );
}

/**
 * A chunk of the build with the package's modal in the place of the site's.
 *
 * @param without the patch that is left out.
 * @throws Error when the chunk is not built as expected.
 */
export function withoutPatch(chunk: string, without: PatchId): string {
  const heads = [...chunk.matchAll(/([{,])(\d+)\((\w+),(\w+),(\w+)\)\{/g)];
  const head = heads.filter(({index}) => index < chunk.indexOf(mark)).at(-1);
  if (!head) throw new Error('The modal is not in this script.');
  const [all, before, id, , exported, load] = head;
  const start = head.index + all.length;
  const rest = chunk.slice(start);
  // Names of the modal's module only: the next one begins with a head of its own.
  const end = heads.find(({index}) => index > start)?.index ?? chunk.length;
  const own = chunk.slice(start, end);
  const name = only(
    [...own.matchAll(new RegExp(`\\b${load}\\.d\\(${exported},\\{(\\w+):\\(\\)=>`, 'g'))],
    'An export',
  )[1]!;
  const react = only([...own.matchAll(new RegExp(`=${load}\\((\\d+)\\)`, 'g'))], 'An import')[1]!;
  const stock = `${id}(module,moduleExports,loadModule){${stockBody(without, {react, name})}}`;
  return `${chunk.slice(0, head.index)}${before}${stock},shippedModal(${head.slice(3).join(',')}){${rest}`;
}

/** What the site's own code does against a fault of a package, and the same code without it. */
export interface OwnFix {
  /** Scripts, or pages. */
  readonly files: 'scripts' | 'pages';
  /** In the built file, whose names are short and change with every build: matched as they come. */
  readonly pieces: readonly {readonly from: RegExp; readonly to: string}[];
}

/** A module can be in several scripts: each piece has to be in one at least, and once in each. */
async function removePieces(page: Page, {files, pieces}: OwnFix): Promise<() => void> {
  const counts = pieces.map(() => 0);
  const isAsked = (url: URL) =>
    files === 'scripts' ? /\/assets\/js\/[^/]+\.js$/.test(url.pathname) : !/\.\w+$/.test(url.pathname);
  await page.route(isAsked, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    pieces.forEach(({from, to}, place) => {
      const found = [...body.matchAll(new RegExp(from, 'g'))].length;
      counts[place] = Math.max(counts[place]!, found);
      body = body.replace(from, to);
    });
    await route.fulfill({response, body});
  });
  return () => {
    counts.forEach((count, place) => {
      if (count !== 1) throw new Error(`${pieces[place]!.from} was found ${count} times in a file, not once.`);
    });
  };
}

async function removePatchInModal(page: Page, without: PatchId): Promise<() => void> {
  let count = 0;
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const chunk = await response.text();
    if (!chunk.includes(mark)) return route.fulfill({response, body: chunk});
    // A probe may fetch the script once more to read it.
    if (route.request().resourceType() === 'script') count++;
    return route.fulfill({response, body: withoutPatch(chunk, without)});
  });
  return () => {
    if (count !== 1) throw new Error(`The modal was loaded ${count} times, not once.`);
  };
}

/**
 * Removes a fix from what the page is about to load.
 *
 * @returns what throws when the fix was not found exactly once in a file that the page did load.
 */
export function removeFix(page: Page, fix: PatchId | OwnFix): Promise<() => void> {
  return typeof fix === 'string' ? removePatchInModal(page, fix) : removePieces(page, fix);
}

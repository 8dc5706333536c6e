/**
 * Sentences that hold in one state of a version only: while it is in development, once it is released, as long as it is
 * the latest release.
 *
 * `docusaurus docs:version` copies the Markdown as it is. What the copied page must no longer say, and what the
 * former latest version must no longer say of itself, is decided here from the folder of the page. It runs before
 * Docusaurus collects the table of contents, so that nothing of the other state is left.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Parent, PhrasingContent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {describeDocsFolder, findDocsFolder, listDocsVersions, siteDirOf} from '../../versions/docsFolders.ts';
import {developmentVersion} from '../../versions/developmentVersion.ts';
import {driverTag} from '../../versions/driverVersion.ts';

interface ReleaseState {
  readonly label: string;
  readonly isDevelopment: boolean;
  readonly isLatest: boolean;
  readonly siteDir: string;
  /** Stops the build with file and line. */
  readonly fail: (message: string, node: RootContent) => never;
}

/** Components that keep or drop what is inside them. */
const holdsIn: Readonly<Record<string, (state: ReleaseState) => boolean>> = {
  DevelopmentOnly: ({isDevelopment}) => isDevelopment,
  ReleasedOnly: ({isDevelopment}) => !isDevelopment,
  LatestOnly: ({isLatest}) => isLatest,
  OlderOnly: ({isDevelopment, isLatest}) => !isDevelopment && !isLatest,
};

/** Components that become a few words. */
const wordsOf: Readonly<Record<string, (state: ReleaseState) => PhrasingContent>> = {
  ReleaseDate: ({isDevelopment, label}) => ({type: 'text', value: isDevelopment ? 'not released' : dateOf(label)}),
  ReleaseNotes: (state) => ({
    type: 'link',
    url: changelogOf(state),
    children: [{type: 'text', value: `what is new in ${state.label}`}],
  }),
};

/** Names of the components that this plugin resolves. */
export const releaseWords: readonly string[] = [...Object.keys(holdsIn), ...Object.keys(wordsOf)];

/** "v2.0.20250729" is of 29 Jul 2025; a name without a day has none. */
function dateOf(name: string): string {
  const [, year, month, day] = /\.(\d{4})(\d\d)(\d\d)/.exec(name) ?? [];
  if (!year) return '';
  return new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'}).format(
    Date.UTC(Number(year), Number(month) - 1, Number(day)),
  );
}

/** Address of the post about a version; before it is written that of the development post, else the changelog. */
function changelogOf({label, siteDir}: ReleaseState): string {
  const folder = path.join(siteDir, 'blog');
  const posts = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  const slugs = new Set(
    posts.map((file) => /^slug: (\S+)$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? ''),
  );
  const slug = [driverTag(label), developmentVersion.label].find((candidate) => slugs.has(candidate));
  return slug === undefined ? '/changelog' : `/changelog/${slug}`;
}

function stateOf(docsFolder: string, file: VFile): ReleaseState {
  const siteDir = siteDirOf(docsFolder);
  const {name, label} = describeDocsFolder(docsFolder);
  // The version in development is the last one.
  const latest = listDocsVersions(siteDir).at(-2);
  return {
    label,
    isDevelopment: name === developmentVersion.name,
    isLatest: name === latest?.name,
    siteDir,
    fail: (message, node) => file.fail(`${file.path}:${node.position?.start.line ?? 1}: ${message}`, node),
  };
}

const phrasing: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'inlineCode',
  'link',
  'mdxJsxTextElement',
]);

/** MDX makes a block of a component alone on its line; words in it still are a paragraph. */
function asBlocks(children: readonly RootContent[]): RootContent[] {
  return children.some(({type}) => phrasing.has(type))
    ? [{type: 'paragraph', children: children as PhrasingContent[]}]
    : [...children];
}

/** A title of components alone is made a block by MDX and lost as a title. */
function losesTitle(node: RootContent): boolean {
  if ((node.type as string) !== 'containerDirective') return false;
  const [first] = (node as unknown as Parent).children;
  return (
    first?.type === 'mdxJsxFlowElement' &&
    (first.name ?? '') in holdsIn &&
    asBlocks(first.children)[0] !== first.children[0]
  );
}

function resolve(node: RootContent, state: ReleaseState): RootContent[] {
  if (losesTitle(node))
    state.fail('begin the title of an admonition with plain words, then <DevelopmentOnly> and the like', node);

  const isBlock = node.type === 'mdxJsxFlowElement';
  const name = isBlock || node.type === 'mdxJsxTextElement' ? (node.name ?? '') : '';
  const words = wordsOf[name]?.(state);
  if (words) return isBlock ? asBlocks([words]) : [words];
  if ('children' in node) resolveChildren(node, state);
  const holds = holdsIn[name];
  if (!holds || !('children' in node)) return [node];
  if (!holds(state)) return [];
  return isBlock ? asBlocks(node.children) : node.children;
}

function resolveChildren(parent: Parent, state: ReleaseState): void {
  parent.children = parent.children.flatMap((child) => resolve(child, state));
}

interface ReleaseStateOptions {
  /** Docs folder that pages outside of the docs speak of; without it they pass untouched. */
  readonly folderOutside?: string;
}

/** The plugin, for `beforeDefaultRemarkPlugins`. */
export function releaseState({folderOutside}: ReleaseStateOptions = {}): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const folder = findDocsFolder(file.path) ?? folderOutside;
    if (folder === undefined) return;
    const state = stateOf(folder, file);
    resolveChildren(tree, state);
  };
}

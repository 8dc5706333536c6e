import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

interface Chunk {
  readonly name?: string;
  readonly runtime: Iterable<string>;
  readonly canBeInitial: () => boolean;
}

/** Parts of the frame around every page: navbar, sidebar, footer, and what they are made of. */
const frame =
  /[\\/]node_modules[\\/]@docusaurus[\\/](?:core|theme-classic|theme-common|plugin-content-docs)[\\/]|[\\/]src[\\/](?:theme|components|versions|search[\\/]client)[\\/]/;

/** Parts of the text of many pages; they come with what renders it, the script that src/page-text/renderer.ts names. */
const textParts = /[\\/]src[\\/]components[\\/](?:Figure|CurrentLimitTable)[\\/]/;
/** What the renderer and the pages of posts share: a script with a name, so that src/client/boundedPrefetch.ts finds it. */
const rendererParts =
  /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:Admonition|CodeInline|Details|MDXContent)[\\/]|[\\/]@mdx-js[\\/]react[\\/]/;

const toolStyles = /[\\/]src[\\/]tools[\\/]/;
const changelogStyles = /[\\/]theme[\\/]Blog|[\\/]src[\\/]components[\\/]ReleaseFacts[\\/]/;
const modalStyles = /[\\/]SearchBar[\\/]modal\.css|[\\/]@docsearch[\\/]css[\\/]dist[\\/](?:_variables|modal)\.css/;
/** One sheet for all pages, as Docusaurus has it, without what comes with the tools, the changelog and the search modal. */
const otherStyles = new RegExp(`^(?!.*(?:${toolStyles.source}|${changelogStyles.source}|${modalStyles.source}))`);

/** The scripts that Docusaurus makes for the components around every docs page, by the names that it gives them. */
const docsScripts: ReadonlySet<string | undefined> = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((component) => simpleHash(`@theme/${component}`, 8)),
);

/** Of a page, not of a worker: what those share with pages would be compiled for both, and a worker would load the frame. */
const isOfPage = (chunk: Chunk): boolean => !chunk.canBeInitial() && [...chunk.runtime].includes('runtime~main');

interface Module {
  readonly resource?: string;
}

/** What the list of releases loads of each post, in one script instead of one a post. */
const isInList = ({resource = ''}: Module): boolean =>
  /[\\/]blog[\\/].*\.md\?truncated=true|[\\/]docusaurus-plugin-content-blog[\\/].*site-blog-.*\.json/.test(resource);

/** Docs, posts and their lists, tools, search: only what all of these share belongs to the frame. */
const kindsOfPages = 8;

/**
 * Puts what pages share into two scripts: the frame, and what is around the text of docs pages. Without this each kind of
 * page has copies of its own of the small parts, and eight scripts of a few KB each are compressed one by one. Saves 6 KB of a
 * docs page's script (gzip). When Docusaurus names its scripts in another way, the budgets of tests/spec/budgets.json are missed.
 */
export function sharedScripts(): Plugin {
  return {
    name: 'shared-scripts',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const shared = {type: /^(?:javascript|json)/, enforce: true};
      const styles = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 50};
      const cacheGroups = {
        styles: {...styles, name: 'styles', test: otherStyles},
        tools: {...styles, name: 'tools', test: toolStyles},
        changelog: {...styles, name: 'changelog', test: changelogStyles},
        modal: {...styles, name: 'modal', test: modalStyles},
        frame: {...shared, name: 'frame', test: frame, chunks: isOfPage, minChunks: kindsOfPages, priority: 45},
        text: {...shared, name: 'page-text', test: textParts, chunks: 'async', minChunks: kindsOfPages, priority: 46},
        parts: {...shared, name: 'page-text-parts', test: rendererParts, chunks: 'async', minChunks: 2, priority: 47},
        posts: {...shared, name: 'posts', chunks: 'async', test: isInList, minChunks: 1, priority: 48},
        docs: {...shared, name: 'docs', chunks: ({name}: Chunk) => docsScripts.has(name), minChunks: 1, priority: 44},
      };
      // Scripts have names already: an id of its own for each would be two more lists of all of them in every page.
      return {optimization: {chunkIds: 'named', splitChunks: {cacheGroups}}} as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}

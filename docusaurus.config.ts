import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {contentSecurity} from './src/config/contentSecurity.ts';
import {readEnvironment} from './src/config/env.ts';
import {footer} from './src/config/footer.ts';
import {highlightCode, noBrowserHighlighting} from './src/config/highlighting.ts';
import {clientModules, headTags, siteFields} from './src/config/integrations.ts';
import {navbar} from './src/config/navbar.ts';
import {redirects} from './src/config/redirects.ts';
import {searchConfig} from './src/config/search.ts';
import {project, site} from './src/config/site.ts';
import {sitemap} from './src/config/sitemap.ts';
import {versions} from './src/config/versions.ts';
import {writingPages} from './src/config/writing.ts';
import {hashDocsData} from './src/docsData/load.ts';
import {assistantPassages} from './src/plugins/assistant-passages/index.ts';
import buildTimeHighlighting from './src/plugins/build-time-highlighting/index.ts';
import {docsearchFixes} from './src/plugins/docsearch-fixes/index.ts';
import {navigationFixes} from './src/plugins/navigation-fixes/index.ts';
import {faqData} from './src/plugins/faq-data/index.ts';
import {leanScript} from './src/plugins/lean-script/index.ts';
import {markdownCopies} from './src/plugins/markdown-copies/index.ts';
import {searchIndex} from './src/plugins/search-index/index.ts';
import {pageText} from './src/plugins/page-text/index.ts';
import {criticalCss} from './src/plugins/critical-css/index.ts';
import {socialCards} from './src/plugins/social-cards/index.ts';
import {toolsData} from './src/plugins/tools-data/index.ts';
import {docsData} from './src/remark/docsData.ts';
import {firstScreenFirst} from './src/remark/firstScreenFirst.ts';
import {importFigures} from './src/remark/importFigures.ts';
import {releaseState} from './src/remark/releaseState.ts';
import {untranslated} from './src/remark/untranslated.ts';

const environment = readEnvironment();

const everythingFaster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};

const presetOptions = {
  docs: {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsible: false,
    breadcrumbs: true,
    versions,
    beforeDefaultRemarkPlugins: [releaseState],
    remarkPlugins: [[docsData, {dataHash: hashDocsData(__dirname)}], importFigures, untranslated],
    rehypePlugins: [highlightCode, firstScreenFirst],
    editUrl: `${project.docsRepository}/edit/main/`,
  },
  blog: {
    path: 'blog',
    routeBasePath: 'changelog',
    blogTitle: 'Changelog',
    blogDescription: 'What changed in each release of the dbus-serialbattery driver',
    blogSidebarTitle: 'Releases',
    blogSidebarCount: 'ALL',
    postsPerPage: 'ALL',
    onUntruncatedBlogPosts: 'ignore',
    showReadingTime: false,
    rehypePlugins: [highlightCode],
    feedOptions: {type: ['rss', 'atom'], title: `${site.title} changelog`, copyright: footer.copyright},
  },
  theme: {customCss: ['./src/css/custom.css', './src/css/code.css']},
  sitemap: sitemap(__dirname),
} satisfies PresetOptions;

const themeConfig = {
  image: site.socialCard,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  navbar,
  footer,
  algolia: searchConfig(environment),
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: noBrowserHighlighting,
} satisfies ThemeConfig;

export default {
  title: site.title,
  tagline: site.tagline,
  favicon: site.favicon,
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  titleDelimiter: '|',
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // The keys in the reader's browser are the plain ones of the specification ('theme', ...).
  storage: {namespace: false},
  future: {
    // The bundler's persistent cache does not know the remark plugins, the data or the base path that
    // a page was compiled with, so it would serve stale pages.
    faster: {...everythingFaster, rspackPersistentCache: false},
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // The inliner of critical CSS drops the rules inside @layer, so no layers here.
      useCssCascadeLayers: false,
    },
    experimental_router: environment.router,
  },
  headTags: headTags(environment),
  clientModules: [
    'src/clientModules/boundedPrefetch.ts',
    'src/clientModules/placeAfterReload.ts',
    'src/clientModules/readyForPaper.ts',
    'src/pageText/behaviour/index.ts',
    ...clientModules(environment),
  ].map((file) => path.join(__dirname, file)),
  customFields: siteFields(environment),
  presets: [['classic', presetOptions]],
  plugins: [
    buildTimeHighlighting,
    leanScript,
    pageText,
    docsearchFixes,
    navigationFixes,
    searchIndex,
    assistantPassages,
    markdownCopies,
    faqData,
    socialCards,
    toolsData,
    ...redirects(__dirname),
    ...writingPages(__dirname),
    criticalCss({finish: contentSecurity(environment)}),
  ],
  themeConfig,
} satisfies Config;

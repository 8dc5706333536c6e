import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {buildOutput} from './src/build-output/index.ts';
import {changelogFeeds} from './src/config/changelogFeeds.ts';
import {allowedSources} from './src/config/contentSecurity.ts';
import {readEnvironment} from './src/config/env.ts';
import {developmentCache} from './src/config/developmentCache.ts';
import {sharedScripts} from './src/config/sharedScripts.ts';
import {footer} from './src/config/footer.ts';
import {highlightCode, noBrowserHighlighting} from './src/config/highlighting.ts';
import {clientModules, integrations, siteFields} from './src/config/integrations.ts';
import {navbar} from './src/config/navbar.ts';
import {redirects} from './src/config/redirects.ts';
import {searchConfig} from './src/config/search.ts';
import {project, site} from './src/site.ts';
import {sitemap} from './src/config/sitemap.ts';
import {noPostCssFiles} from './src/config/stylesheets.ts';
import {versionOptions} from './src/versions/docsOptions.ts';
import {versionNames} from './src/versions/versionNames.ts';
import {writingPages} from './src/config/writing.ts';
import {hashDocsData} from './src/docs-data/load.ts';
import buildTimeHighlighting from './src/package-patches/build-time-highlighting/index.ts';
import {packagePatches} from './src/package-patches/index.ts';
import {markHydratedPages} from './src/page-text/markHydratedPages.ts';
import {pageText} from './src/package-patches/page-text/index.ts';
import {toolsData} from './src/docs-data/tools-data/index.ts';
import {docsData} from './src/docs-data/remark/docsData.ts';
import {defaultCurves} from './src/driver-config/limits/defaultCurves.ts';
import {expectedResults} from './src/docs-data/remark/expectedResults.ts';
import {firstScreenFirst} from './src/docs-data/remark/firstScreenFirst.ts';
import {importFigures} from './src/docs-data/remark/importFigures.ts';
import {releaseState} from './src/docs-data/remark/releaseState.ts';
import {untranslated} from './src/docs-data/remark/untranslated.ts';

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
    versions: versionOptions(__dirname),
    beforeDefaultRemarkPlugins: [releaseState],
    remarkPlugins: [
      [docsData, {dataHash: hashDocsData(__dirname), curvesOf: defaultCurves}],
      importFigures,
      untranslated,
    ],
    rehypePlugins: [highlightCode, markHydratedPages, expectedResults, firstScreenFirst],
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
    feedOptions: changelogFeeds,
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
  trailingSlash: environment.trailingSlash,
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
    // a page was compiled with, so it would serve stale pages. See src/config/developmentCache.ts.
    faster: {...everythingFaster, rspackPersistentCache: false},
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // The inliner of critical CSS drops the rules inside @layer, so no layers here.
      useCssCascadeLayers: false,
    },
    experimental_router: environment.router,
  },
  clientModules: [
    // First: they change the address before anything reads it.
    './src/client/wellFormedAddress.ts',
    './src/client/canonicalAddress.ts',
    './src/client/boundedPrefetch.ts',
    './src/client/earlyActions.ts',
    './src/client/placeAfterReload.ts',
    './src/client/printStyles.ts',
    './src/client/singleClicks.ts',
    './src/page-text/behaviour/index.ts',
    ...clientModules(environment),
  ],
  customFields: siteFields(environment),
  presets: [['classic', presetOptions]],
  plugins: [
    integrations(environment),
    developmentCache,
    versionNames,
    buildTimeHighlighting,
    sharedScripts,
    noPostCssFiles,
    pageText,
    packagePatches,
    toolsData,
    ...writingPages(__dirname),
    buildOutput({redirects: redirects(__dirname), allowed: allowedSources(environment)}),
  ],
  themeConfig,
} satisfies Config;

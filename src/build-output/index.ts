import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {BuildOutputOptions} from './steps.ts';
import type {ListedVersion} from './types.ts';

function listVersions({plugins, baseUrl}: Props): readonly ListedVersion[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  if (!docs) throw new Error('build-output needs docusaurus-plugin-content-docs.');
  return (docs.content as LoadedContent).loadedVersions.map(({versionName, label, isLast, path, docs, sidebars}) => ({
    name: versionName,
    label,
    isLast,
    prefix: isLast ? '' : `${path.slice(baseUrl.length).replace(/\/$/, '')}/`,
    pages: Object.values(sidebars)
      .flatMap(idsIn)
      .flatMap((id) => docs.filter((doc) => doc.id === id).map(({permalink}) => permalink.slice(baseUrl.length))),
  }));
}

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** Ids of the docs of a sidebar, in its order. */
function idsIn(items: Sidebar): readonly string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsIn(item.items)];
  });
}

/** Everything that happens after Docusaurus has written the pages: see README.md. */
export function buildOutput(options: BuildOutputOptions): (context: LoadContext) => Plugin {
  return (context) => ({
    name: 'build-output',
    async postBuild(props) {
      // Loaded here because the development server needs none of it, and it is most of what the configuration would load.
      const [{readBuild}, {runSteps, stepsFor}] = await Promise.all([import('./readBuild.ts'), import('./steps.ts')]);
      const {outDir, siteDir, baseUrl, siteConfig, routesPaths} = props;
      const root = `${siteConfig.url}${baseUrl}`;
      const about = {outDir, siteDir, baseUrl, root, title: siteConfig.title, versions: listVersions(props)};
      const paths = routesPaths.map((route) => route.slice(baseUrl.length));
      await runSteps(readBuild(about, paths), stepsFor(options, context, props));
    },
  });
}

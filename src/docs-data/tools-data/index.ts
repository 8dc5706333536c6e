import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {dataFileNames, loadVersionData} from '../load.ts';
import {type ToolVersion, toolFiles} from './toolsData.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Versions as the docs plugin has them, oldest first. */
function readVersions(allContent: AllContent): readonly ToolVersion[] {
  const content = allContent[docsPlugin]?.default as LoadedContent | undefined;
  if (!content) throw new Error(`tools-data needs ${docsPlugin} with the id "default".`);
  return [...content.loadedVersions].reverse().map(({versionName, isLast, contentPath}) => ({
    name: versionName,
    isLast,
    data: loadVersionData(contentPath),
  }));
}

/** Writes the data of all documented versions for the tools: see README.md. */
export function toolsData({siteDir}: LoadContext): Plugin {
  return {
    name: 'tools-data',
    getPathsToWatch: () =>
      dataFileNames.flatMap((name) => [
        `${siteDir}/docs/_data/${name}.json`,
        `${siteDir}/versioned_docs/*/_data/${name}.json`,
      ]),
    async allContentLoaded({allContent, actions}) {
      const files = Object.entries(toolFiles(readVersions(allContent)));
      await Promise.all(files.map(([name, content]) => actions.createData(name, JSON.stringify(content))));
    },
  };
}

import path from 'node:path';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {PluginConfig} from '@docusaurus/types';
import {hashDocsData} from '../docs-data/load.ts';
import {docsData} from '../docs-data/remark/docsData.ts';
import {defaultCurves} from '../driver-config/limits/defaultCurves.ts';
import {importFigures} from '../docs-data/remark/importFigures.ts';
import {releaseState} from '../docs-data/remark/releaseState.ts';
import {highlightCode} from './highlighting.ts';

/**
 * Pages for those who write the docs, below `/writing` in `npm run dev`: every component with an example. A build for
 * readers does not have them. They show the data of the version in development.
 */
export function writingPages(siteDir: string, mode = process.env.NODE_ENV): PluginConfig[] {
  if (mode !== 'development') return [];
  const folderOutside = path.join(siteDir, 'docs');
  const options: PagesOptions & {readonly id: string} = {
    id: 'writing',
    path: 'src/writing',
    routeBasePath: 'writing',
    include: ['**/*.md'],
    beforeDefaultRemarkPlugins: [[releaseState, {folderOutside}]],
    remarkPlugins: [
      [docsData, {dataHash: hashDocsData(siteDir), curvesOf: defaultCurves, folderOutside}],
      importFigures,
    ],
    rehypePlugins: [highlightCode],
  };
  return [['@docusaurus/plugin-content-pages', options]];
}

import bmsLimitsData from '@generated/tools-data/default/bms-limits.json';
import catalogData from '@generated/tools-data/default/catalog.json';
import {createCatalog, type Catalog, type Version} from '@site/src/driver-config';
import type {BmsLimitsData, CatalogData} from '@site/src/docs-data/tools-data/types';

/** In the page itself: 8 KB over the line, and the first numbers are there without JavaScript. */
export const catalog: Catalog = createCatalog(catalogData as CatalogData);

export const bmsLimits = bmsLimitsData as BmsLimitsData;

/** @param name version of the docs plugin, which the catalog has by construction */
export function engineVersion(name: string): Version {
  const version = catalog.versions.find((candidate) => candidate.name === name) ?? catalog.versions.at(-1);
  if (!version) throw new Error('The settings engine knows no version.');
  return version;
}

/** Loads generated data in the browser. Every file is a chunk of its own; nothing is loaded before it is asked for. */
import type {BuilderData, FinderData} from './types.ts';

interface DataModule {
  readonly default: unknown;
}

/** @param version name in the docs plugin, e.g. "current" */
export async function loadFinderData(version: string): Promise<FinderData> {
  const file = (await import(
    /* webpackChunkName: "[request]" */ `@generated/tools-data/default/bms-${version}.json`
  )) as DataModule;
  return file.default as FinderData;
}

/** @param version name in the docs plugin, e.g. "current" */
export async function loadBuilderData(version: string): Promise<BuilderData> {
  const file = (await import(
    /* webpackChunkName: "[request]" */ `@generated/tools-data/default/settings-${version}.json`
  )) as DataModule;
  return file.default as BuilderData;
}

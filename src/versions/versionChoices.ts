import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {ActiveDoc} from './activeDoc.ts';

/** A version as the dropdown offers it. */
export interface VersionChoice {
  readonly version: GlobalVersion;
  readonly label: string;
}

/** The `versions` of the dropdown's configuration: names in order, or names with labels. */
export type VersionsConfig = readonly string[] | Readonly<Record<string, {readonly label?: string}>>;

/**
 * The versions that the dropdown offers, in their order.
 *
 * @throws Error listing the valid names when the configuration names an unknown version.
 */
export function versionChoices(versions: readonly GlobalVersion[], config?: VersionsConfig): VersionChoice[] {
  if (!config) return versions.map((version) => ({version, label: version.label}));
  const entries: readonly (readonly [string, {readonly label?: string}])[] = Array.isArray(config)
    ? config.map((name: string) => [name, {}] as const)
    : Object.entries(config);
  return entries.map(([name, {label}]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (!version) {
      throw new Error(
        `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.\n` +
          `Available version names:\n- ${versions.map((candidate) => candidate.name).join('\n- ')}`,
      );
    }
    return {version, label: label ?? version.label};
  });
}

function introductionOf(version: GlobalVersion): GlobalDoc {
  const doc = version.docs.find((candidate) => candidate.id === version.mainDocId);
  if (!doc) throw new Error(`Version ${version.name} has no main page '${version.mainDocId}'.`);
  return doc;
}

/**
 * Where choosing a version leads: to the same page with its query and hash, or to the
 * introduction of a version that does not have the page.
 */
export function addressIn(version: GlobalVersion, activeDoc: ActiveDoc | undefined, suffix: string): string {
  const counterpart = activeDoc && version.docs.find((candidate) => candidate.id === activeDoc.doc.id);
  return counterpart ? `${counterpart.path}${suffix}` : introductionOf(version).path;
}

import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

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

function samePath(path: string, pathname: string): boolean {
  const trim = (text: string) => text.replace(/\/+$/, '');
  return trim(path) === trim(pathname);
}

/** A page of the docs with the version it belongs to. */
export interface PageBeingRead {
  readonly version: GlobalVersion;
  readonly doc: GlobalDoc;
}

/**
 * The page at a path, or undefined off the docs. Versions are told apart by their pages:
 * the prefix of the latest one is the root of the site, so that every path seems to be its.
 */
export function pageBeingRead(versions: readonly GlobalVersion[], pathname: string): PageBeingRead | undefined {
  for (const version of versions) {
    const doc = version.docs.find((candidate) => samePath(candidate.path, pathname));
    if (doc) return {version, doc};
  }
  return undefined;
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
export function addressIn(version: GlobalVersion, page: PageBeingRead | undefined, suffix: string): string {
  const counterpart = page && version.docs.find((candidate) => candidate.id === page.doc.id);
  return counterpart ? `${counterpart.path}${suffix}` : introductionOf(version).path;
}

/** The version that the dropdown shows: the one being read, else the stored one, else the latest. */
export function displayedChoice(
  choices: readonly VersionChoice[],
  page: PageBeingRead | undefined,
  preferred: GlobalVersion | null | undefined,
): VersionChoice | undefined {
  const offered = (version: GlobalVersion | null | undefined) =>
    version ? choices.find((choice) => choice.version.name === version.name) : undefined;
  return offered(page?.version) ?? offered(preferred) ?? choices.find((choice) => choice.version.isLast) ?? choices[0];
}

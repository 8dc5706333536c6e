/** What the tests know about the site: the specification's own table, not read from the code. */
import removedVersions from '../../versions-removed.json' with {type: 'json'};
import siteVersions from '../../versions.json' with {type: 'json'};

export const baseUrl = '/venus-os_dbus-serialbattery_docs/';

/** Behind the modal where it does not matter what is there: a small page, which opens in half the time of the FAQ. */
export const behindModal = 'tools/';

export interface SpecifiedVersion {
  readonly name: string;
  readonly label: string;
  /** Prefix below the base path; empty for the latest version, else ending in a slash. */
  readonly prefix: string;
  readonly isLast: boolean;
  /** Folder of the version's pages and data. */
  readonly folder: string;
}

/** The released versions of the specification, newest first. */
export const specifiedReleases: readonly string[] = [
  'v2.0.20250729',
  'v1.6.20250131',
  'v1.4.20240928',
  'v1.3.20240705-or-older',
];

/**
 * The released versions, newest first: the first one is served at the root, the others below their names. A maintainer
 * cuts and removes versions without an edit here; `tests/unit/versions/specifiedVersions.test.ts` checks the list against the
 * specification's.
 */
export const released: readonly string[] = siteVersions;

/** Whether a file of the build only redirects: from a version that was removed, or from the latest one's own name. */
export const isRedirect = (file: string): boolean =>
  [...released.slice(0, 1), ...(removedVersions as readonly string[])].some((name) => file.startsWith(`${name}/`));

export const development: SpecifiedVersion = {
  name: 'current',
  label: 'v2.1.x-dev 🌜',
  prefix: 'next/',
  isLast: false,
  folder: 'docs',
};

const releasedVersions: readonly SpecifiedVersion[] = released.map((name, index) => ({
  name,
  label: name,
  prefix: index === 0 ? '' : `${name}/`,
  isLast: index === 0,
  folder: `versioned_docs/version-${name}`,
}));

/** In the order of the dropdown: development, then the newest first. */
export const versions: readonly SpecifiedVersion[] = [development, ...releasedVersions];

export const latest = releasedVersions[0]!;
export const oldest = releasedVersions.at(-1)!;

const releaseOf = (number: string): SpecifiedVersion =>
  releasedVersions.find(({name}) => name.startsWith(number)) ?? oldest;

/** Two releases before the latest one, for tests that need any old version; the oldest one when they are removed. */
export const older = releaseOf('v1.6');
export const evenOlder = releaseOf('v1.4');

export interface SpecifiedPage {
  readonly id: string;
  /** Path below the version's prefix. */
  readonly path: string;
  readonly title: string;
  /** What the sidebar and the breadcrumbs call it. */
  readonly label: string;
  readonly source: string;
}

export const pages: readonly SpecifiedPage[] = [
  {id: 'faq/faq', path: 'faq/', title: 'FAQ', label: 'FAQ', source: 'faq/index.md'},
  {id: 'general/connect', path: 'general/connect', title: 'Connect', label: 'Connect', source: 'general/connect.md'},
  {
    id: 'general/features',
    path: 'general/features',
    title: 'Features',
    label: 'Features',
    source: 'general/features.md',
  },
  {
    id: 'general/index',
    path: '',
    title: "Connect your battery's BMS to Victron",
    label: 'Introduction',
    source: 'general/index.md',
  },
  {id: 'general/install', path: 'general/install', title: 'Install', label: 'Install', source: 'general/install.md'},
  {
    id: 'general/supported-bms',
    path: 'general/supported-bms',
    title: 'Supported BMS',
    label: 'Supported BMS',
    source: 'general/supported-bms.md',
  },
  {
    id: 'troubleshoot/troubleshoot',
    path: 'troubleshoot/',
    title: 'Troubleshoot',
    label: 'Troubleshoot',
    source: 'troubleshoot/index.md',
  },
];

export const introduction = pages.find(({path}) => path === '')!;

export interface SpecifiedRoute {
  readonly version: SpecifiedVersion;
  readonly page: SpecifiedPage;
  /** Path below the base path. */
  readonly path: string;
}

/** All pages: 35 in the specification, seven more with each version that was cut since. */
export const routes: readonly SpecifiedRoute[] = versions.flatMap((version) =>
  pages.map((page) => ({version, page, path: `${version.prefix}${page.path}`})),
);

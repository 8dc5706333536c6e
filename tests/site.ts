/** What the tests know about the site: the specification's own table, not read from the code. */

export const baseUrl = '/venus-os_dbus-serialbattery_docs/';

export interface SpecifiedVersion {
  readonly name: string;
  readonly label: string;
  /** Prefix below the base path; empty for the latest version, else ending in a slash. */
  readonly prefix: string;
  readonly isLast: boolean;
  /** Folder of the version's pages and data. */
  readonly folder: string;
}

export const versions: readonly SpecifiedVersion[] = [
  {name: 'current', label: 'v2.1.x-dev 🌜', prefix: 'next/', isLast: false, folder: 'docs'},
  {
    name: 'v2.0.20250729',
    label: 'v2.0.20250729',
    prefix: '',
    isLast: true,
    folder: 'versioned_docs/version-v2.0.20250729',
  },
  {
    name: 'v1.6.20250131',
    label: 'v1.6.20250131',
    prefix: 'v1.6.20250131/',
    isLast: false,
    folder: 'versioned_docs/version-v1.6.20250131',
  },
  {
    name: 'v1.4.20240928',
    label: 'v1.4.20240928',
    prefix: 'v1.4.20240928/',
    isLast: false,
    folder: 'versioned_docs/version-v1.4.20240928',
  },
  {
    name: 'v1.3.20240705-or-older',
    label: 'v1.3.20240705-or-older',
    prefix: 'v1.3.20240705-or-older/',
    isLast: false,
    folder: 'versioned_docs/version-v1.3.20240705-or-older',
  },
];

export const latest = versions.find(({isLast}) => isLast)!;

export interface SpecifiedPage {
  readonly id: string;
  /** Path below the version's prefix. */
  readonly path: string;
  readonly title: string;
  readonly source: string;
}

export const pages: readonly SpecifiedPage[] = [
  {id: 'faq/faq', path: 'faq/', title: 'FAQ', source: 'faq/index.md'},
  {id: 'general/connect', path: 'general/connect', title: 'Connect', source: 'general/connect.md'},
  {id: 'general/features', path: 'general/features', title: 'Features', source: 'general/features.md'},
  {id: 'general/index', path: '', title: 'Introduction', source: 'general/index.md'},
  {id: 'general/install', path: 'general/install', title: 'Install', source: 'general/install.md'},
  {
    id: 'general/supported-bms',
    path: 'general/supported-bms',
    title: 'Supported BMS',
    source: 'general/supported-bms.md',
  },
  {id: 'troubleshoot/troubleshoot', path: 'troubleshoot/', title: 'Troubleshoot', source: 'troubleshoot/index.md'},
];

export interface SpecifiedRoute {
  readonly version: SpecifiedVersion;
  readonly page: SpecifiedPage;
  /** Path below the base path. */
  readonly path: string;
}

/** All 35 pages. */
export const routes: readonly SpecifiedRoute[] = versions.flatMap((version) =>
  pages.map((page) => ({version, page, path: `${version.prefix}${page.path}`})),
);

/** What the site is called and where the project lives. */
export const site = {
  title: 'dbus-serialbattery',
  tagline: 'Venus OS battery driver',
  favicon: 'img/favicon.svg',
  socialCard: 'img/social-card.png',
  /** The primary colour of the light mode (src/css/custom.css), for what is outside the pages. */
  colour: '#0b5f68',
} as const;

const repository = 'https://github.com/mr-manuel/venus-os_dbus-serialbattery';

export const project = {
  repository,
  issues: `${repository}/issues`,
  discussions: `${repository}/discussions`,
  driverChangelog: `${repository}/blob/master/CHANGELOG.md`,
  docsRepository: 'https://github.com/mr-manuel/venus-os_dbus-serialbattery_docs',
} as const;

/** What the pages know of the environment. */
export interface SiteFields {
  readonly translateWidget: boolean;
}

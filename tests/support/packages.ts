import packages from '../../package.json' with {type: 'json'};

/** Version of a package that the site is built with. */
export function versionOf(name: keyof typeof packages.dependencies): string {
  return packages.dependencies[name];
}

import type {Plugin} from '@docusaurus/types';

/**
 * @param args command and arguments of a call of Docusaurus
 * @returns what is wrong with the name of the version that it cuts
 */
export function wrongVersionName([command, name]: readonly string[]): string | undefined {
  if (command !== 'docs:version' || name === undefined || /^v\d+\.\d+\.\d{8}$/.test(name)) return undefined;
  return `"${name}" is not the tag of a release. Name the version as the driver does, such as v2.1.20260801: links to its source use that tag. Nothing was changed.`;
}

/** `docs:version` takes any name, and the site would not build with most of them. Docusaurus' own command cannot be extended. */
export function versionNames(): Plugin {
  return {
    name: 'version-names',
    extendCli() {
      const wrong = wrongVersionName(process.argv.slice(2));
      if (wrong === undefined) return;
      console.error(wrong);
      process.exit(1);
    },
  };
}

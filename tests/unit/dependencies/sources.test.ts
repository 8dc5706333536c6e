import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readLicences} from '../../../scripts/lib/licences.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

interface LockFile {
  readonly packages: Readonly<Record<string, Entry>>;
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const lockFile = readJson('package-lock.json') as LockFile;

/** Packages that do not come from a registry with a checksum: links, folders, git and other addresses. */
function strangeSources({packages}: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, {version = '', resolved, integrity = '', link, inBundle}]) => {
    if (path === '' || inBundle) return [];
    const isVersion = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
    const isRegistry = resolved === undefined || /^https:\/\/[^/]+\/.+\/-\/[^/]+\.tgz$/.test(resolved);
    const isSafe = isVersion && isRegistry && !link && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
    return isSafe ? [] : [`${path} ${version} ${resolved ?? ''}`.trim()];
  });
}

/** Direct dependencies that are not one exact version. */
function looseVersions(manifest: Readonly<Record<string, unknown>>): readonly string[] {
  return ['dependencies', 'devDependencies', 'overrides'].flatMap((part) =>
    Object.entries((manifest[part] ?? {}) as Record<string, string>)
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name} ${version}`),
  );
}

describe('what is installed', () => {
  it('comes from the registry, with a checksum', () => {
    const count = Object.keys(lockFile.packages).length - 1;
    console.log(`${count} packages looked at`);
    expect(count).toBeGreaterThan(1000);
    expect(strangeSources(lockFile)).toEqual([]);
  });

  it('is of exact versions where this project names it', () => {
    expect(looseVersions(readJson('package.json') as Record<string, unknown>)).toEqual([]);
  });

  it('runs no scripts of its own: they are switched off, and only these would have some', () => {
    expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const withScripts = Object.entries(lockFile.packages).filter(([, {hasInstallScript}]) => hasInstallScript);
    expect(withScripts.map(([path]) => path)).toEqual([
      'node_modules/@swc/core',
      'node_modules/core-js',
      'node_modules/esbuild',
    ]);
  });

  it('has licences that are known to be fine', () => {
    const {byLicence, unknown} = readLicences(lockFile);
    console.log(`${byLicence.size} licences`);
    expect(byLicence.get('MIT')?.length).toBeGreaterThan(500);
    expect(unknown).toEqual([]);
  });
});

describe('what would be found', () => {
  const sha = `sha512-${'A'.repeat(86)}==`;

  it('a package from git, a folder, a plain address, and one without a checksum', () => {
    const packages = {
      '': {version: '1.0.0'},
      'node_modules/fine': {version: '1.0.0', integrity: sha, resolved: 'https://r.example/fine/-/fine-1.0.0.tgz'},
      'node_modules/git': {version: 'git+ssh://git@github.com/a/b.git#1', integrity: sha},
      'node_modules/git2': {version: '1.0.0', resolved: 'git+https://github.com/a/b.git#1', integrity: sha},
      'node_modules/plain': {version: '1.0.0', resolved: 'http://r.example/a/-/a-1.0.0.tgz', integrity: sha},
      'node_modules/file': {version: 'file:../a', integrity: sha},
      'node_modules/link': {version: '1.0.0', integrity: sha, link: true},
      'node_modules/bare': {version: '1.0.0'},
    };
    expect(strangeSources({packages}).map((line) => line.split(' ')[0])).toEqual(Object.keys(packages).slice(2));
  });

  it('a range', () => {
    expect(looseVersions({dependencies: {a: '^1.0.0', b: '1.0.0'}, devDependencies: {c: 'latest'}})).toHaveLength(2);
  });

  it('a licence that is not on the list, and a missing one', () => {
    const packages = {
      'node_modules/a': {version: '1.0.0', license: 'AGPL-3.0'},
      'node_modules/b': {version: '1.0.0'},
      'node_modules/c': {version: '1.0.0', license: '(AGPL-3.0 OR MIT)'},
      'node_modules/d': {version: '1.0.0', license: 'MIT AND SSPL-1.0'},
    };
    expect(readLicences({packages}).unknown).toEqual([
      'a 1.0.0: AGPL-3.0',
      'b 1.0.0: none given',
      'd 1.0.0: MIT AND SSPL-1.0',
    ]);
  });
});

/** What `npm run lint` runs: on everything, or on some files. */

export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

const npx = (...args: string[]): Check['command'] => ['npx', '--no-install', ...args];
const remember = (name: string) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/lint/${name}`,
];

const eslint = npx('eslint', ...remember('eslint'), '--max-warnings', '0');
const prettier = npx('prettier', ...remember('prettier'), '--check', '--log-level', 'warn');
/** Unused, undeclared and wrongly grouped: once over everything, once over what the build of the site alone needs. */
const knip = npx('knip', '--no-progress');
const knipOfBuild = npx('knip', '--no-progress', '--production', '--strict', '--dependencies');
const markdownlint = npx('markdownlint-cli2');
const cspell = npx('cspell', 'lint', ...remember('cspell'), '--no-progress', '--quiet', '--dot');
const terms = npx('tsx', 'scripts/check-terms.ts');

export function checksOfEverything(): readonly Check[] {
  return [
    {name: 'eslint', command: [...eslint, '.']},
    {name: 'prettier', command: [...prettier, '.']},
    {name: 'markdownlint', command: markdownlint},
    {name: 'terms', command: terms},
    {name: 'cspell', command: [...cspell, '.']},
    {name: 'knip', command: knip},
    {name: 'knip, build', command: knipOfBuild},
  ];
}

/**
 * The checks that have something to say about these files; each ignores what it ignores in a whole run too.
 * @param files paths from the root of the repository
 */
export function checksOf(files: readonly string[]): readonly Check[] {
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  const markdown = files.filter((file) => file.endsWith('.md'));
  const texts = files.filter((file) => /^(docs|versioned_docs|blog|\.textlint)\//.test(file));
  const checks: readonly (Check & {readonly files: readonly string[]})[] = [
    {name: 'eslint', files: code, command: [...eslint, '--no-warn-ignored', ...code]},
    {name: 'prettier', files, command: [...prettier, '--ignore-unknown', ...files]},
    {
      name: 'markdownlint',
      files: markdown,
      command: [...markdownlint, '--no-globs', ...markdown.map((file) => `:${file}`)],
    },
    {name: 'terms', files: texts, command: terms},
    {name: 'cspell', files, command: [...cspell, '--no-must-find-files', ...files]},
  ];
  return checks.filter((check) => check.files.length > 0).map(({name, command}) => ({name, command}));
}

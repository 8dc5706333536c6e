import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {importZones} from './eslint.directions.mjs';

const hookRules = reactHooks.configs.recommended.rules;
const rulesOfHooks = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];

/** @param {(name: string) => boolean} wanted */
const pick = (wanted) => Object.fromEntries(Object.entries(hookRules).filter(([name]) => wanted(name)));

/**
 * Which folder may import which. A block of its own, which needs no types, so that a test can try it on its own.
 * @type {import("eslint").Linter.Config}
 */
export const importDirections = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: {'import-x': importX},
  settings: {
    'import-x/resolver-next': [
      createNodeResolver({
        extensions: ['.ts', '.tsx'],
        alias: {'@site': [import.meta.dirname]},
      }),
    ],
  },
  rules: {'import-x/no-restricted-paths': ['error', {basePath: import.meta.dirname, zones: importZones}]},
};

export default tseslint.config(
  {ignores: ['build/', 'build-offline/', '.docusaurus/', '.cache/', 'test-report/', 'test-results/', 'node_modules/']},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...pick((name) => rulesOfHooks.includes(name)),
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {jsxPragma: 'React', projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    // Half of the time for the types goes here. In tests they would find nothing but what expect compares with.
    files: ['**/*.{ts,tsx}'],
    ignores: ['tests/**'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    rules: {
      // Whoever gives a function where a promise is wanted may have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // Finds nothing but methods of the browser that are wrapped and called with their owner.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  importDirections,
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // Safari and Firefox take the roles of a table away when CSS changes how its rows are laid out, as ours do on phones.
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', {tr: ['row'], td: ['cell']}],
      'jsx-a11y-x/no-redundant-roles': ['error', {table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup']}],
      // What scrolls has to be reached by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        {roles: ['region'], tags: ['pre'], allowExpressionValues: true},
      ],
    },
  },
  {
    // These rules compile the whole file, which took half of a first run: only for what can have state, so not for drawings.
    files: ['**/*.tsx', '**/use[A-Z]*.ts'],
    ignores: ['src/figures/**'],
    plugins: {'react-hooks': reactHooks},
    rules: pick((name) => !rulesOfHooks.includes(name)),
  },
  {
    // The fixtures of Playwright are functions with `use`, which is not React's.
    files: ['tests/e2e/**', 'tests/support/**'],
    rules: {'react-hooks/rules-of-hooks': 'off'},
  },
);

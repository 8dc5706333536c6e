import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const hookRules = reactHooks.configs.recommended.rules;
const rulesOfHooks = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];

/** @param {(name: string) => boolean} wanted */
const pick = (wanted) => Object.fromEntries(Object.entries(hookRules).filter(([name]) => wanted(name)));

export default tseslint.config(
  {ignores: ['build/', 'build-offline/', '.docusaurus/', '.cache/', 'test-results/', 'node_modules/']},
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
    // These rules compile the whole file, which took half of a first run: only for what can have state, so not for drawings.
    files: ['**/*.tsx', '**/use[A-Z]*.ts'],
    ignores: ['src/figures/**'],
    plugins: {'react-hooks': reactHooks},
    rules: pick((name) => !rulesOfHooks.includes(name)),
  },
  {
    // The fixtures of Playwright are functions with `use`, which is not React's.
    files: ['tests/e2e/**', 'tests/provider/**', 'tests/support/**'],
    rules: {'react-hooks/rules-of-hooks': 'off'},
  },
);

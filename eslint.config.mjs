import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build/', 'build-offline/', '.docusaurus/', '.cache/', 'test-results/', 'node_modules/']},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    },
  },
  {
    // The fixtures of Playwright are functions with `use`, which is not React's.
    files: ['tests/e2e/**', 'tests/provider/**'],
    rules: {'react-hooks/rules-of-hooks': 'off'},
  },
);

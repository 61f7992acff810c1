import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaries } from './tests/architecture/rules/boundaries.mjs';
import { kebabFileName } from './tests/architecture/rules/kebab-file-name.mjs';
import { noSpreadLiteral } from './tests/architecture/rules/no-spread-literal.mjs';
import { reasonedAssertion } from './tests/architecture/rules/reasoned-assertion.mjs';
import { reasonedSuppression } from './tests/architecture/rules/reasoned-suppression.mjs';

const obmena = {
  rules: {
    'kebab-file-name': kebabFileName,
    'no-spread-literal': noSpreadLiteral,
    'reasoned-assertion': reasonedAssertion,
    'reasoned-suppression': reasonedSuppression,
  },
};

const everyFile = {
  plugins: { obmena },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: {
    'obmena/kebab-file-name': 'error',
    'obmena/reasoned-suppression': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true }],
    eqeqeq: 'error',
    'no-console': 'error',
    'obmena/no-spread-literal': 'error',
  },
};

/** A dictionary is as long as there are things to say. */
const dictionaries = {
  files: [
    'core/phrases/**',
    'storefront/i18n/**',
    'desktop/renderer/i18n/**',
    // Generated: as long as the schema.
    'api/platform/database/rows.ts',
  ],
  rules: { 'max-lines': 'off' },
};

/** What needs to know types is asked by `.oxlintrc.json`, whose compiler takes a fifth of the time. */
const typeScript = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.strict],
  rules: {
    'obmena/reasoned-assertion': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
    ],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  },
};

const tests = {
  files: ['**/*.{test,spec}.{ts,tsx}', 'tests/**/*.ts'],
  // A describe block holds many tests; its length says nothing.
  rules: {
    'max-lines-per-function': 'off',
    'no-console': 'off',
  },
};

/** A migration reads top to bottom as one list of statements. */
const migrations = { files: ['migrations/**/*.ts'], rules: { 'max-lines-per-function': 'off' } };

const screens = {
  files: [
    'ui/**/*.{ts,tsx}',
    'storefront/**/*.{ts,tsx}',
    'desktop/renderer/**/*.{ts,tsx}',
    'tests/architecture/planted/{ui,storefront}/**/*.{ts,tsx}',
  ],
  extends: [reactHooks.configs.flat.recommended],
};

/** Plain JavaScript that runs before anything is installed; it has no types to check. */
const launchers = {
  files: ['**/*.{js,mjs}'],
  languageOptions: {
    globals: { process: 'readonly', performance: 'readonly', fetch: 'readonly', URL: 'readonly' },
  },
  rules: {
    'no-undef': 'off',
    'no-unused-vars': 'error',
    'prefer-const': 'error',
    'no-console': 'off',
  },
};

export default defineConfig([
  globalIgnores([
    'dist/',
    'node_modules/',
    '.data/',
    'test-results/',
    'playwright-report/',
    'coverage/',
    'tests/architecture/planted/',
  ]),
  everyFile,
  dictionaries,
  typeScript,
  screens,
  tests,
  migrations,
  launchers,
  boundaries,
]);

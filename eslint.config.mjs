import { defineConfig, globalIgnores } from 'eslint/config'
import expo from 'eslint-config-expo/flat.js'
import tseslint from 'typescript-eslint'
import { kebabCaseFiles } from './scripts/eslint/kebab-case-files.mjs'
import { layers } from './scripts/eslint/layers.mjs'
import { namelessRules } from './scripts/eslint/nameless-rules.mjs'
import { namelessShells } from './scripts/eslint/nameless-shells.mjs'

const typescript = ['**/*.ts', '**/*.tsx']
const pure = ['src/core/**', 'src/family/**', 'src/games/**']
const screens = ['src/features/**', 'src/boards/**', 'src/ui/**']

const houseRules = {
  name: 'tumbleweed/house',
  plugins: {
    house: {
      rules: {
        layers,
        'nameless-rules': namelessRules,
        'nameless-shells': namelessShells,
        'kebab-case-files': kebabCaseFiles,
      },
    },
  },
  rules: {
    'house/layers': 'error',
    'house/nameless-rules': 'error',
    'house/nameless-shells': 'error',
  },
}

/** The compiler sees these better, and the import plugin's resolver is a native module not published for every desktop. */
const leftToTheCompiler = {
  name: 'tumbleweed/left-to-the-compiler',
  rules: {
    'import/default': 'off',
    'import/export': 'off',
    'import/named': 'off',
    'import/namespace': 'off',
    'import/no-duplicates': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unresolved': 'off',
  },
}

const habits = {
  name: 'tumbleweed/habits',
  rules: {
    eqeqeq: 'error',
    'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    'no-var': 'error',
    'prefer-const': 'error',
  },
}

const castsAndEnums = [
  { selector: 'TSEnumDeclaration', message: 'Write an `as const` union instead of an enum.' },
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'A cast through unknown only silences the compiler: narrow the type instead.',
  },
]

const types = {
  name: 'tumbleweed/types',
  files: typescript,
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/ban-ts-comment': [
      'error',
      { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
    ],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'no-restricted-syntax': ['error', ...castsAndEnums],
  },
}

const noDefaultExports = {
  name: 'tumbleweed/no-default-exports',
  files: ['src/**', '__tests__/**', 'e2e/**', 'lab/**', 'scripts/**'],

  // Playwright takes its config and what it does first from default exports.
  ignores: [
    '**/*.d.ts',
    'lab/mutate/**',
    'e2e/**/playwright.config.ts',
    'e2e/**/harness/find-*.mjs',
  ],
  rules: {
    'house/kebab-case-files': 'error',
    'no-restricted-exports': [
      'error',
      {
        restrictDefaultExports: {
          direct: true,
          named: true,
          defaultFrom: true,
          namedFrom: true,
          namespaceFrom: true,
        },
      },
    ],
  },
}

const source = {
  name: 'tumbleweed/source',
  files: ['src/**'],
  ignores: ['src/**/generated/**'],
  rules: {
    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    '@typescript-eslint/no-non-null-assertion': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', 3],
    'no-console': 'error',
  },
}

const impureGlobals = [
  'Date',
  'cancelAnimationFrame',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]

const purity = {
  name: 'tumbleweed/purity',
  files: pure,
  rules: {
    'no-restricted-globals': [
      'error',
      ...impureGlobals.map((name) => ({ name, message: 'core, family and games are pure.' })),
    ],
  },
}

const chance = {
  name: 'tumbleweed/chance',
  files: ['src/**'],
  ignores: ['src/store/fresh-seed.ts'],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance is an input: take an Rng.' },
    ],
  },
}

const secrets = {
  name: 'tumbleweed/secrets',
  files: screens,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '(^|/)store(/|$)',
            importNamePattern: '^selectSecret',
            message: 'A screen sees the match as a seat does: use a selector of views.',
          },
        ],
      },
    ],
    'no-restricted-syntax': [
      'error',
      ...castsAndEnums,
      {
        selector:
          ':matches(MemberExpression[property.name="getState"], Property[key.name="getState"])',
        message: 'A component subscribes through a selector.',
      },
      {
        selector:
          'CallExpression[callee.name=/^use\\w*Selector$/] > :function :matches(MemberExpression[property.name="match"], Property[key.name="match"])',
        message: 'A screen sees the match as a seat does: use a selector of views.',
      },
    ],
  },
}

const jestGlobals = ['describe', 'expect', 'it', 'test']

const browserTests = {
  name: 'tumbleweed/browser-tests',
  files: ['e2e/**/*.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...jestGlobals.map((name) => ({ name, message: 'That is Jest’s: import Playwright’s.' })),
    ],
    'no-restricted-syntax': [
      'error',
      ...castsAndEnums,
      {
        selector: 'MemberExpression[property.name="waitForTimeout"]',
        message: 'Say what you wait for, or run the clock of the page.',
      },
    ],
  },
}

const nodeFiles = {
  name: 'tumbleweed/node-files',
  files: ['*.config.*', 'lab/**', 'scripts/**'],
  languageOptions: {
    globals: { __dirname: 'readonly', __filename: 'readonly', process: 'readonly' },
  },
}

export default defineConfig(
  globalIgnores(['.cache/', '.expo/', '.stryker-tmp/', 'coverage/', 'dist/', 'reports/', 'shots/']),
  expo,
  { plugins: { '@typescript-eslint': tseslint.plugin } },
  leftToTheCompiler,
  houseRules,
  habits,
  types,
  noDefaultExports,
  source,
  purity,
  chance,
  secrets,
  browserTests,
  nodeFiles,
)

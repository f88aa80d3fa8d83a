import expoPreset from 'jest-expo/jest-preset.js'

/** Folders of __tests__ whose tests need React Native; every other test is pure and runs in plain Node. */
const appFolders = ['app', 'boards', 'features', 'i18n', 'platform', 'ui']

const alias = { '^@/(.*)$': '<rootDir>/src/$1' }

const core = {
  displayName: 'core',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: appFolders.map((folder) => `<rootDir>/__tests__/${folder}/`),
  transform: { '\\.tsx?$': '<rootDir>/scripts/lib/jest-esbuild.cjs' },
  moduleNameMapper: alias,
}

/** Packages that ship syntax which Node under Jest cannot read as it is. */
const untranspiled = [
  '(jest-)?react-native',
  '@react-native(-community)?',
  'expo',
  '@expo',
  '@expo-google-fonts',
  '@react-navigation',
  'standard-navigation',
  '@reduxjs/toolkit',
  'immer',
  'react-redux',
]

const byBabel = '\\.[jt]sx?$'
const [, expoBabel] = expoPreset.transform[byBabel]

const app = {
  displayName: 'app',
  preset: 'jest-expo',
  resolver: 'react-native-worklets/jest/resolver.js',
  testMatch: appFolders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
  transform: {
    [byBabel]: ['babel-jest', { ...expoBabel, plugins: ['./scripts/lib/jest-dynamic-import.cjs'] }],
  },
  moduleNameMapper: alias,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/app-setup.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${untranspiled.join('|')})[^/]*)`],
}

/** Folders of __tests__ for files that differ between platforms: those tests run as on Android, too. */
const variantFolders = ['platform', 'ui']

const android = {
  ...app,
  displayName: 'android',
  preset: 'jest-expo/android',
  testMatch: variantFolders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
}

const ignored = ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.stryker-tmp/']

export default {
  // A test that hangs is found all the same; one on a busy machine is not blamed for it.
  testTimeout: 30_000,
  projects: [core, app, android].map((project) => ({
    ...project,
    modulePathIgnorePatterns: ignored,
  })),
}

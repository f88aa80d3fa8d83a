/** Folders of __tests__ whose tests need React Native; every other test is pure and runs in plain Node. */
const appFolders = ['app', 'features', 'i18n', 'persistence', 'platform', 'store', 'ui']

const alias = { '^@/(.*)$': '<rootDir>/src/$1' }

const core = {
  displayName: 'core',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: appFolders.map((folder) => `<rootDir>/__tests__/${folder}/`),
  transform: { '\\.tsx?$': '<rootDir>/scripts/lib/jest-esbuild.cjs' },
  moduleNameMapper: alias,
}

const app = {
  displayName: 'app',
  preset: 'jest-expo',
  resolver: 'react-native-worklets/jest/resolver.js',
  testMatch: appFolders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
  moduleNameMapper: alias,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/app-setup.ts'],
}

const ignored = ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.stryker-tmp/']

export default {
  projects: [core, app].map((project) => ({ ...project, modulePathIgnorePatterns: ignored })),
}

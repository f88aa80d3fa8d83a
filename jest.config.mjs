import expoPreset from 'jest-expo/jest-preset.js'

/** Tests that need React Native say so in their names: whatever draws (`.test.tsx`), and `.app.test.ts`. All others run in plain Node. */
const inApp = (folders) =>
  ['test.tsx', 'app.test.ts'].map((suffix) => `<rootDir>/__tests__/${folders}/**/*.${suffix}`)

const alias = { '^@/(.*)$': '<rootDir>/src/$1' }

const core = {
  displayName: 'core',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: ['\\.app\\.test\\.ts$'],
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
  testMatch: inApp('**'),
  transform: {
    [byBabel]: ['babel-jest', { ...expoBabel, plugins: ['./scripts/lib/jest-dynamic-import.cjs'] }],
  },
  moduleNameMapper: alias,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/app-setup.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${untranspiled.join('|')})[^/]*)`],
}

/** What differs between platforms is tested as on Android, too. */
const android = {
  ...app,
  displayName: 'android',
  preset: 'jest-expo/android',
  testMatch: inApp('{platform,ui}'),
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

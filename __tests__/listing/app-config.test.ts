import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { expo } = read('app.json')
const packages = read('package.json')

/** Width and height of a PNG, and whether it has an alpha channel. */
function pictured(file: string) {
  const bytes = readFileSync(file)
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    hasAlpha: bytes[25] === 4 || bytes[25] === 6,
  }
}

it('has one version', () => {
  expect(expo.version).toBe(packages.version)
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## [${expo.version}]`)
})

describe('icons', () => {
  const { ios, android } = expo
  const { adaptiveIcon } = android

  it.each<[string, number]>([
    [expo.icon, 1024],
    [ios.icon.light, 1024],
    [ios.icon.dark, 1024],
    [ios.icon.tinted, 1024],
    [adaptiveIcon.foregroundImage, 1024],
    [adaptiveIcon.backgroundImage, 1024],
    [adaptiveIcon.monochromeImage, 1024],
    ['public/icons/apple-touch-icon.png', 180],
  ])('%s is a square of %d', (file, size) => {
    expect(pictured(file)).toMatchObject({ width: size, height: size })
  })

  it('has no hole in the icon that Apple shows', () => {
    expect(pictured(ios.icon.light).hasAlpha).toBe(false)
  })

  it('has the web icons that its manifest names', () => {
    const { icons } = read('public/manifest.webmanifest')
    for (const { src, sizes } of icons) {
      const { width, height } = pictured(join('public', src))
      expect(`${width}x${height}`).toBe(sizes)
    }
    const purposes = icons.map(({ purpose }: { purpose: string }) => purpose)
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']))
  })
})

describe('privacy', () => {
  const manifest = expo.ios.privacyManifests

  it('tracks nobody and collects nothing', () => {
    expect(manifest.NSPrivacyTracking).toBe(false)
    expect(manifest.NSPrivacyTrackingDomains).toEqual([])
    expect(manifest.NSPrivacyCollectedDataTypes).toEqual([])
  })

  /** Apple reads the app's own manifest only: what its modules declare must stand there too. */
  it('gives the reasons of every module that is built in', () => {
    const declared = new Map<string, readonly string[]>()
    for (const entry of manifest.NSPrivacyAccessedAPITypes)
      declared.set(entry.NSPrivacyAccessedAPIType, entry.NSPrivacyAccessedAPITypeReasons)
    const found = modulesManifests()
    expect(found.length).toBeGreaterThan(3)
    for (const { category, reasons } of found)
      expect(declared.get(category)).toEqual(expect.arrayContaining(reasons))
  })

  it('asks Android for nothing but vibration, and refuses what modules would add', () => {
    expect(expo.android.permissions).toEqual(['android.permission.VIBRATE'])
    expect(expo.android.blockedPermissions).toEqual(
      expect.arrayContaining([
        'android.permission.RECORD_AUDIO',
        'android.permission.READ_MEDIA_IMAGES',
      ]),
    )
    // Without it Android 14 ends the app when expo-screen-capture listens.
    expect(expo.android.blockedPermissions).not.toContain(
      'android.permission.DETECT_SCREEN_CAPTURE',
    )
    expect(expo.android.allowBackup).toBe(false)
  })
})

interface Declared {
  readonly category: string
  readonly reasons: string[]
}

/** The privacy manifests of React Native and of the modules that the app depends on. */
function modulesManifests(): Declared[] {
  const places = [
    ...Object.keys(packages.dependencies).map((name) => join(name, 'ios')),
    join('expo-file-system', 'ios'),
    join('react-native', 'React', 'Resources'),
    join('react-native', 'ReactCommon', 'cxxreact'),
    join('react-native', 'ReactCommon', 'react', 'timing'),
  ]
  return places
    .map((place) => join('node_modules', place, 'PrivacyInfo.xcprivacy'))
    .filter(existsSync)
    .flatMap((file) => {
      const entries = readFileSync(file, 'utf8').split('<key>NSPrivacyAccessedAPIType</key>')
      return entries.slice(1).map((entry) => {
        const [category = '', ...reasons] = [...entry.matchAll(/<string>([^<]+)</g)].map(
          ([, text]) => text ?? '',
        )
        return { category, reasons: reasons.filter((reason) => /^\w{4}\.\d$/.test(reason)) }
      })
    })
}

/** What `expo-doctor` and `expo install --check` compare over the network lies in the SDK itself, too. */
describe('versions', () => {
  const bundled: Record<string, string> = read('node_modules/expo/bundledNativeModules.json')
  const all: Record<string, string> = { ...packages.dependencies, ...packages.devDependencies }
  const native = Object.keys(all).filter((name) => name in bundled)

  it.each(native)('%s is the one that the SDK is tested with', (name) => {
    const { version } = read(join('node_modules', name, 'package.json'))
    const [wanted = '', kind] = [bundled[name]?.replace(/^[~^]/, ''), bundled[name]?.[0]]
    const parts = kind === '^' ? 1 : kind === '~' ? 2 : 3
    const head = (text: string) => text.split('.').slice(0, parts).join('.')
    expect(head(version)).toBe(head(wanted))
  })

  it('keeps no second copy of what may exist only once', () => {
    const twice = ['react', 'react-native', 'react-native-reanimated', 'expo-modules-core'].filter(
      (name) =>
        readdirSync('node_modules').some((folder) =>
          existsSync(join('node_modules', folder, 'node_modules', name, 'package.json')),
        ) && existsSync(join('node_modules', name, 'package.json')),
    )
    expect(twice).toEqual([])
  })
})

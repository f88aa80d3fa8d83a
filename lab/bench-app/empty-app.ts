import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'empty', version: '1.0.0', main: 'expo-router/entry' }),
  'app.json': JSON.stringify({
    expo: {
      name: 'empty',
      slug: 'empty',
      web: { bundler: 'metro', output: 'single' },
      plugins: ['expo-router'],
    },
  }),
  'metro.config.js': `
    const { getDefaultConfig } = require('expo/metro-config')
    const { join } = require('node:path')
    const config = getDefaultConfig(__dirname)
    config.watchFolders = [join(__dirname, '..', '..', 'node_modules')]
    module.exports = config
  `,
  'app/_layout.tsx': `
    import { Stack } from 'expo-router'
    export default function Layout() { return <Stack /> }
  `,
  'app/index.tsx': `
    import { Pressable, Text } from 'react-native'
    import Animated from 'react-native-reanimated'
    import Svg, { Path } from 'react-native-svg'
    export default function Home() {
      return (
        <Animated.View>
          <Svg width={10} height={10}><Path d="M0 0h10v10z" /></Svg>
          <Pressable role="button" testID="ready"><Text>Ready</Text></Pressable>
        </Animated.View>
      )
    }
  `,
}

/** Exports an app with router, Reanimated and svg and nothing else: what ours is measured against. */
export function exportEmptyApp(root: string): string {
  const folder = join(root, '.cache', 'empty-app')
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  return exportWeb(root, folder, join(root, 'dist', 'empty'))
}

/** Exports a web app with this project's Expo, unless it is there already. */
export function exportWeb(root: string, project: string, output: string): string {
  if (existsSync(join(output, 'index.html'))) return output
  const expo = join(root, 'node_modules', 'expo', 'bin', 'cli')
  execFileSync(process.execPath, [expo, 'export', '-p', 'web', '--output-dir', output], {
    cwd: project,
    env: { ...process.env, EXPO_OFFLINE: '1', CI: '1' },
    stdio: 'inherit',
  })
  return output
}

import { Stack, usePathname } from 'expo-router'
import { StatusBar } from 'expo-status-bar'
import { useEffect, useState, type ReactNode } from 'react'
import { useColorScheme } from 'react-native'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { fetchAhead, type Rooms } from './fetch-ahead'
import { useLanguage } from './use-language'
import { hasForcedColors } from '@/platform/forced-colors'
import { setHaptics } from '@/platform/haptics'
import { useSystemReducedMotion } from '@/platform/reduced-motion'
import { setMuted } from '@/platform/sound'
import { useAppSelector } from '@/store/hooks'
import { StoreProvider } from '@/store/provider'
import { selectSettings } from '@/store/settings/selectors'
import type { AppStore } from '@/store/store'
import { PlaceProvider, ThemeProvider, useUiFonts, watchBack } from '@/ui'
import { Notices } from './notices'
import { screenOptions } from './screen-options'

interface RootLayoutProps {
  /** Screens that are fetched with their game when the app is opened there. */
  readonly ahead?: Rooms
  readonly store?: AppStore
}

/** Everything that stands around every screen: store, look, language, and what must be told. */
export function RootLayout({ ahead = {}, store }: RootLayoutProps) {
  useState(watchBack) // before the router's own effects
  const hasFonts = useUiFonts()
  return (
    <Place ahead={ahead}>
      {hasFonts && (
        <StoreProvider store={store}>
          <SafeAreaProvider>
            <Look>
              <Stack screenOptions={screenOptions} />
              <Notices />
            </Look>
          </SafeAreaProvider>
        </StoreProvider>
      )}
    </Place>
  )
}

interface PlaceProps {
  readonly ahead: Rooms
  readonly children: ReactNode
}

/** Knows the address, so that a new one draws only those again who ask for it. */
function Place({ ahead, children }: PlaceProps) {
  const place = usePathname()
  useState(() => fetchAhead(place, ahead))
  return <PlaceProvider value={place}>{children}</PlaceProvider>
}

/** The settings that everything below follows at once. */
function Look({ children }: { readonly children: ReactNode }) {
  const { theme, motion, patterns, language, sound, haptics } = useAppSelector(selectSettings)
  const system = useColorScheme() === 'light' ? 'noon' : 'dusk'
  const isStill = useSystemReducedMotion()
  // Painted grounds stay under forced colours, so they have to suit the letters.
  const look = theme === 'system' || hasForcedColors ? system : theme
  const canSpeak = useLanguage(language)
  useEffect(() => setMuted(!sound), [sound])
  useEffect(() => setHaptics(haptics), [haptics])
  if (!canSpeak) return null
  return (
    <ThemeProvider
      theme={look}
      reducedMotion={motion === 'system' ? isStill : motion === 'reduced'}
      patterns={patterns}
    >
      <StatusBar style={look === 'dusk' ? 'light' : 'dark'} />
      {children}
    </ThemeProvider>
  )
}

import { Redirect, useLocalSearchParams } from 'expo-router'
import { Suspense, lazy } from 'react'

import { ThemeProvider, useUiFonts } from '@/ui'

const isOpen = __DEV__ || process.env.EXPO_PUBLIC_GALLERY === '1'

/** Loaded on demand: nobody who plays should download it. */
const GalleryPage = lazy(() => import('./gallery-page').then((m) => ({ default: m.GalleryPage })))

/**
 * Every primitive and drawing in every state, for those who build and for the browser test that
 * takes its picture. `?page=` chooses a page, `?theme=` the light. Closed in production builds.
 */
export function GalleryScreen() {
  const params = useLocalSearchParams<{ page?: string; theme?: string; still?: string }>()
  const hasFonts = useUiFonts()
  if (!isOpen) return <Redirect href="/" />
  if (!hasFonts) return null
  return (
    <ThemeProvider
      theme={params.theme === 'noon' ? 'noon' : 'dusk'}
      reducedMotion={params.still === '1'}
      patterns={params.page === 'patterns'}
    >
      <Suspense fallback={null}>
        <GalleryPage page={params.page ?? 'primitives'} />
      </Suspense>
    </ThemeProvider>
  )
}

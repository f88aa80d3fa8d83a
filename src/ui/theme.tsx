import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'

import { duration, inks } from './tokens'
import type { Ink, Surface, ThemeName } from './tokens'

/** What every component may ask about the look: the light, motion, and patterns besides colour. */
export interface Theme {
  readonly name: ThemeName
  readonly reducedMotion: boolean
  /** Colour-blind patterns: states get a hatch or mark besides their colour. */
  readonly patterns: boolean
}

const ThemeContext = createContext<Theme>({ name: 'dusk', reducedMotion: false, patterns: false })
const SurfaceContext = createContext<Surface>('ground')

interface ThemeProviderProps {
  readonly theme: ThemeName
  readonly reducedMotion?: boolean
  readonly patterns?: boolean
  readonly children: ReactNode
}

/** Sets the look for everything below; the caller decides from settings and the system. */
export function ThemeProvider({
  theme,
  reducedMotion = false,
  patterns = false,
  children,
}: ThemeProviderProps) {
  const value = useMemo(
    () => ({ name: theme, reducedMotion, patterns }),
    [theme, reducedMotion, patterns],
  )
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The look in force. */
export function useTheme(): Theme {
  return useContext(ThemeContext)
}

/** Tells the words inside what they lie on; materials such as `Paper` and `Plate` use it. */
export function SurfaceProvider({
  surface,
  children,
}: {
  readonly surface: Surface
  readonly children: ReactNode
}) {
  return <SurfaceContext value={surface}>{children}</SurfaceContext>
}

/** The surface one is on. */
export function useSurface(): Surface {
  return useContext(SurfaceContext)
}

/** The colours for words and lines here: they follow the surface, not only the theme. */
export function useInk(): Ink {
  return inks[useTheme().name][useSurface()]
}

/** A duration that becomes a short fade when motion is reduced. */
export function useDuration(name: keyof typeof duration): number {
  return useTheme().reducedMotion ? Math.min(duration[name], duration.reduced) : duration[name]
}

import { useFontScale } from '../font-scale'
import { space } from '../tokens'

/** The widest that words and keys become. */
const WIDEST = 640

/** What the rail leaves free at each side. */
export const railPadding = (width: number): number => Math.max(space[3], (width - WIDEST) / 2)

/** From here the rail is set higher, and its prompt may take a line more. */
const LARGE = 1.15

/** Is the text set so large that the rail needs more room? */
export const useIsLarge = (): boolean => useFontScale() > LARGE

/** The height of the rail where letters are large, the table gives way; undefined where the usual one will do. */
export function useRailHeight(bottom: number): number | undefined {
  const fontScale = useFontScale()
  return useIsLarge() ? 80 + 64 * Math.min(2, fontScale) + Math.max(8, bottom) : undefined
}

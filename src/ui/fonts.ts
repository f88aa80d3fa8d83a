import { AlfaSlabOne_400Regular } from '@expo-google-fonts/alfa-slab-one/400Regular'
import { Bitter_500Medium } from '@expo-google-fonts/bitter/500Medium'
import { Bitter_700Bold } from '@expo-google-fonts/bitter/700Bold'
import { Sancreek_400Regular } from '@expo-google-fonts/sancreek'
import { useFonts } from 'expo-font'

/**
 * Loads the four fonts the design uses, and only those. True when they are there, or when they
 * failed: the game must start without them too.
 */
export function useUiFonts(): boolean {
  const [loaded, error] = useFonts({
    AlfaSlabOne_400Regular,
    Bitter_500Medium,
    Bitter_700Bold,
    Sancreek_400Regular,
  })
  return loaded || error !== null
}

import { useEffect, useState } from 'react'
import { isSpoken, speak } from '@/i18n'

/** Speaks the language of the setting. False until words are there: nothing is shown in the wrong language first. */
export function useLanguage(setting: string): boolean {
  const [hasSpoken, setSpoken] = useState(() => isSpoken(setting))
  useEffect(() => {
    const show = () => setSpoken(true)
    // A language that cannot be fetched leaves the one that is spoken.
    speak(setting).then(show, show)
  }, [setting])
  return hasSpoken
}

import { useEffect } from 'react'
import { setScreenSecret } from './screen-secret'

/** While this screen is open, no screenshot and no app switcher keeps what it shows. */
export function useSecretScreen(): void {
  useEffect(() => {
    void setScreenSecret(true)
    return () => void setScreenSecret(false)
  }, [])
}

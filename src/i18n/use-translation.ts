import i18next, { type FlatNamespace, type TFunction } from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange)
  return () => i18next.off('languageChanged', onChange)
}

const spoken = (): string => i18next.language

type Spaces = FlatNamespace | readonly FlatNamespace[]

/** The words of a namespace, or of several, in the language that is spoken now. */
export function useTranslation(): { readonly t: TFunction<'common'> }
export function useTranslation<const N extends Spaces>(spaces: N): { readonly t: TFunction<N> }
export function useTranslation(spaces: Spaces = 'common'): { readonly t: unknown } {
  const language = useSyncExternalStore(subscribe, spoken, spoken)
  const key = typeof spaces === 'string' ? spaces : spaces.join()
  const t = useMemo(
    () => i18next.getFixedT(language, spaces),
    // The same names in a new array are the same words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language, key],
  )
  return { t }
}

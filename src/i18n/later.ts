import i18next from 'i18next'
import { useEffect, useReducer } from 'react'
import { typesetFrench } from './fr/typeset'
import { retext } from './retext'
import { useTranslation } from './use-translation'
import type { RulebookWords } from './words'

type Fetch<T> = Readonly<Record<string, () => Promise<T>>>

const english = () => import('./en/rulebook').then(({ rulebook }) => rulebook)

/** Namespaces that only one room needs, by language: fetched when somebody goes there. */
const LATER = {
  rulebook: {
    en: english,
    de: () => import('./de/rulebook').then(({ rulebook }) => rulebook),
    fr: () => import('./fr/rulebook').then(({ rulebook }) => retext(rulebook, typesetFrench)),
    cs: () => import('./cs/rulebook').then(({ rulebook }) => rulebook),
    'en-XA': async () => {
      const [words, { pseudoText }] = await Promise.all([english(), import('./pseudo-text')])
      return retext<RulebookWords>(words, pseudoText)
    },
  },
} as const satisfies { readonly rulebook: Fetch<RulebookWords> }

type LaterSpace = keyof typeof LATER

const fetchers = (space: LaterSpace): Fetch<object> => LATER[space]

async function fetchWords(space: LaterSpace, language: string): Promise<void> {
  const words = await fetchers(space)[language]?.()
  if (words) i18next.addResourceBundle(language, space, words)
}

/** Are these words there, in the language that is spoken now? Asks for them if not. */
export function useLaterWords(space: LaterSpace): boolean {
  const { t } = useTranslation()
  const language = i18next.language
  const [, arrived] = useReducer((count: number) => count + 1, 0)
  const isThere = i18next.hasResourceBundle(language, space)
  useEffect(() => {
    if (isThere) return
    // What cannot be fetched is asked for again when the room is entered the next time.
    fetchWords(space, language).then(arrived, () => undefined)
  }, [isThere, space, language, t])
  return isThere
}

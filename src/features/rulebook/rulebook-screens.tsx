import { Redirect, useLocalSearchParams } from 'expo-router'
import { Suspense, lazy, type ReactNode } from 'react'
import { useLaterWords } from '@/i18n'
import { Screen } from '@/ui'
import { isEntryId } from './entries'

const Contents = lazy(() => import('./contents-page').then((m) => ({ default: m.ContentsPage })))
const Entry = lazy(() => import('./entry-page').then((m) => ({ default: m.EntryPage })))

/** The rulebook: everything in it, and a search. */
export const RulesScreen = () => (
  <Book>
    <Contents />
  </Book>
)

/** One entry of the rulebook, `/rules/<entry>`; what it does not know leads to its contents. */
export function RuleScreen() {
  const { entry = '' } = useLocalSearchParams<{ entry: string }>()
  if (!isEntryId(entry)) return <Redirect href="/rules" />
  return (
    <Book>
      <Entry key={entry} id={entry} />
    </Book>
  )
}

/** Pages and words come when the book is opened: nobody who only plays should load them. */
function Book({ children }: { readonly children: ReactNode }) {
  const hasWords = useLaterWords('rulebook')
  return (
    <Screen ground="paper">
      <Suspense fallback={null}>{hasWords && children}</Suspense>
    </Screen>
  )
}

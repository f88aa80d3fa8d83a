import { Redirect, useLocalSearchParams } from 'expo-router'
import type { ReactNode } from 'react'
import { useRoomWords } from '@/i18n'
import { Screen } from '@/ui'
import { ContentsPage } from './contents-page'
import { isEntryId } from './entries'
import { EntryPage } from './entry-page'

/** The rulebook: everything in it, and a search. */
export const RulesScreen = () => (
  <Book>
    <ContentsPage />
  </Book>
)

/** One entry of the rulebook, `/rules/<entry>`; what it does not know leads to its contents. */
export function RuleScreen() {
  const { entry = '' } = useLocalSearchParams<{ entry: string }>()
  if (!isEntryId(entry)) return <Redirect href="/rules" />
  return (
    <Book>
      <EntryPage key={entry} id={entry} />
    </Book>
  )
}

/** Its words come when the book is opened: nobody who only plays should load them. */
function Book({ children }: { readonly children: ReactNode }) {
  const hasWords = useRoomWords('rulebook')
  return <Screen ground="paper">{hasWords && children}</Screen>
}

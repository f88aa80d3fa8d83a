import { Redirect, useLocalSearchParams } from 'expo-router'
import type { ReactNode } from 'react'
import { useRoom, type Rulebook } from '@/boards'
import { useRoomWords } from '@/i18n'
import { Door, Screen, useGameHref } from '@/ui'
import { ContentsPage } from './contents-page'
import { EntryPage } from './entry-page'

/** The rulebook: everything in it, and a search. */
export const RulesScreen = () => <Book>{(book) => <ContentsPage book={book} />}</Book>

/** One entry of the rulebook, `rules/<entry>`; what it does not know leads to its contents. */
export function RuleScreen() {
  const { entry = '' } = useLocalSearchParams<{ entry: string }>()
  const hrefOf = useGameHref()
  return (
    <Book>
      {(book) =>
        book.isPage(entry) ? (
          <EntryPage key={entry} book={book} id={entry} />
        ) : (
          <Redirect href={hrefOf('rules')} />
        )
      }
    </Book>
  )
}

/** Its words come when the book is opened: nobody who only plays should load them. */
function Book({ children }: { readonly children: (book: Rulebook) => ReactNode }) {
  return (
    <Door to={useRoom('rulebook')} ground="paper">
      {(book) => (
        <Screen ground="paper">
          <Worded book={book}>{children(book)}</Worded>
        </Screen>
      )}
    </Door>
  )
}

function Worded({ book, children }: { readonly book: Rulebook; readonly children: ReactNode }) {
  return useRoomWords('rulebook', ...book.words) ? children : null
}

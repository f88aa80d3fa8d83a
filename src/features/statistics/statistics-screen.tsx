import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { BookDoor } from '@/boards'
import { useRoomWords } from '@/i18n'
import { recentOf } from '@/store/history/form'
import {
  EVERYTHING,
  filtered,
  statisticsOf,
  type Filter,
  type Play,
} from '@/store/history/statistics'
import type { HistoryBook } from '@/store/history/book'
import { useHistory } from '@/store/history/use-history'
import { Screen, ScrollArea, useInsets } from '@/ui'
import { LedgerPage } from '@/ui/ledger'
import { CharacterLines } from './character-lines'
import { CompanyLines } from './company-lines'
import { EmptyPage } from './empty-page'
import { ReadingSection, StreakSection, TimeSection } from './fact-sections'
import { Filters } from './filters'
import { FormChart } from './form-chart'
import { GameSections } from './game-sections'
import { Hero } from './hero'
import { KeepSection } from './keep-section'
import { LedgerHead } from './ledger-head'
import { PeopleSheet } from './people-sheet'
import { PlayersChart } from './players-chart'
import { GameLines, RoleLines } from './score-lines'
import { useGamePages, type GamePages } from './use-game-pages'
import { useProfiles, type Profile } from './use-profiles'

/** The ledger: what came of all the games, for everybody who plays on this phone. */
export function StatisticsScreen() {
  const hasWords = useRoomWords('statistics')
  return <BookDoor ground="paper">{hasWords ? <Statistics /> : <Screen ground="paper" />}</BookDoor>
}

function Statistics() {
  const profiles = useProfiles()
  const [chosen, choose] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const insets = useInsets()
  const first = useFirst(profiles)
  const person = profiles.find(({ id }) => id === (chosen ?? first)) ?? profiles[0]
  const id = person?.id ?? ''
  const read = useCallback((book: HistoryBook) => book.plays(id), [id])
  const plays = useHistory(first === undefined ? null : read)
  const count = useHistory(countMatches)
  const pages = useGamePages(plays)
  if (!person) return <Screen ground="paper" />
  return (
    <Screen ground="paper">
      <LedgerHead person={person} name={person.name} onPeople={() => setChoosing(true)} />
      <ScrollArea contentContainerStyle={{ paddingBottom: insets.bottom + 24 }}>
        {plays && (
          <View style={styles.book}>
            {plays.length > 0 ? (
              <Ledger key={id} plays={plays} pages={pages} profiles={profiles} />
            ) : (
              <EmptyPage />
            )}
            {pages && count !== undefined && (
              <View style={styles.keep}>
                <KeepSection isEmpty={count === 0} />
              </View>
            )}
          </View>
        )}
      </ScrollArea>
      <PeopleSheet
        visible={isChoosing}
        profiles={profiles}
        chosen={id}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </Screen>
  )
}

/** Whose ledger opens: of whoever plays alone, unless only others have played so far. */
function useFirst(profiles: readonly Profile[]): string | undefined {
  const ids = profiles.map(({ id }) => id).join('\n')
  return useHistory(
    useCallback(
      async (book: HistoryBook) => {
        const all = ids.split('\n')
        for (const id of all) if ((await book.countPlays(id)) > 0) return id
        return all[0] ?? ''
      },
      [ids],
    ),
  )
}

const countMatches = (book: HistoryBook): Promise<number> => book.count()

/** From this width on the book lies open: two pages side by side. */
const OPEN = 900
const WIDEST = 1120
const WIDEST_PAGE = 640

/** How many of the last games stand under the number. */
const RECENT = 20

/** False for the first frame: what one sees at once is drawn before what one has to scroll to. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => startTransition(() => setSettled(true)), [])
  return isSettled
}

interface LedgerProps {
  readonly plays: readonly Play[]
  readonly pages: GamePages | null
  readonly profiles: readonly Profile[]
}

function Ledger({ plays, pages, profiles }: LedgerProps) {
  const { width: screen } = useWindowDimensions()
  const [filter, setFilter] = useState<Filter>(EVERYTHING)
  const shown = useMemo(() => filtered(plays, filter), [plays, filter])
  const told = useMemo(() => statisticsOf(shown), [shown])
  const recent = useMemo(() => recentOf(shown, RECENT), [shown])
  const isOpen = screen >= OPEN
  const width = isOpen ? Math.min(screen, WIDEST) / 2 : Math.min(screen, WIDEST_PAGE)
  const isSettled = useSettled()
  const top = (
    <>
      <Hero {...told} recent={recent} width={width} />
      <GameLines {...told} />
      <RoleLines {...told} />
    </>
  )
  const first = isSettled && (
    <>
      <CharacterLines {...told} plays={shown} />
      <CompanyLines {...told} profiles={profiles} />
      <StreakSection {...told} />
      <ReadingSection {...told} />
    </>
  )
  const second = isSettled && (
    <>
      <FormChart plays={shown} width={width} />
      {pages && <PlayersChart {...told} pages={pages} width={width} />}
      {pages && <GameSections plays={shown} pages={pages} width={width} />}
      <TimeSection {...told} />
    </>
  )
  return (
    <View style={isOpen ? styles.open : styles.closed}>
      <Filters plays={plays} filter={filter} onChange={setFilter} />
      {isOpen ? (
        <View style={styles.pages}>
          <View style={[styles.left, { width }]}>
            <LedgerPage>
              {top}
              {first}
            </LedgerPage>
          </View>
          <View style={{ width }}>
            <LedgerPage>{second}</LedgerPage>
          </View>
        </View>
      ) : (
        <LedgerPage>
          {top}
          {first}
          {second}
        </LedgerPage>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  book: { width: '100%', alignSelf: 'center', maxWidth: WIDEST },
  closed: { width: '100%', maxWidth: WIDEST_PAGE, alignSelf: 'center' },
  open: { width: '100%' },
  pages: { flexDirection: 'row' },
  left: { boxShadow: '6px 0px 10px -6px rgba(60,36,18,0.45)' },
  keep: { width: '100%', maxWidth: WIDEST_PAGE, alignSelf: 'center' },
})

import { Redirect, useRouter } from 'expo-router'
import { useState } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { clockText } from '@/i18n/clock-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { sameCompany, selectSeries } from '@/store/pass/series'
import type { CompanionRecap } from '@/store/tracker/recap'
import {
  selectCompanionRecap,
  selectCompanionView,
  selectTableMarks,
  selectTablePeople,
  selectTableStart,
  selectWatchableTable,
} from '@/store/tracker/selectors'
import { tableClosed } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Button, Screen, Text, useGameHref, useInsets } from '@/ui'
import { FinalTable } from './final-table'
import { ReadingNotes } from './reading-notes'
import { ResultPage } from './result-page'
import { ResultRail } from './result-rail'
import { SealedSheet } from './sealed-sheet'
import { SeatSheet } from './seat-sheet'
import { SeriesTable } from './series-table'
import { ShareSheet } from './share-sheet'
import { SharedToast } from '@/ui/shared-toast'
import { useStandings, type Standing } from './standings'
import type { Finished } from './use-finished'
import { useSharing } from '@/ui/use-sharing'
import { useTold, type Told } from './use-told'

/** A real table that somebody has won, looked back on as any other match. */
export function CompanionResultScreen() {
  const hrefOf = useGameHref()
  const recap = useAppSelector(selectCompanionRecap)
  const view = useAppSelector(selectCompanionView)
  const watchable = useAppSelector(selectWatchableTable)
  const nameOf = useTableNames()
  if (!recap || !view) return <Redirect href={hrefOf('companion')} />
  const record = watchable?.record ?? null
  const finished = { recap, record, characters: view.characters, own: null, nameOf }
  return <Result id={watchable?.id ?? null} finished={finished} recap={recap} />
}

interface ResultProps {
  /** Null where it cannot be watched again. */
  readonly id: string | null
  readonly finished: Finished
  readonly recap: CompanionRecap
}

function Result({ id, finished, recap }: ResultProps) {
  const { t } = useTranslation('tracker')
  const router = useRouter()
  const hrefOf = useGameHref()
  const { top } = useInsets()
  const [isSharing, setSharing] = useState(false)
  const [opened, setOpened] = useState<Standing | null>(null)
  const sharing = useSharing()
  const told = useToldAtTable(finished)
  const standings = useStandings(finished)
  const leaving = useLeaving(recap)
  const marks = useAppSelector(selectTableMarks)
  const sealed = recap.roles.filter((role) => role === 'hidden').length
  return (
    <Screen>
      <View style={styles.fill}>
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[styles.scroll, { paddingTop: top + 8 }]}
        >
          <ResultPage
            {...{ finished, told, standings }}
            page={sharing.page}
            isPictured={sharing.pictured === 'page'}
            onOpen={setOpened}
            links={
              <ReadingNotes
                finished={finished}
                marks={marks}
                people={recap.roles.map((_, i) => i)}
              />
            }
          />
          {sealed > 0 && (
            <Button
              kind="plain"
              icon="eye"
              label={t('result.sealed', { count: sealed })}
              onPress={leaving.ask}
              style={styles.centred}
            />
          )}
          <Facts recap={recap} />
          <Series />
        </ScrollView>
        <SharedToast {...sharing} />
      </View>
      <ResultRail
        onHome={() => leaving.leave('home')}
        onShare={() => setSharing(true)}
        {...(id !== null && {
          onReplay: () => router.push({ pathname: hrefOf('replay'), params: { match: id } }),
        })}
        next={{ label: t('result.rematch'), onPress: () => leaving.leave('rematch') }}
      />
      {sharing.pictured === 'table' && <FinalTable {...{ finished, told }} page={sharing.table} />}
      <SeatSheet
        finished={finished}
        standing={opened}
        more={(seat) => [
          {
            label: t('result.timeAtTurn'),
            value: clockText((recap.seconds[seat] ?? 0) * 1000),
          },
        ]}
        onClose={() => setOpened(null)}
      />
      <SealedSheet
        visible={leaving.isAsking}
        recap={recap}
        onDone={leaving.answered}
        onClose={leaving.stay}
      />
      <ShareSheet
        visible={isSharing}
        onClose={() => setSharing(false)}
        active={null}
        hasTable={id !== null}
        {...{ told, standings, sharing }}
      />
    </Screen>
  )
}

/** People may end a game themselves: then no fall decided it. */
function useToldAtTable(finished: Finished): Told {
  const { t } = useTranslation('tracker')
  const told = useTold(finished)
  return finished.recap.ending?.fall ? told : { ...told, reason: t('end.declared') }
}

function Facts({ recap }: { readonly recap: CompanionRecap }) {
  const { t } = useTranslation('tracker')
  const start = useAppSelector(selectTableStart)
  const time = clockText(recap.finishedAt - start)
  return (
    <Text variant="small" tone="secondary" align="center">
      {t('result.facts', { count: recap.turns, time })}
    </Text>
  )
}

/** The evening's score, where everybody has a name. */
function Series() {
  const people = useAppSelector(selectTablePeople)
  const series = useAppSelector(selectSeries)
  const names = people.map(({ name }) => name)
  return sameCompany(series.company, names) && series.games.length > 0 ? <SeriesTable /> : null
}

type Way = 'home' | 'rematch'

/** Cards that nobody has turned up are asked for once, before the table is cleared. */
function useLeaving({ roles }: CompanionRecap) {
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<{ readonly then: Way | null } | null>(null)
  const go = (way: Way) => {
    // The old board would stay mounted under the new one.
    router.dismissTo('/')
    if (way !== 'home') router.push(hrefOf('companion-setup'))
    dispatch(tableClosed())
  }
  return {
    isAsking: asking !== null,
    ask: () => setAsking({ then: null }),
    leave: (way: Way) => (roles.includes('hidden') ? setAsking({ then: way }) : go(way)),
    answered: () => {
      setAsking(null)
      if (asking?.then) go(asking.then)
    },
    stay: () => setAsking(null),
  }
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  scroll: { paddingBottom: 16, gap: 8 },
  centred: { alignSelf: 'center' },
})

import { Redirect, useRouter } from 'expo-router'
import { useEffect, useState } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { useAppDispatch } from '@/store/hooks'
import { resultSeen } from '@/store/match/slice'
import { isSeatOfPerson } from '@/store/setup/names'
import { Button, LookBackLink, Screen, useGameHref } from '@/ui'
import { ClosingWord } from './closing-word'
import { DayLink } from './day-link'
import { FinalTable } from './final-table'
import { ReadingNotes } from './reading-notes'
import { ResultPage } from './result-page'
import { ResultRail } from './result-rail'
import { SeatSheet } from './seat-sheet'
import { SeriesOptions } from './series-options'
import { SeriesTable } from './series-table'
import { ShareSheet } from './share-sheet'
import { SharedToast } from '@/ui/shared-toast'
import { TrailResult } from './trail-result'
import { useStandings, type Standing } from './standings'
import { useFinished, type FinishedTable } from './use-finished'
import { useRematch } from './use-rematch'
import { useSeries } from './use-series'
import { useSharing } from '@/ui/use-sharing'
import { useTellable } from './use-tellable'
import { useTold } from './use-told'

/** The end of a match; without one there is nothing to see here. */
export function ResultScreen() {
  const finished = useFinished()
  return finished ? <Result finished={finished} /> : <Redirect href="/" />
}

interface ResultProps {
  readonly finished: FinishedTable
}

function Result({ finished }: ResultProps) {
  const { t } = useTranslation('result')
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(resultSeen()), [dispatch])
  const { top } = useSafeAreaInsets()
  const [isSharing, setSharing] = useState(false)
  const [opened, setOpened] = useState<Standing | null>(null)
  const sharing = useSharing()
  const told = useTold(finished)
  const standings = useStandings(finished)
  const tellable = useTellable(finished)
  const isPictured = sharing.pictured === 'page'
  const { active } = finished
  const isPassed = active.mode === 'pass'
  const people = active.players.flatMap((player, seat) => (isSeatOfPerson(player) ? [seat] : []))
  const deal = useRematch(active)
  const series = useSeries(finished)
  const { coach, result } = useFace()
  const hasLookBack = coach !== null && !isLesson(finished)
  return (
    <Screen>
      <View style={styles.fill}>
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[styles.scroll, { paddingTop: top + 8 }]}
        >
          {isLesson(finished) && <ClosingWord />}
          <ResultPage
            finished={finished}
            told={isPictured ? tellable.told : told}
            page={sharing.page}
            isPictured={isPictured}
            standings={isPictured ? tellable.standings : standings}
            onOpen={setOpened}
            closing={
              result.Closing && <result.Closing {...finished} record={active.match.record} />
            }
            links={
              <>
                <ReadingNotes finished={finished} marks={active.marks ?? []} people={people} />
                <DayLink match={active.id} />
                <TrailResult active={active} />
                {hasLookBack && people.length > 0 && <LookBackLink />}
              </>
            }
          />
          {isPassed && <SeriesTable />}
          {series.rows.length > 0 && <SeriesOptions rows={series.rows} />}
          {!isLesson(finished) && (
            <Button
              kind="plain"
              icon="shuffle"
              label={t('rotated')}
              hint={t('rotatedHint')}
              onPress={() => deal({ way: 'rotated', keeping: series.keeping })}
              style={styles.rotated}
            />
          )}
        </ScrollView>
        <SharedToast {...sharing} />
      </View>
      <Rail
        finished={finished}
        onShare={() => setSharing(true)}
        onRematch={() => deal({ way: series.way, keeping: series.keeping })}
      />
      {sharing.pictured === 'table' && <FinalTable {...{ finished, told }} page={sharing.table} />}
      <SeatSheet finished={finished} standing={opened} onClose={() => setOpened(null)} />
      <ShareSheet
        visible={isSharing}
        onClose={() => setSharing(false)}
        active={active}
        {...tellable}
        sharing={sharing}
      />
    </Screen>
  )
}

const isLesson = ({ active }: FinishedTable): boolean => active.script !== null

interface RailProps extends ResultProps {
  readonly onShare: () => void
  readonly onRematch: () => void
}

/** What follows. Nobody plays a lesson against the same people again: after it comes a match. */
function Rail({ finished, onShare, onRematch }: RailProps) {
  const { t } = useTranslation(['result', 'home'])
  const router = useRouter()
  const hrefOf = useGameHref()
  return (
    <ResultRail
      onHome={() => router.replace('/')}
      onShare={onShare}
      onReplay={() => router.push(hrefOf('replay'))}
      next={
        isLesson(finished)
          ? { label: t('home:doors.alone'), onPress: () => router.replace(hrefOf('new')) }
          : { label: t('result:rematch'), onPress: onRematch }
      }
    />
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  scroll: { paddingBottom: 16 },
  rotated: { alignSelf: 'center' },
})

import { Redirect, useRouter } from 'expo-router'
import { useEffect, useMemo, useState } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useTranslation } from '@/i18n'
import type { Ending } from '@/games/dice/story'
import { appLink } from '@/platform/app-link'
import { freshSeed } from '@/store/fresh-seed'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { matchStarted, resultSeen } from '@/store/match/slice'
import { isSeatOfPerson } from '@/store/setup/names'
import { selectLastSetup } from '@/store/setup/selectors'
import { linkOf } from '@/store/setup/shared-deal'
import { Button, LookBackLink, Screen, Toast } from '@/ui'
import { chosenFor, nextSheriff, rotatedSeats, sameSeats } from './rematch'
import { ResultPage } from './result-page'
import { ResultRail } from './result-rail'
import { SeatSheet } from './seat-sheet'
import { SeriesTable } from './series-table'
import { ShareSheet } from './share-sheet'
import { shareText } from './share-text'
import { standingsOf, type Standing } from './standings'
import { useFinished, type Finished } from './use-finished'
import { useReveal } from './use-reveal'
import { useSharing } from './use-sharing'
import { reasonOf, titleKey } from '@/i18n/ending-words'

/** The end of a match; without one there is nothing to see here. */
export function ResultScreen() {
  const finished = useFinished()
  const ending = finished?.recap.ending
  return finished && ending ? <Result finished={finished} ending={ending} /> : <Redirect href="/" />
}

interface ResultProps {
  readonly finished: Finished
  readonly ending: Ending
}

function Result({ finished, ending }: ResultProps) {
  const { t } = useTranslation(['result', 'common', 'home', 'pass', 'setup'])
  const router = useRouter()
  const dispatch = useAppDispatch()
  const { top } = useSafeAreaInsets()
  useEffect(() => void dispatch(resultSeen()), [dispatch])
  const [isSharing, setSharing] = useState(false)
  const [opened, setOpened] = useState<Standing | null>(null)
  const { page, isPictured, outcome, text, picture, forget } = useSharing()
  const { own, nameOf, recap, active } = finished
  const setup = useAppSelector((state) => selectLastSetup(state, active.mode))
  const standings = useMemo(() => standingsOf(finished, t), [finished, t])
  const isPassed = active.mode === 'pass'
  // Nobody plays a lesson against the same people again: after it comes a match.
  const isLesson = active.script !== null
  const hasPeople = active.players.some(isSeatOfPerson)
  const { shown, isDone, revealAll } = useReveal(standings, isPassed)
  const { config, seed } = active.match.record
  const query = linkOf(active.players, config, seed)
  const told = {
    title: t(`result:titles.${titleKey(ending, recap)}`),
    reason: reasonOf(ending, { own, nameOf, t }),
  }
  const deal = (make: typeof sameSeats): void => {
    const chosen = setup?.characters === 'chosen' ? chosenFor(active.players, setup) : undefined
    dispatch(matchStarted({ game: 'dice', ...make({ ...active, chosen }, freshSeed()) }))
    router.replace('/deal')
  }
  return (
    <Screen>
      <View style={styles.fill}>
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[styles.scroll, { paddingTop: top + 8 }]}
        >
          <ResultPage
            {...{ finished, ending, told, page, isPictured }}
            standings={shown}
            onOpen={setOpened}
          />
          {!isDone && <Button kind="plain" label={t('pass:reveal')} onPress={revealAll} />}
          {isPassed && isDone && <SeriesTable />}
          {isDone && hasPeople && <LookBackLink />}
          {!isLesson && (
            <Button
              kind="plain"
              icon="shuffle"
              label={t('result:rotated')}
              hint={t('result:rotatedHint')}
              onPress={() => deal(rotatedSeats)}
              style={styles.rotated}
            />
          )}
        </ScrollView>
        {(outcome === 'copied' || outcome === 'saved' || outcome === 'failed') && (
          <Toast
            visible
            onDone={forget}
            tone={outcome === 'failed' ? 'warning' : 'success'}
            title={t(`result:share.${outcome}`)}
          />
        )}
      </View>
      <ResultRail
        onHome={() => router.replace('/')}
        onShare={() => setSharing(true)}
        onReplay={() => router.push('/replay')}
        next={
          isLesson
            ? { label: t('home:doors.alone'), onPress: () => router.replace('/new') }
            : {
                label: t('result:rematch'),
                onPress: () => deal(isPassed ? nextSheriff : sameSeats),
              }
        }
      />
      <SeatSheet
        standing={opened}
        tally={opened && (recap.tallies[opened.seat] ?? null)}
        onClose={() => setOpened(null)}
      />
      <ShareSheet
        visible={isSharing}
        onClose={() => setSharing(false)}
        onText={() => text(shareText({ ...told, standings }, t))}
        onPicture={() => picture(t('result:share.file'))}
        onDeal={
          query === null
            ? null
            : () => text(t('setup:shared.message', { link: appLink('shared', query) }))
        }
      />
    </Screen>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  scroll: { paddingBottom: 16 },
  rotated: { alignSelf: 'center' },
})

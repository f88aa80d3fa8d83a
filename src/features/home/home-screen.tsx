import { useRouter } from 'expo-router'
import { useCallback, useState } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { BOT_LEVELS } from '@/family/levels'
import { hasRoom } from '@/boards'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectHasLearned } from '@/store/progress/selectors'
import { gameChosen } from '@/store/games/entering'
import { selectGame } from '@/store/match/selectors'
import { dealtAgain } from '@/store/setup/play'
import { selectLastSeats } from '@/store/setup/selectors'
import { selectHasTable } from '@/store/tracker/selectors'
import { lessonLeft, selectIsLessonUnderWay } from '@/store/tutorial/play'
import {
  GameLinks,
  Screen,
  SignPost,
  Text,
  WhileInFront,
  Wordmark,
  useFontScale,
  useGameHref,
} from '@/ui'
import { AbandonSheet } from './abandon-sheet'
import { ContinuePoster } from './continue-poster'
import { GameSigns } from './game-signs'
import { useHomeLayout } from './home-layout'
import { Leaves, leavesHeight } from './leaves'
import { Mound } from './mound'
import { RollingWeed } from './rolling-weed'
import { SideDoors } from './side-doors'
import { useNumberWord, useWaitingMatch } from './waiting'

/** The first screen: the match that waits, and a door to every room there is. */
export function HomeScreen() {
  const game = useAppSelector(selectGame)
  return (
    <GameLinks game={game}>
      <Home game={game} />
    </GameLinks>
  )
}

function Home({ game }: { readonly game: GameId }) {
  const { t } = useTranslation('home')
  const dispatch = useAppDispatch()
  const router = useRouter()
  const hrefOf = useGameHref()
  const waiting = useWaitingMatch()
  const { signs, hasLearnSign, asksToAbandon, deal, closeAsk } = useDoors(game)
  const fontScale = useFontScale()
  const [leaves, setLeaves] = useState(() => leavesHeight(fontScale))
  const layout = useHomeLayout({ signs: signs.length, hasPoster: waiting !== null, leaves })
  const goOn = () =>
    router.push(
      hrefOf(waiting?.isOver === true ? 'result' : waiting?.goesRound === true ? 'round' : 'table'),
    )
  return (
    <Screen ground="sky">
      <LeftLesson />
      {layout.weed !== null && <RollingWeed layout={layout} rest={layout.weed} />}
      <ScrollView contentContainerStyle={{ minHeight: layout.height }}>
        <View style={layout.isWide ? styles.wide : styles.tall}>
          <View style={layout.head}>
            <Wordmark width={layout.wordmark} maxSize={layout.isLarge ? 88 : 61} />
            {layout.hasMotto && (
              <Text style={[styles.motto, layout.isLarge && styles.largeMotto]}>
                {t(`motto.${game}`)}
              </Text>
            )}
            <GameSigns
              game={game}
              onChoose={(id) => dispatch(gameChosen(id))}
              height={layout.signs}
              width={Math.min(layout.planks, layout.wordmark)}
            />
          </View>
          <View style={layout.doors}>
            <SignPost width={layout.planks} plank={layout.plank} stake={layout.stake} signs={signs}>
              {waiting && (
                <ContinuePoster match={waiting} isTight={layout.plank.height < 72} onPress={goOn} />
              )}
            </SignPost>
            <Mound />
          </View>
        </View>
        <Leaves game={game} width={Math.min(layout.width - 32, 568)} onHeight={setLeaves} />
        <SideDoors
          layout={layout}
          hasLesson={!hasLearnSign && hasRoom(game, 'lesson')}
          hasRules={hasRoom(game, 'rulebook')}
        />
      </ScrollView>
      {waiting && (
        <AbandonSheet
          visible={asksToAbandon}
          match={waiting}
          onDeal={deal}
          onContinue={() => {
            closeAsk()
            goOn()
          }}
          onClose={closeAsk}
        />
      )}
    </Screen>
  )
}

/** On Home the lesson does not count as a waiting match: it has a door of its own. */
function LeftLesson() {
  const dispatch = useAppDispatch()
  return <WhileInFront effect={useCallback(() => dispatch(lessonLeft()), [dispatch])} />
}

/** The boards on the post. A new room is one more entry. */
function useDoors(game: GameId) {
  const { t } = useTranslation('home')
  const numberWord = useNumberWord()
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const lastSeats = useAppSelector((state) => selectLastSeats(state, game, 'solo'))
  const hasLearned = useAppSelector((state) => selectHasLearned(state, game))
  const isUnderWay = useAppSelector(selectIsLessonUnderWay)
  const waiting = useWaitingMatch()
  const hasTable = useAppSelector((state) => selectHasTable(state, game))
  const [asksToAbandon, setAsks] = useState(false)
  const [isDealing, setDealing] = useState(false)
  const deal = () => {
    if (isDealing) return
    setAsks(false)
    setDealing(true)
    // Where the game cannot be fetched, the door of its set-up says so and offers to try again.
    void dispatch(dealtAgain(game))
      .catch(() => false)
      .then((isDealt) => {
        setDealing(false)
        router.push(hrefOf(isDealt ? 'deal' : 'new'))
      })
  }
  const again = lastSeats !== null && {
    label: t('doors.again'),
    sub: t('doors.againSub', { count: lastSeats }),
    onPress: () => (waiting && !waiting.isOver ? setAsks(true) : deal()),
  }
  const learn = {
    label: t('doors.learn'),
    sub: isUnderWay ? t('doors.learnOn') : t(`doors.learnSub.${game}`),
    onPress: () => router.push(hrefOf('tutorial')),
  }
  const hasLearnSign = !hasLearned && !again && !waiting && hasRoom(game, 'lesson')
  const pass = {
    label: t('doors.pass'),
    sub: t('doors.passSub'),
    onPress: () => router.push(hrefOf('pass')),
  }
  const companion = {
    label: t(`doors.companion.${game}`),
    sub: t(hasTable ? 'doors.companionWaits' : 'doors.companionSub'),
    onPress: () => router.push(hasTable ? hrefOf('companion') : hrefOf('companion-setup')),
  }
  const signs = [
    ...(hasLearnSign ? [learn] : []),
    {
      label: t('doors.alone'),
      sub: t(`doors.aloneSub.${game}`, { number: numberWord(BOT_LEVELS.length) }),
      onPress: () => router.push(hrefOf('new')),
    },
    ...(again ? [again] : []),
    ...(hasRoom(game, 'pass') ? [pass] : []),
    ...(hasRoom(game, 'companion') ? [companion] : []),
  ]
  return { signs, hasLearnSign, asksToAbandon, deal, closeAsk: () => setAsks(false) }
}

const styles = StyleSheet.create({
  tall: { alignSelf: 'center', width: '100%', maxWidth: 600 },
  wide: { flexDirection: 'row', flexGrow: 1, alignSelf: 'center', width: '100%', maxWidth: 1100 },
  motto: { fontSize: 17, lineHeight: 24, marginTop: 6 },
  largeMotto: { fontSize: 22, lineHeight: 31 },
})

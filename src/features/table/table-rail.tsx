import { useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { selectHint } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsPaused } from '@/store/match/selectors'
import { selectAreMindsMissing } from '@/store/minds/selectors'
import { mindsAskedAgain } from '@/store/minds/slice'
import { Button, Rail, Strong, Text, space } from '@/ui'
import { useIsLarge } from '@/ui/table'
import { Announcements } from './announcements'
import { Controls } from './controls'
import { HintButton } from './hint-button'
import { promptFor } from './prompt'
import { TurnClock } from './turn-clock'
import { useQuestionFocus } from './use-question-focus'
import { useShakeToRoll } from './use-shake-to-roll'
import type { TableModel } from './use-table'

const WIDEST = 640
/** Below this height prompt and keys move together. */
const TIGHT = 140

/** The near edge: who must do what, and the keys to do it with, at the thumb. */
export function TableRail({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation(['table', 'common', 'pass'])
  const { view, own, isPersonsTurn, asked, cue, nameOf, seating, story, over, skip } = table
  const dispatch = useAppDispatch()
  const isPaused = useAppSelector(selectIsPaused)
  const isAdvised = useAppSelector(selectHint) !== null
  const canShake = useShakeToRoll(asked, over === null && !isAdvised)
  const { x, y, width, height } = seating.layout.rail
  const areMissing = useAppSelector(selectAreMindsMissing) && isBotAwaited(table)
  const prompt = areMissing
    ? { text: t('table:prompts.botsMissing') }
    : promptFor({ view, own, asked, cue, isPaused, canShake, nameOf, t })
  const isTight = height < TIGHT
  const isLarge = useIsLarge()
  const words = prompt.lead === undefined ? prompt.text : `${prompt.lead} ${prompt.text}`
  const question = useRef<View>(null)
  const isCovered = over !== null || isAdvised
  useQuestionFocus({ prompt: question, question: asked.decision, isCovered })
  const padding = Math.max(space[3], (width - WIDEST) / 2)
  return (
    <Rail
      style={[
        styles.rail,
        { left: x, top: y, width, height, paddingHorizontal: padding },
        isTight && styles.tight,
      ]}
    >
      <Announcements story={story} question={asked.decision || areMissing ? words : null} />
      <View
        ref={question}
        tabIndex={-1}
        style={[styles.prompt, isTight && styles.tightPrompt]}
        testID="prompt"
      >
        <Text
          maxScale={1.5}
          numberOfLines={isLarge ? 3 : 2}
          style={[styles.words, isTight && styles.tightWords]}
        >
          {prompt.lead !== undefined && <Strong>{`${prompt.lead} `}</Strong>}
          {prompt.text}
        </Text>
        <TurnClock view={view} />
        <HintButton view={view} asked={asked} isTight={isTight} />
      </View>
      {areMissing ? (
        <Button
          kind="brass"
          label={t('common:tryAgain')}
          onPress={() => dispatch(mindsAskedAgain())}
          testID="try-again"
        />
      ) : (
        <Controls
          view={view}
          asked={asked}
          isOwnTurn={isPersonsTurn && !view.winner && !isPaused}
          nameOf={nameOf}
          isTight={isTight}
          onSkip={skip}
        />
      )}
    </Rail>
  )
}

/** All has been told, and a bot should go on. */
const isBotAwaited = ({ view, asked, hasCaughtUp }: TableModel): boolean =>
  hasCaughtUp && view.decision !== null && asked.decision === null

const styles = StyleSheet.create({
  rail: { position: 'absolute' },
  words: { flexShrink: 1 },
  tight: { paddingTop: 12 },
  /** Two lines are as high as the prompt is anyway: the keys stay where they are. */
  tightWords: { fontSize: 15, lineHeight: 18 },
  tightPrompt: { minHeight: 36, marginBottom: 2 },
  prompt: {
    minHeight: 40,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingHorizontal: space[1],
    marginBottom: 6,
    outlineWidth: 0,
  },
})

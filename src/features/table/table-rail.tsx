import { useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsPaused } from '@/store/match/selectors'
import { selectAreMindsMissing } from '@/store/minds/selectors'
import { mindsAskedAgain } from '@/store/minds/slice'
import { selectWanting } from '@/store/pass/selectors'
import { phoneWanted } from '@/store/pass/slice'
import { Button, Rail, Strong, Text, space } from '@/ui'
import { railPadding, useIsLarge } from '@/ui/table'
import { Announcements } from './announcements'
import { CardsUpButton } from './cards-up-button'
import { RaiseHand } from './hand-pad'
import { HintButton } from './hint-button'
import { PaceControls } from './pace-controls'
import { usePrompt } from './prompt'
import { ReflexKey } from './reflex-key'
import { TurnClock } from './turn-clock'
import { useQuestionFocus } from './use-question-focus'
import type { TableShell } from './use-table-shell'

interface TableRailProps<G extends GameId> {
  readonly table: TableShell<G>
}

/** How wide a letter is: two lines of a tight rail hold about as many as go into its width. */
const LETTER = 5
/** What a sign beside the words takes away. */
const SIGN = 52

/** The near edge: who must do what, and the keys to do it with, at the thumb. */
export function TableRail<G extends GameId>({ table }: TableRailProps<G>) {
  const { facts, parts, seating, story, isTight, isCovered } = table
  const { x, y, width, height } = seating.layout.rail
  const { t } = useTranslation('table')
  const areMissing = useAppSelector(selectAreMindsMissing) && isBotAwaited(table)
  const told = usePrompt(table)
  const prompt = areMissing ? { text: t('prompts.botsMissing') } : told
  const isLarge = useIsLarge()
  // No key stands below the words then.
  const isCurtained = table.passed?.isHandUp === false
  // Where the rail is tight a third line would push the keys off the screen.
  const hasHeading = prompt.signs !== undefined && !isTight
  const words = prompt.lead === undefined ? prompt.text : `${prompt.lead} ${prompt.text}`
  const isUrgent = prompt.isUrgent === true
  const isLong = isTight && words.length > (parts.aside ? width - SIGN : width) / LETTER
  // A lifted card's heading is a line of its own.
  const mayTakeThree = isTight ? isLong : !hasHeading
  const question = useRef<View>(null)
  useQuestionFocus({ prompt: question, question: parts.question, isCovered })
  return (
    <Rail
      style={[
        styles.rail,
        { left: x, top: y, width, height, paddingHorizontal: railPadding(width) },
        isTight && styles.tight,
      ]}
    >
      <Announcements
        story={story}
        question={parts.question || areMissing ? words : null}
        isUrgent={isUrgent}
      />
      <View style={styles.sides}>
        <View style={styles.side}>
          <View
            ref={question}
            tabIndex={-1}
            style={[styles.prompt, isTight && styles.tightPrompt]}
            testID="prompt"
          >
            <View style={styles.words}>
              {hasHeading && (
                <View style={styles.lead}>
                  <Text bold tone="strong" maxScale={1.5}>
                    {prompt.lead}
                  </Text>
                  {prompt.signs}
                </View>
              )}
              <Text
                maxScale={isUrgent ? 1.3 : 1.5}
                numberOfLines={isCurtained ? 4 : isLarge || mayTakeThree ? 3 : 2}
                style={isTight && (isLong ? styles.longWords : styles.tightWords)}
              >
                {prompt.lead !== undefined && !hasHeading && (
                  <Strong>{`${asSentence(prompt.lead)} `}</Strong>
                )}
                {prompt.text}
              </Text>
            </View>
            <TurnClock facts={facts} />
            {parts.aside}
            <HintButton
              parts={parts}
              isTight={isTight || (isUrgent && (isLarge || parts.aside !== null))}
            />
            <CardsUpButton table={table} />
            {/* A lifted card needs the room. */}
            {!(isTight && prompt.signs !== undefined) && <ReflexKey table={table} />}
          </View>
          {areMissing ? <TryAgain /> : <Keys table={table} />}
        </View>
        <RaiseHand table={table} />
      </View>
    </Rail>
  )
}

/** A card's name stands before a sentence like one. */
const asSentence = (lead: string): string => (/[\p{L}\p{N}]$/u.test(lead) ? `${lead}.` : lead)

/** All has been told, and a bot should go on. */
const isBotAwaited = <G extends GameId>({ facts, parts, hasCaughtUp }: TableShell<G>): boolean =>
  hasCaughtUp && facts.asked !== null && parts.question === null

/** Bots that could not be loaded are asked for again. */
function TryAgain() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Button
      kind="brass"
      label={t('tryAgain')}
      onPress={() => dispatch(mindsAskedAgain())}
      testID="try-again"
    />
  )
}

/** Whoever wanted to act out of turn gives the phone back. */
function GiveBack() {
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  return (
    <Button label={t('hand.done')} onPress={() => dispatch(phoneWanted(null))} testID="give-back" />
  )
}

/** What may be pressed now: an answer, or how fast the story is told. */
function Keys<G extends GameId>({ table }: TableRailProps<G>) {
  const { facts, own, parts, hurry, isPersonsTurn, hasCaughtUp } = table
  const isPaused = useAppSelector(selectIsPaused)
  const isWanted = useAppSelector(selectWanting) !== null
  if (parts.keys) return parts.keys
  if (isWanted) return <GiveBack />
  if (table.passed && hasCaughtUp && facts.asked === table.passed.holder) return null
  // On one's own turn what was just pressed stays where it was.
  const isOwnTurn = isPersonsTurn && !facts.winner && !isPaused
  return isOwnTurn ? (
    parts.idleKeys
  ) : (
    <PaceControls isOut={own !== null && !facts.alive[own]} onHurry={hurry.hurry} />
  )
}

const styles = StyleSheet.create({
  /** Over the tray, which comes after it for those who listen. */
  rail: { position: 'absolute', zIndex: 1 },
  sides: { flexDirection: 'row', flex: 1 },
  side: { flex: 1 },
  words: { flexShrink: 1 },
  lead: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  tight: { paddingTop: 12 },
  /** Two lines are as high as the prompt is anyway: the keys stay where they are. */
  tightWords: { fontSize: 15, lineHeight: 18 },
  longWords: { fontSize: 13, lineHeight: 14 },
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

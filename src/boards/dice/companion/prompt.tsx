import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Decision, DiceState } from '@/games/dice'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { FaceIcon, Icon, SurfaceProvider, Text, palette } from '@/ui'
import type { CompanionLayout } from '../../companion/layout'
import { Key } from '../../companion/key'
import type { Entries } from './use-entries'

/** A question whose answer is a seat: tap it, or drag to it from one's own. */
export type SeatQuestion = Extract<Decision, { kind: 'aim' | 'drink' | 'gift' | 'clear' }>

/** The question that panels answer now; null if there is none. */
export function seatQuestion({ decision }: DiceState, isGift: boolean): SeatQuestion | null {
  switch (decision?.kind) {
    case 'aim':
    case 'drink':
    case 'clear':
      return decision
    case 'gift':
      return isGift ? decision : null
    default:
      return null
  }
}

/** The answer that a seat is. */
export function answerOf(question: SeatQuestion, target: number, isDouble: boolean): TrackerAction {
  switch (question.kind) {
    case 'aim':
      return { type: 'aim', die: question.die, target, ...(isDouble && { double: true }) }
    case 'drink':
      return { type: 'drink', die: question.die, target }
    case 'gift':
      return { type: 'gift', target }
    case 'clear':
      return { type: 'clear-arrow', target }
  }
}

/** A doubled hit is chosen before its target, and only for this die. */
export function useDouble(question: SeatQuestion | null) {
  const [doubled, setDoubled] = useState<number | null>(null)
  const die = question?.kind === 'aim' && question.canDouble ? question.die : null
  return {
    isDouble: die !== null && doubled === die,
    toggle: () => setDoubled(doubled === die ? null : die),
  }
}

interface PromptProps {
  readonly layout: CompanionLayout
  readonly question: SeatQuestion
  readonly entries: Entries
  readonly name: string
  readonly double: ReturnType<typeof useDouble>
}

/** Takes the place of the tools while a seat is asked for. */
export function Prompt({ layout, question, entries, name, double }: PromptProps) {
  const { t } = useTranslation('tracker')
  const { x, y, width, height } = layout.middle
  const face = question.kind === 'aim' ? question.face : faceOf[question.kind]
  const isAcross = width > height
  const size = Math.min(56, width * 0.6)
  const key = { width: Math.min(width - 4, 120), height: 52 }
  return (
    <SurfaceProvider surface="wood">
      <View
        style={[
          styles.prompt,
          { left: x + 2, top: y, width: width - 4, height },
          isAcross && styles.across,
        ]}
        testID="prompt"
      >
        {face !== null && <FaceIcon face={face} size={size} />}
        <Text
          bold
          align="center"
          aria-live="polite"
          maxScale={1.1}
          style={[styles.words, isAcross && styles.large]}
        >
          {t(`ask.${question.kind}`, {
            name,
            count: question.kind === 'clear' ? question.left : 1,
          })}
        </Text>
        {question.kind === 'aim' && question.canDouble && (
          <Key
            {...key}
            label={t('ask.double')}
            hint={t('ask.doubleHint')}
            isBrass={double.isDouble}
            onPress={double.toggle}
          />
        )}
        {question.kind === 'clear' && (
          <Key
            {...key}
            label={t('ask.done')}
            onPress={() =>
              entries.send(...Array<TrackerAction>(question.left).fill({ type: 'pass' }))
            }
          />
        )}
        {question.kind === 'gift' && (
          <Key {...key} label={t('ask.skip')} onPress={entries.skipGift} />
        )}
        <Key
          {...key}
          label={t('tools.undo')}
          sign={(room) => <Icon name="undo" size={room} color={palette.parchment200} />}
          onPress={entries.undo}
        />
      </View>
    </SurfaceProvider>
  )
}

const faceOf = { drink: 'beer', clear: 'arrow', gift: null } as const

const styles = StyleSheet.create({
  prompt: { position: 'absolute', alignItems: 'center', justifyContent: 'center', gap: 10 },
  across: { flexDirection: 'row', flexWrap: 'wrap', gap: 14 },
  words: { fontSize: 13, lineHeight: 17 },
  large: { fontSize: 17, lineHeight: 22 },
})

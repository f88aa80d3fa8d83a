import { useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { STORY_WORDS, WhySheet, useFace, useWhy } from '@/boards'
import { useTranslation } from '@/i18n'
import { Icon, IconButton, Press, Text, space, useInk, usePress } from '@/ui'
import type { LookedAt } from './looked-at'

/** A line of the story, and the moment that it tells of. */
interface Told {
  readonly index: number
  readonly line: string
}

/** The story turn by turn: a tap on a line asks whoever did it why. */
export function ActList({ lookedAt }: { readonly lookedAt: LookedAt }) {
  const { t } = useTranslation('coach')
  const { played, characters, nameOf } = lookedAt
  const turns = useTurns(lookedAt)
  const [place, setPlace] = useState(0)
  const face = useFace()
  const { id, record, bots } = played
  const why = useWhy({ face, id, record, bots })
  if (!why || turns.length === 0) return null
  const turn = t('review.beliefs.turn', { turn: place + 1 })
  return (
    <View style={styles.section} testID="acts">
      <Text variant="lead" role="heading" aria-level={2}>
        {t('acts.title')}
      </Text>
      <Text tone="secondary">{t('acts.sub')}</Text>
      <View style={styles.head}>
        <IconButton
          icon="back"
          label={t('acts.turnBefore')}
          disabled={place === 0}
          onPress={() => setPlace(place - 1)}
        />
        <Text variant="label" align="center" style={styles.line} aria-live="polite">
          {turn}
        </Text>
        <IconButton
          icon="forward"
          label={t('acts.turnAfter')}
          disabled={place >= turns.length - 1}
          onPress={() => setPlace(place + 1)}
        />
      </View>
      <View>
        {turns[place]?.map(({ index, line }) => (
          <Act key={index} line={line} onPress={() => why(index)} />
        ))}
      </View>
      <WhySheet match={id} nameOf={nameOf} characters={characters} />
    </View>
  )
}

/** The lines of every turn, in order. */
function useTurns({ played, nameOf }: LookedAt): readonly (readonly Told[])[] {
  const { story, table } = useFace()
  const { t } = useTranslation(STORY_WORDS)
  const { record, own } = played
  const moments = useMemo(() => table.momentsOf(record, null), [table, record])
  return useMemo(() => {
    const turns: Told[][] = []
    moments.forEach(({ event, turn, words }, index) => {
      const teller = { own, nameOf, t }
      const line = words ? words(teller) : event && story.line(event, teller)
      if (line) (turns[turn - 1] ??= []).push({ index, line })
    })
    return Array.from(turns, (lines) => lines ?? [])
  }, [moments, story, own, nameOf, t])
}

function Act({ line, onPress }: { readonly line: string; readonly onPress: () => void }) {
  const { t } = useTranslation('coach')
  const press = usePress(1)
  const ink = useInk()
  return (
    <Press
      role="button"
      accessibilityLabel={line}
      accessibilityHint={t('acts.open')}
      onPress={onPress}
      testID="act"
      {...press.handlers}
      style={[styles.act, { borderColor: ink.line }, press.ringStyle]}
    >
      <Text style={styles.line}>{line}</Text>
      <Icon name="forward" size={16} color={ink.accent} />
    </Press>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[2] },
  head: { flexDirection: 'row', alignItems: 'center' },
  act: {
    minHeight: 44,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space[2],
    borderBottomWidth: 1,
  },
  line: { flex: 1 },
})

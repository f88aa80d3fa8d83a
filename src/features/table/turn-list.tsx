import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { TurnEntry, concerns, type Face, type TableFacts, type Turn } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { Button, Divider, Text } from '@/ui'
import type { StoryLine } from './story-teller'
import type { Turns } from './use-turns'

interface TurnListProps<G extends GameId> {
  readonly face: Face<G>
  readonly facts: TableFacts
  readonly turns: Turns<G>
  readonly story: readonly StoryLine[]
  readonly nameOf: (seat: Seat) => string
  /** Only what is about this seat; null for everything. */
  readonly about: Seat | null
}

/** So many turns are looked at; older ones come when they are asked for. */
const AT_ONCE = 16
const PIECE = 20

/** The story, a turn an entry, in its order. */
export function TurnList<G extends GameId>(props: TurnListProps<G>) {
  const { face, facts, turns, story, nameOf, about } = props
  const { t } = useTranslation('table')
  const [count, setCount] = useState(AT_ONCE)
  const told = turns.turns
    .map((turn) => ({ turn, deeds: deedsAbout(turns, turn, about) }))
    .filter(({ turn, deeds }) => about === null || turn.seat === about || deeds.length > 0)
  const { Pieces } = face.story
  if (told.length === 0) return <Text tone="secondary">{t('didNothing')}</Text>
  return (
    <>
      {told.length > count && (
        <Button
          kind="quiet"
          size="small"
          icon="up"
          label={t('story.earlier')}
          onPress={() => setCount(count + AT_ONCE)}
        />
      )}
      {told.slice(-count).map(({ turn, deeds }, i) => (
        <View key={turn.key}>
          {i > 0 && <Divider />}
          <TurnEntry
            seat={turn.seat}
            characters={facts.characters}
            nameOf={nameOf}
            deeds={deeds}
            opening={turns.openingOf(turn)}
            pieces={<Pieces turn={turn} size={PIECE} />}
            testID="turn"
          >
            <View style={styles.lines}>
              {linesOf(turn, story).map(({ key, text }) => (
                <Text key={key} variant="small">
                  {text}
                </Text>
              ))}
            </View>
          </TurnEntry>
        </View>
      ))}
    </>
  )
}

const deedsAbout = <G extends GameId>({ deedsOf }: Turns<G>, turn: Turn<G>, about: Seat | null) =>
  deedsOf(turn).filter((deed) => about === null || concerns(deed, about))

/** The lines of a turn, but for the one that says whose it is. */
const linesOf = <G extends GameId>(
  { key, events }: Turn<G>,
  story: readonly StoryLine[],
): readonly StoryLine[] => {
  const start = Math.max(0, key)
  const end = start + events.length
  return story.filter((line) => !line.isTurn && line.key >= start && line.key < end)
}

const styles = StyleSheet.create({
  lines: { gap: 2 },
})

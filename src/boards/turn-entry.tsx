import { useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import { useTranslation } from '@/i18n'
import {
  Icon,
  Medallion,
  Press,
  PressFace,
  Text,
  space,
  useInk,
  usePress,
  type CharacterId,
} from '@/ui'
import type { Deed } from './face'
import { livesChanged, signed } from './turns'

interface TurnEntryProps {
  readonly seat: Seat
  readonly characters: readonly (CharacterId | null)[]
  readonly nameOf: (seat: Seat) => string
  readonly deeds: readonly Deed[]
  /** What is said while nothing has been done yet: whose turn it is. */
  readonly opening: string
  /** The dice or cards that the turn came to. */
  readonly pieces?: ReactNode
  /** A word beside them: when it was. */
  readonly note?: string
  /** Everything in its order, for whoever unfolds the turn. */
  readonly children?: ReactNode
  readonly testID?: string
}

/**
 * A turn as one entry of a story: the face of whoever played, what they rolled or laid, whose life it changed, and a sentence
 * for each deed. A tap unfolds everything.
 */
export function TurnEntry(props: TurnEntryProps) {
  const { seat, characters, deeds, opening, pieces, note, children, testID } = props
  const { t } = useTranslation('table')
  const [isOpen, setOpen] = useState(false)
  const ink = useInk()
  const press = usePress(1)
  const sentences = deeds.length > 0 ? deeds.map(({ text }) => text) : [opening]
  return (
    <View testID={testID}>
      <Press
        role="button"
        aria-expanded={isOpen}
        accessibilityLabel={sentences.join(' ')}
        accessibilityHint={t('story.unfold')}
        onPress={() => setOpen(!isOpen)}
        {...press.handlers}
        style={[styles.target, press.ringStyle]}
      >
        <PressFace style={[styles.entry, press.faceStyle]}>
          <Medallion character={characters[seat] ?? null} size={FACE} />
          <View style={styles.told}>
            <View style={styles.pieces}>
              {pieces}
              <Whom {...props} />
              {note !== undefined && (
                <Text variant="small" tone="secondary">
                  {note}
                </Text>
              )}
            </View>
            {sentences.map((text) => (
              <Text key={text} variant="label" style={styles.sentence}>
                {text}
              </Text>
            ))}
          </View>
          <Icon name={isOpen ? 'up' : 'down'} size={18} color={ink.secondary} />
        </PressFace>
      </Press>
      {isOpen && <View style={[styles.details, { borderLeftColor: ink.line }]}>{children}</View>}
    </View>
  )
}

/** Whose life it changed, by their faces. */
function Whom({ characters, deeds, nameOf }: TurnEntryProps) {
  const changes = livesChanged(deeds)
  const ink = useInk()
  if (changes.length === 0) return null
  return (
    <View style={styles.whom}>
      <Icon name="forward" size={14} color={ink.secondary} />
      {changes.map(({ seat, amount }) => (
        <View
          key={seat}
          style={styles.hit}
          role="img"
          aria-label={`${nameOf(seat)} ${signed(amount)}`}
        >
          <Medallion character={characters[seat] ?? null} size={SMALL} />
          <Text variant="label" tone={amount < 0 ? 'danger' : 'heal'}>
            {signed(amount)}
          </Text>
        </View>
      ))}
    </View>
  )
}

const FACE = 40
const SMALL = 22

const styles = StyleSheet.create({
  target: { borderRadius: 6 },
  entry: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space[3],
    paddingVertical: space[2],
    minHeight: 56,
  },
  told: { flex: 1, gap: 2 },
  pieces: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    paddingBottom: 2,
  },
  sentence: { fontSize: 15, lineHeight: 20 },
  whom: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
  hit: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  details: {
    marginLeft: FACE / 2,
    paddingLeft: FACE / 2 + space[3],
    paddingBottom: space[3],
    borderLeftWidth: 2,
    gap: 2,
  },
})

import { StyleSheet, View } from 'react-native'
import type { Gear } from '@/games/cards/tracker/gear'
import { isWeapon } from '@/games/cards/tracker/gear'
import { useTranslation } from '@/i18n'
import { Press, PressFace, usePress } from '@/ui'
import type { Box } from '../../companion/layout'
import { placeOf } from '../../companion/panel-parts'
import { InPlayChip, type ChipKind } from '../art/chip'
import { CardArt } from '../art/symbols'
import { kindName } from '../words/card-words'
import type { PanelSeat } from './panel-types'

interface GearRowProps {
  readonly place: Box
  readonly at: PanelSeat
  readonly isDisabled: boolean
  readonly onPress: () => void
}

const GAP = 3
/** The smallest chip that is read across a table, and the largest that a panel needs. */
const SMALLEST = 20
const LARGEST = 84
/** What can lie beside the weapon, in the order of the row. */
export const REST = ['mustang', 'scope', 'jail', 'dynamite'] as const satisfies readonly Gear[]

/** How large chips can be so that some fit: in one row, in two, or in three. */
function sizeOf({ width, height }: Box, chips: number): number {
  const sizes = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(chips / rows)
    return Math.min(
      (height - 4 - (rows - 1) * GAP) / rows,
      (width - (columns - 1) * GAP - 6) / columns,
    )
  })
  return Math.max(...sizes)
}

/** What lies in front of a player, as one target; what does not lie there is only hinted at. */
export function GearRow({ place, at, isDisabled, onPress }: GearRowProps) {
  const { t } = useTranslation('cards')
  const words = useTranslation(['log', 'common', 'cards']).t
  const press = usePress(1)
  const weapon: ChipKind = at.gear.find(isWeapon) ?? 'colt'
  const all = 1 + REST.length
  const lying = at.gear.some(isWeapon) ? at.gear.length : at.gear.length + 1
  // Where all would be too small to read, only what lies there is shown.
  const hints = sizeOf(place, all) >= SMALLEST
  const size = Math.min(LARGEST, sizeOf(place, hints ? all : lying))
  const names = at.gear.map((kind) => kindName(kind, words)).join(', ')
  const label = t('companion.gear.row', {
    name: at.name,
    gear: names === '' ? t('companion.gear.none') : names,
  })
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      disabled={isDisabled}
      onPress={onPress}
      {...press.handlers}
      testID={`gear-${at.seat}`}
      style={[styles.target, placeOf(place), press.ringStyle]}
    >
      <PressFace style={[styles.row, press.faceStyle]}>
        <InPlayChip kind={weapon} size={size} />
        {REST.map((kind) =>
          at.gear.includes(kind) ? (
            <InPlayChip key={kind} kind={kind} size={size} />
          ) : !hints ? null : (
            <Empty key={kind} kind={kind} size={size} isOnPaper={at.isTurn} />
          ),
        )}
      </PressFace>
    </Press>
  )
}

interface EmptyProps {
  readonly kind: (typeof REST)[number]
  readonly size: number
  readonly isOnPaper: boolean
}

/** The place of a card that does not lie there. */
function Empty({ kind, size, isOnPaper }: EmptyProps) {
  const borderColor = isOnPaper ? 'rgba(90,52,32,0.4)' : 'rgba(228,204,158,0.32)'
  return (
    <View
      aria-hidden
      style={[styles.empty, { width: size, height: size, borderRadius: size * 0.22, borderColor }]}
    >
      <View style={styles.faint}>
        <CardArt name={`play-${kind}`} size={size * 0.72} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  target: { position: 'absolute', borderRadius: 10, justifyContent: 'center' },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: GAP,
    paddingHorizontal: 3,
  },
  empty: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderStyle: 'dashed',
  },
  faint: { opacity: 0.3 },
})

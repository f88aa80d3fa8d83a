import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { gradient, palette } from '@/ui'
import { CardArt } from './symbols'
import type { CardArtName } from './card-art'

/** What lies in front of somebody as a chip; the Colt is what they have without a weapon. */
export type ChipKind =
  | Extract<KindId, 'barrel' | 'mustang' | 'scope' | 'dynamite' | 'jail' | 'volcanic' | 'schofield'>
  | Extract<KindId, 'remington' | 'rev-carabine' | 'winchester'>
  | 'colt'

/** Weapons first, trouble last. */
export const CHIP_ORDER: readonly ChipKind[] = [
  'colt',
  'volcanic',
  'schofield',
  'remington',
  'rev-carabine',
  'winchester',
  'barrel',
  'mustang',
  'scope',
  'dynamite',
  'jail',
]

/** The chips in front of somebody, in their order, with the Colt if no weapon lies there. */
export function chipsOf(kinds: readonly KindId[]): readonly ChipKind[] {
  const hasWeapon = kinds.some((kind) => KINDS[kind].reach > 0)
  return CHIP_ORDER.filter((chip) => (chip === 'colt' ? !hasWeapon : kinds.includes(chip)))
}

interface ChipRoom {
  readonly width: number
  /** The largest that a chip becomes. */
  readonly most: number
  readonly gap: number
}

/** As many as there are fit beside each other. */
export const chipSize = (count: number, { width, most, gap }: ChipRoom): number =>
  Math.min(most, Math.floor(((width - (count - 1) * gap) / count) * 2) / 2)

/** Under this the weapon shows only how far it reaches. */
const SMALL = 23

/** A sight with a figure: how far a weapon reaches. */
export function reachArt(reach: number): CardArtName {
  switch (reach) {
    case 2:
      return 'sym-reach-2'
    case 3:
      return 'sym-reach-3'
    case 4:
      return 'sym-reach-4'
    case 5:
      return 'sym-reach-5'
    default:
      return 'sym-reach-1'
  }
}

/** How far a chip reaches; 0 is no weapon. */
const reachOfChip = (kind: ChipKind): number => (kind === 'colt' ? 1 : KINDS[kind].reach)

interface ChipProps {
  readonly kind: ChipKind
  readonly size: number
  readonly isLit?: boolean
}

/** A card in play in small: a blue plate, or a red one with a cut corner for trouble. */
export const InPlayChip = memo(function InPlayChip({ kind, size, isLit = false }: ChipProps) {
  const isTrouble = kind === 'jail' || kind === 'dynamite'
  const reach = reachOfChip(kind)
  const art = size < SMALL && reach > 0 ? reachArt(reach) : (`play-${kind}` as const)
  return (
    <View
      style={[
        styles.chip,
        isTrouble ? styles.trouble : kind === 'colt' ? styles.bare : styles.steel,
        { width: size, height: size, borderRadius: isTrouble ? size * 0.1 : size * 0.26 },
        isTrouble && { borderTopRightRadius: size * 0.36 },
        isLit && styles.lit,
      ]}
    >
      <CardArt name={art} size={size * 0.82} />
    </View>
  )
})

const styles = StyleSheet.create({
  chip: { alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
  steel: {
    ...gradient('linear-gradient(#5F74A3, #33415F)'),
    backgroundColor: '#4A5C84',
    borderColor: '#8FA1C7',
    boxShadow: '0px 2px 2px rgba(0,0,0,0.45)',
  },
  trouble: {
    ...gradient('linear-gradient(#B8452F, #7A2415)'),
    backgroundColor: palette.barn600,
    borderColor: palette.barn300,
    boxShadow: '0px 2px 2px rgba(0,0,0,0.45)',
  },
  bare: { backgroundColor: 'rgba(0,0,0,0.32)', borderColor: 'rgba(228,204,158,0.35)' },
  lit: { outlineWidth: 3, outlineColor: palette.brass400, outlineStyle: 'solid' },
})

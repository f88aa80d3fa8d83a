import { StyleSheet, View } from 'react-native'
import { Medallion, RoleBadge, Text, fonts, materials, palette } from '@/ui'
import type { CharacterId, RoleId } from '@/ui'
import type { Box } from './layout'

/** Colours of what is written on a panel: paper at turn, leather otherwise. */
export interface PanelInk {
  readonly strong: string
  readonly second: string
  readonly well: string
}

export const inkOf = (isTurn: boolean): PanelInk =>
  isTurn
    ? { strong: palette.ink, second: '#5F4329', well: 'rgba(90,52,32,0.14)' }
    : { strong: palette.parchment100, second: palette.parchment300, well: 'rgba(0,0,0,0.28)' }

/** Panels are fixed plates: letters grow a little with the system's, then stop. */
export const PANEL_SCALE = 1.1

interface WordsProps {
  readonly children: string
  readonly size: number
  readonly color: string
  readonly bold?: boolean
  readonly lines?: number
  readonly align?: 'left' | 'center'
}

export function Words({ children, size, color, bold = false, lines = 1, align }: WordsProps) {
  const fontSize = Math.max(12, size)
  return (
    <Text
      bold={bold}
      color={color}
      align={align}
      maxScale={PANEL_SCALE}
      numberOfLines={lines}
      style={{ fontSize, lineHeight: Math.round(fontSize * 1.22) }}
    >
      {children}
    </Text>
  )
}

interface PortraitProps {
  readonly character: CharacterId | null
  readonly role: RoleId
  readonly size: number
  readonly k: number
  readonly isDead?: boolean
}

/** The character, with the Sheriff's star at its shoulder; roles that lie open show theirs. */
export function Portrait({ character, role, size, k, isDead = false }: PortraitProps) {
  const badge = 28 * Math.min(k, 1.4)
  return (
    <View>
      <Medallion character={character} size={size} dimmed={isDead} />
      {role !== 'hidden' && !isDead && (
        <View style={[styles.badge, { left: -8 * k, top: -8 * k }]}>
          <RoleBadge role={role} size={badge} />
        </View>
      )}
    </View>
  )
}

interface DeltaProps {
  readonly amount: number
  readonly k: number
  readonly isLarge: boolean
}

/** What has been tapped and is not final yet, or what has just happened. */
export function Delta({ amount, k, isLarge }: DeltaProps) {
  const height = (isLarge ? 38 : 32) * k
  const fontSize = (isLarge ? 21 : 18) * k
  return (
    <View
      style={[
        styles.delta,
        amount < 0 ? styles.loss : styles.gain,
        { minWidth: height + 6 * k, height, borderRadius: height / 2 },
      ]}
    >
      <Text
        color={palette.parchment100}
        maxScale={1}
        style={{ fontFamily: fonts.number, fontSize, lineHeight: fontSize * 1.2 }}
      >
        {`${amount < 0 ? '−' : '+'}${Math.abs(amount)}`}
      </Text>
    </View>
  )
}

interface FallenProps {
  readonly name: string
  readonly character: CharacterId | null
  readonly role: RoleId
  readonly roleName: string
  readonly k: number
  readonly isTiny: boolean
}

const roleInk: Readonly<Record<RoleId, string>> = {
  sheriff: palette.brass700,
  deputy: palette.cactus600,
  outlaw: palette.barn600,
  renegade: palette.dusk600,
  hidden: palette.leather600,
}

/** An empty place: the card that was turned up lies on it. */
export function Fallen({ name, character, role, roleName, k, isTiny }: FallenProps) {
  const size = Math.max(20, (isTiny ? 20 : 26) * k)
  return (
    <>
      <View style={[styles.row, { left: 12 * k, top: 10 * k, gap: 8 * k }]}>
        <Portrait character={character} role={role} size={34 * k} k={k} isDead />
        <Words size={16 * k} color="#CDB48A" bold>
          {name}
        </Words>
      </View>
      <View style={[styles.foot, { bottom: 18 * k, height: 62 * k }]}>
        <View
          style={[
            materials.paper,
            styles.card,
            {
              height: (isTiny ? 46 : 58) * k,
              paddingHorizontal: (isTiny ? 7 : 14) * k,
              gap: 8 * k,
            },
          ]}
        >
          <RoleBadge role={role} size={(isTiny ? 26 : 36) * k} />
          <Text
            color={roleInk[role]}
            maxScale={1}
            numberOfLines={1}
            style={{ fontFamily: fonts.display, fontSize: size, lineHeight: size * 1.25 }}
          >
            {roleName}
          </Text>
        </View>
      </View>
    </>
  )
}

export const placeOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

const styles = StyleSheet.create({
  badge: { position: 'absolute' },
  delta: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
    borderWidth: 2,
    boxShadow: '0px 3px 6px rgba(0,0,0,0.5)',
  },
  loss: { backgroundColor: palette.barn600, borderColor: palette.barn300 },
  gain: { backgroundColor: palette.cactus600, borderColor: palette.cactus300 },
  row: { position: 'absolute', flexDirection: 'row', alignItems: 'center' },
  foot: {
    position: 'absolute',
    left: 0,
    right: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    transform: [{ rotate: '-3deg' }],
  },
})

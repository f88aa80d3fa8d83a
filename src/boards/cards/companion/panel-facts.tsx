import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { RoleBadge } from '@/ui'
import { Portrait, Words } from '../../companion/panel-parts'
import { CardArt } from '../art/symbols'
import { reachArt } from '../art/chip'
import { Stone } from '../table/seat-signs'
import type { InkedProps } from './panel-types'
import { isFlat, zonesOf } from './zones'

/** Portrait and name, and the stone: how far the one in turn has to shoot. */
export function PanelFactsOf(props: InkedProps) {
  if (props.box.kind === 'wide') return <WideFacts {...props} />
  return isFlat(props.box) ? <FlatFacts {...props} /> : <TallFacts {...props} />
}

/** The name over portrait and stone, in the corner. */
function FlatFacts({ box, at, ink }: InkedProps) {
  const { k } = box
  const { info } = zonesOf(box)
  const { sight, shooter, isTurn } = at
  const size = Math.min(26 * k, info.height - 20, (info.width - 10) / 2.1)
  return (
    <View style={[styles.facts, { left: info.x + 5, top: info.y + 4, width: info.width - 6 }]}>
      <Words size={13} color={ink.strong} bold>
        {at.name}
      </Words>
      <View style={[styles.row, styles.below]}>
        <Portrait {...at} size={size} k={0.6} />
        {isTurn && <CardArt name={reachArt(shooter.reach)} size={size} />}
        {sight && (
          <Stone distance={sight.distance} size={size} tone={sight.isReached ? 'near' : 'far'} />
        )}
      </View>
    </View>
  )
}

/** Sizes for a wide panel: with the ability in two lines, the same a little smaller, and without it. */
const WIDE = [
  { from: 122, medal: 56, name: 20, character: 14, ability: 13, stone: 34, sight: 13 },
  { from: 102, medal: 50, name: 18, character: 13, ability: 12, stone: 26, sight: 12 },
] as const
const LOW = {
  from: 0,
  medal: 40,
  name: 16,
  character: 12,
  ability: 0,
  stone: 26,
  sight: 13,
} as const

function WideFacts({ box, at, ink }: InkedProps) {
  const { k } = box
  const { info } = zonesOf(box)
  const sizes = WIDE.find(({ from }) => info.height >= from * k) ?? LOW
  const medal = Math.min(sizes.medal * k, info.height * 0.5)
  return (
    <View
      style={[styles.facts, { left: 12 * k, top: 7 * k, width: info.width - 12 * k, gap: 3 * k }]}
    >
      <View style={[styles.row, { gap: 9 * k }]}>
        <Portrait {...at} size={medal} k={k} />
        <View style={styles.fill}>
          <Words size={sizes.name * k} color={ink.strong} bold>
            {at.name}
          </Words>
          {at.characterName !== '' && (
            <Words size={sizes.character * k} color={ink.second} bold={sizes !== LOW}>
              {at.characterName}
            </Words>
          )}
          {sizes.ability > 0 && at.ability !== '' && (
            <Words size={sizes.ability * k} color={ink.second} lines={2}>
              {at.ability}
            </Words>
          )}
        </View>
      </View>
      <SightLine {...{ box, at, ink }} size={sizes.stone * k} words={sizes.sight * k} />
    </View>
  )
}

interface SightLineProps extends Pick<InkedProps, 'box' | 'at' | 'ink'> {
  readonly size: number
  readonly words: number
}

/** Both numbers: the distance on its stone, and how far the weapon of the one in turn reaches. */
function SightLine({ box, at, ink, size, words }: SightLineProps) {
  const { t } = useTranslation('cards')
  const { sight, shooter, isTurn } = at
  const { k } = box
  if (isTurn)
    return (
      <View style={[styles.row, { gap: 7 * k }]}>
        <CardArt name={reachArt(shooter.reach)} size={size} />
        <View style={styles.fill}>
          <Words size={words} color={ink.second} bold>
            {t('companion.panel.reach', { reach: shooter.reach })}
          </Words>
        </View>
      </View>
    )
  if (!sight) return null
  return (
    <View style={[styles.row, { gap: 7 * k }]}>
      <Stone distance={sight.distance} size={size} tone={sight.isReached ? 'near' : 'far'} />
      <View style={styles.fill}>
        <Words size={words} color={ink.second} bold={sight.isReached} lines={2}>
          {t(sight.isReached ? 'companion.panel.inReach' : 'companion.panel.outOfReach', shooter)}
        </Words>
      </View>
    </View>
  )
}

/** So narrow, the name gets the room of the face. */
const NARROW = 130

function TallFacts({ box, at, ink }: InkedProps) {
  const { k } = box
  const { info } = zonesOf(box)
  const { sight, shooter, isTurn } = at
  const size = Math.min(32 * k, info.height - 8)
  const isNarrow = info.width < NARROW * k
  return (
    <View
      style={[
        styles.row,
        styles.head,
        { left: 9 * k, top: info.y + 3, width: info.width - 10 * k, gap: 6 * k },
      ]}
    >
      {!isNarrow && <Portrait {...at} size={size} k={k} />}
      {isNarrow && at.role !== 'hidden' && <RoleBadge role={at.role} size={20} />}
      <View style={styles.fill}>
        <Words size={(isNarrow ? 13 : 15) * k} color={ink.strong} bold>
          {at.name}
        </Words>
      </View>
      {isTurn && <CardArt name={reachArt(shooter.reach)} size={size * 0.94} />}
      {sight && (
        <Stone
          distance={sight.distance}
          size={size * 0.94}
          tone={sight.isReached ? 'near' : 'far'}
        />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  facts: { position: 'absolute', pointerEvents: 'none' },
  head: { position: 'absolute', pointerEvents: 'none' },
  row: { flexDirection: 'row', alignItems: 'center' },
  /** The star at a shoulder stays clear of the name. */
  below: { gap: 6, marginTop: 3 },
  fill: { flex: 1 },
})

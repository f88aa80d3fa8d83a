import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
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
      <View style={[styles.row, { gap: 6 }]}>
        <Portrait {...at} size={size} k={0.8} />
        {isTurn && <CardArt name={reachArt(shooter.reach)} size={size} />}
        {sight && (
          <Stone distance={sight.distance} size={size} tone={sight.isReached ? 'near' : 'far'} />
        )}
      </View>
    </View>
  )
}

function WideFacts({ box, at, ink }: InkedProps) {
  const { k } = box
  const { info } = zonesOf(box)
  const isTall = info.height > 96 * k
  const medal = Math.min((isTall ? 56 : 40) * k, info.height * 0.5)
  return (
    <View
      style={[styles.facts, { left: 12 * k, top: 9 * k, width: info.width - 12 * k, gap: 4 * k }]}
    >
      <View style={[styles.row, { gap: 9 * k }]}>
        <Portrait {...at} size={medal} k={k} />
        <View style={styles.fill}>
          <Words size={(isTall ? 20 : 16) * k} color={ink.strong} bold>
            {at.name}
          </Words>
          {at.characterName !== '' && (
            <Words size={(isTall ? 14 : 12) * k} color={ink.second} bold={isTall}>
              {at.characterName}
            </Words>
          )}
          {isTall && at.ability !== '' && (
            <Words size={13 * k} color={ink.second} lines={2}>
              {at.ability}
            </Words>
          )}
        </View>
      </View>
      <SightLine {...{ box, at, ink }} size={(isTall ? 34 : 26) * k} />
    </View>
  )
}

interface SightLineProps extends Pick<InkedProps, 'box' | 'at' | 'ink'> {
  readonly size: number
}

/** Both numbers: the distance on its stone, and how far the weapon of the one in turn reaches. */
function SightLine({ box, at, ink, size }: SightLineProps) {
  const { t } = useTranslation('cards')
  const { sight, shooter, isTurn } = at
  const { k } = box
  if (isTurn)
    return (
      <View style={[styles.row, { gap: 7 * k }]}>
        <CardArt name={reachArt(shooter.reach)} size={size} />
        <View style={styles.fill}>
          <Words size={13 * k} color={ink.second} bold>
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
        <Words size={13 * k} color={ink.second} bold={sight.isReached} lines={2}>
          {t(sight.isReached ? 'companion.panel.inReach' : 'companion.panel.outOfReach', shooter)}
        </Words>
      </View>
    </View>
  )
}

function TallFacts({ box, at, ink }: InkedProps) {
  const { k } = box
  const { info } = zonesOf(box)
  const { sight, shooter, isTurn } = at
  const size = Math.min(32 * k, info.height - 8)
  return (
    <View
      style={[
        styles.row,
        styles.head,
        { left: 9 * k, top: info.y + 3, width: info.width - 10 * k, gap: 6 * k },
      ]}
    >
      <Portrait {...at} size={size} k={k} />
      <View style={styles.fill}>
        <Words size={15 * k} color={ink.strong} bold>
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
  fill: { flex: 1 },
})

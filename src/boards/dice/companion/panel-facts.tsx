import { StyleSheet, View } from 'react-native'
import { Portrait, Words } from '../../companion/panel-parts'
import type { InkedProps } from './panel-types'
import { isBare } from '../../companion/spots'
import { zonesOf } from './zones'

/** Portrait, name, character and ability beside the number. */
export function WideFacts({ box, at, ink }: InkedProps) {
  const { k, inner } = box
  const isTall = inner.height > 170 * k
  const width = Math.min(inner.width * 0.4, 142 * k)
  return (
    <View style={[styles.facts, { left: 14 * k, top: (isTall ? 16 : 12) * k, width, gap: 5 * k }]}>
      <Portrait {...at} size={(isTall ? 60 : 46) * k} k={k} />
      <View>
        <Words size={(isTall ? 20 : 17) * k} color={ink.strong} bold>
          {at.name}
        </Words>
        {at.characterName !== '' && (
          <Words size={13 * k} color={ink.second} bold>
            {at.characterName}
          </Words>
        )}
        {at.ability !== '' && (
          <Words size={13 * k} color={ink.second} lines={isTall ? 3 : 1}>
            {at.ability}
          </Words>
        )}
      </View>
    </View>
  )
}

/** Portrait and name above the number; the ability below it, where there is room. */
export function TallFacts({ box, at, ink }: InkedProps) {
  const { k, kind } = box
  const { info } = zonesOf(box)
  const isTiny = kind === 'tiny'
  const size = 36 * k
  return (
    <>
      <View style={[styles.head, { left: 11 * k, top: 10 * k, width: info.width - 6, gap: 7 * k }]}>
        <Portrait {...at} size={size} k={k} />
        {!isTiny && (
          <View style={styles.fill}>
            <Words size={16 * k} color={ink.strong} bold>
              {at.name}
            </Words>
          </View>
        )}
      </View>
      <View style={[styles.below, { bottom: isBare(box) ? 7 : (isTiny ? 26 : 29) * k }]}>
        {isTiny ? (
          <Words size={13} color={ink.strong} bold align="center">
            {at.name}
          </Words>
        ) : (
          <Words size={12 * k} color={ink.second} bold align="center">
            {at.ability}
          </Words>
        )}
      </View>
    </>
  )
}

const styles = StyleSheet.create({
  facts: { position: 'absolute', pointerEvents: 'none' },
  head: { position: 'absolute', flexDirection: 'row', alignItems: 'center', pointerEvents: 'none' },
  fill: { flex: 1 },
  below: { position: 'absolute', left: 8, right: 8, pointerEvents: 'none' },
})

import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { TrackerState } from '@/games/cards/tracker'
import { reachOf, sightsFrom, type Sight } from '@/games/cards/tracker/reach'
import { useTranslation } from '@/i18n'
import { Medallion, Press, Sheet, Text, usePress } from '@/ui'
import { CardArt } from '../art/symbols'
import { reachArt } from '../art/chip'
import { Stone } from '../table/seat-signs'

interface ReachSheetProps {
  readonly visible: boolean
  readonly view: TrackerState
  readonly nameOf: (seat: number) => string
  readonly onClose: () => void
}

const RING = 280
const RADIUS = 106
const FACE = 48
const PLACE = 92
/** A name, its distance and its tick stay together. */
const NO_BREAK = '\u00a0'

/** All distances: a ring as one player sees it, at first the one in turn, and below it everybody's. */
export function ReachSheet({ visible, view, nameOf, onClose }: ReachSheetProps) {
  const { t } = useTranslation(['cards', 'common'])
  const { turn } = view
  const [chosen, setChosen] = useState<number | null>(null)
  const from = chosen !== null && view.alive[chosen] ? chosen : turn
  const living = view.alive.flatMap((isAlive, seat) => (isAlive ? [seat] : []))
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('cards:companion.reach.title')}
      sub={t('cards:companion.reach.sub')}
      closeLabel={t('common:close')}
    >
      <Ring view={view} nameOf={nameOf} from={from} onFrom={setChosen} />
      <Text variant="small" tone="secondary" align="center" style={styles.hint}>
        {t('cards:companion.reach.hint')}
      </Text>
      <View style={styles.table}>
        {living.map((seat) => (
          <View key={seat} role="group" style={styles.line}>
            <CardArt name={reachArt(reachOf(view, seat))} size={30} />
            <View style={styles.fill}>
              <Text bold={seat === from}>
                {t('cards:companion.reach.from', {
                  name: nameOf(seat),
                  reach: reachOf(view, seat),
                })}
              </Text>
              <Text variant="small" tone="secondary">
                {sightsFrom(view, seat)
                  .flatMap((sight, to) =>
                    sight
                      ? [
                          t(`cards:companion.reach.${sight.isReached ? 'near' : 'far'}`, {
                            name: nameOf(to),
                            distance: sight.distance,
                          }).replaceAll(' ', NO_BREAK),
                        ]
                      : [],
                  )
                  .join(`${NO_BREAK}· `)}
              </Text>
            </View>
          </View>
        ))}
      </View>
    </Sheet>
  )
}

interface RingProps extends Pick<ReachSheetProps, 'view' | 'nameOf'> {
  /** With whose eyes. */
  readonly from: number
  readonly onFrom: (seat: number) => void
}

/** The living in a ring, the one in turn at the bottom; each with their stone as somebody sees them. A tap looks from there. */
function Ring({ view, nameOf, from, onFrom }: RingProps) {
  const { turn, alive } = view
  const seats = alive.map((_, i) => (turn + i) % alive.length).filter((seat) => alive[seat])
  const sights = sightsFrom(view, from)
  return (
    <View style={styles.ring}>
      {seats.map((seat, i) => {
        const angle = Math.PI / 2 + (2 * Math.PI * i) / seats.length
        return (
          <View
            key={seat}
            style={[
              styles.place,
              {
                left: RING / 2 + Math.cos(angle) * RADIUS - PLACE / 2,
                top: RING / 2 + Math.sin(angle) * RADIUS - FACE / 2 - 8,
              },
            ]}
          >
            <RingSeat
              character={view.characters[seat] ?? null}
              name={nameOf(seat)}
              reach={reachOf(view, seat)}
              sight={sights[seat] ?? null}
              onPress={() => onFrom(seat)}
            />
          </View>
        )
      })}
    </View>
  )
}

interface RingSeatProps {
  readonly character: TrackerState['characters'][number]
  readonly name: string
  readonly reach: number
  /** Null for the one who looks. */
  readonly sight: Sight | null
  readonly onPress: () => void
}

function RingSeat({ character, name, reach, sight, onPress }: RingSeatProps) {
  const { t } = useTranslation('cards')
  const press = usePress(1)
  return (
    <Press
      role="button"
      accessibilityLabel={t('companion.reach.from', { name, reach })}
      onPress={onPress}
      {...press.handlers}
      style={[styles.seat, press.ringStyle]}
    >
      <View>
        <Medallion character={character} size={FACE} active={sight === null} />
        <View style={styles.stone}>
          {sight ? (
            <Stone distance={sight.distance} size={26} tone={sight.isReached ? 'near' : 'far'} />
          ) : (
            <CardArt name={reachArt(reach)} size={28} />
          )}
        </View>
      </View>
      <Text variant="tiny" bold numberOfLines={1} maxScale={1.2}>
        {name}
      </Text>
    </Press>
  )
}

const styles = StyleSheet.create({
  ring: { width: RING, height: RING + 4, alignSelf: 'center' },
  place: { position: 'absolute', width: PLACE },
  seat: { alignItems: 'center', borderRadius: 10 },
  stone: { position: 'absolute', right: -17, top: -4 },
  hint: { marginBottom: 14 },
  table: { gap: 10 },
  line: { flexDirection: 'row', gap: 10, alignItems: 'center' },
  fill: { flex: 1 },
})

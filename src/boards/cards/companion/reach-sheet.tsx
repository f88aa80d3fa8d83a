import { StyleSheet, View } from 'react-native'
import type { TrackerState } from '@/games/cards/tracker'
import { reachOf, sightsFrom } from '@/games/cards/tracker/reach'
import { useTranslation } from '@/i18n'
import { Medallion, Sheet, Text } from '@/ui'
import { CardArt } from '../art/symbols'
import { reachArt } from '../art/chip'
import { Stone } from '../table/seat-signs'

interface ReachSheetProps {
  readonly visible: boolean
  readonly view: TrackerState
  readonly nameOf: (seat: number) => string
  readonly onClose: () => void
}

const RING = 250
const FACE = 46

/** All distances: a ring as the one in turn sees it, and below it everybody's. */
export function ReachSheet({ visible, view, nameOf, onClose }: ReachSheetProps) {
  const { t } = useTranslation(['cards', 'common'])
  const { turn } = view
  const living = view.alive.flatMap((isAlive, seat) => (isAlive ? [seat] : []))
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('cards:companion.reach.title')}
      sub={t('cards:companion.reach.sub')}
      closeLabel={t('common:close')}
    >
      <Ring view={view} nameOf={nameOf} />
      <View style={styles.table}>
        {living.map((from) => (
          <View key={from} role="group" style={styles.line}>
            <CardArt name={reachArt(reachOf(view, from))} size={30} />
            <View style={styles.fill}>
              <Text bold={from === turn}>
                {t('cards:companion.reach.from', {
                  name: nameOf(from),
                  reach: reachOf(view, from),
                })}
              </Text>
              <Text variant="small" tone="secondary">
                {sightsFrom(view, from)
                  .flatMap((sight, to) =>
                    sight
                      ? [
                          t(`cards:companion.reach.${sight.isReached ? 'near' : 'far'}`, {
                            name: nameOf(to),
                            distance: sight.distance,
                          }),
                        ]
                      : [],
                  )
                  .join(' · ')}
              </Text>
            </View>
          </View>
        ))}
      </View>
    </Sheet>
  )
}

/** The living in a ring, the one in turn at the bottom; each with their stone. */
function Ring({ view, nameOf }: Pick<ReachSheetProps, 'view' | 'nameOf'>) {
  const { turn, alive } = view
  const seats = alive.map((_, i) => (turn + i) % alive.length).filter((seat) => alive[seat])
  const sights = sightsFrom(view, turn)
  return (
    <View style={styles.ring} aria-hidden>
      {seats.map((seat, i) => {
        const angle = Math.PI / 2 + (2 * Math.PI * i) / seats.length
        const sight = sights[seat]
        return (
          <View
            key={seat}
            style={[
              styles.place,
              {
                left: RING / 2 + Math.cos(angle) * (RING / 2 - FACE) - 48,
                top: RING / 2 + Math.sin(angle) * (RING / 2 - FACE) - FACE / 2,
              },
            ]}
          >
            <View>
              <Medallion character={view.characters[seat] ?? null} size={FACE} />
              <View style={styles.stone}>
                {sight ? (
                  <Stone
                    distance={sight.distance}
                    size={26}
                    tone={sight.isReached ? 'near' : 'far'}
                  />
                ) : (
                  <CardArt name={reachArt(reachOf(view, seat))} size={28} />
                )}
              </View>
            </View>
            <Text variant="tiny" bold numberOfLines={1} maxScale={1.2}>
              {nameOf(seat)}
            </Text>
          </View>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  ring: { width: RING, height: RING, alignSelf: 'center', marginBottom: 14 },
  place: { position: 'absolute', width: 96, alignItems: 'center' },
  stone: { position: 'absolute', right: -18, top: -8 },
  table: { gap: 10 },
  line: { flexDirection: 'row', gap: 10, alignItems: 'center' },
  fill: { flex: 1 },
})

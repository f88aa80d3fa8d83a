import { StyleSheet, View } from 'react-native'
import { at } from '@/core/list'
import { useTranslation } from '@/i18n'
import { Text, Tray, palette } from '@/ui'
import { TableGround, useSeatingOn } from '@/ui/table'
import type { StillTableProps } from '../../face'
import { Board } from './board'
import { StillHand } from './hand-cards'
import { usesOf } from './uses'
import { HIDDEN } from '@/games/cards/cards/ids'

/** A moment of a match that is over: the same table, and nobody plays on it. */
export function StillTable(props: StillTableProps<'cards'>) {
  const { moment, layout, near, nameOf, seatHint, onSeat } = props
  const { state, event } = moment
  const { t } = useTranslation('cards')
  const seating = useSeatingOn(layout, near)
  // With all cards open the hand of whoever is on turn is shown: theirs is the choice.
  const holder = state.viewer === null ? state.turn : near
  // At a real table the cards are with the people.
  const isReal = state.pack.length === 0
  const isOpen = at(state.hands, holder).every((card) => card !== HIDDEN)
  return (
    <>
      <TableGround layout={layout} />
      <Board
        view={state}
        events={event ? [event] : []}
        play={null}
        {...{ seating, nameOf, seatHint, onSeat }}
        style={styles.board}
      />
      <View style={[styles.tray, { left: layout.tray.x, top: layout.tray.y }]}>
        {isReal ? (
          <Tray style={{ width: layout.tray.width, height: layout.tray.height }}>
            <View style={styles.real}>
              <Text tone="secondary" align="center" maxScale={1.3}>
                {t('companion.replay.noCards')}
              </Text>
            </View>
          </Tray>
        ) : (
          <StillHand
            layout={layout}
            owner={holder === near ? null : nameOf(holder)}
            uses={isOpen ? usesOf({ ...state, decision: null }, holder, []) : []}
          />
        )}
        {holder !== near && !isReal && (
          <View style={styles.holder}>
            <Text variant="tiny" bold maxScale={1.2} numberOfLines={1} color={palette.parchment100}>
              {t('play.own.handOf', { name: nameOf(holder) })}
            </Text>
          </View>
        )}
      </View>
    </>
  )
}

const styles = StyleSheet.create({
  board: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  tray: { position: 'absolute' },
  real: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', padding: 16 },
  holder: {
    position: 'absolute',
    left: 14,
    top: -9,
    paddingHorizontal: 8,
    borderRadius: 5,
    backgroundColor: palette.walnut900,
  },
})

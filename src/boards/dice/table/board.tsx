import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import type { DiceEvent, DiceState, Seat } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { Pile, pileOrigin, type Seating } from '@/ui/table'
import type { ShownAttack } from './effects/use-attack'
import type { Plan } from './plan'
import { Seats, type SeatMarks } from './seats'

/** The pile and everybody around it, in play, in a replay and in an example. */
export interface BoardProps {
  readonly view: DiceState
  /** What happens just now. */
  readonly events: readonly DiceEvent[]
  readonly seating: Seating
  readonly nameOf: (seat: Seat) => string
  readonly seatHint?: string
  readonly onSeat: (seat: Seat) => void
  /** What only a table in play shows; null where nobody plays any more. */
  readonly play: BoardInPlay | null
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

export interface BoardInPlay extends SeatMarks {
  readonly plan: Plan | null
  readonly attack: ShownAttack | null
  /** Who stands in the light; null for everybody. */
  readonly lit: readonly Seat[] | null
  /** What hits is still on its way: a wound shows so many ms later. */
  readonly hitDelay: number
}

export function Board(props: BoardProps) {
  const { view, seating, play, style, children } = props
  const { t } = useTranslation('table')
  const { pile } = seating.layout
  const hasCaption = play !== null && !play.plan && view.pile > 0
  return (
    <View style={style}>
      <View style={[styles.pile, pileOrigin(pile, pile.scale)]}>
        <Pile
          count={view.pile}
          scale={pile.scale}
          room={pile.room}
          isHot={view.pile === 1}
          caption={hasCaption ? t('pileLeft', { count: view.pile }) : undefined}
          label={t('pileLabel', { count: view.pile })}
        />
      </View>
      <Seats {...props} />
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  pile: { position: 'absolute', zIndex: 0, pointerEvents: 'none' },
})

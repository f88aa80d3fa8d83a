import type { PanelBox } from '../../companion/layout'
import type { PanelInk } from '../../companion/panel-parts'
import type { CountHandlers, PanelFacts } from '../../companion/panel-types'

/** A seat as its panel shows it. */
export interface PanelSeat extends PanelFacts {
  readonly arrows: number
}

export interface PanelProps {
  readonly box: PanelBox
  readonly at: PanelSeat
  /** Counters answer to taps now. */
  readonly canCount: boolean
  /** Something is asked of which this seat can be the answer; null while nothing is. */
  readonly choice: 'yes' | 'no' | null
  readonly handlers: PanelHandlers
}

/** What fingers do on a panel. */
export interface PanelHandlers extends CountHandlers {
  readonly onArrow: (seat: number) => void
  readonly onArrowBack: (seat: number) => void
  readonly onInfo: (seat: number) => void
  readonly onChoose: (seat: number) => void
}

export type InkedProps = PanelProps & { readonly ink: PanelInk }

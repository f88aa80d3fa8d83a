import type { Gear } from '@/games/cards/tracker/gear'
import type { Sight } from '@/games/cards/tracker/reach'
import type { PanelBox } from '../../companion/layout'
import type { PanelInk } from '../../companion/panel-parts'
import type { CountHandlers, PanelFacts } from '../../companion/panel-types'

/** A seat as its panel shows it. */
export interface PanelSeat extends PanelFacts {
  readonly gear: readonly Gear[]
  /** How the one in turn sees this seat; null for that player and for the fallen. */
  readonly sight: Sight | null
  /** Who is on turn, and how far they reach. */
  readonly shooter: { readonly name: string; readonly reach: number }
}

/** What fingers do on a panel. */
export interface PanelHandlers extends CountHandlers {
  readonly onGear: (seat: number) => void
  readonly onInfo: (seat: number) => void
}

export interface PanelProps {
  readonly box: PanelBox
  readonly at: PanelSeat
  /** Counters answer to taps now. */
  readonly canCount: boolean
  /** The finger is wanted elsewhere. */
  readonly isDimmed?: boolean
  readonly handlers: PanelHandlers
}

export type InkedProps = PanelProps & { readonly ink: PanelInk }

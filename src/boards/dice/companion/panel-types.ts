import type { CharacterId, RoleId } from '@/ui'
import type { PanelBox } from './layout'
import type { PanelInk } from './panel-parts'
import type { Half, Spot } from './zones'

/** A seat as its panel shows it. */
export interface PanelSeat {
  readonly seat: number
  readonly name: string
  readonly character: CharacterId | null
  readonly characterName: string
  /** What the character can do, in a few words. */
  readonly ability: string
  readonly role: RoleId
  readonly life: number
  readonly max: number
  readonly arrows: number
  readonly isAlive: boolean
  readonly isTurn: boolean
  /** Tapped and not final, or just happened. */
  readonly delta: number
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
export interface PanelHandlers {
  readonly onTouch: () => void
  readonly onTap: (half: Half) => void
  readonly onHold: (spot: Spot) => void
  readonly onRelease: () => void
  readonly onArrow: (seat: number) => void
  readonly onArrowBack: (seat: number) => void
  readonly onInfo: (seat: number) => void
  readonly onChoose: (seat: number) => void
}

export type InkedProps = PanelProps & { readonly ink: PanelInk }

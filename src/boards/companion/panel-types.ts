import type { CharacterId, RoleId } from '@/ui'
import type { Half, Spot } from './spots'

/** What every game's panel shows of a seat. */
export interface PanelFacts {
  readonly seat: number
  readonly name: string
  readonly character: CharacterId | null
  readonly characterName: string
  /** What the character can do, in a few words. */
  readonly ability: string
  readonly role: RoleId
  readonly life: number
  readonly max: number
  readonly isAlive: boolean
  readonly isTurn: boolean
  /** Tapped and not final, or just happened. */
  readonly delta: number
}

/** What fingers do on the halves of a number. */
export interface CountHandlers {
  readonly onTouch: () => void
  readonly onTap: (half: Half) => void
  readonly onHold: (spot: Spot) => void
  readonly onRelease: () => void
}

import type { Seat } from '@/core/game'

/** A phone that is passed around, where hands are secret: who has it, and whether their hand is up. */
export interface Passed {
  readonly holder: Seat | null
  readonly isHandUp: boolean
}

/** Says what is answered for somebody while others have the phone. */
export interface ReflexSheetProps {
  readonly isOpen: boolean
  /** Whose they are. */
  readonly seat: Seat
  readonly onClose: () => void
}

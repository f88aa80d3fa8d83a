import type { ComponentType } from 'react'
import type { Statistics } from '@/store/history/statistics'

/** What the ledger tells of a game besides what all games have: its own counts, and its luck. */
export interface Ledger {
  readonly Sections: ComponentType<LedgerProps>
}

export interface LedgerProps {
  /** Of matches of this game alone. */
  readonly told: Statistics
  /** Over its records: they may stand beside another game's. */
  readonly title: string
  /** Of the page. */
  readonly width: number
}

import type { TrackerState } from '@/games/cards/tracker'
import { DeclareSheet } from '../../companion/declare-sheet'
import { LookAgainSheet } from '../../companion/look-again-sheet'
import type { MenuWay } from '../../companion/menu-sheet'
import { SuspicionsSheet } from '../../companion/suspicions'
import { CardsSheet } from './cards-sheet'
import { DrawSheet } from './draw-sheet'
import { EntrySheet } from './entry-sheet'
import { LogSheet } from './log-sheet'
import { MenuSheet } from './menu-sheet'
import { ReachSheet } from './reach-sheet'
import { RemindersSheet } from './reminders-sheet'
import { SeatSheet } from './seat-sheet'
import type { CardsLayout } from './tool-plan'
import type { Entries } from './use-entries'

/** What lies over the board. */
export type OpenSheet =
  | {
      readonly kind: MenuWay | 'menu' | 'reach' | 'draw' | 'reminders'
    }
  | { readonly kind: 'seat' | 'gear' | 'road'; readonly seat: number }
  | { readonly kind: 'entry'; readonly index: number }

export interface SheetsProps {
  readonly sheet: OpenSheet | null
  readonly view: TrackerState
  readonly entries: Entries
  /** The keys that lie on the board. */
  readonly tools: CardsLayout['tools']
  readonly nameOf: (seat: number) => string
  readonly onOpen: (sheet: OpenSheet | null) => void
  /** Tries the stroke out, now. */
  readonly onTry: () => void
}

const SIDES = ['law', 'outlaws', 'renegade'] as const

/** One sheet at a time. */
export function Sheets(props: SheetsProps) {
  const { sheet, view, entries, nameOf, onOpen } = props
  const close = () => onOpen(null)
  return (
    <>
      <MenuSheet {...props} />
      <CardsSheet {...props} />
      <LogSheet {...props} />
      <DrawSheet {...props} />
      <RemindersSheet visible={sheet?.kind === 'reminders'} onClose={close} />
      <ReachSheet visible={sheet?.kind === 'reach'} view={view} nameOf={nameOf} onClose={close} />
      <DeclareSheet
        visible={sheet?.kind === 'declare'}
        view={view}
        sides={SIDES}
        onEnd={(winner) => entries.send({ type: 'declare', winner })}
        onClose={close}
      />
      <LookAgainSheet
        visible={sheet?.kind === 'look'}
        characters={view.characters}
        onClose={close}
      />
      <SuspicionsSheet
        visible={sheet?.kind === 'suspicions'}
        characters={view.characters}
        onClose={close}
      />
      {sheet?.kind === 'seat' && <SeatSheet key={sheet.seat} {...props} seat={sheet.seat} />}
      {sheet?.kind === 'entry' && <EntrySheet key={sheet.index} {...props} index={sheet.index} />}
    </>
  )
}

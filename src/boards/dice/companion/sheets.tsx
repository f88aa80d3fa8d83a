import type { Side } from '@/family/winning'
import type { DiceState } from '@/games/dice'
import { isThreePlayerGame } from '@/games/dice/rules/roles'
import type { DiceLayout } from './tool-plan'
import { CardsSheet } from './cards-sheet'
import { DeclareSheet } from '../../companion/declare-sheet'
import { EntrySheet } from './entry-sheet'
import { LogSheet } from './log-sheet'
import { LookAgainSheet } from '../../companion/look-again-sheet'
import type { MenuWay } from '../../companion/menu-sheet'
import { SuspicionsSheet } from '../../companion/suspicions'
import { MenuSheet } from './menu-sheet'
import { SeatSheet } from './seat-sheet'
import type { Entries } from './use-entries'

/** What lies over the board. */
export type OpenSheet =
  | { readonly kind: MenuWay | 'menu' }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'entry'; readonly index: number }

export interface SheetsProps {
  readonly sheet: OpenSheet | null
  readonly view: DiceState
  readonly entries: Entries
  /** The keys that lie on the board. */
  readonly tools: DiceLayout['tools']
  readonly onOpen: (sheet: OpenSheet | null) => void
  /** Tries the stroke out, now. */
  readonly onTry: () => void
}

const SIDES: Sides = ['law', 'outlaws', 'renegade']
/** With three only the last one wins, or nobody. */
const THREE: Sides = ['survivor', 'draw']
type Sides = readonly [Side, ...Side[]]

/** One sheet at a time. */
export function Sheets(props: SheetsProps) {
  const { sheet, view, entries, onOpen } = props
  const close = () => onOpen(null)
  return (
    <>
      <MenuSheet {...props} />
      <CardsSheet {...props} />
      <LogSheet {...props} />
      <DeclareSheet
        visible={sheet?.kind === 'declare'}
        view={view}
        sides={isThreePlayerGame(view) ? THREE : SIDES}
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
      {props.sheet?.kind === 'seat' && (
        <SeatSheet key={props.sheet.seat} {...props} seat={props.sheet.seat} />
      )}
      {props.sheet?.kind === 'entry' && (
        <EntrySheet key={props.sheet.index} {...props} index={props.sheet.index} />
      )}
    </>
  )
}

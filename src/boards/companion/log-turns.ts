/** An entry, as far as the log cuts it into turns. */
interface Cut {
  readonly turn: number
  readonly round: number
  readonly events: readonly { readonly type: string }[]
}

/** A turn at a real table: everything that was entered in it. */
export interface LogTurn<E extends Cut> {
  readonly seat: number
  readonly round: number
  readonly entries: readonly E[]
}

const begins = ({ type }: { readonly type: string }): boolean => type === 'turnStarted'

/** The log cut at its turns. What hands the turn on belongs to the turn that it ends. */
export function turnsOfLog<E extends Cut>(log: readonly E[]): readonly LogTurn<E>[] {
  const turns: LogTurn<E>[] = []
  let open: E[] = []
  for (const entry of log) {
    open.push(entry)
    if (!entry.events.some(begins)) continue
    turns.push(turnOf(open))
    open = []
  }
  return open.length > 0 ? [...turns, turnOf(open)] : turns
}

function turnOf<E extends Cut>(entries: readonly E[]): LogTurn<E> {
  const [first] = entries
  return { seat: first?.turn ?? 0, round: first?.round ?? 1, entries }
}

import { marked, type Mark } from './marks'

/**
 * A chip that somebody put down at a real table, and when by the clock. What is entered there can be undone, corrected and
 * entered again, so only the time of a thought stays true: the turn follows from it.
 */
export interface TimedMark extends Pick<Mark, 'by' | 'about' | 'says'> {
  readonly time: number
}

/** Something entered at a real table: when, and what it did. */
interface Told {
  readonly at: number
  readonly events: readonly { readonly type: string }[]
}

/** The marks by turn, as the table has been told by now. */
export function marksAt(kept: readonly TimedMark[], log: readonly Told[]): readonly Mark[] {
  return kept.reduce<readonly Mark[]>((marks, { time, ...mark }) => {
    const before = log.slice(0, 1 + log.findLastIndex(({ at }) => at <= time))
    const begun = before.flatMap(({ events }) => events).filter(begins).length
    return marked(marks, { ...mark, turn: 1 + begun, at: before.length })
  }, [])
}

const begins = ({ type }: { readonly type: string }): boolean => type === 'turnStarted'

import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import { countLiving } from '@/family/ring'
import type { Glance } from '@/persistence/saves'

/** A table of whichever game, as far as Home may tell of it. */
interface Glanced {
  readonly match: {
    readonly state: {
      readonly alive: readonly boolean[]
      readonly life: readonly number[]
      readonly characters: readonly (CharacterId | null)[]
      readonly decision: { readonly seat: Seat; readonly kind: string } | null
    }
  }
  readonly log: readonly { readonly type: string }[]
}

/** What Home may tell of a table, to whoever looks at the phone. */
export function glanceOf(
  { match: { state }, log }: Glanced,
  own: Seat | null,
): Omit<Glance, 'goesRound'> {
  const { alive, decision, characters, life } = state
  return {
    // The first turn began with the deal, before there was a log.
    turn: 1 + log.filter(({ type }) => type === 'turnStarted').length,
    alive: countLiving({ alive }),
    asked: decision && { seat: decision.seat, kind: decision.kind },
    // At cards a last breath is drawn at less than nothing.
    own:
      own === null
        ? null
        : { life: Math.max(0, life[own] ?? 0), character: characters[own] ?? null },
  }
}

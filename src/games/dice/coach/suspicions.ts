import { at } from '@/core/list'
import type { Sight } from '../bots'
import type { RoleChances } from '@/family/beliefs/belief'
import type { DeedKind } from '../bots/belief/deeds'
import { Witness } from '../bots/belief/witness'
import type { Thought } from '@/family/thought'
import type { DiceEvent } from '../rules/events'
import { shiftsBetween, type ChanceShift } from '@/family/beliefs/shifts'
import type { SeenRole } from '@/family/roles'
import type { DiceState } from '../rules/state'

/** Something that changed what one thinks of somebody. */
export interface Shift extends ChanceShift {
  /** Where in the log it happened. */
  readonly at: number
  readonly event: DiceEvent
  /** What the choice was about: an aim, a beer, a bull's eye or a gatling held or thrown away; a role that turned up. */
  readonly kind: DeedKind | 'role'
  /** For dice: they were held, not thrown away. */
  readonly isKept: boolean
}

export interface Suspicions {
  /** By seat: the chance of each role. */
  readonly chances: readonly RoleChances[]
  /** What moved them, the latest last. */
  readonly shifts: readonly Shift[]
}

const AT_ONCE = 4

/** Follows a match with the eyes of one seat, as far as it has come, and remembers what changed its mind. */
export class Observer {
  private readonly witness: Witness
  /** The roles as this seat saw them at the time. */
  private readonly shown: SeenRole[]
  private readonly shifts: Shift[] = []
  private before: readonly RoleChances[]
  private seen = 0

  constructor({ view, events }: Pick<Sight, 'view' | 'events'>) {
    this.witness = new Witness(view, events)
    this.shown = view.roles.map((role, seat) =>
      view.alive[seat] || role === 'sheriff' ? role : 'hidden',
    )
    this.before = this.witness.beliefOf(this.shown).chances
  }

  /** Takes in what has happened since; whoever stops in the middle goes on from there the next time. */
  *follow(events: readonly DiceEvent[]): Thought<void> {
    while (this.seen < events.length) {
      const i = this.seen++
      this.see(at(events, i), i)
      if (i % AT_ONCE === 0) yield
    }
  }

  private see(event: DiceEvent, i: number): void {
    const deeds = this.witness.see(event)
    if (event.type === 'eliminated') this.shown[event.seat] = event.role
    else if (deeds.length === 0) return
    const after = this.witness.beliefOf(this.shown).chances
    const [deed] = deeds
    const what = { kind: deed?.kind ?? 'role', isKept: deed?.chosen === 0 } as const
    for (const shift of shiftsBetween(this.before, after))
      this.shifts.push({ ...shift, ...what, at: i, event })
    this.before = after
  }

  /** Who is who by now. */
  tell({ roles }: DiceState): Suspicions {
    return { chances: this.witness.beliefOf(roles).chances, shifts: this.shifts.slice() }
  }
}

/** Who is who as a fair observer in this seat sees it, and what made them think so. */
export function* suspicions(sight: Pick<Sight, 'view' | 'events'>): Thought<Suspicions> {
  const observer = new Observer(sight)
  yield* observer.follow(sight.events)
  return observer.tell(sight.view)
}

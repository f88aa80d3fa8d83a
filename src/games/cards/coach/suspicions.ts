import { at } from '@/core/list'
import type { RoleChances } from '@/family/beliefs/belief'
import { shiftsBetween, type ChanceShift } from '@/family/beliefs/shifts'
import type { SeenRole } from '@/family/roles'
import type { Thought } from '@/family/thought'
import type { Sight } from '../bots'
import type { DeedKind } from '../bots/belief/deeds'
import { Witness } from '../bots/belief/witness'
import type { CardsEvent } from '../rules/events'
import type { CardsView, Seat } from '../rules/state'

/** Something that changed what one thinks of somebody. */
export interface Shift extends ChanceShift {
  /** Where in the log it happened. */
  readonly at: number
  readonly event: CardsEvent
  /** What the choice was about; `held` is a turn without a shot, `role` a role that turned up. */
  readonly kind: DeedKind | 'held' | 'role'
  /** Who did it. */
  readonly by: Seat
}

export interface Suspicions {
  /** By seat: the chance of each role. */
  readonly chances: readonly RoleChances[]
  /** What moved them, the latest last. */
  readonly shifts: readonly Shift[]
}

const AT_ONCE = 8

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
  *follow(events: readonly CardsEvent[]): Thought<void> {
    while (this.seen < events.length) {
      const i = this.seen++
      this.see(at(events, i), i)
      if (i % AT_ONCE === 0) yield
    }
  }

  private see(event: CardsEvent, i: number): void {
    const deed = this.witness.see(event)
    if (event.type === 'eliminated') this.shown[event.seat] = event.role
    else if (!deed) return
    const after = this.witness.beliefOf(this.shown).chances
    const isHeld = event.type === 'turnStarted'
    const kind = deed ? (isHeld ? 'held' : deed.kind) : 'role'
    const by = deed?.seat ?? ('seat' in event ? event.seat : 0)
    for (const shift of shiftsBetween(this.before, after))
      this.shifts.push({ ...shift, kind, by, at: i, event })
    this.before = after
  }

  /** Who is who by now. */
  tell({ roles }: CardsView): Suspicions {
    return { chances: this.witness.beliefOf(roles).chances, shifts: this.shifts.slice() }
  }
}

import { at } from '@/core/list'
import type { Sight } from '../bots'
import type { RoleChances } from '../bots/belief/belief'
import type { DeedKind } from '../bots/belief/deeds'
import { Witness } from '../bots/belief/witness'
import type { Thought } from '../bots/thought'
import type { DiceEvent } from '../rules/events'
import { ROLES, type Role, type Seat } from '../rules/state'

/** Something that changed what one thinks of somebody. */
export interface Shift {
  readonly seat: Seat
  /** Where in the log it happened. */
  readonly at: number
  readonly event: DiceEvent
  /** What the choice was about: an aim, a beer, a bull's eye or a gatling held or thrown away; a card that turned up. */
  readonly kind: DeedKind | 'card'
  /** The role whose chance changed most, and from what to what. */
  readonly role: Role
  readonly from: number
  readonly to: number
}

export interface Suspicions {
  /** By seat: the chance of each role. */
  readonly chances: readonly RoleChances[]
  /** What moved them, the latest last. */
  readonly shifts: readonly Shift[]
}

const NOTABLE = 0.06
const AT_ONCE = 8

/** Who is who as a fair observer in this seat sees it, and what made him think so. */
export function* suspicions({ view, events }: Pick<Sight, 'view' | 'events'>): Thought<Suspicions> {
  const witness = new Witness(view, events)
  const open = view.roles.map((role, seat) => (view.alive[seat] ? role : ('hidden' as const)))
  const sheriff = view.roles.indexOf('sheriff')
  const shown = open.map((role, seat) => (seat === sheriff ? 'sheriff' : role))
  let before = witness.beliefOf(shown).chances
  const shifts: Shift[] = []
  for (let i = 0; i < events.length; i++) {
    const event = at(events, i)
    const deeds = witness.see(event)
    if (event.type === 'eliminated') shown[event.seat] = event.role
    else if (deeds.length === 0) continue
    const after = witness.beliefOf(shown).chances
    const kind = deeds[0]?.kind ?? 'card'
    for (const shift of shiftsBetween(before, after)) shifts.push({ ...shift, at: i, event, kind })
    before = after
    if (i % AT_ONCE === 0) yield
  }
  return { chances: witness.beliefOf(view.roles).chances, shifts }
}

function shiftsBetween(
  before: readonly RoleChances[],
  after: readonly RoleChances[],
): Pick<Shift, 'seat' | 'role' | 'from' | 'to'>[] {
  return before.flatMap((old, seat) => {
    const now = at(after, seat)
    const changes = ROLES.map((_, i) => Math.abs((now[i] ?? 0) - (old[i] ?? 0)))
    const largest = Math.max(...changes)
    if (largest < NOTABLE) return []
    const i = changes.indexOf(largest)
    return [{ seat, role: at(ROLES, i), from: old[i] ?? 0, to: now[i] ?? 0 }]
  })
}

import { at } from '@/core/list'
import type { DiceEvent } from '../../rules/events'
import { ROLES } from '@/family/roles'
import type { DiceState, Seat } from '../../rules/state'
import type { RoleChances } from '@/family/beliefs/belief'
import type { SealedRole } from '@/family/roles'
import type { Line } from './lines'

/** A line that somebody could say now, and how much it presses. */
export interface Occasion {
  readonly line: Line
  readonly weight: number
}

/** What the table saw of a turn, and how strangers read the cards before and after it. */
export interface Turn {
  /** As a stranger sees it: no sealed card is in it. */
  readonly view: DiceState
  readonly events: readonly DiceEvent[]
  readonly before: readonly RoleChances[]
  readonly after: readonly RoleChances[]
}

/** Everything that a seat may say about a turn. Its own card is not known here, so no line can betray it. */
export function occasionsOf(turn: Turn, seat: Seat): Occasion[] {
  return [...turn.events.flatMap((event) => occasionOf(turn, event, seat)), ...readings(turn, seat)]
}

const FEW_ARROWS = 2

function occasionOf({ view }: Turn, event: DiceEvent, seat: Seat): Occasion[] {
  const say = (weight: number, line: Omit<Line, 'seat'>): Occasion[] => [
    { weight, line: { seat, ...line } },
  ]
  switch (event.type) {
    case 'aimed':
      return event.target === seat
        ? [
            ...say(1, { code: 'protests', about: event.seat }),
            ...say(0.6, { code: 'vows-revenge', about: event.seat }),
          ]
        : []
    case 'lifeGained': {
      const isFriendly = event.seat === seat && event.by !== seat && event.amount > 0
      return isFriendly ? say(2, { code: 'thanks', about: event.by }) : []
    }
    case 'eliminated':
      return event.seat === seat ? [] : say(1.5, epitaph(event.seat, event.role))
    case 'dynamiteExploded':
      return event.seat === seat ? say(1.5, { code: 'curses-dynamite' }) : []
    case 'arrowTaken': {
      const isNear = view.pile <= FEW_ARROWS && event.seat === seat
      return isNear ? say(1, { code: 'fears-arrows' }) : []
    }
    default:
      return []
  }
}

/** Everybody talks like a friend of the law, whatever they are: the cover story of some, the truth of others. */
const epitaph = (about: Seat, role: (typeof ROLES)[number]): Omit<Line, 'seat'> =>
  role === 'sheriff' || role === 'deputy'
    ? { code: 'regrets', about, ...(role === 'deputy' ? { role } : {}) }
    : { code: 'cheers', about, role }

const SHIFT = 0.15
const LIKELY = 0.55
const SURE = 0.85

/** What a turn has changed in a fair observer's mind. */
function readings({ view, before, after }: Turn, seat: Seat): Occasion[] {
  return view.roles.flatMap((seen, about): Occasion[] => {
    if (seen !== 'hidden' || !view.alive[about]) return []
    const [role, chance, rise] = mostRisen(at(before, about), at(after, about))
    if (rise < SHIFT) return []
    const weight = 4 * rise
    if (about === seat)
      return role === 'deputy' ? [] : [{ weight, line: { seat, code: 'claims-loyalty' } }]
    if (chance < LIKELY) return [{ weight: weight / 2, line: { seat, about, code: 'wavers' } }]
    if (role === 'deputy') return [{ weight, line: { seat, about, role, code: 'trusts' } }]
    const code = chance < SURE ? 'suspects' : 'accuses'
    return [{ weight, line: { seat, about, role, code } }]
  })
}

/** The card that has become most likelier, how likely it is now and by how much it rose. */
function mostRisen(before: RoleChances, after: RoleChances): [SealedRole, number, number] {
  let best: [SealedRole, number, number] = ['deputy', 0, -1]
  for (const role of ['deputy', 'outlaw', 'renegade'] as const) {
    const i = ROLES.indexOf(role)
    const chance = after[i] ?? 0
    const rise = chance - (before[i] ?? 0)
    if (rise > best[2]) best = [role, chance, rise]
  }
  return best
}

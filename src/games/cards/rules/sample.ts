import { at } from '@/core/list'
import { drawn, type Rng } from '@/core/rng'
import { idsOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import type { Decision } from '../protocol'
import { ROLES, type Role, type SeenRole } from '@/family/roles'
import { openPile, type Seen } from './seen'
import { copyState, type CardsState, type CardsView } from './state'

/**
 * A whole table that agrees with everything a seat was shown, to look ahead from. Cards nobody has shown it are dealt
 * evenly from a sorted pool, so that nothing of their true places can leak into what a bot does; roles as given, else
 * evenly over what the public counts allow.
 */
export function sampleWorld(
  view: CardsView,
  seen: Seen,
  { rng, roles }: { readonly rng: Rng; readonly roles?: readonly Role[] },
): CardsState {
  const world = copyState(view)
  const top = openPile(view) ?? seen.pile
  const unseen = unseenCards(view, [...seen.hands.flat(), ...top])
  const pool = drawn(unseen, unseen.length, rng)
  const filled = (known: readonly Card[], size: number): Card[] => [
    ...known,
    ...pool.splice(0, size - known.length),
  ]
  world.hands = view.hands.map((hand, seat) =>
    seat === view.viewer ? [...hand] : filled(at(seen.hands, seat), hand.length),
  )
  world.pile = [...pool, ...top]
  world.roles = roles ? [...roles] : dealtRoles(view, rng)
  world.decision = view.decision && decisionIn(view.decision, world.pile)
  return world
}

/** The cards of this game whose place the seat does not know, lowest number first. */
function unseenCards(view: CardsView, remembered: readonly Card[]): Card[] {
  const known = new Set<Card>([
    ...view.inPlay.flat(),
    ...view.discards,
    ...view.store,
    ...remembered,
    ...ownHand(view),
  ])
  if (view.resolving !== null) known.add(view.resolving)
  return view.pack.filter((card) => !known.has(card))
}

const ownHand = ({ hands, viewer }: CardsView): readonly Card[] =>
  viewer === null ? [] : at(hands, viewer)

/** The role cards that are not in sight, dealt evenly to those who hide theirs. */
function dealtRoles({ roles, roleCounts }: CardsView, rng: Rng): Role[] {
  const sealed = ROLES.flatMap((role) => {
    const shown = roles.filter((other) => other === role).length
    return Array<Role>(roleCounts[role] - shown).fill(role)
  })
  const dealt = drawn(sealed, sealed.length, rng)
  return roles.map((role: SeenRole): Role => (role === 'hidden' ? nextOf(dealt) : role))
}

function nextOf(dealt: Role[]): Role {
  const role = dealt.pop()
  if (role === undefined) throw new Error('more roles are sealed than are in the game')
  return role
}

/** Cards that somebody else is looking at are those on top of the pile. */
function decisionIn(decision: Decision, pile: readonly Card[]): Decision {
  if (decision.kind !== 'keep' || !decision.cards.includes('hidden')) return decision
  return { ...decision, cards: idsOf(pile.slice(-decision.cards.length).reverse()) }
}

import { at } from '@/core/list'
import { cards, type CardsState } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'

/** Whatever is wrong with a table that waits for somebody or is done; null as it should be. */
export const wrongWith = (state: CardsState): string | null =>
  wrongCards(state) ?? wrongSeats(state) ?? wrongInPlay(state) ?? wrongDecision(state)

/** Every card of the game is in exactly one place. */
function wrongCards(state: CardsState): string | null {
  const { hands, inPlay, pile, discards, store, resolving, pack } = state
  const all = [...hands.flat(), ...inPlay.flat(), ...pile, ...discards, ...store]
  if (resolving !== null) all.push(resolving)
  all.sort((a, b) => a - b)
  return all.join() === pack.join() ? null : `the cards are ${all.join()}`
}

function wrongSeats({ life, maxLife, alive, hands, inPlay, decision }: CardsState): string | null {
  for (let seat = 0; seat < life.length; seat++) {
    const points = at(life, seat)
    const isBreathing = decision?.kind === 'last-breath' && decision.seat === seat
    if (points > at(maxLife, seat)) return `seat ${seat} has ${points} life`
    if (alive[seat] && points < 1 && !isBreathing) return `seat ${seat} lives with ${points} life`
    if (alive[seat] && isBreathing && points > 0) return `seat ${seat} is asked with ${points} life`
    if (alive[seat]) continue
    if (points !== 0) return `seat ${seat} is dead with ${points} life`
    if (at(hands, seat).length + at(inPlay, seat).length > 0)
      return `seat ${seat} is dead with cards`
  }
  return null
}

/** Blue cards only, no two of a name, one weapon, nothing before the Sheriff that may not lie there. */
function wrongInPlay({ inPlay, roles }: CardsState): string | null {
  for (const [seat, lying] of inPlay.entries()) {
    const kinds = lying.map(kindOf)
    if (kinds.some(({ border }) => border === 'brown')) return `a brown card lies before ${seat}`
    if (new Set(kinds).size !== kinds.length) return `two of a name lie before ${seat}`
    if (kinds.filter(({ reach }) => reach > 0).length > 1) return `two weapons lie before ${seat}`
    if (roles[seat] === 'sheriff' && kinds.some(({ barsSheriff }) => barsSheriff))
      return 'the sheriff is in jail'
  }
  return null
}

function wrongDecision(state: CardsState): string | null {
  const { decision, winner, alive, store, resolving, turn } = state
  const actions = cards.legal(state)
  const asides = cards.interjections(state)
  if (!decision) {
    if (!winner) return 'nobody is asked and nobody has won'
    if (resolving !== null) return 'a card is being settled after the end'
    return actions.length + asides.length > 0 ? 'something may be done after the end' : null
  }
  if (winner) return 'somebody is asked after the end'
  if (actions.length === 0) return 'whoever is asked can do nothing'
  if (!alive[decision.seat]) return 'a dead player is asked'
  if (store.length > 0 && decision.kind !== 'store') return 'cards of a store were left lying'
  const isOwn = ['play', 'discard', 'draw', 'keep'].includes(decision.kind)
  if (isOwn && decision.seat !== turn) return `seat ${decision.seat} plays out of turn`
  if (isOwn && resolving !== null) return 'a card is still being settled'
  const refused = [...actions, ...asides].find((action) => cards.refuse(state, action) !== null)
  return refused ? `${JSON.stringify(refused)} is listed and refused` : null
}

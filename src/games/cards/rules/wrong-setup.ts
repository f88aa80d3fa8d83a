import { at } from '@/core/list'
import { kindOf } from '../cards'
import { cardOf, type CardId } from '../cards/ids'
import type { CharacterId } from '../characters'
import { ROLES, officialRoleCounts, type Role } from '@/family/roles'
import { showdownWinner } from '@/family/winning'
import { MAX_SEATS, MIN_SEATS } from './seats'
import {
  countRoles,
  packOf,
  type CardsConfig,
  type Deal,
  type Position,
  type SeatPosition,
} from './setup'

/** What is impossible about a set-up, in words; null if it can be played (protocol.md, A position). */
export const wrongSetup = (config: CardsConfig): string | null =>
  config.kind === 'deal' ? wrongDeal(config) : wrongPosition(config)

function wrongDeal({ seats, roles, characters }: Deal): string | null {
  const wrong = wrongSeats(seats)
  if (wrong) return wrong
  if (roles && roles.length !== seats) return `${roles.length} roles were given for ${seats} seats`
  if (characters && characters.length !== seats)
    return `${characters.length} characters were given for ${seats} seats`
  return (roles ? wrongRoles(roles) : null) ?? (characters ? wrongCharacters(characters) : null)
}

const wrongSeats = (seats: number): string | null =>
  Number.isInteger(seats) && seats >= MIN_SEATS && seats <= MAX_SEATS
    ? null
    : `the game is for ${MIN_SEATS} to ${MAX_SEATS} players`

function wrongRoles(roles: readonly Role[]): string | null {
  const official = officialRoleCounts(roles.length)
  for (const role of ROLES) {
    const given = roles.filter((other) => other === role).length
    if (given !== official[role])
      return `${roles.length} players have ${official[role]} ${role}, not ${given}`
  }
  return null
}

function wrongCharacters(characters: readonly (CharacterId | null)[]): string | null {
  const dealt = characters.filter((id) => id !== null)
  const twice = dealt.find((id, i) => dealt.indexOf(id) !== i)
  return twice ? `${twice} stands twice` : null
}

function wrongPosition(position: Position): string | null {
  const { seats, turn } = position
  const roles = seats.map(({ role }) => role)
  const wrong = wrongSeats(seats.length)
  if (wrong) return wrong
  if (roles.filter((role) => role === 'sheriff').length !== 1)
    return 'there must be exactly one sheriff'
  return (
    wrongCharacters(seats.map(({ character }) => character)) ??
    firstOf(seats, wrongSeat) ??
    wrongCards(position) ??
    wrongTurn(seats, turn) ??
    wrongEnd(seats)
  )
}

function firstOf<T>(
  items: readonly T[],
  wrong: (item: T, i: number) => string | null,
): string | null {
  for (const [i, item] of items.entries()) {
    const found = wrong(item, i)
    if (found !== null) return found
  }
  return null
}

const MOST_LIFE = 9

function wrongSeat({ role, life, maxLife, hand, inPlay }: SeatPosition, seat: number) {
  if (!Number.isInteger(maxLife) || maxLife < 1 || maxLife > MOST_LIFE)
    return `seat ${seat}: maxLife is 1 to ${MOST_LIFE}, not ${maxLife}`
  if (!Number.isInteger(life) || life < 0 || life > maxLife)
    return `seat ${seat}: life is 0 to its maximum of ${maxLife}, not ${life}`
  if (life === 0 && hand.length + inPlay.length > 0)
    return `seat ${seat} is eliminated and has no cards`
  return wrongInPlay({ role, inPlay }, seat)
}

function wrongInPlay({ role, inPlay }: Pick<SeatPosition, 'role' | 'inPlay'>, seat: number) {
  const unknown = inPlay.find((id) => cardOf(id) < 0)
  if (unknown !== undefined) return `there is no card ${unknown}`
  const kinds = inPlay.map((id) => kindOf(cardOf(id)))
  const brown = kinds.findIndex(({ border }) => border === 'brown')
  if (brown >= 0) return `seat ${seat}: ${at(inPlay, brown)} is brown and cannot lie in play`
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) !== i)
  if (twice) return `seat ${seat}: two cards named ${twice.id} lie in play`
  if (kinds.filter(({ reach }) => reach > 0).length > 1)
    return `seat ${seat}: two weapons lie in play`
  const barred = kinds.find(({ barsSheriff }) => barsSheriff)
  return role === 'sheriff' && barred ? `the sheriff cannot have a ${barred.id}` : null
}

function wrongCards({ seats, deck = [], discard = [], options = {} }: Position): string | null {
  const pack = packOf(options)
  const named = [...seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]), ...deck, ...discard]
  const seen = new Set<CardId>()
  return firstOf(named, (id) => {
    const card = cardOf(id)
    if (card < 0) return `there is no card ${id}`
    if (!pack.includes(card)) return `${id} is not in the ${options.deck} deck`
    if (seen.has(id)) return `${id} is named twice`
    seen.add(id)
    return null
  })
}

function wrongTurn(seats: readonly SeatPosition[], turn: number): string | null {
  if (!Number.isInteger(turn) || turn < 0 || turn >= seats.length) return `there is no seat ${turn}`
  return at(seats, turn).life === 0 ? `seat ${turn} is eliminated and has no turn` : null
}

function wrongEnd(seats: readonly SeatPosition[]): string | null {
  const roles = seats.map(({ role }) => role)
  const winner = showdownWinner({
    roles,
    roleCounts: countRoles(roles),
    alive: seats.map(({ life }) => life > 0),
  })
  return winner ? `the game is already decided: ${winner.side} won` : null
}

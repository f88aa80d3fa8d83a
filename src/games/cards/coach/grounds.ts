import { at } from '@/core/list'
import { ROLES, type Role } from '@/family/roles'
import { kindOf } from '../cards'
import { idOf } from '../cards/faces'
import { cardOf, type CardId, type KindId } from '../cards/ids'
import type { Scene } from '../bots/policy/scene'
import type { CardsAction } from '../protocol'
import { reachOf } from '../rules/distance'
import type { Seat } from '../rules/state'
import { playedAs } from '../rules/uses'

/** A fact that speaks for a choice; a sentence is made of each. */
export type Ground =
  /** What somebody probably is, and what somebody is for all to see. */
  | { readonly code: 'suspect'; readonly seat: Seat; readonly role: Role; readonly chance: number }
  | { readonly code: 'known'; readonly seat: Seat; readonly role: Role }
  /** How likely a shot hits, and a Duel is won. */
  | { readonly code: 'hit'; readonly seat: Seat; readonly chance: number }
  | { readonly code: 'duel'; readonly seat: Seat; readonly chance: number }
  | { readonly code: 'kill'; readonly seat: Seat }
  | { readonly code: 'life'; readonly seat: Seat; readonly life: number; readonly max: number }
  /** Three turns in four are lost. */
  | { readonly code: 'jail'; readonly seat: Seat }
  /** Enemies and friends that it meets, as far as can be told. */
  | { readonly code: 'volley'; readonly foes: number; readonly friends: number }
  | { readonly code: 'draws'; readonly count: number }
  | { readonly code: 'reach'; readonly from: number; readonly to: number }
  | { readonly code: 'gear'; readonly card: CardId }
  | { readonly code: 'robs'; readonly seat: Seat; readonly cards: number }
  | { readonly code: 'least'; readonly card: CardId }
  | { readonly code: 'most'; readonly card: CardId }
  | { readonly code: 'limit'; readonly cards: number; readonly life: number }
  /** A quarter of all cards are hearts. */
  | { readonly code: 'free' }
  | { readonly code: 'spared'; readonly card: CardId }
  | { readonly code: 'waits' }

/** What speaks for an action, the weightiest first. */
export function groundsFor(action: CardsAction, scene: Scene): readonly Ground[] {
  switch (action.type) {
    case 'play':
      return playGrounds(action, scene)
    case 'draw':
      return typeof action.from === 'number'
        ? [robs(scene, action.from), ...about(scene, action.from)]
        : action.from === 'discard'
          ? [{ code: 'most', card: topDiscard(scene) }]
          : [{ code: 'draws', count: 1 }]
    case 'respond':
      return [lifeOf(scene, scene.seat), { code: 'spared', card: action.card }]
    case 'heal':
      return [lifeOf(scene, scene.seat)]
    case 'put-back':
    case 'discard':
      return [{ code: 'least', card: action.card }, ...limit(action, scene)]
    case 'take':
    case 'choose':
      return [{ code: 'most', card: action.card }]
    case 'end':
      return [{ code: 'waits' }, ...limit(action, scene)]
    case 'pass':
      return [lifeOf(scene, scene.seat)]
    default:
      return [{ code: 'free' }]
  }
}

const topDiscard = ({ state: { discards } }: Scene): CardId =>
  idOf(at(discards, discards.length - 1))

function limit({ type }: CardsAction, { hand, seat, state }: Scene): Ground[] {
  const life = Math.max(0, state.life[seat] ?? 0)
  const isOver = hand.length > life
  return isOver && type !== 'put-back' ? [{ code: 'limit', cards: hand.length, life }] : []
}

const lifeOf = ({ state }: Scene, seat: Seat): Ground => ({
  code: 'life',
  seat,
  life: Math.max(0, at(state.life, seat)),
  max: at(state.maxLife, seat),
})

const robs = ({ state }: Scene, seat: Seat): Ground => ({
  code: 'robs',
  seat,
  cards: at(state.hands, seat).length,
})

type PlayAction = Extract<CardsAction, { type: 'play' }>

function playGrounds({ card, target }: PlayAction, scene: Scene): Ground[] {
  const { id } = playedAs(scene.ability, cardOf(card))
  if (target !== undefined && target !== scene.seat) return aimedGrounds(id, target, scene)
  switch (id) {
    case 'beer':
    case 'saloon':
      return [lifeOf(scene, scene.seat)]
    case 'gatling':
    case 'indians':
      return [volley(scene)]
    case 'stagecoach':
      return [{ code: 'draws', count: 2 }]
    case 'wells-fargo':
      return [{ code: 'draws', count: 3 }]
    case 'general-store':
      return [{ code: 'draws', count: 1 }]
    default:
      return gearGrounds(card, scene)
  }
}

function gearGrounds(card: CardId, { state, seat }: Scene): Ground[] {
  const { reach } = kindOf(cardOf(card))
  const from = reachOf(state, seat)
  return reach > from ? [{ code: 'reach', from, to: reach }] : [{ code: 'gear', card }]
}

function aimedGrounds(id: KindId, target: Seat, scene: Scene): Ground[] {
  const kill: Ground[] = scene.lifeOf(target) <= 1 ? [{ code: 'kill', seat: target }] : []
  switch (id) {
    case 'bang': {
      const needs = scene.ability.modifyNeeds ? scene.ability.modifyNeeds(1) : 1
      const chance = scene.hitChance(target, needs)
      return [...about(scene, target), { code: 'hit', seat: target, chance }, ...kill]
    }
    case 'duel': {
      const chance = scene.duelChance(target, scene.answers('fire'))
      return [...about(scene, target), { code: 'duel', seat: target, chance }, ...kill]
    }
    case 'jail':
      return [...about(scene, target), { code: 'jail', seat: target }]
    default:
      return [...about(scene, target), robs(scene, target)]
  }
}

/** What is thought of somebody: the likeliest role. */
function about({ mind, state }: Scene, seat: Seat): Ground[] {
  const chances = at(mind.chances, seat)
  const chance = Math.max(...chances)
  const role = at(ROLES, chances.indexOf(chance))
  return state.roles[seat] === 'hidden'
    ? [{ code: 'suspect', seat, role, chance }]
    : [{ code: 'known', seat, role }]
}

function volley({ mind, state, seat }: Scene): Ground {
  let [foes, friends] = [0, 0]
  mind.enmity.forEach((enmity, other) => {
    if (other === seat || !state.alive[other]) return
    if (enmity > 0) foes++
    else friends++
  })
  return { code: 'volley', foes, friends }
}

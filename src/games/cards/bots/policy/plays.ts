import { at } from '@/core/list'
import { nextLiving } from '@/family/ring'
import { KINDS, kindOf } from '../../cards'
import type { Card, KindId } from '../../cards/ids'
import { reachOf, seatsWithin } from '../../rules/distance'
import { HAND, NOTHING } from '../../rules/moves'
import type { Seat } from '../../rules/state'
import { GEAR_WORTH, keepWorth } from './keep'
import type { Scene } from './scene'

/** A card that could be played, at whom and for which card of theirs. */
export interface Play {
  readonly card: Card
  readonly target: Seat
  readonly taken: Card
}

/** What is done first: cards that bring cards, then gear and Beer, then robbery, then shots, which reach farther by then. */
const DRAWS = 400
const LAYS = 300
const ROBS = 200
const FIRES = 100
/** However good a play is, what comes before it is done first. */
const STEP = 100

/** What a card is worth in life points of somebody hated, ten times over. */
const CARD = 3
const SPENT = 1
const DEAR = 5

interface Sense {
  readonly rank: number
  /** What a play is worth among its like; it is left alone at 0 or below. */
  readonly merit: (scene: Scene, play: Play) => number
}

const always = (rank: number, merit: number): Sense => ({ rank, merit: () => merit })

const SENSE: Readonly<Record<KindId, Sense>> = {
  stagecoach: always(DRAWS, 2),
  'wells-fargo': always(DRAWS, 3),
  'general-store': { rank: ROBS, merit: storeMerit },
  beer: { rank: LAYS, merit: ({ isHurt, living }) => (isHurt && living > 2 ? 20 : 0) },
  saloon: { rank: ROBS, merit: saloonMerit },
  bang: { rank: FIRES, merit: (scene, { target }) => shotMerit(scene, target, needsOf(scene)) },
  missed: always(FIRES, 0),
  duel: { rank: FIRES, merit: (scene, { target }) => duelMerit(scene, target) },
  gatling: { rank: FIRES, merit: (scene) => volleyMerit(scene, 'gatling') },
  indians: { rank: FIRES, merit: (scene) => volleyMerit(scene, 'indians') },
  panic: { rank: ROBS, merit: (scene, play) => robMerit(scene, play, true) },
  'cat-balou': { rank: ROBS, merit: (scene, play) => robMerit(scene, play, false) },
  jail: { rank: ROBS, merit: (scene, { target }) => jailMerit(scene, target) },
  dynamite: { rank: ROBS, merit: dynamiteMerit },
  barrel: always(LAYS, 9),
  mustang: always(LAYS, 8),
  scope: always(LAYS, 7),
  volcanic: { rank: LAYS, merit: volcanicMerit },
  schofield: { rank: LAYS, merit: (scene) => weaponMerit(scene, 'schofield') },
  remington: { rank: LAYS, merit: (scene) => weaponMerit(scene, 'remington') },
  'rev-carabine': { rank: LAYS, merit: (scene) => weaponMerit(scene, 'rev-carabine') },
  winchester: { rank: LAYS, merit: (scene) => weaponMerit(scene, 'winchester') },
}

/** What a play is worth by plain sense; it is left alone at 0 or below. */
export function playMerit(scene: Scene, kind: KindId, play: Play): number {
  const { rank, merit } = SENSE[kind]
  const own = merit(scene, play)
  return own <= 0 ? 0 : own < STEP ? rank + own : rank + STEP
}

/** Can a play of this kind be worth more than so much? */
export const mayExceed = (kind: KindId, merit: number): boolean => SENSE[kind].rank + STEP > merit

const needsOf = ({ ability }: Scene): number => (ability.modifyNeeds ? ability.modifyNeeds(1) : 1)

/** What one life point less for somebody is worth, with what follows if it is the last. */
export function woundMerit(scene: Scene, target: Seat): number {
  const worth = 10 * scene.enmity(target) * scene.lifeWorth(target)
  return scene.lifeOf(target) > 1 ? worth : worth + spoils(scene, target)
}

const REWARD = 3
const HELD = 0.7

/** Three cards for an Outlaw; a Sheriff who takes a Deputy for one loses all cards. */
function spoils({ mind, state, seat, hand }: Scene, target: Seat): number {
  const [, deputy = 0, outlaw = 0] = mind.chances[target] ?? []
  const reward = outlaw * REWARD * CARD
  if (mind.role !== 'sheriff') return reward
  return reward - deputy * HELD * CARD * (hand.length + at(state.inPlay, seat).length)
}

function shotMerit(scene: Scene, target: Seat, needs: number): number {
  return woundMerit(scene, target) * scene.hitChance(target, needs) - SPENT
}

function volleyMerit(scene: Scene, kind: 'gatling' | 'indians'): number {
  const { alive } = scene.state
  let merit = -SPENT
  for (let other = 0; other < alive.length; other++) {
    if (!alive[other] || other === scene.seat) continue
    const chance = kind === 'gatling' ? scene.hitChance(other, 1) : scene.defencelessChance(other)
    merit += woundMerit(scene, other) * chance
  }
  return merit
}

function duelMerit(scene: Scene, target: Seat): number {
  const own = scene.answers('fire')
  const chance = scene.duelChance(target, own)
  const risk = 10 * scene.lifeWorth(scene.seat)
  return woundMerit(scene, target) * chance - risk * (1 - chance) - SPENT
}

function jailMerit(scene: Scene, target: Seat): number {
  const power = 3 + 0.5 * at(scene.state.hands, target).length
  return scene.enmity(target) * power * 1.5 - SPENT
}

/** A card from the hand is worth something to its owner; gear is worth what it is; a burden is taken off friends only. */
function robMerit(scene: Scene, { target, taken }: Play, isMine: boolean): number {
  if (target === scene.seat) return ownRobMerit(scene, taken)
  const enmity = scene.enmity(target)
  if (taken === HAND || taken === NOTHING) {
    const last = at(scene.state.hands, target).length === 1 ? 1.5 : 1
    return (isMine ? CARD : 0) + enmity * (enmity < 0 ? DEAR : 4) * last - SPENT
  }
  const worth = GEAR_WORTH[kindOf(taken).id] ?? 0
  const loss = worth > 0 && enmity < 0 ? 2 * enmity * worth : enmity * worth
  return loss + (isMine ? CARD * 0.15 * keepWorth(scene, taken, 0) : 0) - SPENT
}

/** The own dynamite goes, and by way of the hand a jail. */
function ownRobMerit(scene: Scene, taken: Card): number {
  if (taken === HAND || taken === NOTHING) return 0
  return kindOf(taken).id === 'dynamite' && scene.lifeOf(scene.seat) <= 3 ? 3 : 0
}

/** Everybody gets a card, oneself the first. */
function storeMerit(scene: Scene): number {
  const { alive } = scene.state
  let merit = CARD
  for (let other = 0; other < alive.length; other++)
    if (alive[other] && other !== scene.seat) merit -= scene.enmity(other)
  return merit
}

function saloonMerit(scene: Scene): number {
  const { alive, life, maxLife } = scene.state
  let merit = -SPENT
  for (let other = 0; other < alive.length; other++) {
    if (!alive[other] || at(life, other) >= at(maxLife, other)) continue
    const worth = 10 * scene.lifeWorth(other)
    merit += other === scene.seat ? worth : -scene.enmity(other) * worth * 0.7
  }
  return merit
}

const BLAST = 0.1
const BLASTED = 3

/** It goes round to the left from the own place, which looks at it first. */
function dynamiteMerit(scene: Scene): number {
  const { state, seat } = scene
  let chance = BLAST
  let merit = -BLAST * BLASTED * 12 - SPENT
  for (let other = nextLiving(state, seat); other !== seat; other = nextLiving(state, other)) {
    chance *= 1 - BLAST
    merit += chance * BLASTED * 10 * scene.enmity(other)
  }
  return merit
}

/** Better than what lies there if it reaches farther. */
function weaponMerit(scene: Scene, kind: KindId): number {
  const { reach } = KINDS[kind]
  const now = reachOf(scene.state, scene.seat)
  if (reach <= now) return 0
  if (scene.has(scene.seat, 'volcanic') && scene.answers('fire') > 1) return 0
  return reach
}

/** Many shots at a neighbour whom one wants to hit. */
function volcanicMerit(scene: Scene): number {
  if (scene.ability.modifyLimit) return 0
  const shots = scene.answers('fire')
  const now = reachOf(scene.state, scene.seat)
  if (now <= 1) return 1 + shots
  if (shots < 2) return 0
  const near = seatsWithin(scene.state, scene.seat, 1)
  let best = 0
  for (let other = 0; near >> other > 0; other++)
    if (near & (1 << other)) best = Math.max(best, scene.enmity(other))
  return best > 0.5 ? shots : 0
}

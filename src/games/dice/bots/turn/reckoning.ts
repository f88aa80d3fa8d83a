import { add, at } from '@/core/list'
import { abilityAt } from '../../characters'
import type { DamageCause } from '../../rules/events'
import { ARROWS, type DiceState, type Seat } from '../../rules/state'

/**
 * The few numbers of a table that a bot reckons with. The rules proper (`dice.play`) know more and take longer; a reckoning
 * is what one turn can do to life and arrows, with a guess where somebody else may choose.
 */
export interface Reckoning {
  readonly life: number[]
  readonly arrows: number[]
  pile: number
  /** The fallen, as bits. */
  dead: number
  /** Those among them whom the roller shot. */
  slain: number
}

export function reckoningOf({ life, arrows, alive, pile }: DiceState): Reckoning {
  const dead = alive.reduce((bits, isAlive, seat) => (isAlive ? bits : bits | (1 << seat)), 0)
  return { life: life.slice(), arrows: arrows.slice(), pile, dead, slain: 0 }
}

export const copyReckoning = ({ life, arrows, pile, dead, slain }: Reckoning): Reckoning => ({
  life: life.slice(),
  arrows: arrows.slice(),
  pile,
  dead,
  slain,
})

export const lives = ({ dead }: Reckoning, seat: Seat): boolean => (dead & (1 << seat)) === 0

const SPOILS = 2

/** Those at no life fall together; whoever feeds on deaths is fed. */
function bury(view: DiceState, reckoning: Reckoning, isSlaying: boolean): void {
  const { life, arrows } = reckoning
  let fallen = 0
  for (let seat = 0; seat < life.length; seat++) {
    if (at(life, seat) > 0 || !lives(reckoning, seat)) continue
    fallen += 1
    reckoning.dead |= 1 << seat
    if (isSlaying) reckoning.slain |= 1 << seat
    reckoning.pile += at(arrows, seat)
    arrows[seat] = 0
  }
  if (fallen === 0) return
  for (let seat = 0; seat < life.length; seat++)
    if (lives(reckoning, seat) && abilityAt(view.characters, seat).afterDeaths)
      gain(view, reckoning, { seat, amount: SPOILS * fallen })
}

/** Gives life, up to the start value. */
export function gain(
  { maxLife }: DiceState,
  { life }: Reckoning,
  { seat, amount }: { readonly seat: Seat; readonly amount: number },
): void {
  life[seat] = Math.min(at(maxLife, seat), at(life, seat) + amount)
}

/** Takes arrows one at a time; the pile's last starts the attack. */
export function takeArrows(
  view: DiceState,
  reckoning: Reckoning,
  { seat, count }: { readonly seat: Seat; readonly count: number },
): void {
  for (let left = count; left > 0 && lives(reckoning, seat); left--) {
    add(reckoning.arrows, seat, 1)
    reckoning.pile -= 1
    if (reckoning.pile === 0) attack(view, reckoning)
  }
}

function attack(view: DiceState, reckoning: Reckoning): void {
  const { life, arrows } = reckoning
  for (let seat = 0; seat < life.length; seat++) {
    const held = at(arrows, seat)
    if (held === 0) continue
    add(life, seat, -(abilityAt(view.characters, seat).modifyDamage?.(held, 'attack') ?? held))
    arrows[seat] = 0
  }
  reckoning.pile = ARROWS
  bury(view, reckoning, view.options.threeIndianCredit === 'taker')
}

/** With so many arrows left, whoever may dodge is guessed to. */
const PLENTY = 3

/** Points for everybody at once: a volley or the gatling. Whoever strikes back hands the roller an arrow. */
export function wound(
  view: DiceState,
  reckoning: Reckoning,
  { points, cause }: { readonly points: readonly number[]; readonly cause: DamageCause },
): void {
  const { life, arrows } = reckoning
  let handed = 0
  for (let seat = 0; seat < points.length; seat++) {
    const given = points[seat] ?? 0
    if (given === 0 || !lives(reckoning, seat)) continue
    const ability = abilityAt(view.characters, seat)
    let lost = ability.modifyDamage?.(given, cause) ?? given
    while (lost > 0 && reckoning.pile > PLENTY && ability.offerDodge?.(cause)) {
      lost -= 1
      add(arrows, seat, 1)
      reckoning.pile -= 1
    }
    if (lost === 0) continue
    add(life, seat, -lost)
    if (ability.offerShed?.(cause)) shed(reckoning, seat, lost)
    if (ability.afterWound && cause !== 'dynamite') handed += 1
  }
  bury(view, reckoning, cause !== 'dynamite')
  if (handed > 0) takeArrows(view, reckoning, { seat: view.turn, count: handed })
}

function shed(reckoning: Reckoning, seat: Seat, count: number): void {
  const back = Math.min(count, at(reckoning.arrows, seat))
  add(reckoning.arrows, seat, -back)
  reckoning.pile += back
}

/** Puts all of a player's arrows back. */
export function dropArrows(reckoning: Reckoning, seat: Seat): void {
  shed(reckoning, seat, at(reckoning.arrows, seat))
}

/** The gatling fires: a wound for all others, and the roller's own arrows go. */
export function fireGatling(view: DiceState, reckoning: Reckoning): void {
  const { turn, roles } = view
  const points = roles.map((_, seat) => (seat === turn ? 0 : 1))
  if (view.options.gringoGatling === 'after') dropArrows(reckoning, turn)
  wound(view, reckoning, { points, cause: 'gatling' })
  if (view.options.gringoGatling === 'before') dropArrows(reckoning, turn)
}

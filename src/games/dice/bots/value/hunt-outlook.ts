import { at } from '@/core/list'
import { PREY } from '../../rules/roles'
import type { DiceState, Seat } from '../../rules/state'
import { lives, type Reckoning } from '../turn/reckoning'
import { learnedValue } from './learned'
import { worth, type Outlook } from './outlook'
import {
  CHARACTERS_DEALT,
  CURVES_AT,
  KNOTS,
  PHASE_SIZE,
  SELF,
  TEMPO_AT,
  indexOfCharacter,
  soundLife,
} from './tables'

/** In the hunt one's prey stands where an Outlaw would, one's hunter where a Deputy would. */
const PREY_KIN = 2
const HUNTER_KIN = 1

/** Three players with open cards: each hunts the next (rules §9). */
export class HuntOutlook implements Outlook {
  constructor(
    private readonly view: DiceState,
    private readonly seat: Seat,
  ) {}

  chance(reckoning: Reckoning): number {
    const { seat, view } = this
    const living = view.roles.flatMap((_, other) => (lives(reckoning, other) ? [other] : []))
    if (living.length === 0) return this.hasOutlawTaken() ? 1 : 0
    if (!lives(reckoning, seat)) return 0
    if (living.length === 1 || this.hasKilledPrey(reckoning)) return 1
    return this.chanceAmong(living, reckoning)
  }

  private hasOutlawTaken(): boolean {
    return this.view.options.threeAllDead === 'outlaw' && this.view.roles[this.seat] === 'outlaw'
  }

  private hasKilledPrey({ slain }: Reckoning): boolean {
    const { seat, view } = this
    if (view.turn !== seat || view.lastManStanding) return false
    return view.roles.some((_, other) => slain & (1 << other) && this.kinOf(other) === PREY_KIN)
  }

  private kinOf(other: Seat): number {
    const { seat, view } = this
    if (other === seat) return SELF
    const own = at(view.roles, seat)
    const isPrey = own !== 'hidden' && PREY[own] === view.roles[other]
    return isPrey ? PREY_KIN : HUNTER_KIN
  }

  private chanceAmong(living: readonly Seat[], { life, arrows, pile }: Reckoning): number {
    const { phases, characters } = learnedValue('hunter')
    const isDuel = living.length === 2
    const base = isDuel ? 0 : PHASE_SIZE
    const next = this.nextOf(living)
    let logit = phases[base] ?? 0
    for (const other of living) {
      const kin = isDuel && other !== this.seat ? PREY_KIN : this.kinOf(other)
      const from = base + CURVES_AT + kin * KNOTS
      const curve = Array.from(phases.subarray(from, from + KNOTS))
      const character = indexOfCharacter(this.view.characters[other])
      logit += worth(curve, soundLife(at(life, other), at(arrows, other), pile))
      if (character !== null) logit += characters[kin * CHARACTERS_DEALT + character] ?? 0
      if (other === next) logit += phases[base + TEMPO_AT + kin] ?? 0
    }
    return 1 / (1 + Math.exp(-logit))
  }

  private nextOf(living: readonly Seat[]): Seat {
    const seats = this.view.roles.length
    for (let step = 1; step < seats; step++) {
      const seat = (this.view.turn + step) % seats
      if (living.includes(seat)) return seat
    }
    return this.view.turn
  }
}

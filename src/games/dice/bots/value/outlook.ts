import { at } from '@/core/list'
import { abilityAt } from '../../characters'
import { ROLES, type Role } from '@/family/roles'
import type { DiceState, Seat } from '../../rules/state'
import type { Belief, RoleChances } from '@/family/beliefs/belief'
import { lives, type Reckoning } from '../turn/reckoning'
import { learnedValue } from './learned'
import { worthOfRing } from './ring'
import {
  CHARACTERS_DEALT,
  CURVES_AT,
  KNOTS,
  PHASE_SIZE,
  PILE_AT,
  SELF,
  TEMPO_AT,
  indexOfCharacter,
  knotOf,
  lifeAt,
  phaseOf,
  quiverAt,
  scarcityOf,
  soundLife,
  stakeOf,
  type Stake,
  type ValueTable,
} from './tables'

/** Says how good a table is for somebody once the roller's turn is over. */
export interface Outlook {
  /** The chance to win, from 0 to 1. */
  chance(reckoning: Reckoning): number
}

/** What is certain or already summed up once one knows who has fallen and what they were. */
interface Prospect {
  /** The game is over: this is the chance, 0 or 1 (between them if only an envelope knows). */
  readonly settled: number | null
  readonly start: number
  readonly standings: readonly Standing[]
}

/** What one player's life and arrows are worth, mixed by the chances of each role. */
interface Standing {
  readonly curve: readonly number[]
  readonly quiver: Quiver
}

/** For each arrow; for each as the pile runs out; if they are enough to fall by. */
type Quiver = readonly [number, number, number]

/** What somebody goes by who looks at a table. */
export interface Insight {
  readonly belief: Belief
  /** What each point of the Sheriff's life above the middle is worth besides, in log odds, while others live too. */
  readonly patience?: number
}

/** The showdown of four to eight players. */
export class ShowdownOutlook implements Outlook {
  private readonly stake: Stake
  private readonly table: ValueTable
  private readonly sheriff: Seat
  private readonly belief: Belief
  private readonly patience: number
  private readonly prospects = new Map<Belief, (Prospect | undefined)[]>()

  constructor(
    private readonly view: DiceState,
    private readonly seat: Seat,
    { belief, patience = 0 }: Insight,
  ) {
    this.belief = belief
    this.patience = patience
    this.stake = stakeOf(at(view.roles, seat))
    this.table = learnedValue(this.stake)
    this.sheriff = view.roles.indexOf('sheriff')
  }

  chance(reckoning: Reckoning): number {
    return this.chanceFrom(this.belief, reckoning, 0)
  }

  /** Opens the envelopes of those who fall, one after another; each card shifts the belief about the others. */
  private chanceFrom(belief: Belief, reckoning: Reckoning, from: Seat): number {
    const { alive } = this.view
    for (let seat = from; seat < alive.length; seat++) {
      if (!alive[seat] || lives(reckoning, seat) || !belief.isHidden(seat)) continue
      let chance = 0
      for (const role of ROLES) {
        const share = belief.chanceOf(seat, role)
        if (share > IMPOSSIBLE)
          chance += share * this.chanceFrom(belief.given(seat, role), reckoning, seat + 1)
      }
      return chance
    }
    return this.chanceOf(this.prospectOf(belief, reckoning), reckoning)
  }

  private chanceOf({ settled, start, standings }: Prospect, reckoning: Reckoning): number {
    if (settled !== null) return settled
    const { life, arrows, pile } = reckoning
    const scarcity = scarcityOf(pile)
    let logit = start + scarcity * (this.table.places[PILE_AT] ?? 0)
    for (let seat = 0; seat < life.length; seat++) {
      if (!lives(reckoning, seat)) continue
      const held = at(arrows, seat)
      const wounds =
        held > 0
          ? (abilityAt(this.view.characters, seat).modifyDamage?.(held, 'attack') ?? held)
          : 0
      const { curve, quiver } = at(standings, seat)
      logit += worth(curve, soundLife(at(life, seat), wounds, pile))
      if (wounds === 0) continue
      logit += wounds * (quiver[0] + scarcity * quiver[1])
      if (wounds >= at(life, seat)) logit += quiver[2]
    }
    return 1 / (1 + Math.exp(-logit))
  }

  private prospectOf(belief: Belief, { dead }: Reckoning): Prospect {
    let known = this.prospects.get(belief)
    if (!known) this.prospects.set(belief, (known = []))
    return (known[dead] ??= this.reckon(belief, dead))
  }

  private reckon(belief: Belief, dead: number): Prospect {
    const { roles, roleCounts } = this.view
    const left = { ...roleCounts }
    roles.forEach((_, seat) => {
      if (!(dead & (1 << seat))) return
      for (const role of ROLES) if (belief.chanceOf(seat, role) === 1) left[role] -= 1
    })
    const settled = this.settledBy(belief, dead, left)
    if (settled !== null) return { settled, start: 0, standings: [] }
    const phase = phaseOf({
      deputies: left.deputy,
      outlaws: left.outlaw,
      renegades: left.renegade,
    })
    const base = phase * PHASE_SIZE
    const next = this.nextAfterTurn(dead)
    let start = this.table.phases[base] ?? 0
    const kins = roles.map((_, seat) => this.kinOf(belief, seat))
    at(kins, next).forEach((share, kin) => {
      start += share * (this.table.phases[base + TEMPO_AT + kin] ?? 0)
    })
    const living = roles.flatMap((_, seat) => (dead & (1 << seat) ? [] : [seat]))
    const ring = worthOfRing(this.table.places, { living, next, kins })
    const patience = living.length > DUEL ? this.patience : 0
    const standings = roles.map((_, seat): Standing => {
      const kin = at(kins, seat)
      const curve = this.curveOf(kin, base, indexOfCharacter(this.view.characters[seat]))
      const slope = at(ring.breath, seat)
      const care = seat === this.sheriff ? patience : 0
      return {
        curve: curve.map(
          (height, knot) => height + slope * lifeAt(knot) + care * (lifeAt(knot) - MIDDLE_LIFE),
        ),
        quiver: this.quiverOf(kin),
      }
    })
    return { settled, start: start + ring.start, standings }
  }

  /** Is the game over with these dead (rules §7), and who has won? */
  private settledBy(belief: Belief, dead: number, left: Record<Role, number>): number | null {
    const { stake, seat, view } = this
    if (stake === 'renegade' && dead & (1 << seat)) return 0
    if (!(dead & (1 << this.sheriff))) {
      if (left.outlaw + left.renegade > 0) return null
      return stake === 'law' ? 1 : 0
    }
    if (stake === 'law') return 0
    const living = view.roles.flatMap((_, other) => (dead & (1 << other) ? [] : [other]))
    const [last] = living
    const isLoneRenegade =
      living.length === 1 && last !== undefined ? belief.chanceOf(last, 'renegade') : 0
    if (stake === 'outlaws') return 1 - isLoneRenegade
    return living.length === 1 && last === seat ? 1 : 0
  }

  private nextAfterTurn(dead: number): Seat {
    const seats = this.view.roles.length
    let seat = this.view.turn
    do seat = (seat + 1) % seats
    while (dead & (1 << seat) && seat !== this.view.turn)
    return seat
  }

  private kinOf(belief: Belief, seat: Seat): RoleChances | readonly number[] {
    return this.stake === 'renegade' && seat === this.seat ? ONESELF : at(belief.chances, seat)
  }

  private curveOf(kins: readonly number[], base: number, character: number | null): number[] {
    const { phases, characters } = this.table
    const curve = Array<number>(KNOTS).fill(0)
    kins.forEach((share, kin) => {
      if (share === 0) return
      const bonus = character === null ? 0 : (characters[kin * CHARACTERS_DEALT + character] ?? 0)
      const from = base + CURVES_AT + kin * KNOTS
      for (let knot = 0; knot < KNOTS; knot++)
        curve[knot] = (curve[knot] ?? 0) + share * ((phases[from + knot] ?? 0) + bonus)
    })
    return curve
  }

  private quiverOf(kins: readonly number[]): Quiver {
    const { places } = this.table
    const mixed = (what: number): number =>
      kins.reduce((sum, share, kin) => sum + share * (places[quiverAt(kin, what)] ?? 0), 0)
    return [mixed(0), mixed(1), mixed(2)]
  }
}

const IMPOSSIBLE = 1e-6
const DUEL = 2
/** Of a Sheriff in the middle of a game: there, patience leaves the chance as it is. */
const MIDDLE_LIFE = 6
const ONESELF: readonly number[] = Array.from({ length: SELF + 1 }, (_, kin) =>
  kin === SELF ? 1 : 0,
)

/** The height of a curve at a life that need not be whole. */
export function worth(curve: readonly number[], life: number): number {
  const { knot, part } = knotOf(life)
  const low = curve[knot] ?? 0
  return part === 0 ? low : low + part * ((curve[knot + 1] ?? 0) - low)
}

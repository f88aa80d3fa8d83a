import { rngFromSeed } from '@/core/rng'
import {
  dice,
  type CharacterId,
  type Deal,
  type DiceAction,
  type DiceConfig,
  type DiceEvent,
  type DiceState,
  type Position,
  type Role,
} from '@/games/dice'
import { checkTable, checkedStep } from './checked-step'
import { facesOf } from './faces'
import './matchers'
import { storyOf } from './story'

const ALL_DICE = [0, 1, 2, 3, 4]

/** A table in play: each method is what somebody does. Whoever acts is whoever is asked. */
export class TableInPlay {
  private heard: DiceEvent[] = []

  constructor(private current: DiceState) {
    checkTable(current)
  }

  get state(): DiceState {
    return this.current
  }

  /** What has happened since the table was set, or since `listen`. */
  get story(): string[] {
    return storyOf(this.heard)
  }

  get events(): readonly DiceEvent[] {
    return this.heard
  }

  /** Forgets what happened so far. */
  listen(): this {
    this.heard = []
    return this
  }

  plays(action: DiceAction): this {
    const { state, events } = checkedStep(this.current, action)
    this.current = state
    this.heard.push(...events)
    return this
  }

  /** Loaded dice: all five, or a reroll of the dice named. */
  rolls(faces: string, which: readonly number[] = ALL_DICE): this {
    return this.plays({ type: 'roll', dice: which, faces: facesOf(faces) })
  }

  stops(): this {
    return this.plays({ type: 'stop' })
  }

  /** Rolls and is content with it. */
  keeps(faces: string, which: readonly number[] = ALL_DICE): this {
    const { decision, rolls } = this.rolls(faces, which).current
    return decision?.kind === 'roll' && rolls > 0 ? this.stops() : this
  }

  /** A target for each bull's eye asked for, one after the other. */
  aims(...targets: number[]): this {
    for (const target of targets) this.plays({ type: 'aim', die: this.die, target })
    return this
  }

  /** The same with a beer spent on it. */
  doubles(target: number): this {
    return this.plays({ type: 'aim', die: this.die, target, double: true })
  }

  /** A drinker for each beer asked for. */
  drinks(...targets: number[]): this {
    for (const target of targets) this.plays({ type: 'drink', die: this.die, target })
    return this
  }

  gives(target: number): this {
    return this.plays({ type: 'gift', target })
  }

  takesArrow(): this {
    return this.plays({ type: 'take-arrow' })
  }

  takesHit(): this {
    return this.plays({ type: 'take-hit' })
  }

  dropsArrow(): this {
    return this.plays({ type: 'drop-arrow' })
  }

  keepsArrow(): this {
    return this.plays({ type: 'keep-arrow' })
  }

  clears(...targets: number[]): this {
    for (const target of targets) this.plays({ type: 'clear-arrow', target })
    return this
  }

  passes(): this {
    return this.plays({ type: 'pass' })
  }

  reveals(role: Role): this {
    return this.plays({ type: 'reveal', role })
  }

  private get die(): number {
    const { decision } = this.current
    return decision && 'die' in decision ? decision.die : -1
  }
}

/** The life printed on each card (rules §10). */
export const PRINTED_LIFE: Readonly<Record<CharacterId, number>> = {
  'bart-cassidy': 8,
  'black-jack': 8,
  'calamity-janet': 8,
  'el-gringo': 7,
  'jesse-jones': 9,
  jourdonnais: 7,
  'kit-carlson': 7,
  'lucky-duke': 8,
  'paul-regret': 9,
  'pedro-ramirez': 8,
  'rose-doolan': 9,
  'sid-ketchum': 8,
  'slab-the-killer': 8,
  'suzy-lafayette': 8,
  'vulture-sam': 9,
  'willy-the-kid': 8,
}

const ROLE_BY_LETTER: Readonly<Record<string, Role>> = {
  S: 'sheriff',
  D: 'deputy',
  O: 'outlaw',
  R: 'renegade',
}

export function rolesOf(letters: string): Role[] {
  return [...letters].map((letter) => {
    const role = ROLE_BY_LETTER[letter]
    if (!role) throw new Error(`no role is called '${letter}'`)
    return role
  })
}

interface SeatWish {
  readonly character?: CharacterId | null
  /** Otherwise full. */
  readonly life?: number
  readonly arrows?: number
}

type Options = NonNullable<Position['options']>

/** Sets a table by hand. Seats not spoken of have no ability, full life and no arrows. */
class TableBuilder {
  private readonly wishes = new Map<number, SeatWish>()
  private starter = 0
  private options: Options = {}

  constructor(private readonly roles: readonly Role[]) {}

  seat(seat: number, wish: SeatWish): this {
    this.wishes.set(seat, { ...this.wishes.get(seat), ...wish })
    return this
  }

  /** Who plays whom, from seat 0 on. */
  played(...characters: (CharacterId | null)[]): this {
    characters.forEach((character, seat) => this.seat(seat, { character }))
    return this
  }

  life(...lives: number[]): this {
    lives.forEach((life, seat) => this.seat(seat, { life }))
    return this
  }

  arrows(...held: number[]): this {
    held.forEach((arrows, seat) => this.seat(seat, { arrows }))
    return this
  }

  dead(...seats: number[]): this {
    for (const seat of seats) this.seat(seat, { life: 0 })
    return this
  }

  turn(seat: number): this {
    this.starter = seat
    return this
  }

  with(options: Options): this {
    this.options = options
    return this
  }

  position(): Position {
    const seats = this.roles.map((role, seat) => {
      const { character = null, life, arrows = 0 } = this.wishes.get(seat) ?? {}
      const printed = character ? PRINTED_LIFE[character] : 8
      const maxLife = printed + (role === 'sheriff' ? 2 : 0)
      return { role, character, life: life ?? maxLife, maxLife, arrows }
    })
    return { kind: 'position', turn: this.starter, seats, options: this.options }
  }

  build(): TableInPlay {
    return sitDown(this.position())
  }

  /** The same table with every role that does not lie open sealed from the phone, too. */
  sealed(): TableInPlay {
    return new TableInPlay(dice.viewFor(this.build().state, null))
  }
}

/** A table with these roles, by letter, from seat 0 on: `aTable('SORO')`. */
export const aTable = (roles: string): TableBuilder => new TableBuilder(rolesOf(roles))

/** A fresh deal of which everything given is as given; the rest is the seed's. */
export const aDeal = (deal: Omit<Deal, 'kind'>, seed = 1): TableInPlay =>
  sitDown({ kind: 'deal', ...deal }, seed)

export const sitDown = (config: DiceConfig, seed = 1): TableInPlay =>
  new TableInPlay(dice.setup(config, rngFromSeed(seed)))

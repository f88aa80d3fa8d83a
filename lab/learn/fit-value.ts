import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import {
  CHARACTERS_DEALT,
  CURVES_AT,
  KIN,
  KNOTS,
  PHASES,
  PHASE_SIZE,
  PILE_AT,
  PLACES_SIZE,
  REACH,
  SELF,
  STAKES,
  TEMPO_AT,
  breathAt,
  knotOf,
  nearAt,
  phaseOf,
  quiverAt,
  scarcityOf,
  soundLife,
  waitAt,
  type Stake,
} from '@/games/dice/bots/value/tables'
import { PREY } from '@/games/dice/rules/roles'
import { ROLES } from '@/family/roles'
import type { Position, PositionStore } from './positions'

/** Log odds as a sum of table entries; each phase leans on a curve that all phases share. */
class Model {
  readonly weights = new Float64Array(
    PHASES * PHASE_SIZE + PHASE_SIZE + KIN.length * CHARACTERS_DEALT + PLACES_SIZE,
  )
  private readonly squares = new Float64Array(this.weights.length).fill(1e-3)
  readonly sharedAt = PHASES * PHASE_SIZE
  readonly charactersAt = this.sharedAt + PHASE_SIZE
  readonly placesAt = this.charactersAt + KIN.length * CHARACTERS_DEALT
  loss = 0
  seen = 0

  learn(cells: readonly number[], parts: readonly number[], won: number, rate: number): void {
    let logit = 0
    for (let i = 0; i < cells.length; i++) logit += at(parts, i) * (this.weights[at(cells, i)] ?? 0)
    const chance = 1 / (1 + Math.exp(-logit))
    this.loss -= Math.log(Math.max(1e-9, won ? chance : 1 - chance))
    this.seen += 1
    const error = won - chance
    for (let i = 0; i < cells.length; i++) {
      const cell = at(cells, i)
      const gradient = error * at(parts, i) - DECAY * (this.weights[cell] ?? 0)
      const square = (this.squares[cell] ?? 0) + gradient * gradient
      this.squares[cell] = square
      this.weights[cell] = (this.weights[cell] ?? 0) + (rate * gradient) / Math.sqrt(square)
    }
  }
}

const DECAY = 2e-4
const RATES = [0.15, 0.08, 0.04, 0.02] as const

export interface FittedValue {
  readonly phases: readonly number[]
  readonly characters: readonly number[]
  readonly places: readonly number[]
}

/** Fits every stake's table to how games went on. */
export function fitValue(
  store: PositionStore,
  log: (line: string) => void,
): Record<Stake, FittedValue> {
  const models = Object.fromEntries(STAKES.map((stake) => [stake, new Model()]))
  const order = Uint32Array.from({ length: store.count }, (_, i) => i)
  const rng = rngFromSeed(97)
  for (const rate of RATES) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = rng.below(i + 1)
      const kept = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = kept
    }
    for (const index of order) learnPosition(models, store.get(index), rate)
    for (const stake of STAKES) {
      const model = models[stake]
      if (!model || model.seen === 0) continue
      log(`${stake}: log loss ${(model.loss / model.seen).toFixed(4)} over ${model.seen}`)
      model.loss = model.seen = 0
    }
  }
  return {
    law: fitted(models.law),
    outlaws: fitted(models.outlaws),
    renegade: fitted(models.renegade),
    hunter: fitted(models.hunter),
  }
}

function fitted(model: Model | undefined): FittedValue {
  if (!model) throw new Error('every stake has a model')
  const { weights, sharedAt, charactersAt, placesAt } = model
  const phases = Array.from({ length: sharedAt }, (_, i) => {
    const shared = weights[sharedAt + (i % PHASE_SIZE)] ?? 0
    return (weights[i] ?? 0) + shared
  })
  return {
    phases,
    characters: Array.from(weights.subarray(charactersAt, placesAt)),
    places: Array.from(weights.subarray(placesAt)),
  }
}

function learnPosition(models: Record<string, Model>, position: Position, rate: number): void {
  const { seats, roles, life, winners } = position
  const alive = (seat: number): boolean => at(life, seat) > 0
  const won = (seat: number): number => (winners & (1 << seat) ? 1 : 0)
  if (seats === 3) {
    for (let seat = 0; seat < seats; seat++)
      if (alive(seat)) learnOne(models.hunter, position, { self: seat, won: won(seat), rate })
    return
  }
  const seatOf = (role: string): number => roles.findIndex((other) => other === role)
  learnOne(models.law, position, { self: null, won: won(seatOf('sheriff')), rate })
  learnOne(models.outlaws, position, { self: null, won: won(seatOf('outlaw')), rate })
  roles.forEach((role, seat) => {
    if (role === 'renegade' && alive(seat))
      learnOne(models.renegade, position, { self: seat, won: won(seat), rate })
  })
}

interface Lesson {
  readonly self: number | null
  readonly won: number
  readonly rate: number
}

function learnOne(model: Model | undefined, position: Position, lesson: Lesson): void {
  if (!model) return
  const features = new Features(model, phaseOfPosition(position))
  const { seats, life, arrows, pile, turn, characters } = position
  const { self, won, rate } = lesson
  features.shared(0, 1)
  for (let seat = 0; seat < seats; seat++) {
    if (at(life, seat) <= 0) continue
    const kin = kinOf(position, seat, self)
    if (seat === turn) features.shared(TEMPO_AT + kin, 1)
    const { knot, part } = knotOf(soundLife(at(life, seat), at(arrows, seat), pile))
    const curve = CURVES_AT + kin * KNOTS
    features.shared(curve + knot, 1 - part)
    if (part > 0) features.shared(curve + knot + 1, part)
    features.character(kin, at(characters, seat))
  }
  if (seats > 3) addPlaces(features, position, self)
  model.learn(features.cells, features.parts, won, rate)
}

/** Which entries of a model a position touches, and how much of each it takes. */
class Features {
  readonly cells: number[] = []
  readonly parts: number[] = []

  constructor(
    private readonly model: Model,
    private readonly phase: number,
  ) {}

  /** An entry of the phase, which leans on the same entry of all phases. */
  shared(offset: number, part: number): void {
    this.put(this.phase * PHASE_SIZE + offset, part)
    this.put(this.model.sharedAt + offset, part)
  }

  character(kin: number, character: number): void {
    if (character >= 0) this.put(this.model.charactersAt + kin * CHARACTERS_DEALT + character, 1)
  }

  place(offset: number, part: number): void {
    this.put(this.model.placesAt + offset, part)
  }

  private put(cell: number, part: number): void {
    this.cells.push(cell)
    this.parts.push(part)
  }
}

/** Who can reach whom, whose turn comes when, and arrows: what `worthOfRing` and quivers sum up at the table. */
function addPlaces(features: Features, position: Position, self: number | null): void {
  const { life, arrows, pile, turn } = position
  const living = life.flatMap((points, seat) => (points > 0 ? [seat] : []))
  const count = living.length
  const kins = living.map((seat) => kinOf(position, seat, self))
  const sound = living.map((seat) => soundLife(at(life, seat), at(arrows, seat), pile))
  features.place(PILE_AT, scarcityOf(pile))
  living.forEach((seat, i) => {
    const kin = at(kins, i)
    features.place(waitAt(kin, (i - living.indexOf(turn) + count) % count), 1)
    const held = at(arrows, seat)
    if (held > 0) {
      features.place(quiverAt(kin, 0), held)
      features.place(quiverAt(kin, 1), held * scarcityOf(pile))
      if (held >= at(life, seat)) features.place(quiverAt(kin, 2), 1)
    }
    for (let j = 0; j < count; j++) {
      const distance = Math.min(Math.abs(j - i), count - Math.abs(j - i))
      if (j === i || distance > REACH) continue
      features.place(breathAt(distance, kin, at(kins, j)), at(sound, i))
      // Both directions get half: a pair counts once, and the table is the same either way round.
      features.place(nearAt(distance, kin, at(kins, j)), 0.5)
    }
  })
}

function phaseOfPosition({ seats, roles, life }: Position): number {
  const living = (role: string): number =>
    roles.filter((other, seat) => other === role && at(life, seat) > 0).length
  if (seats === 3) return life.filter((points) => points > 0).length - 2
  return phaseOf({
    deputies: living('deputy'),
    outlaws: living('outlaw'),
    renegades: living('renegade'),
  })
}

/** In the hunt one's prey stands where the Outlaw does, one's hunter where the Deputy does. */
function kinOf({ seats, roles, life }: Position, seat: number, self: number | null): number {
  if (seat === self) return SELF
  const role = at(roles, seat)
  if (seats > 3 || self === null) return ROLES.indexOf(role)
  const isDuel = life.filter((points) => points > 0).length === 2
  return isDuel || PREY[at(roles, self)] === role ? 2 : 1
}

import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import {
  CHARACTERS_DEALT,
  CURVES_AT,
  KIN,
  KNOTS,
  PHASES,
  PHASE_SIZE,
  SELF,
  STAKES,
  TEMPO_AT,
  knotOf,
  phaseOf,
  soundLife,
  type Stake,
} from '@/games/dice/bots/value/tables'
import { PREY } from '@/games/dice/rules/roles'
import { ROLES } from '@/games/dice/rules/state'
import type { Position, PositionStore } from './positions'

/** Log odds as a sum of table entries; each phase leans on a curve that all phases share. */
class Model {
  readonly weights = new Float64Array(
    PHASES * PHASE_SIZE + PHASE_SIZE + KIN.length * CHARACTERS_DEALT,
  )
  private readonly squares = new Float64Array(this.weights.length).fill(1e-3)
  readonly sharedAt = PHASES * PHASE_SIZE
  readonly charactersAt = this.sharedAt + PHASE_SIZE
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
  const { weights, sharedAt, charactersAt } = model
  const phases = Array.from({ length: sharedAt }, (_, i) => {
    const shared = weights[sharedAt + (i % PHASE_SIZE)] ?? 0
    return (weights[i] ?? 0) + shared
  })
  return { phases, characters: Array.from(weights.subarray(charactersAt)) }
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

function learnOne(
  model: Model | undefined,
  position: Position,
  {
    self,
    won,
    rate,
  }: { readonly self: number | null; readonly won: number; readonly rate: number },
): void {
  if (!model) return
  const { seats, roles, life, arrows, pile, turn, characters } = position
  const phase = phaseOfPosition(position)
  const cells: number[] = []
  const parts: number[] = []
  const put = (offset: number, part: number): void => {
    cells.push(phase * PHASE_SIZE + offset, model.sharedAt + offset)
    parts.push(part, part)
  }
  put(0, 1)
  for (let seat = 0; seat < seats; seat++) {
    if (at(life, seat) <= 0) continue
    const kin = kinOf(position, seat, self)
    if (seat === turn) put(TEMPO_AT + kin, 1)
    const { knot, part } = knotOf(soundLife(at(life, seat), at(arrows, seat), pile))
    const curve = CURVES_AT + kin * KNOTS
    put(curve + knot, 1 - part)
    if (part > 0) put(curve + knot + 1, part)
    const character = at(characters, seat)
    if (character >= 0) {
      cells.push(model.charactersAt + kin * CHARACTERS_DEALT + character)
      parts.push(1)
    }
  }
  void roles
  model.learn(cells, parts, won, rate)
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

import { at } from '@/core/list'
import type { Deed, Habits } from '@/family/beliefs/evidence'
import { SEALED_ROLES, type Role, type SealedRole } from '@/family/roles'

interface Example {
  readonly options: readonly (readonly number[])[]
  readonly chosen: number
}

const MOST = 12_000

/** Deeds whose doers' cards are known, sorted by what they were and who did them. */
export class DeedStore<Kind extends string> {
  private readonly examples = new Map<string, Example[]>()

  add(deed: Deed<Kind>, role: Role): void {
    if (role === 'sheriff') return
    const list = this.listOf(deed.kind, role)
    if (list.length < MOST) list.push({ options: deed.options[role], chosen: deed.chosen })
  }

  listOf(kind: Kind, role: SealedRole): Example[] {
    const key = `${kind} ${role}`
    const known = this.examples.get(key)
    if (known) return known
    const list: Example[] = []
    this.examples.set(key, list)
    return list
  }
}

/** What draws each role to an option, by maximum likelihood. */
export function fitHabits<Kind extends string>(
  store: DeedStore<Kind>,
  kinds: readonly Kind[],
  log: (line: string) => void,
): [Kind, Habits<Kind>[Kind]][] {
  const fit = (kind: Kind, role: SealedRole): number[] => {
    const examples = store.listOf(kind, role)
    const { weights, loss } = ascend(examples)
    log(
      `${kind} ${role}: log loss ${loss.toFixed(3)} over ${examples.length}: ${weights.map((w) => w.toFixed(2)).join(' ')}`,
    )
    return weights
  }
  return kinds.map((kind) => [
    kind,
    {
      deputy: fit(kind, 'deputy'),
      outlaw: fit(kind, 'outlaw'),
      renegade: fit(kind, 'renegade'),
    },
  ])
}

const STEPS = 200
const RATE = 0.25
const DECAY = 1e-3

function ascend(examples: readonly Example[]): { weights: number[]; loss: number } {
  const size = examples[0]?.options[0]?.length ?? 0
  const weights = Array<number>(size).fill(0)
  const squares = Array<number>(size).fill(1e-6)
  let loss = 0
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((w) => -DECAY * w)
    loss = 0
    for (const { options, chosen } of examples) {
      const draws = options.map((features) => dot(features, weights))
      const highest = Math.max(...draws)
      const powers = draws.map((draw) => Math.exp(draw - highest))
      const total = powers.reduce((sum, power) => sum + power, 0)
      loss -= Math.log(at(powers, chosen) / total) / examples.length
      for (let i = 0; i < size; i++) {
        let expected = 0
        for (let o = 0; o < options.length; o++)
          expected += (at(powers, o) / total) * at(at(options, o), i)
        gradient[i] = at(gradient, i) + (at(at(options, chosen), i) - expected) / examples.length
      }
    }
    for (let i = 0; i < size; i++) {
      squares[i] = at(squares, i) * 0.95 + at(gradient, i) ** 2
      weights[i] = at(weights, i) + (RATE * at(gradient, i)) / Math.sqrt(at(squares, i))
    }
  }
  return { weights, loss }
}

function dot(features: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += at(features, i) * at(weights, i)
  return sum
}

export const habitsText = <Kind extends string>(
  fitted: readonly (readonly [Kind, Habits<Kind>[Kind]])[],
): string =>
  fitted
    .map(
      ([kind, byRole]) =>
        `  ${kind}: {\n${SEALED_ROLES.map((role) => `    ${role}: [${byRole[role].map((w) => Number(w.toFixed(3))).join(', ')}],`).join('\n')}\n  },`,
    )
    .join('\n')

import { rngFromSeed } from '@/core/rng'
import { worthOfRing } from '@/games/dice/bots/value/ring'
import { PLACES_SIZE, breathAt, nearAt, waitAt } from '@/games/dice/bots/value/tables'

const rng = rngFromSeed(7)
const places = Float32Array.from({ length: PLACES_SIZE }, () => rng.below(200) - 100)
const [SHERIFF, DEPUTY, OUTLAW, RENEGADE] = [0, 1, 2, 3]
const sure = (kin: number): number[] => [0, 1, 2, 3].map((other) => (other === kin ? 1 : 0))
const value = (cell: number): number => places[cell] ?? NaN

describe('what places are worth', () => {
  it('counts neighbours over the gap that a fallen player leaves, and whose turn is next', () => {
    const kins = [SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE].map(sure)
    const { start, breath } = worthOfRing(places, { living: [0, 2, 4], next: 2, kins })
    const waits = value(waitAt(SHERIFF, 2)) + value(waitAt(OUTLAW, 0)) + value(waitAt(RENEGADE, 1))
    const pairs =
      value(nearAt(1, SHERIFF, OUTLAW)) +
      value(nearAt(1, SHERIFF, RENEGADE)) +
      value(nearAt(1, OUTLAW, RENEGADE))
    expect(start).toBe(waits + pairs)
    expect(breath[0]).toBe(
      value(breathAt(1, SHERIFF, OUTLAW)) + value(breathAt(1, SHERIFF, RENEGADE)),
    )
    expect(breath[1]).toBe(0)
  })

  it('looks no further than two places', () => {
    const kins = Array.from({ length: 6 }, (_, seat) => sure(seat === 0 ? SHERIFF : OUTLAW))
    const { breath } = worthOfRing(places, { living: [0, 1, 2, 3, 4, 5], next: 0, kins })
    expect(breath[0]).toBe(
      2 * value(breathAt(1, SHERIFF, OUTLAW)) + 2 * value(breathAt(2, SHERIFF, OUTLAW)),
    )
  })

  it('mixes the cards that a neighbour may hold by their chances', () => {
    const kins = [sure(SHERIFF), [0, 0.25, 0.75, 0]]
    const ring = { living: [0, 1], next: 0 }
    const mixed = worthOfRing(places, { ...ring, kins })
    const [deputy, outlaw] = [DEPUTY, OUTLAW].map((kin) =>
      worthOfRing(places, { ...ring, kins: [sure(SHERIFF), sure(kin)] }),
    )
    expect(mixed.start).toBeCloseTo(0.25 * (deputy?.start ?? NaN) + 0.75 * (outlaw?.start ?? NaN))
    expect(mixed.breath[0]).toBeCloseTo(
      0.25 * (deputy?.breath[0] ?? NaN) + 0.75 * (outlaw?.breath[0] ?? NaN),
    )
  })
})

import { playShare, scoreOf, type Duel } from '../../lab/strength/duel'

const duel: Duel = {
  players: 5,
  role: 'sheriff',
  table: 'greedy',
  level: 'random',
  against: 'greedy',
  hasCharacters: false,
}
const effort = { games: 30, seed: 100 }

describe('duels', () => {
  it('come to the same, however many share the games', () => {
    const alone = scoreOf(duel, effort, [playShare(duel, effort, { worker: 0, workers: 1 })])
    const shared = scoreOf(
      duel,
      effort,
      [0, 1, 2].map((worker) => playShare(duel, effort, { worker, workers: 3 })),
    )
    expect(shared).toEqual(alone)
    expect(alone.gain).toBeLessThan(0)
  })

  it('say how sure a gain is from the differences game by game', () => {
    const { rate, baseline, gain, margin } = scoreOf(duel, { games: 100, seed: 1 }, [
      { wins: 30, baseline: 20, squares: 15 },
      { wins: 25, baseline: 25, squares: 10 },
    ])
    expect([rate, baseline]).toEqual([0.55, 0.45])
    expect(gain).toBeCloseTo(0.1)
    expect(margin).toBeCloseTo(1.96 * Math.sqrt((0.25 - 0.01) / 100))
  })
})

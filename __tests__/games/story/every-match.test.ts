import fc from 'fast-check'
import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceMatch, type DiceRecord } from '@/games/dice'
import { momentsOf, recapOf, turnStarts } from '@/games/dice/story'
import { deals, type Game } from '../../properties/games'

/** Plays a random game to its end, or for so many actions, and keeps its record. */
function recordOf({ config, seed, habits }: Game, most = 4000): DiceRecord {
  const rng = rngFromSeed(habits.seed)
  let match: DiceMatch = startMatch(dice, config, seed)
  for (let i = 0; i < most && !match.state.winner; i++) {
    const legal = dice.legal(match.state)
    const taken = takeAction(dice, match, at(legal, rng.below(legal.length)))
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return match.record
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

test('what was dealt and what fate took is what was lost, in every match', () => {
  fc.assert(
    fc.property(deals(), (game) => {
      const { tallies } = recapOf(recordOf(game))
      const total = (what: 'dealt' | 'lost' | 'lostToFate') => sum(tallies.map((t) => t[what]))
      expect(total('dealt') + total('lostToFate')).toBe(total('lost'))
    }),
    { numRuns: 60 },
  )
})

test('the lines of life add up, and end where the fallen lie', () => {
  fc.assert(
    fc.property(deals(), (game) => {
      const { life, tallies, turns, falls } = recapOf(recordOf(game))
      life.forEach((line, seat) => {
        const { gained, lost } = at(tallies, seat)
        expect(line).toHaveLength(turns + 1)
        expect(at(line, 0) + gained - lost).toBe(line.at(-1))
      })
      for (const { seat, turn } of falls) expect(sum(at(life, seat).slice(turn))).toBe(0)
      expect(sum(tallies.map((tally) => tally.turns))).toBe(turns)
      expect(life.filter((line) => line.at(-1) === 0)).toHaveLength(falls.length)
    }),
    { numRuns: 60 },
  )
})

test('a finished match has an ending that names a winner or a draw, and its fall where there was one', () => {
  fc.assert(
    fc.property(deals(), (game) => {
      const record = recordOf(game)
      const { ending, falls, turns } = recapOf(record)
      fc.pre(ending !== null)
      if (!ending) return
      expect(ending.turn).toBe(turns)
      const isHouseRule =
        ending.winner.side === 'outlaws' && falls.every((f) => f.role !== 'sheriff')
      expect(ending.fall === null).toBe(isHouseRule)
      if (ending.fall) expect(ending.fall.turn).toBe(turns)
    }),
    { numRuns: 60 },
  )
})

test('the moments of a replay lead from the deal to the last table, turn by turn', () => {
  fc.assert(
    fc.property(deals(), (game) => {
      const record = recordOf(game, 300)
      const moments = momentsOf(record)
      const { turns, life } = recapOf(record)
      expect(moments[0]?.event).toBeNull()
      expect(turnStarts(moments)).toHaveLength(turns)
      expect(moments.at(-1)?.state.life).toEqual(life.map((line) => line.at(-1)))
    }),
    { numRuns: 30 },
  )
})

import { rematched } from '@/boards/rematch'
import { chartDrawing, spread, turnTicks } from '@/features/result/chart-drawing'
import { reasonOf } from '@/boards/dice/words/ending-words'
import { startMatch } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { dice, type Side } from '@/games/dice'
import type { Fall } from '@/games/dice/story'
import { i18n } from '@/i18n'
import { defaultPlayers } from '@/store/setup/slice'

const spaces: ['result', 'common'] = ['result', 'common']
const t = i18n.getFixedT('en', spaces)
const names = ['Ada', 'Rosa', 'Ines']
const reader = { own: 0, nameOf: (seat: number) => names[seat] ?? '', t }
const fall = (part: Partial<Fall>): Fall => ({
  seat: 1,
  role: 'sheriff',
  turn: 7,
  cause: 'shots',
  by: 2,
  shot: { number: 1, of: 1 },
  ...part,
})
const reason = (side: Side, part: Partial<Fall> | null) =>
  reasonOf({ winner: { side, seats: [0] }, turn: 7, fall: part && fall(part) }, reader)

test.each<[Side, Partial<Fall> | null, string]>([
  ['outlaws', {}, 'The Sheriff fell in turn 7 by Ines’s shot.'],
  [
    'outlaws',
    { by: 0, shot: { number: 2, of: 3 } },
    'The Sheriff fell in turn 7 by your second shot.',
  ],
  ['outlaws', { cause: 'gatling' }, 'The Sheriff fell in turn 7 by Ines’s gatling.'],
  ['outlaws', { cause: 'dynamite', by: null }, 'The Sheriff fell in turn 7 by dynamite.'],
  [
    'renegade',
    { cause: 'attack', by: null },
    'The Sheriff fell in turn 7 in the attack, and only the Renegade was left.',
  ],
  ['law', { role: 'outlaw' }, 'The last foe of the law, an Outlaw, fell in turn 7 by Ines’s shot.'],
  [
    'law',
    { role: 'renegade' },
    'The last foe of the law, a Renegade, fell in turn 7 by Ines’s shot.',
  ],
  [
    'hunter',
    { role: 'deputy' },
    'The Deputy, quarry of the Outlaw, fell in turn 7 by Ines’s shot.',
  ],
  ['survivor', { role: 'outlaw' }, 'Only one is left: the Outlaw fell in turn 7 by Ines’s shot.'],
  [
    'draw',
    { cause: 'attack', by: null },
    'Turn 7 left nobody standing: the last ones fell together in the attack.',
  ],
  ['outlaws', null, 'Turn 7 left nobody standing. By the rule you chose, the Outlaw wins.'],
])('the reason for %s (%j)', (side, part, words) => {
  expect(reason(side, part)).toBe(words)
})

test('a German name that ends in s has its genitive by an apostrophe', () => {
  const german = { ...reader, t: i18n.getFixedT('de', spaces) }
  const ending = { winner: { side: 'outlaws', seats: [0] }, turn: 7 } as const
  expect(reasonOf({ ...ending, fall: fall({}) }, german)).toBe(
    'Der Sheriff schied im 7. Zug durch Ines’ Schuss aus.',
  )
})

describe('a rematch', () => {
  const roles = ['outlaw', 'sheriff', 'renegade', 'outlaw', 'deputy'] as const
  const characters = ['willy-the-kid', null, 'el-gringo', null, null] as const
  const config = { kind: 'deal', seats: 5, roles, characters } as const
  const old = {
    mode: 'solo',
    players: defaultPlayers(5, 'Ada'),
    config,
    roles: startMatch(dice, config, 1).state.roles,
    setup: null,
  } as const

  test('keeps your own role and shuffles those that everybody knows by now', () => {
    const dealt = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const { config: again } = rematched(old, 'same', rngFromSeed(seed))
      const given = again.kind === 'deal' ? (again.roles ?? []) : []
      expect(given[0]).toBe('outlaw')
      expect([...given].sort()).toEqual([...roles].sort())
      dealt.add(given.join())
    }
    expect(dealt.size).toBeGreaterThan(5)
  })

  test('moves a chosen character along with its player', () => {
    const { players, config: again } = rematched(old, 'rotated', rngFromSeed(1))
    const seat = players.findIndex(({ name }) => name === 'Lou')
    expect(again.kind === 'deal' && again.characters?.[seat]).toBe('el-gringo')
    expect(again.kind === 'deal' && again.characters?.[0]).toBe('willy-the-kid')
  })
})

describe('the chart', () => {
  test('draws steps: life stays until the turn is over', () => {
    const size = { width: 100, height: 112, turns: 2, most: 10 }
    const look = { width: 2, color: '#000' }
    const { nodes } = chartDrawing([{ life: [10, 5, 5], fell: null, look }], size, '#fff')
    expect(nodes[1]).toMatchObject({ d: 'M0 8H50V58H100V58' })
  })

  test('ends a line where its seat fell', () => {
    const size = { width: 100, height: 112, turns: 4, most: 10 }
    const look = { width: 2, color: '#000' }
    const { nodes } = chartDrawing([{ life: [1, 0, 0, 0, 0], fell: 1, look }], size, '#fff')
    expect(nodes[1]).toMatchObject({ d: expect.stringMatching(/H25V108$/) })
  })

  test('names the first and the last turn, and no two on top of each other', () => {
    for (let turns = 1; turns <= 80; turns++) {
      const ticks = turnTicks(turns)
      expect(ticks[0]).toBe(1)
      expect(ticks.at(-1)).toBe(turns)
      expect(new Set(ticks).size).toBe(ticks.length)
    }
  })

  test('moves labels apart and keeps their order', () => {
    expect(spread([10, 12, 11], 16, 100)).toEqual([10, 42, 26])
    expect(spread([95, 96], 16, 100)).toEqual([84, 100])
  })
})

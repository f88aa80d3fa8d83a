import fc from 'fast-check'
import { startMatch } from '@/core/match'
import { dice, type DiceConfig, type Role } from '@/games/dice'
import { EDITIONS } from '@/games/dice/rules/options'
import { dealFrom } from '@/store/setup/play'
import { linkOf, readLink, type LinkParts } from '@/store/setup/shared-deal'
import { defaultPlayers, type Player, type Setup } from '@/store/setup/slice'
import '../support/games-loaded'

const SETUP: Setup<'dice'> = {
  game: 'dice',
  mode: 'solo',
  players: defaultPlayers(5),
  role: 'random',
  characters: 'random',
  chosen: [null, null, null, null, null],
  options: {},
}

/** A link's query as a router reads it. */
const partsOf = (query: string): LinkParts => Object.fromEntries(new URLSearchParams(query))

const sent = (players: readonly Player[], config: DiceConfig, seed: number): LinkParts =>
  partsOf(linkOf({ game: 'dice', players, config, seed }) ?? '')

const linkTo = (setup: Setup<'dice'>, seed: number): LinkParts =>
  sent(setup.players, dealFrom(setup, seed), seed)

const setups = fc.record({
  seats: fc.integer({ min: 3, max: 8 }),
  seed: fc.nat({ max: 2 ** 32 - 1 }),
  role: fc.constantFrom('random', 'outlaw', 'renegade'),
  characters: fc.constantFrom('random', 'none', 'chosen'),
  edition: fc.constantFrom(...Object.values(EDITIONS)),
  level: fc.constantFrom('random', 'easy', 'normal', 'hard'),
} as const)

it('deals the same table on another device, whatever was set', () => {
  fc.assert(
    fc.property(setups, ({ seats, seed, role, characters, edition, level }) => {
      const players = defaultPlayers(seats, 'Konstantin').map((player): Player =>
        player.kind === 'bot' ? { ...player, level } : player,
      )
      const chosen = players.map((_, seat) => (seat === 1 ? 'slab-the-killer' : null))
      const chances = { role, characters, chosen, options: edition }
      const setup: Setup<'dice'> = { game: 'dice', mode: 'solo', players, ...chances }
      const config = dealFrom(setup, seed)
      const read = readLink('dice', sent(players, config, seed), '')
      if (!read) throw new Error('the link was not understood')
      expect(startMatch(dice, read.config, read.seed).state).toEqual(
        startMatch(dice, config, seed).state,
      )
      expect(read.players.slice(1)).toEqual(players.slice(1))
    }),
  )
})

it('keeps the name of whoever sends it to himself', () => {
  const players = defaultPlayers(4, 'Konstantin')
  const query = linkOf({ game: 'dice', players, config: { kind: 'deal', seats: 4 }, seed: 1 })
  expect(query).not.toContain('Konstantin')
  expect(readLink('dice', partsOf(query ?? ''), 'Vera')?.players[0]).toEqual({
    kind: 'human',
    name: 'Vera',
  })
})

it('calls you "you" if a bot of the table has your name', () => {
  expect(readLink('dice', linkTo(SETUP, 3), 'dusty')?.players[0]).toEqual({
    kind: 'human',
    name: '',
  })
})

it('carries names with any letters', () => {
  const players: Player[] = [
    { kind: 'human', name: '' },
    { kind: 'bot', name: 'A & B, = 100 %', level: 'hard' },
    { kind: 'bot', name: 'Žofie: č?#', level: 'easy' },
  ]
  const read = readLink('dice', sent(players, { kind: 'deal', seats: 3 }, 9), '')
  expect(read?.players).toEqual(players)
})

it('carries the tempers that were chosen; a link without any leaves them to the deal', () => {
  const players: Player[] = [
    { kind: 'human', name: '' },
    { kind: 'bot', name: 'Rosa', level: 'easy', personality: 'sly' },
    { kind: 'bot', name: 'Hank', level: 'hard' },
    { kind: 'bot', name: 'Mei', level: 'hard', personality: 'grudge' },
  ]
  const parts = sent(players, { kind: 'deal', seats: 4 }, 9)
  expect(readLink('dice', parts, '')?.players).toEqual(players)
  const { temper1, temper3, ...old } = parts
  expect([temper1, temper3]).toEqual(['sly', 'grudge'])
  const drawn = players.map(({ name, ...player }) =>
    player.kind === 'bot' ? { kind: 'bot', name, level: player.level } : { kind: 'human', name },
  )
  expect(readLink('dice', old, '')?.players).toEqual(drawn)
})

it('tells nobody a role: what is written follows from the seed', () => {
  const seen = new Set<string>()
  const roles: Role[] = ['outlaw', 'sheriff', 'outlaw', 'renegade', 'deputy']
  for (let seed = 0; seed < 60; seed++) {
    const query = linkOf({ ...SETUP, config: { kind: 'deal', seats: 5, roles }, seed }) ?? ''
    expect(query).not.toMatch(/sheriff|deputy|outlaw|renegade/)
    seen.add(String(partsOf(query).sealed)[1] ?? '')
  }
  expect([...seen].sort()).toEqual(['0', '1', '2', '3'])
})

it('has no link for a table of several people, nor for a position', () => {
  const people: Player[] = ['A', 'B', 'C'].map((name) => ({ kind: 'human', name }))
  expect(
    linkOf({ game: 'dice', players: people, config: { kind: 'deal', seats: 3 }, seed: 1 }),
  ).toBeNull()
  const position = { kind: 'position', turn: 0, seats: [] } as const
  expect(linkOf({ game: 'dice', players: defaultPlayers(3), config: position, seed: 1 })).toBeNull()
})

describe('a link that is not right is none', () => {
  const good = linkTo({ ...SETUP, role: 'outlaw' }, 5)
  it.each<[string, LinkParts]>([
    ['nothing at all', {}],
    ['no seed', { ...good, seed: undefined }],
    ['a seed that is no number', { ...good, seed: '5e3' }],
    ['a seed too large', { ...good, seed: '4294967296' }],
    ['two seeds', { ...good, seed: ['1', '2'] }],
    ['rules of another version', { ...good, rules: '99' }],
    ['too few bots', { rules: '1', seed: '5', bot1: 'easy:Rosa' }],
    ['a gap between the bots', { ...linkTo(SETUP, 5), bot2: undefined }],
    ['a level that there is not', { ...good, bot1: 'oracle:Rosa' }],
    ['a temper that there is not', { ...good, temper1: 'merry' }],
    ['a bot without a name', { ...good, bot1: 'easy:' }],
    ['a name too long', { ...good, bot1: `easy:${'x'.repeat(25)}` }],
    ['two bots of one name', { ...good, bot2: good.bot1 }],
    ['roles of another number', { ...good, sealed: '01' }],
    ['roles that are no numbers', { ...good, sealed: 'abcde' }],
    ['roles that nobody deals', { ...good, sealed: '00000' }],
    [
      'roles of the first version that nobody deals',
      { ...good, sealed: undefined, roles: '00000' },
    ],
    ['a character that there is not', { ...good, characters: 'x,none,none,none,none' }],
    ['an option that there is not', { ...good, kitSpread: 'everyone' }],
  ])('%s', (_, parts) => {
    expect(readLink('dice', good, '')).not.toBeNull()
    expect(readLink('dice', parts, '')).toBeNull()
  })
})

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const PATIENCE = 120_000
const root = join(__dirname, '..', '..')

const arena = (...args: string[]) =>
  spawnSync('npm', ['run', '--silent', 'arena', '--', ...args], { cwd: root, encoding: 'utf8' })

test(
  '--json prints one object with the protocol’s fields, the same for the same seed',
  () => {
    const args = ['--players', '4', '--games', '20', '--seed', '3', '--bots', 'random', '--json']
    const [one, two] = [arena(...args), arena(...args)]
    expect([one.status, one.stderr, one.stdout.trimEnd().split('\n').length]).toEqual([0, '', 1])
    const { seconds, gamesPerSecond, ...report } = JSON.parse(one.stdout)
    expect(seconds).toBeGreaterThan(0)
    expect(gamesPerSecond).toBeCloseTo(20 / seconds)
    expect(report).toMatchObject({
      games: 20,
      decisions: expect.any(Number),
      turns: expect.any(Number),
      sides: {
        law: { wins: expect.any(Number), rate: expect.any(Number) },
        outlaws: {},
        renegade: {},
      },
    })
    expect(JSON.parse(two.stdout)).toMatchObject(report)
  },
  PATIENCE,
)

test(
  'without it there is a table; sides have levels of their own; characters can be left out',
  () => {
    const options = ['--games', '5', '--bots', 'random', '--law', 'easy', '--characters', 'none']
    const { status, stdout, stderr } = arena(...options)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^5 games of dice for 5 players, seed 1: law easy, outlaws random, /)
    expect(stdout).not.toContain('el-gringo')
  },
  PATIENCE,
)

test(
  'one seat can be a guest of another level, counted apart',
  () => {
    const options = ['--games', '6', '--bots', 'random', '--guest', 'sheriff:easy', '--json']
    const { guest, sides } = JSON.parse(arena(...options).stdout)
    expect(guest).toMatchObject({ role: 'sheriff', level: 'easy', games: 6 })
    expect(guest.wins).toBe(sides.law.wins)
  },
  PATIENCE,
)

test.each([
  [
    ['--bots', 'genius'],
    'arena: unknown level genius; there are random, easy, normal, hard, greedy, oracle',
  ],
  [['--guest', 'judge:hard'], 'arena: --guest is ROLE:LEVEL, like deputy:hard, not judge:hard'],
  [['--guest', 'deputy'], 'arena: unknown level'],
  [['--players', '9'], 'arena: --players is a whole number from 3 to 8, not 9'],
  [['--characters', 'some'], 'arena: --characters is all or none, not some'],
  [['--nonsense'], 'arena: '],
  [['--game', 'chess'], 'arena: --game is dice or cards, not chess'],
  [['--game', 'cards', '--players', '8'], '--players is a whole number from 4 to 7, not 8'],
  [
    ['--game', 'cards', '--bots', 'genius'],
    'arena: unknown level genius; there are random, easy, normal, hard, greedy, oracle, stranger; normal and hard also like hard:sly',
  ],
])(
  '%j is an error on stderr, with a status and nothing on stdout',
  (args, message) => {
    const { status, stdout, stderr } = arena(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  },
  PATIENCE,
)

test(
  '--game cards plays the card game, with levels and characters as for the dice',
  () => {
    const options = [
      '--game',
      'cards',
      '--games',
      '5',
      '--bots',
      'random',
      '--law',
      'easy',
      '--json',
    ]
    const { status, stdout, stderr } = arena(...options)
    expect([status, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'cards',
      games: 5,
      stopped: expect.any(Number),
      levels: { law: 'easy', outlaws: 'random', renegade: 'random' },
    })
    const bare = arena(...options, '--characters', 'none', '--players', '7')
    expect(JSON.parse(bare.stdout).characters).toEqual({})
  },
  PATIENCE,
)

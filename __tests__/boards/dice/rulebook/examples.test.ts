import { replayMatch } from '@/core/match'
import { dice } from '@/games/dice'
import {
  CHAPTER_EXAMPLES,
  CHARACTER_EXAMPLES,
  FACE_EXAMPLES,
} from '@/boards/dice/rulebook/examples'
import { momentsOfScript, recordOf, type Script } from '@/boards/dice/rulebook/script'

const scripts = Object.entries<Script>({
  ...CHAPTER_EXAMPLES,
  ...FACE_EXAMPLES,
  ...CHARACTER_EXAMPLES,
})

const eventsOf = (script: Script) => momentsOfScript(script).flatMap(({ event }) => event ?? [])

it.each(scripts)('%s: the rules allow every step of the example', (_, script) => {
  expect(() => replayMatch(dice, recordOf(script))).not.toThrow()
})

it.each(scripts)('%s: the example tells something within one turn', (_, script) => {
  expect(eventsOf(script).length).toBeGreaterThan(1)
  expect(eventsOf(script).some(({ type }) => type === 'turnStarted')).toBe(false)
})

/** What each character's example must show, or it shows nothing of the ability. */
const shown: Readonly<Record<string, object>> = {
  'bart-cassidy': { type: 'arrowTaken', cause: 'dodge', seat: 2 },
  'black-jack': { type: 'rolled', dice: [0, 1] },
  'calamity-janet': { type: 'aimed', face: 'one', places: 2 },
  'el-gringo': { type: 'arrowTaken', cause: 'ability', by: 1, seat: 0 },
  'jesse-jones': { type: 'lifeGained', amount: 2, cause: 'beer' },
  jourdonnais: { type: 'lifeLost', seat: 1, amount: 1, cause: 'attack' },
  'kit-carlson': { type: 'arrowsReturned', cause: 'cleared', seat: 2 },
  'lucky-duke': { type: 'rolled', roll: 4 },
  'paul-regret': { type: 'gatlingFired' },
  'pedro-ramirez': { type: 'arrowsReturned', cause: 'shed' },
  'rose-doolan': { type: 'aimed', face: 'two', places: 3 },
  'sid-ketchum': { type: 'lifeGained', cause: 'gift', seat: 2 },
  'slab-the-killer': { type: 'lifeLost', seat: 1, amount: 2 },
  'suzy-lafayette': { type: 'lifeGained', cause: 'ability', amount: 2 },
  'vulture-sam': { type: 'lifeGained', cause: 'ability', seat: 2, amount: 2 },
  'willy-the-kid': { type: 'gatlingFired', faces: 2 },
  attack: { type: 'attackBegan', seat: 0 },
  winning: { type: 'gameEnded', winner: expect.objectContaining({ side: 'outlaws' }) },
  three: { type: 'gameEnded', winner: expect.objectContaining({ side: 'hunter' }) },
  dynamite: { type: 'dynamiteExploded' },
  gatling: { type: 'arrowsReturned', cause: 'gatling', count: 3 },
}

it.each(Object.entries(shown))('%s: the example shows what it is about', (name, event) => {
  const script = scripts.find(([id]) => id === name)?.[1]
  expect(script && eventsOf(script)).toContainEqual(expect.objectContaining(event))
})

it('spares Paul Regret', () => {
  const hurt = eventsOf(CHARACTER_EXAMPLES['paul-regret']).filter(({ type }) => type === 'lifeLost')
  expect(hurt).toHaveLength(3)
  expect(hurt).not.toContainEqual(expect.objectContaining({ seat: 2 }))
})

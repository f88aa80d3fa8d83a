import { replayMatch } from '@/core/match'
import { CARD_IDS } from '@/games/cards/cards/ids'
import { cards } from '@/games/cards'
import { CHARACTER_EXAMPLES } from '@/boards/cards/rulebook/character-examples'
import { CHAPTER_EXAMPLES, KIND_EXAMPLES } from '@/boards/cards/rulebook/examples'
import { momentsOfScript, type Script } from '@/boards/cards/rulebook/script'

const scripts = Object.entries<Script>({
  ...CHAPTER_EXAMPLES,
  ...KIND_EXAMPLES,
  ...CHARACTER_EXAMPLES,
})

const eventsOf = (script: Script) => momentsOfScript(script).flatMap(({ event }) => event ?? [])

it.each(scripts)('%s: the rules allow every step of the example', (_, { record }) => {
  expect(() => replayMatch(cards, record)).not.toThrow()
})

it.each(scripts)('%s: every card is there once, and something is told', (_, script) => {
  const { config } = script.record
  if (config.kind !== 'position') throw new Error('an example is a position')
  const { seats, deck = [], discard = [] } = config
  const all = [...seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]), ...deck, ...discard]
  expect(all.filter((card) => !CARD_IDS.includes(card))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
  expect(eventsOf(script).length).toBeGreaterThan(0)
})

const any: unknown = expect.anything()

/** What each example must show, or it shows nothing of what it is about. */
const shown: Readonly<Record<string, readonly object[]>> = {
  turn: [
    { type: 'cardDrawn', seat: 0, cause: 'phase' },
    { type: 'cardDiscarded', seat: 0, cause: 'limit' },
  ],
  draw: [
    { type: 'cardsTurned', for: 'dynamite', isMet: false },
    { type: 'cardPassedOn', to: 2 },
    { type: 'cardsTurned', for: 'jail', isMet: true },
  ],
  order: [
    { type: 'cardDrawn', seat: 2, cause: 'bart-cassidy' },
    { type: 'cardsTurned', seat: 3, for: 'barrel', isMet: false },
    { type: 'lifeGained', seat: 3, cause: 'beer', life: 1 },
  ],
  falling: [
    { type: 'eliminated', seat: 1, role: 'outlaw', by: 0 },
    { type: 'cardDrawn', seat: 0, cause: 'reward' },
  ],
  winning: [{ type: 'gameEnded', winner: expect.objectContaining({ side: 'outlaws' }) }],
  bang: [{ type: 'lifeLost', seat: 1, cause: 'bang', amount: 1 }],
  missed: [{ type: 'cardShown', seat: 1, kind: 'defend' }],
  beer: [{ type: 'lifeGained', seat: 0, cause: 'beer', life: 4 }],
  saloon: [
    { type: 'lifeGained', seat: 1, cause: 'saloon' },
    { type: 'lifeGained', seat: 0, cause: 'saloon' },
  ],
  stagecoach: [{ type: 'cardDrawn', card: 'beer-9H' }],
  'wells-fargo': [{ type: 'cardDrawn', card: 'missed-5S' }],
  'general-store': [
    { type: 'storeTaken', seat: 0, card: 'remington-KC' },
    { type: 'storeTaken', seat: 3, card: 'missed-5S' },
  ],
  panic: [{ type: 'cardTaken', seat: 0, from: 1, card: 'scope-AS' }],
  'cat-balou': [{ type: 'cardDiscarded', seat: 2, by: 0, card: 'barrel-KS' }],
  duel: [
    { type: 'cardShown', seat: 2 },
    { type: 'cardShown', seat: 0 },
    { type: 'lifeLost', seat: 2, by: 0, cause: 'duel' },
  ],
  gatling: [
    { type: 'lifeLost', seat: 2, cause: 'gatling' },
    { type: 'cardsTurned', seat: 3, for: 'barrel', isMet: true },
  ],
  indians: [{ type: 'lifeLost', seat: 2, cause: 'indians' }],
  jail: [{ type: 'cardsTurned', seat: 1, for: 'jail', isMet: false }],
  barrel: [{ type: 'cardsTurned', seat: 0, for: 'barrel', isMet: true }],
  mustang: [{ type: 'cardLaid', seat: 1 }],
  scope: [{ type: 'lifeLost', seat: 2 }],
  dynamite: [
    { type: 'cardPassedOn', seat: 3, to: 0 },
    { type: 'cardsTurned', for: 'dynamite', isMet: true },
    { type: 'lifeLost', seat: 0, amount: 3, by: null },
  ],
  schofield: [{ type: 'lifeLost', seat: 2 }],
  volcanic: [
    { type: 'lifeLost', seat: 1 },
    { type: 'lifeLost', seat: 3 },
  ],
  remington: [{ type: 'lifeLost', seat: 3 }],
  'rev-carabine': [{ type: 'lifeLost', seat: 3 }],
  winchester: [{ type: 'lifeLost', seat: 3 }],
  'bart-cassidy': [{ type: 'cardDrawn', seat: 1, cause: 'bart-cassidy' }],
  'black-jack': [
    { type: 'cardDrawn', seat: 0, card: 'beer-9H', isShown: true },
    { type: 'cardDrawn', seat: 0, card: 'bang-4D', isShown: false },
  ],
  'calamity-janet': [{ type: 'cardShown', seat: 0, card: 'bang-KD' }],
  'el-gringo': [{ type: 'cardTaken', seat: 1, from: 0, card: 'beer-9H' }],
  'jesse-jones': [{ type: 'cardTaken', seat: 0, from: 1 }],
  jourdonnais: [{ type: 'cardsTurned', seat: 0, isMet: true }],
  'kit-carlson': [
    { type: 'cardDrawn', seat: 0, card: 'bang-4D' },
    { type: 'cardDrawn', seat: 0, card: 'beer-9H' },
  ],
  'lucky-duke': [{ type: 'cardsTurned', seat: 0, counted: 'beer-10H', isMet: true }],
  'paul-regret': [{ type: 'lifeLost', seat: 2 }],
  'pedro-ramirez': [{ type: 'discardTaken', seat: 0, card: 'beer-9H' }],
  'rose-doolan': [{ type: 'lifeLost', seat: 2 }],
  'sid-ketchum': [{ type: 'lifeGained', seat: 0, cause: 'heal', life: 3 }],
  'slab-the-killer': [
    { type: 'cardShown', seat: 1, card: 'missed-2S' },
    { type: 'lifeLost', seat: 1, amount: 1 },
  ],
  'suzy-lafayette': [{ type: 'cardDrawn', seat: 0, cause: 'empty-hand' }],
  'vulture-sam': [{ type: 'cardsInherited', seat: 2, from: 1, inPlay: ['barrel-QS'] }],
  'willy-the-kid': [{ type: 'lifeLost', seat: 3, by: 0 }],
}

it.each(scripts)('%s: the example shows what it is about', (name, script) => {
  const wanted = shown[name]
  expect(wanted).toEqual(any)
  for (const event of wanted ?? [])
    expect(eventsOf(script)).toContainEqual(expect.objectContaining(event))
})

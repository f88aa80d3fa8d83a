import { testPlanted, type Planted } from '../support/planted'

const layers = 'house/layers'
const nameless = 'house/nameless-rules'
const shells = 'house/nameless-shells'

const LAYERS = [
  'app',
  'features',
  'boards',
  'store',
  'persistence',
  'ui',
  'i18n',
  'platform',
  'games',
  'family',
  'core',
] as const
type Layer = (typeof LAYERS)[number]

/** The direction of docs/architecture, written down a second time: what may import a layer, itself apart. */
const IMPORTED_BY: Readonly<Record<Layer, readonly Layer[]>> = {
  app: [],
  features: ['app'],
  boards: ['features'],
  store: ['app', 'features', 'boards'],
  persistence: ['store'],
  ui: ['app', 'features', 'boards'],
  i18n: ['app', 'features', 'boards', 'store', 'ui'],
  platform: ['app', 'features', 'boards', 'store', 'ui', 'i18n'],
  games: ['features', 'boards', 'store', 'persistence'],
  family: LAYERS.filter((layer) => !['app', 'core', 'family'].includes(layer)),
  core: LAYERS.filter((layer) => !['app', 'core'].includes(layer)),
}

/** Every pair of layers of which one must not import the other; a type is no excuse. */
const EVERY_PAIR = LAYERS.flatMap((from) =>
  LAYERS.filter((to) => to !== from && !IMPORTED_BY[to].includes(from)).map((to): Planted => {
    const place = from === 'app' ? 'app' : `src/${from}`
    const path = to === 'app' ? '../../app/x' : `@/${to}/x`
    return [
      `${from} imports ${to}`,
      `${place}/planted.ts`,
      layers,
      `import type { X } from '${path}'; export type Y = X`,
      `export const answer = 42`,
    ]
  }),
)

testPlanted([
  ...EVERY_PAIR,

  // app → features → boards → (ui, i18n, platform, store) → games → family → core
  [
    'a route reaches past the features into a game',
    'app/planted.tsx',
    layers,
    `import { dice } from '@/games/dice'; dice()`,
    `export { TableScreen as default } from '@/features/table'`,
  ],
  [
    'a feature imports a route',
    'src/features/table/planted.ts',
    layers,
    `import { Home } from '../../../app/index'; Home()`,
    `import { Die } from '@/ui/die'; Die()`,
  ],
  [
    'the design system imports a feature',
    'src/ui/planted.ts',
    layers,
    `import { TableScreen } from '@/features/table'; TableScreen()`,
    `import { buzz } from '@/platform/haptics'; buzz()`,
  ],
  [
    'the design system imports the store',
    'src/ui/planted.ts',
    layers,
    `import { useAppSelector } from '@/store'; useAppSelector()`,
    `import type { Role } from '@/family/roles'; export type Card = Role`,
  ],
  [
    'the design system knows a game',
    'src/ui/planted.ts',
    layers,
    `import type { Face } from '@/games/dice'; export type Side = Face`,
    `import { ROLES } from '@/family/roles'; ROLES.at(0)`,
  ],
  [
    'translations know a game',
    'src/i18n/planted.ts',
    layers,
    `import type { Face } from '@/games/dice'; export type Side = Face`,
    `import type { Role } from '@/family/roles'; export type Card = Role`,
  ],
  [
    'a feature uses a value of a game',
    'src/features/table/planted.ts',
    layers,
    `import { dice } from '@/games/dice'; dice()`,
    `import { GAME_IDS } from '@/games'; GAME_IDS.at(0)`,
  ],
  [
    'a feature names a type of a game',
    'src/features/table/planted.ts',
    layers,
    `import type { DiceState } from '@/games/dice'; export type View = DiceState`,
    `import type { GameId, ViewOf } from '@/games'; export type View = ViewOf<GameId>`,
  ],
  [
    'a feature names the board of a game',
    'src/features/table/planted.ts',
    layers,
    `import { diceFace } from '@/boards/dice'; diceFace()`,
    `import { FIRST_GAME } from '@/games'; import { faceOf } from '@/boards'; faceOf(FIRST_GAME)`,
  ],
  [
    'a board imports a feature',
    'src/boards/dice/planted.ts',
    layers,
    `import { TableScreen } from '@/features/table'; TableScreen()`,
    `import type { Face } from '../face'; export type Own = Face<'dice'>`,
  ],
  [
    'translations import a feature',
    'src/i18n/planted.ts',
    layers,
    `import { TableScreen } from '../features/table'; TableScreen()`,
    `import type { Role } from '../family/roles'; export type Card = Role`,
  ],
  [
    'the platform imports the store',
    'src/platform/planted.ts',
    layers,
    `import { store } from '@/store'; store()`,
    `import { impactAsync } from 'expo-haptics'; impactAsync()`,
  ],
  [
    'the store imports a feature',
    'src/store/planted.ts',
    layers,
    `import { TableScreen } from '@/features/table'; TableScreen()`,
    `import { dice } from '@/games/dice'; dice()`,
  ],
  [
    'a game imports the design system',
    'src/games/dice/planted.ts',
    layers,
    `import { Die } from '../../ui/die'; Die()`,
    `import { rngFromSeed } from '../../core/rng'; rngFromSeed(1)`,
  ],
  [
    'the core imports a game',
    'src/core/planted.ts',
    layers,
    `import { dice } from '@/games/dice'; dice()`,
    `import { rngFromSeed } from './rng'; rngFromSeed(1)`,
  ],
  [
    'the store imports a board',
    'src/store/planted.ts',
    layers,
    `import { face } from '@/boards/dice'; face()`,
    `import { nextLiving } from '@/family/ring'; nextLiving()`,
  ],
  [
    'the design system imports a board',
    'src/ui/planted.ts',
    layers,
    `import { face } from '@/boards/face'; face()`,
    `import type { Role } from '@/family/roles'; export type Card = Role`,
  ],
  [
    'what the games share imports a game',
    'src/family/planted.ts',
    layers,
    `import { dice } from '@/games/dice'; dice()`,
    `import { at } from '@/core/list'; at([1], 0)`,
  ],
  [
    'the core imports what the games share',
    'src/core/planted.ts',
    layers,
    `import { nextLiving } from '../family/ring'; nextLiving()`,
    `import { at } from './list'; at([1], 0)`,
  ],

  // islands
  [
    'a feature imports another feature',
    'src/features/table/planted.ts',
    layers,
    `import { HomeScreen } from '../home'; HomeScreen()`,
    `import { Seats } from './seats'; Seats()`,
  ],
  [
    'a feature imports another feature by the alias',
    'src/features/table/parts/planted.ts',
    layers,
    `export * from '@/features/home/button'`,
    `export * from '@/features/table/seats'`,
  ],
  [
    'a game imports another game',
    'src/games/cards/planted.ts',
    layers,
    `import { damage } from '../dice/rules/damage'; damage()`,
    `import { damage } from './rules/damage'; damage()`,
  ],
  [
    'a game imports the list of games',
    'src/games/cards/planted.ts',
    layers,
    `import { games } from '..'; games()`,
    `import { rules } from './rules'; rules()`,
  ],

  [
    'a board imports another board',
    'src/boards/cards/planted.ts',
    layers,
    `import { Tray } from '../dice/tray'; Tray()`,
    `import type { Face } from '../face'; export type Own = Face`,
  ],
  [
    'what any companion lays on a table imports a board',
    'src/boards/companion/planted.ts',
    layers,
    `import { Tray } from '../dice/tray'; Tray()`,
    `import { Slip } from './slip'; Slip()`,
  ],
  [
    'what any companion lays on a table imports a game',
    'src/boards/companion/planted.ts',
    layers,
    `import { dice } from '@/games/dice'; dice()`,
    `import { livingSeats } from '@/family/ring'; livingSeats()`,
  ],
  [
    'a board imports another board, and not what they share',
    'src/boards/cards/companion/planted.ts',
    layers,
    `import { Slip } from '../../dice/companion/slip'; Slip()`,
    `import { Slip } from '../../companion/slip'; Slip()`,
  ],
  [
    'a board imports the list of boards',
    'src/boards/cards/planted.ts',
    layers,
    `import { boards } from '..'; boards()`,
    `import { hand } from './hand'; hand()`,
  ],
  [
    'a board imports the game of another board',
    'src/boards/cards/planted.ts',
    layers,
    `import type { DiceState } from '@/games/dice'; export type Table = DiceState`,
    `import type { CardsState } from '@/games/cards'; export type Table = CardsState`,
  ],

  // values that would come before Home
  [
    'the list of games brings a game along',
    'src/games/index.ts',
    layers,
    `export { dice } from './dice'`,
    `export type { DiceGame } from './dice'`,
  ],
  [
    'a screen reckons beliefs itself',
    'src/features/coach/planted.ts',
    layers,
    `import { Belief } from '@/family/beliefs/belief'; export const belief = Belief`,
    `import type { Belief } from '@/family/beliefs/belief'; export type Own = Belief`,
  ],
  [
    'the rules reckon beliefs',
    'src/games/dice/rules/planted.ts',
    layers,
    `import { Belief } from '@/family/beliefs/belief'; export const belief = Belief`,
    `import { Belief } from '@/family/beliefs/belief'; export const belief = Belief`,
    'src/games/dice/bots/planted.ts',
  ],

  // the core, the family and the games import no package
  ...[
    'react',
    'react-native',
    'expo-haptics',
    '@reduxjs/toolkit',
    'react-redux',
    'node:fs',
  ].flatMap((name): Planted[] =>
    ['src/core/planted.ts', 'src/family/planted.ts', 'src/games/dice/rules/planted.ts'].map(
      (path) => [
        `${name} in ${path}`,
        path,
        layers,
        `import * as planted from '${name}'; planted.run()`,
        `import * as planted from 'valibot'; planted.run()`,
      ],
    ),
  ),
  [
    'a package by a dynamic import in a game',
    'src/games/dice/planted.ts',
    layers,
    `export const load = () => import('react')`,
    `export const load = () => import('./rules')`,
  ],
  [
    'a package by require in the core',
    'src/core/planted.ts',
    layers,
    `export const react = require('react')`,
    `export const react = null`,
  ],
  [
    'a type of a package in the core',
    'src/core/planted.ts',
    layers,
    `export type Node = import('react').ReactNode`,
    `import type { Seat } from './game'\nexport type Place = Seat`,
  ],
  // the rules name no character
  [
    'the rules import a character',
    'src/games/dice/rules/planted.ts',
    nameless,
    `import { it } from '../characters/bart-cassidy'; it()`,
    `import { CHARACTERS } from '../characters'; export const all = CHARACTERS`,
  ],
  [
    'the rules compare with a character',
    'src/games/dice/rules/planted.ts',
    nameless,
    `export const isHe = (character: string) => character === 'bart-cassidy'`,
    `export const isHe = (character: string) => character === 'sheriff'`,
  ],
  [
    'the rules have a variable for a character',
    'src/games/dice/rules/turn/planted.ts',
    nameless,
    `export const isBartCassidy = true`,
    `export const isDodger = true`,
  ],
  [
    'the rules of the card game compare with a character',
    'src/games/cards/rules/planted.ts',
    nameless,
    `export const isHe = (character: string) => character === 'slab-the-killer'`,
    `export const isHe = (character: string) => character === 'sheriff'`,
  ],
  [
    'the rules import a card',
    'src/games/cards/rules/planted.ts',
    nameless,
    `import { bang } from '../cards/bang'; bang()`,
    `import { kindOf } from '../cards'; export const kind = kindOf`,
  ],
  [
    'the rules compare with a card',
    'src/games/cards/rules/planted.ts',
    nameless,
    `export const isIt = (kind: string) => kind === 'jail'`,
    `export const isIt = (kind: string) => kind === 'defend'`,
  ],
  [
    'the rules have a variable for a card',
    'src/games/cards/rules/planted.ts',
    nameless,
    `export const hasCatBalou = true`,
    `export const hasWeapon = true`,
  ],

  // a feature names no game
  [
    'a feature compares with a game',
    'src/features/home/planted.ts',
    shells,
    `export const isIt = (game: string) => game === 'dice'`,
    `export const isIt = (game: string, other: string) => game === other`,
  ],
  [
    'a feature leads to an address of a game',
    'src/features/home/planted.ts',
    shells,
    'export const href = (room: string) => `/cards/${room}`',
    'export const href = (game: string) => `/${game}/new`',
  ],
  [
    'a feature speaks with the words of a game',
    'src/features/home/planted.ts',
    shells,
    `export const spaces = ['log', 'common', 'cards']`,
    `export const spaces = ['log', 'common']`,
  ],
  [
    'a feature has something for each game',
    'src/features/home/planted.ts',
    shells,
    `export const pictures = { dice: 'die', cards: 'card' }`,
    `export const pictures = { cards: 5 }`,
  ],
  [
    'a feature names the type of a game',
    'src/features/home/planted.ts',
    shells,
    `import type { ViewOf } from '@/games'; export type View = ViewOf<'dice'>`,
    `export const sign = 'cards-up'`,
  ],

  // places
  [
    'a route under src, which Expo would prefer to app',
    'src/app/index.tsx',
    layers,
    `export const Home = () => null`,
    `export { HomeScreen as default } from '@/features/home'`,
    'app/index.tsx',
  ],
  [
    'a file in no layer',
    'src/helpers/planted.ts',
    layers,
    `export const answer = 42`,
    `export const answer = 42`,
    'src/core/planted.ts',
  ],
  [
    'a feature imports a test helper',
    'src/features/table/planted.ts',
    layers,
    `import { table } from '../../../__tests__/support/table'; table()`,
    `import sound from '../../../assets/shot.mp3'; export const shot = sound`,
  ],
])

import { importedPath, onEachImport, pathFromRoot } from './paths.mjs'

/** What each layer may import besides itself: the direction of docs/architecture, written once. */
const mayImport = {
  app: ['features', 'ui', 'i18n', 'platform', 'store'],
  features: ['boards', 'ui', 'i18n', 'platform', 'store', 'games', 'family', 'core'],
  boards: ['ui', 'i18n', 'platform', 'store', 'games', 'family', 'core'],
  store: ['persistence', 'i18n', 'platform', 'games', 'family', 'core'],
  persistence: ['games', 'family', 'core'],
  ui: ['i18n', 'platform', 'family', 'core'],
  i18n: ['platform', 'family', 'core'],
  platform: ['family', 'core'],
  games: ['family', 'core'],
  family: ['core'],
  core: [],
}

/** Layers whose folders are islands: no feature imports another feature, no game or board another one. */
const layersOfIslands = ['features', 'boards', 'games']

/** Layers with one room for each game: what is in a game's room knows no other game. */
const layersOfGames = ['boards', 'games']

/** Files beside the islands that all of them share: the contract of what a game looks like, and what boards have in common. */
const sharedFiles = [
  'src/boards/chips',
  'src/boards/face',
  'src/boards/face-context',
  'src/boards/options-sheet',
  'src/boards/played-example',
  'src/boards/rematch',
  'src/boards/turn-entry',
  'src/boards/turns',
  'src/boards/undo-button',
  'src/boards/words',
]

/** A folder of such files: it knows no game at all. */
const sharedFolder = 'src/boards/companion/'

/** Layers that are plain TypeScript: no React, no Expo, no Redux, no Node. */
const pureLayers = ['core', 'family', 'games']

/** The list of games: every chunk of the app may import it, so it must bring no game along. */
const listOfGames = 'src/games/index.ts'

/** Beliefs are reckoned only where a game thinks; a value of them anywhere else would come before Home. */
const beliefs = 'src/family/beliefs'
const thinkers = /^src\/(family\/beliefs\/|games\/[^/]+\/(bots|coach)\/|games\/[^/]+\/minds\.ts$)/

/** The packages that they may import all the same: valibot is a function from unknown data to typed data. */
const purePackages = ['valibot']

const messages = {
  homeless: 'src has no layer "{{layer}}". Routes live in app/, the layers are {{known}}.',
  direction: '"{{from}}" must not import "{{to}}"; it may import {{allowed}}.',
  island: '"{{from}}" must not import "{{to}}": what both need belongs in a layer below.',
  pure: '"{{from}}" is plain TypeScript: of all packages it may import {{allowed}}, not "{{specifier}}".',
  named:
    'A feature names no game, not even its types: take what "{{to}}" has from the face of the game that was entered.',
  typesOnly: 'The list of games holds types: write "import type" or "export type".',
  beliefs: 'Only bots and coaches reckon beliefs; elsewhere "import type" is free.',
  outside: 'The app is made of app, src and assets, so it must not import "{{to}}".',
}

const isTypeOnly = ({ type, importKind, exportKind }) =>
  type === 'TSImportType' || importKind === 'type' || exportKind === 'type'

/** `src/games/dice/rules/x` is on the island `dice`; `src/games/index.ts` is on none and may list them all. */
function placeOf(path) {
  const [top, ...below] = path.split('/')
  if (top === 'app') return { layer: 'app' }
  if (top !== 'src') return null
  const [layer, folder] = below
  const isNeutral = path.startsWith(sharedFolder)
  const isShared = isNeutral || sharedFiles.includes(path.replace(/\.tsx?$/, ''))
  const isIsland =
    layersOfIslands.includes(layer) && folder && !isShared && !/^index$|\./.test(folder)
  return { layer, island: isIsland ? folder : undefined, isNeutral }
}

function problemOf(from, specifier, path) {
  const isPure = pureLayers.includes(from.layer)
  if (path === null || path.startsWith('assets/')) {
    if (!isPure || purePackages.includes(specifier)) return null
    return ['pure', { from: from.layer, specifier, allowed: purePackages.join(', ') }]
  }

  const to = placeOf(path)
  if (!to) return ['outside', { to: path }]

  const isOfGames = layersOfGames.includes(from.layer) && layersOfGames.includes(to.layer)
  const room = from.isNeutral ? 'companion' : from.island
  const island = ['island', { from: `${from.layer}/${room}`, to: path.replace('src/', '') }]
  if (from.isNeutral && to.island) return island

  if (to.layer !== from.layer) {
    const allowed = mayImport[from.layer]
    // Whatever a shell needs of a game comes by way of its face.
    if (from.layer === 'features' && layersOfGames.includes(to.layer) && to.island)
      return ['named', { to: path.replace('src/', '') }]
    const isForeign = isOfGames && from.island && to.island && from.island !== to.island
    if (allowed.includes(to.layer)) return isForeign ? island : null
    const names = allowed.join(', ') || 'only itself'
    return ['direction', { from: from.layer, to: to.layer, allowed: names }]
  }

  const isSame = from.island === to.island || to.isNeutral || sharedFiles.includes(path)
  return !from.island || isSame ? null : island
}

/** What a value must not do that a type may. */
function problemOfValue(importer, path) {
  if (importer === listOfGames) return ['typesOnly', {}]
  const isBelief = path?.startsWith(`${beliefs}/`) && importer.startsWith('src/')
  return isBelief && !thinkers.test(importer) ? ['beliefs', {}] : null
}

/** Keeps the direction app → features → boards → (ui, i18n, platform, store) → games → family → core. */
export const layers = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const importer = pathFromRoot(context)
    const from = placeOf(importer)
    if (!from) return {}

    const isHomeless = importer.startsWith('src/app/') || !Object.hasOwn(mayImport, from.layer)
    if (isHomeless) {
      const known = Object.keys(mayImport).filter((layer) => layer !== 'app')
      const data = { layer: from.layer, known: known.join(', ') }
      return { Program: (node) => context.report({ node, messageId: 'homeless', data }) }
    }

    return onEachImport((node, specifier) => {
      const path = importedPath(importer, specifier)
      const problem =
        problemOf(from, specifier, path) ??
        (isTypeOnly(node) ? null : problemOfValue(importer, path))
      if (problem) context.report({ node, messageId: problem[0], data: problem[1] })
    })
  },
}

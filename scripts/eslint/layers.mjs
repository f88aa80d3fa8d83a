import { importedPath, onEachImport, pathFromRoot } from './paths.mjs'

/** What each layer may import besides itself: the direction of docs/architecture.md, written once. */
const mayImport = {
  app: ['features', 'ui', 'i18n', 'platform', 'store'],
  features: ['ui', 'i18n', 'platform', 'store', 'games', 'core'],
  store: ['persistence', 'i18n', 'platform', 'games', 'core'],
  persistence: ['games', 'core'],
  ui: ['i18n', 'platform', 'games', 'core'],
  i18n: ['platform', 'games', 'core'],
  platform: ['games', 'core'],
  games: ['core'],
  core: [],
}

/** Layers whose folders are islands: a feature imports no other feature, a game no other game. */
const layersOfIslands = ['features', 'games']

/** Layers that are plain TypeScript: no React, no Expo, no Redux, no Node. */
const pureLayers = ['core', 'games']

/** The packages that they may import all the same: valibot is a function from unknown data to typed data. */
const purePackages = ['valibot']

const messages = {
  homeless: 'src has no layer "{{layer}}". Routes live in app/, the layers are {{known}}.',
  direction: '"{{from}}" must not import "{{to}}"; it may import {{allowed}}.',
  island: '"{{from}}" must not import "{{to}}": what both need belongs in a layer below.',
  pure: '"{{from}}" is plain TypeScript: of all packages it may import {{allowed}}, not "{{specifier}}".',
  outside: 'The app is made of app, src and assets, so it must not import "{{to}}".',
}

/** `src/games/dice/rules/x` is on the island `dice`; `src/games/index.ts` is on none and may list them all. */
function placeOf(path) {
  const [top, ...below] = path.split('/')
  if (top === 'app') return { layer: 'app' }
  if (top !== 'src') return null
  const [layer, folder] = below
  const isIsland = layersOfIslands.includes(layer) && folder && !/^index$|\./.test(folder)
  return { layer, island: isIsland ? folder : undefined }
}

function problemOf(from, specifier, path) {
  const isPure = pureLayers.includes(from.layer)
  if (path === null || path.startsWith('assets/')) {
    if (!isPure || purePackages.includes(specifier)) return null
    return ['pure', { from: from.layer, specifier, allowed: purePackages.join(', ') }]
  }

  const to = placeOf(path)
  if (!to) return ['outside', { to: path }]

  if (to.layer !== from.layer) {
    const allowed = mayImport[from.layer]
    if (allowed.includes(to.layer)) return null
    const names = allowed.join(', ') || 'only itself'
    return ['direction', { from: from.layer, to: to.layer, allowed: names }]
  }

  if (!from.island || from.island === to.island) return null
  return ['island', { from: `${from.layer}/${from.island}`, to: path.replace('src/', '') }]
}

/** Keeps the direction app → features → (ui, i18n, platform, store) → games → core. */
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
      const problem = problemOf(from, specifier, importedPath(importer, specifier))
      if (problem) context.report({ node, messageId: problem[0], data: problem[1] })
    })
  },
}

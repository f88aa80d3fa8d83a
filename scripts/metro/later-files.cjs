const { createHash } = require('node:crypto')
const { basename, relative, sep } = require('node:path')

/**
 * Expo puts every module that two lazy files share into one file, `__common`, which the page loads before anything else:
 * Home would carry the rules of both games. Nothing in that file is needed for the first screen. Here it is taken apart:
 * what belongs to a game goes into the file of that game's rules or board, the rest into a file of its own, and all of
 * them are fetched together with the first file that needs them.
 */

/** The files that take in what others share with them of a game: its rules by the store's door, its looks by the board's. */
const HOSTS = {
  games: (game) => `src/store/games/${game}-rules.ts`,
  boards: (game) => `src/boards/${game}/${game}-face.ts`,
}
const OF_A_GAME = /^src\/(games|boards)\/([^/]+)\//

/**
 * What a table runs before it can be played at, with what these files share. A browser that knows this comment compiles
 * them whole as they arrive, beside the main thread, which would otherwise stop at every function that it calls first.
 */
const AT_ONCE = '//# allFunctionsCalledOnLoad'
const OF_A_TABLE =
  /^src\/(store\/games\/[^/]+-rules|boards\/[^/]+\/[^/]+-face|features\/table\/table-screen)\.tsx?$/

const isShared = ({ filename }) => basename(filename).startsWith('__common-')
const isOfATable = (file) => isShared(file) || OF_A_TABLE.test(file.originFilename)
const isRuntime = ({ filename }) => basename(filename).startsWith('__expo-metro-runtime-')
const digest = (...texts) => createHash('md5').update(texts.join('\n')).digest('hex')

/** Every module that is there once a file is: what its root imports plainly, and so on. */
function reachOf(graph, root) {
  const reach = new Set([root])
  for (const path of reach)
    for (const { absolutePath, data } of graph.dependencies.get(path)?.dependencies.values() ?? [])
      if (absolutePath && !data.data.asyncType) reach.add(absolutePath)
  return reach
}

/** The modules of a file, by their paths. */
function modulesIn({ source, metadata }, idOf) {
  const paths = new Map(metadata.modulePaths.map((path) => [String(idOf(path)), path]))
  const modules = new Map()
  for (const text of source.trimEnd().split(/\n(?=__d\()/)) {
    const [, id] = /,(\d+),(?:\[[^\]]*\]|\{[^]*\})\);?$/.exec(text) ?? []
    if (!paths.has(id)) throw new Error(`no module of the shared file: …${text.slice(-80)}`)
    modules.set(paths.get(id), text)
  }
  if (modules.size !== paths.size) throw new Error('the shared file has lost modules')
  return modules
}

/**
 * Which file each shared module goes into, and which files a file needs besides itself. `reaches` has the modules that
 * are there once each lazy file is, by the root of the file.
 */
function planOf({ shared, reaches, fromRoot }) {
  const roots = new Map([...reaches.keys()].map((root) => [fromRoot(root), root]))
  const hostOf = (path) => {
    const [, layer, game] = OF_A_GAME.exec(fromRoot(path)) ?? []
    const host = layer ? HOSTS[layer](game) : null
    return reaches.get(roots.get(host))?.has(path) ? host : null
  }
  const hosts = new Map(shared.map((path) => [path, hostOf(path)]))
  const needs = new Map(
    [...reaches].map(([root, reach]) => {
      const own = fromRoot(root)
      const files = [...reach].filter((path) => hosts.has(path)).map((path) => hosts.get(path))
      return [own, [...new Set(files)].filter((file) => file !== own)]
    }),
  )
  return { hosts, needs }
}

/** Runs in the page, ahead of everything: a lazy file is evaluated once the files that it needs are there. */
function fetchTogether(needs) {
  const here = new Set()
  let fetchOne
  const fetched = (path) => fetchOne(path).then(() => void here.add(path))
  const fetchAll = (path) => {
    const missing = (needs[path] ?? []).filter((file) => !here.has(file))
    if (missing.length === 0) return fetched(path)
    // Fetched side by side, but evaluated after all that it needs: import() tries whatever has been evaluated at once, and a
    // module that misses another one then could never be tried again.
    const hint = document.createElement('link')
    Object.assign(hint, { rel: 'preload', as: 'script', href: path })
    document.head.appendChild(hint)
    return Promise.all(missing.map(fetchAll)).then(() => fetched(path))
  }
  Object.defineProperty(globalThis, '__loadBundleAsync', {
    configurable: true,
    get: () => fetchOne && fetchAll,
    set: (own) => (fetchOne = own),
  })
}

/**
 * Gives every file a name that changes with what was put into it, wherever it is spoken of. The name that it had changes with
 * all that it was made of and leads to, but for what is shared.
 */
function rename(files, saltOf) {
  const names = new Map(
    files.map((file) => {
      const { filename } = file
      const [, stem, hash] = /^(.*-)([0-9a-f]{32})\.js$/.exec(filename) ?? []
      if (!hash) throw new Error(`a file without a hash in its name: ${filename}`)
      return [filename, `${stem}${digest(hash, saltOf(file))}.js`]
    }),
  )
  const renamed = (text) =>
    text.replace(/[\w./-]+-[0-9a-f]{32}\.js/g, (name) => {
      const bare = name.replace(/^\//, '')
      return names.has(bare) ? name.replace(bare, names.get(bare)) : name
    })
  for (const file of files) {
    file.filename = names.get(file.filename)
    file.source = renamed(file.source)
    file.metadata.requires = file.metadata.requires?.map(renamed)
  }
}

function apart(artifacts, { graph, idOf, fromRoot }) {
  const files = artifacts.filter(({ type }) => type === 'js')
  const common = files.find(isShared)
  const runtime = files.find(isRuntime)
  if (!common || !runtime) return
  const lazy = files.filter(({ metadata }) => metadata.isAsync)
  const rootOf = (file) =>
    file.metadata.modulePaths.find((path) => fromRoot(path) === file.originFilename)
  const reaches = new Map(lazy.map((file) => [rootOf(file), reachOf(graph, rootOf(file))]))
  const modules = modulesIn(common, idOf)
  for (const { path, dependencies } of graph.dependencies.values())
    for (const { absolutePath, data } of dependencies.values())
      if (data.data.asyncType && modules.has(absolutePath))
        throw new Error(
          `${fromRoot(absolutePath)} is entered by import() in ${fromRoot(path)}, but imported plainly elsewhere`,
        )

  const { hosts, needs } = planOf({ shared: [...modules.keys()], reaches, fromRoot })
  const fileOf = (host) => lazy.find(({ originFilename }) => originFilename === host) ?? common
  common.source = ''
  common.metadata.isAsync = true
  for (const [path, text] of modules) {
    const file = fileOf(hosts.get(path))
    file.source = `${file.source.trimEnd()}\n${text}\n`
  }
  for (const file of [...lazy, common].filter(isOfATable))
    file.source = `${AT_ONCE}\n${file.source}`
  for (const file of files)
    file.metadata.requires = file.metadata.requires?.filter((name) => name !== common.filename)
  const table = Object.fromEntries(
    lazy
      .map((file) => [file, needs.get(file.originFilename).map(fileOf)])
      .filter(([, others]) => others.length > 0)
      .map(([file, others]) => [`/${file.filename}`, others.map(({ filename }) => `/${filename}`)]),
  )
  runtime.source += `\n;(${fetchTogether})(${JSON.stringify(table)});\n`
  const salt = digest(AT_ONCE, ...modules.values(), JSON.stringify([...hosts]))
  rename(files, (file) => (file === runtime ? digest(salt, file.source) : salt))
}

/** Takes the shared file of a web export apart; whatever else is bundled stays as it is. */
function withLaterFiles(config) {
  const serialize = config.serializer.customSerializer
  config.serializer.customSerializer = async (entry, preModules, graph, options) => {
    const bundle = await serialize(entry, preModules, graph, options)
    const { platform } = graph.transformOptions
    if (platform !== 'web' || !bundle?.artifacts) return bundle
    const context = { platform, environment: 'client' }
    apart(bundle.artifacts, {
      graph,
      idOf: (path) => options.createModuleId(path, context),
      fromRoot: (path) => relative(config.projectRoot, path).split(sep).join('/'),
    })
    return bundle
  }
  return config
}

module.exports = { withLaterFiles, planOf, fetchTogether, OF_A_TABLE }

import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { build } from 'esbuild'

// Lists every module of ours that is loaded before the first screen, each with one that imports it (null for a route):
// `node list-first-file.mjs root platform plant`. With files after that, it is whatever comes with them instead of the routes.
// A program of its own, since Jest's globals do not agree with esbuild. Types weigh nothing and `import()` is a door: neither
// is followed.

const [root, platform, plant, ...files] = process.argv.slice(2)

/** The router asks for all routes at once, so whatever one of them imports plainly is there before Home. */
const routes = readdirSync(join(root, 'app'), { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('app', file).split(sep).join('/'))
const entries = files.length > 0 ? files : routes

/** Extensions as the bundler of a platform tries them. */
const extensions = ['.tsx', '.ts', '.json']
const variants = extensions.map((extension) => `.${platform}${extension}`)

/** Text put before a file as it is read: what would be if somebody wrote that. */
const planted = {
  name: 'planted',
  setup({ onLoad }) {
    const lines = new Map(Object.entries(JSON.parse(plant)).map(([p, l]) => [join(root, p), l]))
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const line = lines.get(path)
      if (line === undefined) return undefined
      const contents = `${line}\n${readFileSync(path, 'utf8')}`
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) }
    })
  },
}

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: entries,
  bundle: true,
  write: false,
  metafile: true,
  outdir: 'nowhere',
  format: 'esm',
  splitting: true,
  packages: 'external',
  logLevel: 'silent',
  jsx: 'automatic',
  tsconfig: join(root, 'tsconfig.json'),
  resolveExtensions: [...variants, ...extensions],
  loader: { '.png': 'empty', '.ttf': 'empty', '.wav': 'empty', '.mp3': 'empty' },
  plugins: [planted],
})

const importers = new Map(entries.map((entry) => [entry, null]))
for (const module of importers.keys())
  for (const { path, kind, external } of metafile.inputs[module].imports)
    if (kind !== 'dynamic-import' && !external && !importers.has(path)) importers.set(path, module)
process.stdout.write(JSON.stringify([...importers]))

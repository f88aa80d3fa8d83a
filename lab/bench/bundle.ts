import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from '@babel/core'
import { buildSync } from 'esbuild'
import type { Effort } from './measure'

const root = join(__dirname, '..', '..')

export type Engine = 'node' | 'hermes'

/** One script for an engine, as a released app would run it: bundled, without tsx's wrappers around every function. */
export function bundleFor(engine: Engine, effort: Effort): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, `${engine}-entry.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    target: engine === 'node' ? 'node20' : 'es2018',
    define: { EFFORT: JSON.stringify(effort) },
    alias: { '@': join(root, 'src') },
  })
  const code = outputFiles[0]?.text ?? ''
  const folder = join(root, '.cache', 'bench')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${engine}.js`)
  writeFileSync(path, engine === 'hermes' ? withoutClasses(code) : code)
  return path
}

const PLUGINS = ['@babel/plugin-transform-classes', '@babel/plugin-transform-block-scoping']

/** Hermes has no classes; Babel rewrites them, as it does for phones. */
function withoutClasses(code: string): string {
  const result = transformSync(code, {
    plugins: PLUGINS.map((plugin) => require.resolve(plugin)),
    configFile: false,
    babelrc: false,
    compact: false,
  })
  if (!result?.code) throw new Error('Babel gave no code')
  return result.code
}

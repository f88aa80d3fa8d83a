import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleFor } from './bundle'
import { GAMES, type Effort, type GameId, type GameSpeed } from './measure'
import type { ThinkingSpeed } from './thinking'

const BINARIES: Readonly<Record<string, string>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
}

/** The VM of `hermes-engine-cli`; null on a platform for which npm has none. */
function findHermes(): string | null {
  const binary = BINARIES[process.platform]
  if (!binary || process.arch !== 'x64') return null
  const path = join(dirname(require.resolve('hermes-engine-cli/package.json')), binary)
  if (!existsSync(path)) return null
  chmodSync(path, 0o755)
  return path
}

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8' })

/** How hard to try, whatever the game. */
export type AnyEffort = Omit<Effort, 'game'>

/** A game and its steps in Node. */
export interface NodeSpeed {
  readonly game: GameId
  readonly games: readonly GameSpeed[]
  /** One step with its events. */
  readonly stepMicroseconds: number
}

export const measureOnNode = (effort: AnyEffort): NodeSpeed[] =>
  GAMES.map((game) => ({
    game,
    ...JSON.parse(run(process.execPath, [bundleFor('node', { ...effort, game })])),
  }))

/** Games, and bots thinking, as a phone runs them. */
export interface HermesSpeed {
  readonly games: readonly GameSpeed[]
  readonly bots: readonly ThinkingSpeed[]
}

/** The same games on the phone's engine (no JIT), by the wall clock; null where there is no binary. */
export function measureOnHermes(effort: AnyEffort): HermesSpeed | null {
  const hermes = findHermes()
  if (!hermes) return null
  const speeds = GAMES.map((game): HermesSpeed =>
    JSON.parse(run(hermes, ['-O', bundleFor('hermes', { ...effort, game })])),
  )
  return {
    games: speeds.flatMap(({ games }) => games),
    bots: speeds.flatMap(({ bots }) => bots),
  }
}

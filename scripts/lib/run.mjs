import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root: every command runs there. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The command that starts a package's program: Node and a path, which works alike on every system (on Windows the
 * shims in node_modules/.bin need a shell).
 */
export function program(name, bin = name) {
  const folder = join(root, 'node_modules', name)
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bins === 'string' ? bins : bins[bin])]
}

/** The npm that runs this script, or else the one on the path. */
export function npm() {
  const self = process.env.npm_execpath
  return self?.endsWith('.js') ? [process.execPath, self] : ['npm']
}

/** The path of a command, or undefined where there is none of that name. */
export function findOnPath(command) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path))
}

/**
 * Runs a command to its end. Shows its output as it comes if `isLive`, and keeps it otherwise.
 * A command that takes longer than `minutes` is ended and counts as failed.
 */
export function run([command, ...args], { env = {}, isLive = false, minutes = 15 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    const timer = setTimeout(() => {
      output += `\nEnded after ${minutes} minutes.\n`
      child.kill('SIGKILL')
    }, minutes * 60_000)
    const end = (code) => {
      clearTimeout(timer)
      resolve({ isOk: code === 0, code: code ?? 1, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(1)
    })
    child.on('close', end)
  })
}

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { join } from 'node:path'
import { Session } from '../../lab/referee/session'

/** A reply of the referee, as far as tests look into it without knowing the request. */
export interface Reply {
  readonly ok: boolean
  readonly error?: { readonly code: string; readonly message: string }
  readonly [field: string]: unknown
}

export const CODES = [
  'bad-json',
  'bad-request',
  'bad-position',
  'no-table',
  'illegal-action',
  'not-your-decision',
  'game-over',
  'bad-save',
]

/** A session in this process: requests in, replies out. */
export function inProcess(): (request: unknown) => Reply {
  const session = new Session()
  return (request) => JSON.parse(session.answer(JSON.stringify(request)))
}

/** What a process wrote and how it ended. */
export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

const root = join(__dirname, '..', '..')

export function startReferee(): ChildProcessWithoutNullStreams {
  return spawn('npm', ['run', '--silent', 'referee'], { cwd: root, env: process.env })
}

/** The referee as everybody starts it, given all its input at once. */
export function runReferee(input: string): Promise<Ended> {
  const child = startReferee()
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout, stderr }))
  })
}

/** The replies to some requests, sent as lines. */
export async function replies(lines: readonly string[]): Promise<Reply[]> {
  const { stdout } = await runReferee(lines.map((line) => `${line}\n`).join(''))
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

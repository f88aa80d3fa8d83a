import fc from 'fast-check'
import { Session } from '../../lab/referee/session'
import { CODES, replies, type Reply } from './client'
import { lines } from './fuzz'

const PATIENCE = 120_000
const SCALE = Number(process.env.TUMBLEWEED_RUNS ?? 1)
const SEED = Number(process.env.TUMBLEWEED_SEED ?? 1873)

const START = '{"op":"new","game":"dice","seats":5,"seed":11}'
const STARTS = [START, '{"op":"new","game":"cards","seats":5,"seed":11}']

const mustBeReply = (line: string, answer: string): Reply => {
  if (answer.includes('\n')) throw new Error(`more than one line for ${line.slice(0, 500)}`)
  const reply: Reply = JSON.parse(answer)
  const isError = !reply.ok && CODES.includes(reply.error?.code ?? '')
  if (reply.ok !== true && !isError) throw new Error(`${line.slice(0, 500)} → ${answer}`)
  if (/referee failed/.test(answer)) throw new Error(`a bug: ${line.slice(0, 500)} → ${answer}`)
  return reply
}

const READING = new Set(['hello', 'table', 'view', 'legal', 'bot', 'save'])

function opOf(line: string): unknown {
  const value: unknown = JSON.parse(line)
  return typeof value === 'object' && value !== null && 'op' in value ? value.op : null
}

test.each(STARTS)(
  'after %s thousands of bad lines: each is answered, and none that is refused changes the table',
  (start) => {
    let refused = 0
    const session = new Session()
    session.answer(start)
    const shown = (): string => session.answer('{"op":"table"}') + session.answer('{"op":"save"}')
    let before = shown()
    fc.assert(
      fc.property(lines, (line) => {
        const { ok } = mustBeReply(line, session.answer(line))
        if (!ok) refused += 1
        const after = shown()
        if (after !== before && (!ok || READING.has(String(opOf(line)))))
          throw new Error(`the table changed after ${line.slice(0, 500)}`)
        before = after
      }),
      { seed: SEED, numRuns: Math.round(6_000 * SCALE) },
    )
    expect(refused).toBeGreaterThan(4_000 * SCALE)
    expect(Reflect.get({}, 'seat')).toBeUndefined()
    process.stderr.write(`referee fuzz: ${refused} bad lines refused in process\n`)
  },
  PATIENCE,
)

test.each([
  ['huge', `{"op":"act","action":"${'x'.repeat(3_000_000)}"}`],
  ['huge and cut off', `{"op":"act","action":"${'x'.repeat(3_000_000)}`],
  ['a long list', `{"op":"act","action":{"type":"roll","dice":[${'0,'.repeat(1e5)}0]}}`],
  ['very many actions', `{"op":"restore","save":{"actions":[${'{},'.repeat(2e4)}{}]}}`],
  ['very many seats', `{"op":"load","position":{"game":"dice","seats":[${'1,'.repeat(2e4)}1]}}`],
  [
    'very many cards',
    `{"op":"load","position":{"game":"cards","deck":[${'"bang-AS",'.repeat(2e4)}"bang-AS"]}}`,
  ],
  ['very much chance', `{"op":"act","action":{"type":"end","chance":[${'1,'.repeat(1e5)}1]}}`],
  ['nested lists', '['.repeat(1e5) + ']'.repeat(1e5)],
  ['nested lists, not closed', '['.repeat(1e5)],
  ['nested objects', `${'{"op":'.repeat(1e5)}1${'}'.repeat(1e5)}`],
  ['a nested action', `{"op":"act","action":${'['.repeat(1e5)}${']'.repeat(1e5)}}`],
  ['a nested save', `{"op":"restore","save":${'{"save":'.repeat(1e5)}1${'}'.repeat(1e5)}}`],
  [
    'a nested seed',
    `{"op":"new","game":"dice","seats":5,"seed":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
  ],
  ['many keys', `{${Array.from({ length: 2e4 }, (_, i) => `"k${i}":0`).join()}}`],
])('%s: refused, and the table stays', (_, line) => {
  const session = new Session()
  session.answer(START)
  const before = session.answer('{"op":"save"}')
  const { ok, error } = mustBeReply('', session.answer(line))
  expect(ok).toBe(false)
  expect(error?.message.length).toBeLessThanOrEqual(500)
  expect(session.answer('{"op":"save"}')).toBe(before)
})

test.each(STARTS)(
  'after %s the process answers thousands of them, one line each, and lives',
  async (start) => {
    const bad = fc.sample(lines, { seed: SEED + 1, numRuns: Math.round(2_000 * SCALE) })
    const sent = [start, ...bad.flatMap((line) => [line, '{"op":"save"}']), '{"op":"hello"}']
    const answers = await replies(sent)
    expect(answers).toHaveLength(sent.length)
    expect(answers.at(-1)).toMatchObject({ ok: true, name: 'Tumbleweed' })
    let before = ''
    bad.forEach((line, i) => {
      const reply = answers[1 + 2 * i]
      const after = JSON.stringify(answers[2 + 2 * i])
      if (!reply?.ok && i > 0 && after !== before) throw new Error(`changed by ${line}`)
      before = after
    })
  },
  PATIENCE,
)

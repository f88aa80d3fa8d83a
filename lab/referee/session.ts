import * as v from 'valibot'
import { BadRecordError, replayMatch, startMatch, takeAction, undoAction } from '@/core/match'
import { at } from '@/core/list'
import { streamOf } from '@/core/streams'
import {
  dice,
  type DiceAction,
  type DiceConfig,
  type DiceEvent,
  type DiceMatch,
} from '@/games/dice'
import { BOT_LEVELS, isBotLevel } from '@/family/levels'
import { BOTS } from '@/games/dice/bots'
import { ActionSchema, ConfigSchema, RecordSchema, issueText } from '@/games/dice/notation/schema'
import { tableNotation } from '@/games/dice/notation/table'
import { eventsOf } from '@/games/dice/record'
import { version } from '../../package.json'

/** The protocol's error codes. */
export type ErrorCode =
  | 'bad-json'
  | 'bad-request'
  | 'bad-position'
  | 'no-table'
  | 'illegal-action'
  | 'not-your-decision'
  | 'game-over'
  | 'bad-save'

class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message)
  }
}

const LONGEST_MESSAGE = 500

/** A bug of ours must not end the process either: the client is told, and so is whoever reads stderr. */
function internalError(error: unknown): Refused {
  console.error(error)
  return new Refused('bad-request', `the referee failed: ${String(error)}`)
}

type Fields = Readonly<Record<string, unknown>>
type Reply = Readonly<Record<string, unknown>>

/** One client's conversation with the referee (protocol.md): a line in, a line out, and a table that no bad line changes. */
export class Session {
  private match: DiceMatch | null = null

  answer(line: string): string {
    try {
      return JSON.stringify({ ok: true, ...this.handle(parseLine(line)) })
    } catch (error) {
      const refused = error instanceof Refused ? error : internalError(error)
      const message = refused.message.slice(0, LONGEST_MESSAGE)
      return JSON.stringify({ ok: false, error: { code: refused.code, message } })
    }
  }

  private handle(request: Fields): Reply {
    switch (request.op) {
      case 'hello':
        return { name: 'Tumbleweed', version, protocol: 1, games: [dice.id] }
      case 'new':
        return this.begin(dealConfig(request), seedOf(request.seed))
      case 'load':
        return this.begin(positionConfig(request.position), 0)
      case 'table':
        return this.table()
      case 'view':
        return { view: tableNotation(dice.viewFor(this.current.state, this.seatOf(request.seat))) }
      case 'legal':
        return { actions: dice.legal(this.current.state) }
      case 'act':
        return this.act(request)
      case 'undo':
        return this.undo()
      case 'bot':
        return this.bot(request)
      case 'save':
        return { save: this.current.record }
      case 'restore':
        return this.restore(request.save)
      default:
        throw new Refused('bad-request', `unknown op; there are ${OPS.join(', ')}`)
    }
  }

  private get current(): DiceMatch {
    if (!this.match)
      throw new Refused('no-table', 'there is no table yet; send new, load or restore')
    return this.match
  }

  private table(): Reply {
    return { table: tableNotation(this.current.state) }
  }

  private begin(config: DiceConfig, seed: number): Reply {
    this.match = startMatch(dice, config, seed)
    return this.table()
  }

  private act({ action, seat }: Fields): Reply {
    const match = this.current
    const { decision } = match.state
    if (!decision) throw new Refused('game-over', 'the game is over')
    if (seat !== undefined && seat !== decision.seat)
      throw new Refused('not-your-decision', `seat ${decision.seat} decides now`)
    const parsed = v.safeParse(ActionSchema, action)
    if (!parsed.success) throw malformedAction(action, issueText(parsed.issues))
    const taken = takeAction(dice, match, inOrder(parsed.output))
    if (!taken.ok) throw new Refused(taken.refusal.code, taken.refusal.message)
    this.match = taken.match
    return { events: taken.events, ...this.table() }
  }

  private undo(): Reply {
    const match = this.current
    if (match.record.actions.length === 0)
      throw new Refused('illegal-action', 'there is nothing to undo')
    this.match = undoAction(dice, match)
    return this.table()
  }

  private bot({ level, seed }: Fields): Reply {
    const { record, state } = this.current
    if (!state.decision) throw new Refused('game-over', 'the game is over')
    if (!isBotLevel(level)) throw new Refused('bad-request', `unknown level; ${LEVELS}`)
    const own = seed === undefined ? record.seed : seedOf(seed)
    const rng = streamOf(own, 'bot', record.actions.length)
    const view = dice.viewFor(state, state.decision.seat)
    const events: readonly DiceEvent[] = eventsOf(record)
    return { ...BOTS[level]({ view, events, legal: dice.legal(state) }, rng) }
  }

  private restore(save: unknown): Reply {
    const parsed = v.safeParse(RecordSchema, save)
    if (!parsed.success) throw new Refused('bad-save', issueText(parsed.issues))
    try {
      this.match = replayMatch(dice, parsed.output)
    } catch (error) {
      if (error instanceof BadRecordError) throw new Refused('bad-save', error.message)
      throw error
    }
    return this.table()
  }

  private seatOf(seat: unknown): number | null {
    const seats = this.current.state.roles.length
    if (seat === null) return null
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new Refused('bad-request', `seat is a number from 0 to ${seats - 1}, or null`)
    return seat
  }
}

const OPS = [
  'hello',
  'new',
  'load',
  'table',
  'view',
  'legal',
  'act',
  'undo',
  'bot',
  'save',
  'restore',
] as const

const LEVELS = `there are ${BOT_LEVELS.join(', ')}`

function parseLine(line: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Refused('bad-json', 'the line is not JSON')
  }
  if (!isFields(value)) throw new Refused('bad-request', 'a request is a JSON object with an op')
  return value
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function seedOf(seed: unknown): number {
  if (typeof seed === 'number' && Number.isFinite(seed)) return seed
  throw new Refused('bad-request', 'seed is a number')
}

function dealConfig({ game, seats, roles, characters, options }: Fields): DiceConfig {
  if (game !== dice.id) throw new Refused('bad-request', `unknown game; there is ${dice.id}`)
  const given = Object.entries({ seats, roles, characters, options }).filter(
    ([, value]) => value !== undefined,
  )
  return readConfig({ kind: 'deal', ...Object.fromEntries(given) }, 'bad-request')
}

function positionConfig(position: unknown): DiceConfig {
  if (!isFields(position)) throw new Refused('bad-request', 'position is an object')
  const { game, ...rest } = position
  if (game !== dice.id) throw new Refused('bad-position', `unknown game; there is ${dice.id}`)
  return readConfig({ ...rest, kind: 'position' }, 'bad-position')
}

function readConfig(config: unknown, code: ErrorCode): DiceConfig {
  const parsed = v.safeParse(ConfigSchema, config)
  if (!parsed.success) throw new Refused(code, issueText(parsed.issues))
  return parsed.output
}

/** A roll may name its dice in any order; the rules read them lowest first, each with its face. */
function inOrder(action: DiceAction): DiceAction {
  if (action.type !== 'roll' || (action.faces && action.faces.length !== action.dice.length))
    return action
  const { dice: named, faces } = action
  const order = named.map((_, i) => i).sort((a, b) => at(named, a) - at(named, b))
  const sorted = { ...action, dice: order.map((i) => at(named, i)) }
  return faces ? { ...sorted, faces: order.map((i) => at(faces, i)) } : sorted
}

function malformedAction(action: unknown, issue: string): Refused {
  return isFields(action)
    ? new Refused('illegal-action', `${issue}; see legal for what may be done`)
    : new Refused('bad-request', 'action is an object with a type')
}

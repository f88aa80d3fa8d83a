import { version } from '../../package.json'
import { cardsRulebook } from './cards'
import { openingOf, seedOf, type Desk, type Opening } from './desk'
import { diceRulebook } from './dice'
import { Refused, isFields, type ErrorCode, type Fields } from './refused'

/** Every game that is played here, by its id. */
const GAMES: ReadonlyMap<unknown, Opening> = new Map([
  [diceRulebook.game.id, openingOf(diceRulebook)],
  [cardsRulebook.game.id, openingOf(cardsRulebook)],
])

const LONGEST_MESSAGE = 500

/** A bug of ours must not end the process either: the client is told, and so is whoever reads stderr. */
function internalError(error: unknown): Refused {
  console.error(error)
  return new Refused('bad-request', `the referee failed: ${String(error)}`)
}

/** One client's conversation with the referee (protocol.md): a line in, a line out, and a table that no bad line changes. */
export class Session {
  private opened: Desk | null = null

  answer(line: string): string {
    try {
      return JSON.stringify({ ok: true, ...this.handle(parseLine(line)) })
    } catch (error) {
      const refused = error instanceof Refused ? error : internalError(error)
      const message = refused.message.slice(0, LONGEST_MESSAGE)
      return JSON.stringify({ ok: false, error: { code: refused.code, message } })
    }
  }

  private handle(request: Fields): Fields {
    switch (request.op) {
      case 'hello':
        return { name: 'Tumbleweed', version, protocol: 1, games: [...GAMES.keys()] }
      case 'new':
        return this.open(dealt(request))
      case 'load':
        return this.open(loaded(request.position))
      case 'restore':
        return this.open(restored(request.save))
      case 'table':
        return this.desk.table()
      case 'view':
        return this.desk.view(request)
      case 'legal':
        return this.desk.legal()
      case 'act':
        return this.desk.act(request)
      case 'undo':
        return this.desk.undo()
      case 'bot':
        return this.desk.bot(request)
      case 'save':
        return this.desk.save()
      default:
        throw new Refused('bad-request', `unknown op; there are ${OPS.join(', ')}`)
    }
  }

  private get desk(): Desk {
    if (!this.opened)
      throw new Refused('no-table', 'there is no table yet; send new, load or restore')
    return this.opened
  }

  private open(desk: Desk): Fields {
    this.opened = desk
    return desk.table()
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

function gameOf(game: unknown, code: ErrorCode): Opening {
  const opening = GAMES.get(game)
  if (!opening) throw new Refused(code, `unknown game; there are ${[...GAMES.keys()].join(', ')}`)
  return opening
}

function dealt({ game, seats, roles, characters, options, seed }: Fields): Desk {
  const given = Object.entries({ seats, roles, characters, options }).filter(
    ([, value]) => value !== undefined,
  )
  return gameOf(game, 'bad-request').deal(Object.fromEntries(given), seedOf(seed))
}

function loaded(position: unknown): Desk {
  if (!isFields(position)) throw new Refused('bad-request', 'position is an object')
  const { game, ...rest } = position
  return gameOf(game, 'bad-position').load(rest)
}

function restored(save: unknown): Desk {
  if (!isFields(save)) throw new Refused('bad-save', 'save is what the op save gave')
  return gameOf(save.game, 'bad-save').restore(save)
}

import * as v from 'valibot'
import type { GameTypes, Seat } from '@/core/game'
import {
  BadRecordError,
  replayMatch,
  startMatch,
  stepsOf,
  takeAction,
  undoAction,
  type Match,
} from '@/core/match'
import { asideNumber, streamOf } from '@/core/streams'
import { BOT_LEVELS, isBotLevel } from '@/family/levels'
import { issueText } from '@/core/issues'
import { Refused, isFields, type ErrorCode, type Fields } from './refused'
import type { Player, Rulebook, Sight } from './rulebook'

/** A table with a match on it, whatever the game; each answer is a reply's fields, and no refusal changes the match. */
export interface Desk {
  table(): Fields
  view(request: Fields): Fields
  legal(): Fields
  act(request: Fields): Fields
  undo(): Fields
  bot(request: Fields): Fields
  save(): Fields
}

/** How a game gets onto the table. */
export interface Opening {
  deal(fields: Fields, seed: number): Desk
  load(position: Fields): Desk
  restore(save: Fields): Desk
}

/** Opens tables of one game. */
export function openingOf<G extends GameTypes>(book: Rulebook<G>): Opening {
  const start = (config: Fields, seed: number, code: ErrorCode): Desk =>
    new MatchDesk(book, startMatch(book.game, read(book.ConfigSchema, config, code), seed))
  return {
    deal: (fields, seed) => start({ ...fields, kind: 'deal' }, seed, 'bad-request'),
    load: (position) => start({ ...position, kind: 'position' }, 0, 'bad-position'),
    restore: (save) => new MatchDesk(book, replayed(book, save)),
  }
}

function replayed<G extends GameTypes>(book: Rulebook<G>, save: Fields): Match<G> {
  try {
    return replayMatch(book.game, read(book.RecordSchema, save, 'bad-save'))
  } catch (error) {
    if (error instanceof BadRecordError) throw new Refused('bad-save', error.message)
    throw error
  }
}

/** Something from outside, or the refusal that says what is wrong with it. */
function read<T>(schema: v.GenericSchema<unknown, T>, input: unknown, code: ErrorCode): T {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) throw new Refused(code, issueText(parsed.issues))
  return parsed.output
}

export function seedOf(seed: unknown): number {
  if (typeof seed === 'number' && Number.isFinite(seed)) return seed
  throw new Refused('bad-request', 'seed is a number')
}

class MatchDesk<G extends GameTypes> implements Desk {
  constructor(
    private readonly book: Rulebook<G>,
    private match: Match<G>,
  ) {}

  table(): Fields {
    return { table: this.book.notation(this.match.state) }
  }

  view({ seat }: Fields): Fields {
    const { game, notation } = this.book
    return { view: notation(game.viewFor(this.match.state, this.viewerOf('seat', seat))) }
  }

  legal(): Fields {
    const { game, hasInterjections } = this.book
    const { state } = this.match
    const actions = game.legal(state)
    return hasInterjections ? { actions, interjections: game.interjections(state) } : { actions }
  }

  act({ action: input, seat, viewer }: Fields): Fields {
    const { book, match } = this
    const decider = this.decider()
    if (seat !== undefined && seat !== decider && !this.interjectors().includes(seat))
      throw notTheirs(decider)
    const action = this.readAction(input)
    if (seat !== undefined && seat !== (book.actorOf(action) ?? decider)) throw notTheirs(decider)
    const shown = viewer === undefined ? undefined : this.viewerOf('viewer', viewer)
    const taken = takeAction(book.game, match, action)
    if (!taken.ok) throw new Refused(taken.refusal.code, taken.refusal.message)
    this.match = taken.match
    const { events } = taken
    return {
      events: shown === undefined ? events : book.game.eventsFor(events, shown),
      ...this.table(),
    }
  }

  undo(): Fields {
    if (this.match.record.actions.length === 0)
      throw new Refused('illegal-action', 'there is nothing to undo')
    this.match = undoAction(this.book.game, this.match)
    return this.table()
  }

  bot({ level, seed, seat }: Fields): Fields {
    const { record, state } = this.match
    const decider = this.decider()
    const { decide, interject } = this.playerOf(level)
    const own = seed === undefined ? record.seed : seedOf(seed)
    const isAside = seat !== undefined && this.book.hasInterjections
    const asked = isAside ? this.seatOf('seat', seat) : decider
    const { length } = record.actions
    if (asked !== decider)
      return { ...interject(this.asideOf(asked), streamOf(own, 'bot', asideNumber(length))) }
    const sight = this.sightOf(asked, this.book.game.legal(state))
    return { ...decide(sight, streamOf(own, 'bot', length)) }
  }

  save(): Fields {
    return { save: this.match.record }
  }

  private decider(): Seat {
    const decision = this.book.game.decision(this.match.state)
    if (!decision) throw new Refused('game-over', 'the game is over')
    return decision.seat
  }

  private interjectors(): readonly unknown[] {
    const { game, actorOf } = this.book
    return game.interjections(this.match.state).map(actorOf)
  }

  private readAction(input: unknown): G['Action'] {
    if (!isFields(input)) throw new Refused('bad-request', 'action is an object with a type')
    const { ActionSchema, inOrder } = this.book
    const parsed = v.safeParse(ActionSchema, input)
    if (parsed.success) return inOrder(parsed.output)
    const issue = issueText(parsed.issues)
    throw new Refused('illegal-action', `${issue}; see legal for what may be done`)
  }

  private playerOf(level: unknown): Player<G> {
    const { players, game } = this.book
    const levels = `there are ${BOT_LEVELS.filter((known) => players[known]).join(', ')}`
    if (!isBotLevel(level)) throw new Refused('bad-request', `unknown level; ${levels}`)
    const player = players[level]
    if (!player)
      throw new Refused('bad-request', `nobody plays ${game.id} at level ${level} yet; ${levels}`)
    return player
  }

  /** What somebody who may interject knows. */
  private asideOf(seat: Seat): Sight<G> {
    const { game, actorOf } = this.book
    const asides = game.interjections(this.match.state).filter((action) => actorOf(action) === seat)
    if (asides.length > 0) return this.sightOf(seat, asides)
    throw new Refused('not-your-decision', `${decides(this.decider())}; seat ${seat} has no say`)
  }

  /** What a player in this seat knows. */
  private sightOf(seat: Seat, legal: readonly G['Action'][]): Sight<G> {
    const { game } = this.book
    const { record, state } = this.match
    const events = [...stepsOf(game, record)].flatMap((step) => step.events)
    return { view: game.viewFor(state, seat), events: game.eventsFor(events, seat), legal }
  }

  private viewerOf(name: string, seat: unknown): Seat | null {
    return seat === null ? null : this.seatOf(name, seat, ', or null')
  }

  private seatOf(name: string, seat: unknown, orElse = ''): Seat {
    const seats = this.book.seatsIn(this.match.state)
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new Refused('bad-request', `${name} is a number from 0 to ${seats - 1}${orElse}`)
    return seat
  }
}

const decides = (seat: Seat): string => `seat ${seat} decides now`

const notTheirs = (decider: Seat): Refused => new Refused('not-your-decision', decides(decider))

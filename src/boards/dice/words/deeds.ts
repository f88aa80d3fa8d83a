import type { Seat } from '@/core/game'
import { livingSeats } from '@/family/ring'
import type { DiceEvent } from '@/games/dice'
import type { Deed, LifeChange, Teller, Turn } from '../../face'
import { signed } from '../../turns'
import { logLine } from './log-line'

type Of<T extends DiceEvent['type']> = Extract<DiceEvent, { type: T }>

/** A turn of dice, as its deeds are gathered. */
interface Told extends Turn<'dice'> {
  readonly teller: Teller
}

/** A turn summed up: each deed where it began, with all that came of it. */
export function deedsOf(turn: Turn<'dice'>, teller: Teller): readonly Deed[] {
  const told = { ...turn, teller }
  const deeds: Deed[] = []
  for (const [at, event] of turn.events.entries()) {
    const deed = deedAt(told, event, at)
    // Two beers that are wasted are told once, and so are two hits that are dodged.
    if (deed && !deeds.some(({ text }) => text === deed.text)) deeds.push(deed)
  }
  const isDone = turn.events.some(({ type }) => type === 'rollingEnded')
  return deeds.length === 0 && isDone ? [emptyDeed(told)] : deeds
}

function deedAt(told: Told, event: DiceEvent, at: number): Deed | null {
  switch (event.type) {
    case 'arrowTaken':
      return event.cause === 'roll' ? arrows(told, event, at) : plain(told, event)
    case 'attackBegan':
      return attack(told, event, at)
    case 'rollingEnded':
      return event.bust && !told.events.some(({ type }) => type === 'dynamiteExploded')
        ? plain(told, event)
        : null
    case 'dynamiteExploded':
      return plain(told, event, losses(told, 'dynamite'))
    case 'aimed':
      return isFirst(told, at, (other) => other.type === 'aimed' && other.target === event.target)
        ? shots(told, { by: event.seat, target: event.target, at })
        : null
    case 'lifeLost':
      return wound(told, event, at)
    case 'gatlingFired':
      return gatling(told, event.seat, at)
    case 'lifeGained':
      return gain(told, event, at)
    case 'arrowsReturned':
    case 'eliminated':
    case 'lastManStandingBegan':
    case 'gameEnded':
      return plain(told, event)
    case 'turnStarted':
    case 'rolled':
    case 'shotsFired':
    case 'declined':
    case 'decisionOpened':
      return null
  }
}

const isFirst = ({ events }: Told, at: number, isLike: (event: DiceEvent) => boolean): boolean =>
  events.findIndex(isLike) === at

const you = ({ teller }: Told, seat: Seat) => (seat === teller.own ? { context: 'you' } : {})
const who = (told: Told, seat: Seat) => ({ name: told.teller.nameOf(seat), ...you(told, seat) })

const TURNING_POINTS: readonly DiceEvent['type'][] = [
  'attackBegan',
  'dynamiteExploded',
  'eliminated',
  'lastManStandingBegan',
  'gameEnded',
]

export const isTurningPoint = ({ type }: DiceEvent): boolean => TURNING_POINTS.includes(type)

/** Everybody whom an event is about: who does it, then whom it is done to. */
export function seatsOf(event: DiceEvent): readonly Seat[] {
  const by = 'by' in event ? event.by : null
  const seat = 'seat' in event ? event.seat : null
  const target = 'target' in event ? event.target : null
  return [...new Set([by, seat, target])].filter((other) => other !== null)
}

/** What an event's own line tells well enough. */
function plain(
  { teller }: Told,
  event: DiceEvent,
  changes: readonly LifeChange[] = [],
): Deed | null {
  const text = logLine(event, teller)
  if (text === null) return null
  return { text, seats: seatsOf(event), changes, isTurningPoint: isTurningPoint(event) }
}

function emptyDeed(told: Told): Deed {
  const text = told.teller.t('log:tale.nothing', who(told, told.seat))
  return { text, seats: [told.seat], changes: [], isTurningPoint: false }
}

/** Arrows of all rolls together; the last one of the pile is the attack's to tell. */
function arrows(told: Told, { seat }: Of<'arrowTaken'>, at: number): Deed | null {
  const isRolled = (event: DiceEvent): boolean =>
    event.type === 'arrowTaken' && event.cause === 'roll' && event.seat === seat && event.pile > 0
  if (!isFirst(told, at, isRolled)) return null
  const count = told.events.filter(isRolled).length
  const text = told.teller.t('log:tale.arrows', { ...who(told, seat), count })
  return { text, seats: [seat], changes: [], isTurningPoint: false }
}

/** Lives lost by one cause, in the whole turn or in a part of it. */
function losses(
  told: Told,
  cause: Of<'lifeLost'>['cause'],
  events: readonly DiceEvent[] = told.events,
): LifeChange[] {
  return events.flatMap((event) =>
    event.type === 'lifeLost' && event.cause === cause
      ? [{ seat: event.seat, amount: -event.amount, source: sourceOf(told, event) }]
      : [],
  )
}

function sourceOf({ teller: { t, nameOf } }: Told, { cause, by }: Of<'lifeLost'>): string {
  if (cause === 'attack') return t('log:tale.attack')
  return cause === 'dynamite' || by === null ? t('common:faces.dynamite') : nameOf(by)
}

/** "you −3, Rosa −2": a number stays beside its name. */
const lossWords = ({ teller: { own, nameOf, t } }: Told, changes: readonly LifeChange[]): string =>
  changes
    .map(({ seat, amount }) => {
      const name = seat === own ? t('log:tale.you') : nameOf(seat)
      return `${name}\u00a0${signed(amount)}`
    })
    .join(', ')

function attack(told: Told, event: Of<'attackBegan'>, at: number): Deed {
  const next = told.events.findIndex(({ type }, i) => i > at && type === 'attackBegan')
  const changes = losses(told, 'attack', told.events.slice(at, next < 0 ? undefined : next))
  const { t } = told.teller
  const words = who(told, event.seat)
  const text =
    changes.length === 0
      ? t('log:attackBegan', words)
      : t('log:tale.attacked', { ...words, losses: lossWords(told, changes) })
  const seats = [event.seat, ...changes.map(({ seat }) => seat)]
  return { text, seats: [...new Set(seats)], changes, isTurningPoint: true }
}

interface Shots {
  readonly by: Seat
  readonly target: Seat
  /** Where in the turn they were first aimed. */
  readonly at: number
}

/** All shots of the turn at one target: aimed, fired, and what became of them. */
function shots(told: Told, { by, target, at }: Shots): Deed {
  const { own, nameOf, t } = told.teller
  const aims = told.events.filter(
    (event): event is Of<'aimed'> => event.type === 'aimed' && event.target === target,
  )
  const changes = losses(told, 'shots').filter(({ seat }) => seat === target)
  const hits = changes.reduce((sum, { amount }) => sum - amount, 0)
  const isFired = hits > 0 || told.events.some(({ type }) => type === 'shotsFired')
  const times = hits || aims.reduce((sum, { beer }) => sum + (beer === null ? 1 : 2), 0)
  const isPast = own !== null && isBetween(told, { by, target, at }, own)
  const context = by === own ? 'you' : target === own ? 'atYou' : isPast ? 'past' : undefined
  const words = { name: nameOf(by), target: nameOf(target), times, ...(context && { context }) }
  const text = isFired
    ? hits > 0
      ? t(
          times > 2 ? 'log:tale.shotTimes' : times > 1 ? 'log:tale.shotTwice' : 'log:tale.shot',
          words,
        )
      : t('log:tale.shotAt', words)
    : t(times > 1 ? 'log:aimedTimes' : 'log:aimed', words)
  return { text, seats: [by, target], changes, isTurningPoint: false }
}

/** Does a shot pass somebody on its way? Only where there is one shortest way. */
function isBetween(told: Told, { by, target, at }: Shots, seat: Seat): boolean {
  const fallen = told.events
    .slice(0, at)
    .flatMap((event) => (event.type === 'eliminated' ? [event.seat] : []))
  const living = livingSeats({ alive: told.alive.map((is, i) => is && !fallen.includes(i)) })
  const placeOf = (other: Seat): number =>
    (living.indexOf(other) - living.indexOf(by) + living.length) % living.length
  if (!living.includes(seat) || !living.includes(target)) return false
  const [far, near] = [placeOf(target), placeOf(seat)]
  if (far * 2 === living.length || seat === by) return false
  return far * 2 < living.length ? near < far : near > far
}

/** A wound that nothing before it tells of: somebody entered it without dice. */
function wound(told: Told, event: Of<'lifeLost'>, at: number): Deed | null {
  const { seat, cause, by } = event
  const { events } = told
  const isSame = (other: DiceEvent): boolean =>
    other.type === 'lifeLost' && other.cause === cause && (cause !== 'shots' || other.seat === seat)
  if (!isFirst(told, at, isSame) || by === null) return null
  if (cause === 'shots' && !events.some((e) => e.type === 'aimed' && e.target === seat))
    return shots(told, { by, target: seat, at })
  if (cause === 'gatling' && !events.some(({ type }) => type === 'gatlingFired'))
    return gatling(told, by, at)
  return null
}

function gatling(told: Told, seat: Seat, at: number): Deed {
  const { t } = told.teller
  const changes = losses(told, 'gatling', told.events.slice(at))
  const words = who(told, seat)
  const text =
    changes.length === 0
      ? t('log:gatlingFired', words)
      : t('log:tale.gatling', { ...words, losses: gatlingWords(told, seat, changes) })
  return {
    text,
    seats: [seat, ...changes.map(({ seat: hit }) => hit)],
    changes,
    isTurningPoint: false,
  }
}

/** Where it hits everybody alike, nobody is named. */
function gatlingWords(told: Told, shooter: Seat, changes: readonly LifeChange[]): string {
  const others = livingSeats(told).filter((seat) => seat !== shooter)
  const isEverybody =
    others.length > 2 &&
    others.every((seat) => changes.some((hit) => hit.seat === seat && hit.amount === -1))
  return isEverybody
    ? `${told.teller.t('log:tale.everybody')}\u00a0${signed(-1)}`
    : lossWords(told, changes)
}

function gain(told: Told, event: Of<'lifeGained'>, at: number): Deed | null {
  const { t, nameOf, own } = told.teller
  const { seat, by, cause, amount } = event
  const source =
    by === seat ? t(cause === 'beer' ? 'common:faces.beer' : 'log:tale.ability') : nameOf(by)
  if (cause !== 'beer' || amount === 0)
    return plain(told, event, amount === 0 ? [] : [{ seat, amount, source }])
  const isSame = (other: DiceEvent): other is Of<'lifeGained'> =>
    other.type === 'lifeGained' &&
    other.cause === 'beer' &&
    other.amount > 0 &&
    other.seat === seat &&
    other.by === by
  if (!isFirst(told, at, isSame)) return null
  const beers = told.events.filter(isSame)
  const words = { name: nameOf(seat), by: nameOf(by), count: beers.length }
  const text =
    by === seat
      ? t('log:tale.drank', { ...words, ...you(told, seat) })
      : by === own
        ? t('log:tale.treatedByYou', words)
        : t('log:tale.treated', { ...words, ...you(told, seat) })
  const changes = beers.map((beer) => ({ seat, amount: beer.amount, source }))
  return { text, seats: seatsOf(event), changes, isTurningPoint: false }
}

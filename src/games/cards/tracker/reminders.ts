import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import type { CharacterId } from '@/family/characters'
import { countLiving } from '@/family/ring'
import { kindOf } from '../cards'
import { abilityAt, specialSeats } from '../characters'
import { mayBreathe } from '../rules/damage'
import { REWARD } from '../rules/elimination'
import type { EventOf, TrackerEvent } from './events'
import type { TrackerState } from './state'

/** What a table forgets; each can be silenced. */
export const REMINDERS = [
  'one-bang',
  'hand-limit',
  'bart-cassidy',
  'el-gringo',
  'reward',
  'penalty',
  'vulture-sam',
  'suzy-lafayette',
  'no-beer',
] as const
export type ReminderKind = (typeof REMINDERS)[number]

export type Reminder =
  /** One Bang! a turn, or any number. */
  | { readonly kind: 'one-bang'; readonly seat: Seat; readonly isFree: boolean }
  | { readonly kind: 'hand-limit'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'bart-cassidy'; readonly seat: Seat; readonly cards: number }
  | {
      readonly kind: 'el-gringo'
      readonly seat: Seat
      readonly from: Seat
      readonly cards: number
    }
  | { readonly kind: 'reward'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'penalty'; readonly seat: Seat }
  | { readonly kind: 'vulture-sam'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'suzy-lafayette'; readonly seat: Seat }
  | { readonly kind: 'no-beer' }

/** What holds as long as this turn does. */
export function turnReminders(state: TrackerState): Reminder[] {
  const { turn: seat, decision, life } = state
  if (decision?.kind !== 'turn') return []
  return [
    { kind: 'one-bang', seat, isFree: mayShootFreely(state, seat) },
    { kind: 'hand-limit', seat, cards: at(life, seat) },
  ]
}

/** Any number of Bang! a turn, by a card or by nature (rules §6, §9). */
export const mayShootFreely = ({ inPlay, characters }: TrackerState, seat: Seat): boolean =>
  abilityAt(characters, seat).modifyLimit ||
  at(inPlay, seat).some((card) => kindOf(card).modifyLimit)

/** What is to be done now because of what has just happened; `state` is the table afterwards. */
export function remindersOf(state: TrackerState, events: readonly TrackerEvent[]): Reminder[] {
  if (state.winner) return []
  return events.flatMap((event) => {
    switch (event.type) {
      case 'hitSurvived':
        return woundReminders(state, event)
      case 'eliminated':
        return fallReminders(state, event)
      case 'turnStarted':
        return suzyReminder(state, event)
      default:
        return []
    }
  })
}

const isCharacter = ({ characters }: TrackerState, seat: Seat, id: CharacterId): boolean =>
  characters[seat] === id

/** Cards for whoever survived a hit (rules §4). */
function woundReminders(state: TrackerState, hit: EventOf<'hitSurvived'>): Reminder[] {
  const { seat, amount: cards, by } = hit
  if (isCharacter(state, seat, 'bart-cassidy')) return [{ kind: 'bart-cassidy', seat, cards }]
  if (isCharacter(state, seat, 'el-gringo') && by !== null)
    return [{ kind: 'el-gringo', seat, from: by, cards }]
  return []
}

/** What becomes of the cards of the fallen, and of whoever felled them (rules §7). */
function fallReminders(state: TrackerState, fall: EventOf<'eliminated'>): Reminder[] {
  const { seat, role, by, cause } = fall
  const reminders: Reminder[] = []
  const heir = specialSeats(state.characters).modifyEstate
  // The cards of whoever leaves are discarded, and a number set by hand calls no ability.
  const isInherited = cause !== 'hand'
  if (isInherited && heir !== null && heir !== seat && state.alive[heir])
    reminders.push({ kind: 'vulture-sam', seat: heir, from: seat })
  if (by !== null && role === 'outlaw') reminders.push({ kind: 'reward', seat: by, cards: REWARD })
  if (by !== null && role === 'deputy' && state.roles[by] === 'sheriff')
    reminders.push({ kind: 'penalty', seat: by })
  if (!mayBreathe(state) && countLiving(state) > 1) reminders.push({ kind: 'no-beer' })
  return reminders
}

function suzyReminder({ characters }: TrackerState, { seat }: EventOf<'turnStarted'>): Reminder[] {
  return abilityAt(characters, seat).modifyEmptyHand ? [{ kind: 'suzy-lafayette', seat }] : []
}

import * as v from 'valibot'
import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import {
  cards,
  type CardsAction,
  type CardsEvent,
  type CardsState,
  type CardsView,
  type Decision,
  type Seat,
} from '@/games/cards'
import { ActionSchema } from '@/games/cards/notation/schema'
import { tableNotation } from '@/games/cards/notation/table'

// A whole game as text: at each decision what its owner sees, what is legal and what is done, then what happened and who
// was shown it. The text holds all that is needed to play the game again.

/** A fact or an action in a line: its name, then what else it says. */
function line({ type, ...rest }: CardsEvent | CardsAction): string {
  const said = Object.entries(rest).map(([name, value]) => `${name} ${spelled(value)}`)
  return [type, ...said].join(' · ')
}

const spelled = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '')

const asked = ({ kind, seat, ...rest }: Decision): string =>
  [
    `seat ${seat} is asked: ${kind}`,
    ...Object.entries(rest).map(([name, value]) => `${name} ${spelled(value)}`),
  ].join(' · ')

/** A view, a line for each seat; a card that is not shown is a question mark. */
function viewLines(view: CardsView): string[] {
  const { seats, deck, discard, resolving, store, round, phase, bangsPlayed } = tableNotation(view)
  const faces = (ids: readonly string[]) => ids.map((id) => (id === 'hidden' ? '?' : id)).join(' ')
  return [
    ...seats.map(({ role, character, life, maxLife, hand, inPlay, alive }, seat) => {
      const name = `${seat === view.turn ? '*' : ' '}${seat} ${character ?? 'nobody'} (${role})`
      if (!alive) return `${name} is out`
      const lying = inPlay.length > 0 ? ` · in play ${faces(inPlay)}` : ''
      return `${name} ${life}/${maxLife} · hand ${faces(hand) || '–'}${lying}`
    }),
    [
      ` round ${round}, ${phase}, shots ${bangsPlayed}, pile ${deck.length}`,
      `discards ${discard.length}${discard[0] ? `, on top ${discard[0]}` : ''}`,
      ...(resolving ? [`taking effect ${resolving}`] : []),
      ...(store.length > 0 ? [`open ${faces(store)}`] : []),
    ].join(' · '),
  ]
}

/** Who was shown all of a fact, if that is not everybody. */
function audience(event: CardsEvent, seats: readonly Seat[]): string {
  const told = JSON.stringify(event)
  const knows = (viewer: Seat | null) =>
    JSON.stringify(cards.eventsFor([event], viewer)[0]) === told
  if (knows(null)) return ''
  return ` (only to ${seats.filter(knows).join(' and ') || 'nobody'})`
}

/** Chooses the next action; undefined stops the game. */
type Chooser = (state: CardsState) => CardsAction | undefined

export interface Playthrough {
  readonly seed: number
  readonly seats: number
}

/** Plays a game and tells it. */
export function told({ seed, seats }: Playthrough, choose: Chooser): string {
  const rng = rngFromSeed(seed)
  let state = cards.setup({ kind: 'deal', seats }, rng)
  const numbers = state.roles.map((_, seat) => seat)
  const lines = [`# seed ${seed}, ${seats} seats`, `# roles: ${state.roles.join(', ')}`]
  for (let n = 1; state.decision; n++) {
    const action = choose(state)
    if (!action) break
    const { decision } = state
    const heals = cards.interjections(state).map(line)
    lines.push('', `## ${n}: ${asked(decision)}`, ...viewLines(cards.viewFor(state, decision.seat)))
    lines.push('legal:', ...cards.legal(state).map((legal) => `  ${line(legal)}`))
    if (heals.length > 0) lines.push('out of turn:', ...heals.map((heal) => `  ${heal}`))
    lines.push(`> ${JSON.stringify(v.parse(ActionSchema, action))}`)
    const { state: after, events } = cards.step(state, action, rng)
    for (const event of events)
      if (event.type !== 'decisionOpened') lines.push(`- ${line(event)}${audience(event, numbers)}`)
    state = after
  }
  return [...lines, ''].join('\n')
}

/** Plays the game of a text again, by the actions that it names. */
export function retold(text: string): string {
  const [, seed, seats] = /^# seed (\d+), (\d) seats/.exec(text) ?? []
  const actions = text
    .split('\n')
    .filter((written) => written.startsWith('> '))
    .map((written) => v.parse(ActionSchema, JSON.parse(written.slice(2))))
  let next = 0
  return told({ seed: Number(seed), seats: Number(seats) }, (state) => {
    const action = actions[next++]
    const refusal = action && cards.refuse(state, action)
    if (refusal) throw new Error(`action ${next}: ${refusal.message}`)
    return action
  })
}

/** Somebody without a plan, who ends a turn or lets a heal go by no more often than anything else. */
export function aimless(seed: number): Chooser {
  const choice = rngFromSeed(seed, 1)
  return (state) => {
    const actions = [...cards.legal(state), ...cards.interjections(state)]
    return at(actions, choice.below(actions.length))
  }
}

import { at } from '@/core/list'
import type { Bot } from '@/games/dice/bots'
import { JUDGES } from './judges'
import { SPARRING } from './sparring'
import { strangerOf, type Manner } from './stranger'

const MANNERS = { ...JUDGES, ...SPARRING }
export type Stranger = keyof typeof MANNERS

export const isStranger = (name: string): name is Stranger => Object.hasOwn(MANNERS, name)

const namesOf = (crew: Readonly<Record<string, Manner>>): Stranger[] =>
  Object.keys(crew).filter(isStranger)

/** They judge: nothing is learned from them, nothing tuned on them. */
export const JUDGE_NAMES: readonly Stranger[] = namesOf(JUDGES)
/** To practise with. */
export const SPARRING_NAMES: readonly Stranger[] = namesOf(SPARRING)

const bots = new Map<Stranger, Bot>()

export function strangerBot(name: Stranger): Bot {
  const known = bots.get(name) ?? strangerOf(MANNERS[name])
  bots.set(name, known)
  return known
}

/** Who of a crew of all kinds sits in this seat. */
export const memberAt = (crew: readonly Stranger[], seat: number, seed: number): Stranger =>
  at(crew, (seat + seed) % crew.length)

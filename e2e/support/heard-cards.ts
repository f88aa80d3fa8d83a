import type { Page } from '@playwright/test'
import { at } from '@/core/list'
import { replayMatch } from '@/core/match'
import { cards, type CardId, type CardsState, type Decision, type KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { idOf, idsOf } from '@/games/cards/cards/faces'
import { cards as en } from '@/i18n/en/cards'
import { cardsKey } from './card-saves'
import { players } from './saves'
import { spokenNames } from './spoken'

/** A table of cards as seat 0 may know it, in the words that it is told in. */
export interface ToldCards {
  readonly seats: readonly ToldSeat[]
  /** One's own cards. */
  readonly hand: readonly string[]
  readonly deck: number
  readonly discarded: string | null
  /** Open cards to choose from. */
  readonly offered: readonly string[]
  readonly question: string
}

interface ToldSeat {
  readonly name: string
  readonly life: number
  readonly hand: number
  readonly inPlay: readonly string[]
  readonly isOut: boolean
}

const { play, kinds } = en
const { prompts } = play

const SEAT =
  /^(?<name>[^,]+), [^,]+, [^,]+\. Life (?<life>-?\d+) of \d+, (?<hand>\d+) cards?\..* In play: (?<inPlay>.+?)\.(?: (?:On turn|Can be|Prob)|$)/
const FALLEN = /^(?<name>[^,]+), [^,]+, [^,]+, out of the game\.$/
const HELD = /^(?<card>[^,]+, \w+ of \w+, (?:brown|blue))\./
const OFFERED = /^(?<card>[^,]+, \w+ of \w+)(?:, chosen)?$/
const DECK = /^Deck: (?<count>\d+) cards?$/
const DISCARDED = /^Discards: (?<card>.+) on top$/

const found = (names: readonly string[], pattern: RegExp) =>
  names.flatMap((said): Readonly<Record<string, string>>[] => {
    const { groups } = pattern.exec(said) ?? {}
    return groups ? [groups] : []
  })

/** Puts the table together from what is said about it, and from nothing else. */
export function heardCards(names: readonly string[], questions: readonly string[]): ToldCards {
  const seats = names.flatMap((said): ToldSeat[] => {
    const fallen = FALLEN.exec(said)?.groups
    if (fallen) return [{ name: fallen.name ?? '', life: 0, hand: 0, inPlay: [], isOut: true }]
    const { name = '', life, hand, inPlay = '' } = SEAT.exec(said)?.groups ?? {}
    const lying = inPlay.replace(/, reach \d/g, '').split('; ')
    return name
      ? [{ name, life: Number(life), hand: Number(hand), inPlay: lying.sort(), isOut: false }]
      : []
  })
  const all = names.join(' ').replace(/\s+/g, ' ')
  return {
    seats: seats.sort((a, b) => a.name.localeCompare(b.name)),
    hand: found(names, HELD)
      .map(({ card = '' }) => card)
      .sort(),
    deck: Number(found(names, DECK)[0]?.count),
    discarded: found(names, DISCARDED)[0]?.card ?? null,
    offered: found(names, OFFERED)
      .map(({ card = '' }) => card)
      .sort(),
    question: questions.find((question) => all.includes(question)) ?? '',
  }
}

const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const

/** "Bang!, 8 of diamonds". */
function printed(card: CardId): string {
  const [, kind = '', value = '', suit = ''] =
    /^(.+?)-(10|[2-9JQKA])([SHDC])(?:-2)?$/.exec(card) ?? []
  const word = Object.entries(play.values).find(([key]) => key === value)?.[1] ?? value
  const sign = Object.entries(SUITS).find(([key]) => key === suit)?.[1] ?? ''
  return `${nameOf(kind)}, ${word} of ${sign}`
}

const isKind = (kind: string): kind is KindId => kind in kinds

function nameOf(kind: string): string {
  if (!isKind(kind)) throw new Error(`there is no card ${kind}`)
  return kinds[kind].name
}

const kindOf = (card: CardId): KindId => {
  const kind = card.replace(/-(10|[2-9JQKA])[SHDC](-2)?$/, '')
  if (!isKind(kind)) throw new Error(`there is no card ${card}`)
  return kind
}

const borderOf = (card: CardId): string => play.border[KINDS[kindOf(card)].border]

/** What lies in front of a seat; the Colt where no weapon does. */
function lying(ids: readonly CardId[]): string[] {
  const hasWeapon = ids.some((card) => KINDS[kindOf(card)].reach > 0)
  return [...ids.map((card) => nameOf(kindOf(card))), ...(hasWeapon ? [] : [play.colt])].sort()
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

/** What seat 0 is asked, word for word. */
function questionOf(state: CardsState, decision: Decision, names: readonly string[]): string {
  const life = at(state.life, 0)
  const unlessHelpless = (text: string): string =>
    cards.legal(state).length > 1 ? text : prompts.noAnswer
  switch (decision.kind) {
    case 'play':
      return 'Your turn.'
    case 'defend': {
      const lead = kindOf(decision.card) === 'gatling' ? prompts.shootsAll : prompts.shoots
      const text =
        decision.needs > 1
          ? filled(prompts.stopTwo, { count: decision.needs })
          : life <= 1
            ? prompts.lastLife
            : filled(prompts.stopIt_other, { count: life })
      return `${filled(lead, { name: at(names, decision.from) })} ${unlessHelpless(text)}`
    }
    case 'indians':
      return `${filled(prompts.indians, { name: at(names, decision.from) })} ${unlessHelpless(prompts.indiansText)}`
    case 'duel':
      return `${prompts.duel} ${unlessHelpless(prompts.duelText)}`
    case 'last-breath':
      return prompts.lastBreath
    case 'store':
      return `${prompts.store} ${prompts.storeText}`
    case 'keep':
      return `${prompts.keep} ${prompts.keepText}`
    case 'choose':
      return prompts.choose
    case 'discard':
      return `${at(state.hands, 0).length} cards, ${life} life points: discard`
    case 'draw':
      return prompts.jesse
  }
}

/** The same table as the app keeps it. */
export function trueCards(state: CardsState): ToldCards {
  const { decision } = state
  if (decision?.seat !== 0) throw new Error('seat 0 is not asked')
  const names = players(state.life.length).map(({ name }) => name)
  const view = cards.viewFor(state, 0)
  const top = view.discards.at(-1)
  const offered = decision.kind === 'store' ? idsOf(view.store) : openCards(decision)
  return {
    seats: names
      .map((name, seat): ToldSeat => {
        if (!at(view.alive, seat)) return { name, life: 0, hand: 0, inPlay: [], isOut: true }
        const [life, hand] = [at(view.life, seat), at(view.hands, seat).length]
        return { name, life, hand, inPlay: lying(idsOf(at(view.inPlay, seat))), isOut: false }
      })
      .sort((a, b) => a.name.localeCompare(b.name)),
    hand: idsOf(at(view.hands, 0))
      .map((card) => `${printed(card)}, ${borderOf(card)}`)
      .sort(),
    deck: view.pile.length,
    discarded: top === undefined ? null : printed(idOf(top)),
    offered: offered.map(printed).sort(),
    question: questionOf(state, decision, names),
  }
}

const openCards = (decision: Decision): readonly CardId[] =>
  decision.kind === 'keep' || decision.kind === 'choose'
    ? decision.cards.flatMap((card) => (card === 'hidden' ? [] : [card]))
    : []

/** What is told of the table that the page shows, and what is true of it. */
export async function toldAndTrue(page: Page): Promise<{ told: ToldCards; truth: ToldCards }> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', cardsKey)
  const truth = trueCards(replayMatch(cards, JSON.parse(text).data.record).state)
  return { told: heardCards(await spokenNames(page), [truth.question]), truth }
}

import { bang } from './bang'
import { barrel } from './barrel'
import { beer } from './beer'
import { catBalou } from './cat-balou'
import { duel } from './duel'
import { dynamite } from './dynamite'
import { gatling } from './gatling'
import { generalStore } from './general-store'
import { NO_CARD, PRINTED_CARDS, type Card, type KindId } from './ids'
import { indians } from './indians'
import { jail } from './jail'
import type { CardKind } from './kind'
import { missed } from './missed'
import { mustang } from './mustang'
import { panic } from './panic'
import { remington } from './remington'
import { revCarabine } from './rev-carabine'
import { saloon } from './saloon'
import { schofield } from './schofield'
import { scope } from './scope'
import { stagecoach } from './stagecoach'
import { volcanic } from './volcanic'
import { wellsFargo } from './wells-fargo'
import { winchester } from './winchester'

export const KINDS: Readonly<Record<KindId, CardKind>> = {
  bang,
  missed,
  beer,
  panic,
  'cat-balou': catBalou,
  duel,
  stagecoach,
  'general-store': generalStore,
  indians,
  gatling,
  saloon,
  'wells-fargo': wellsFargo,
  jail,
  barrel,
  mustang,
  scope,
  dynamite,
  schofield,
  volcanic,
  remington,
  'rev-carabine': revCarabine,
  winchester,
}

const KIND_OF: readonly CardKind[] = PRINTED_CARDS.map(({ kind }) => KINDS[kind])

/** What kind of card this is. */
export const kindOf = (card: Card): CardKind => KIND_OF[card] ?? noKindOf(card)

/** What kind of card this one of a list is. */
export const kindAt = (cards: readonly Card[], i: number): CardKind =>
  KIND_OF[cards[i] ?? NO_CARD] ?? noKindOf(cards[i])

function noKindOf(card: Card | undefined): never {
  throw new RangeError(`there is no card ${card}`)
}

/** The whole deck, lowest number first. */
export const ALL_CARDS: readonly Card[] = PRINTED_CARDS.map((_, card) => card)

/** The 69 cards without a small book (rules §1). */
export const BEGINNER_CARDS: readonly Card[] = ALL_CARDS.filter((card) => !kindOf(card).isAdvanced)

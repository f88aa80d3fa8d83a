import { at } from '@/core/list'
import { countLiving } from '@/family/ring'
import type { CardId, CardsAction, CardsView, KindId, Seat } from '@/games/cards'
import { KINDS, kindOf } from '@/games/cards/cards'
import { idsOf } from '@/games/cards/cards/faces'
import { cardOf, HIDDEN } from '@/games/cards/cards/ids'
import { abilityAt } from '@/games/cards/characters'
import { hasInPlay } from '@/games/cards/rules/distance'
import { playedAs } from '@/games/cards/rules/uses'

/** What a card does now, or why it cannot, by the name of its words. */
export type UseWord =
  | 'aim'
  | 'heal'
  | 'healAll'
  | 'draw2'
  | 'draw3'
  | 'store'
  | 'take'
  | 'discard'
  | 'challenge'
  | 'shootAll'
  | 'lay'
  | 'reach'
  | 'lockUp'
  | 'light'
  | 'stops'
  | 'answers'
  | 'drink'
  | 'onDefence'
  | 'haveIt'
  | 'oneATurn'
  | 'nobodyNear'
  | 'nobody'
  | 'fullLife'
  | 'noEffect'
  | 'noHelp'
  | 'noUse'
  | 'planned'

export interface CardUse {
  readonly card: CardId
  /** `pointless` is legal and does nothing; `resting` while nothing is asked that cards answer. */
  readonly state: 'playable' | 'pointless' | 'not-now' | 'resting'
  readonly word: UseWord | null
  /** What it would be played as: some characters use a card as another. */
  readonly as: KindId
  /** A number in the words: how far a weapon reaches. */
  readonly count: number
}

const PLAYED: Readonly<Record<KindId, UseWord>> = {
  bang: 'aim',
  missed: 'onDefence',
  beer: 'heal',
  saloon: 'healAll',
  stagecoach: 'draw2',
  'wells-fargo': 'draw3',
  'general-store': 'store',
  panic: 'take',
  'cat-balou': 'discard',
  duel: 'challenge',
  gatling: 'shootAll',
  indians: 'shootAll',
  barrel: 'lay',
  mustang: 'lay',
  scope: 'lay',
  jail: 'lockUp',
  dynamite: 'light',
  volcanic: 'reach',
  schofield: 'reach',
  remington: 'reach',
  'rev-carabine': 'reach',
  winchester: 'reach',
}

/** The cards of a hand as their owner sees them. */
export const handOf = (view: CardsView, seat: Seat): readonly CardId[] =>
  idsOf(at(view.hands, seat).filter((card) => card !== HIDDEN))

/** What each card of one's hand does now, or why it does not. */
export function usesOf(
  view: CardsView,
  seat: Seat,
  legal: readonly CardsAction[],
): readonly CardUse[] {
  const { decision } = view
  const asked = decision?.seat === seat ? decision.kind : null
  return handOf(view, seat).map((card) => {
    switch (asked) {
      case 'play':
        return playUse({ view, seat, legal }, card)
      case 'defend':
        return answerUse(card, legal, ['stops', 'noHelp'])
      case 'indians':
      case 'duel':
        return answerUse(card, legal, ['answers', 'noUse'])
      case 'last-breath':
        return answerUse(card, legal, ['drink', 'noHelp'])
      default:
        return { card, state: 'resting', word: null, as: kindOf(cardOf(card)).id, count: 0 }
    }
  })
}

function answerUse(
  card: CardId,
  legal: readonly CardsAction[],
  [helps, fails]: readonly [UseWord, UseWord],
): CardUse {
  const isAnswer = legal.some((action) => action.type === 'respond' && action.card === card)
  return {
    card,
    state: isAnswer ? 'playable' : 'not-now',
    word: isAnswer ? helps : fails,
    as: kindOf(cardOf(card)).id,
    count: 0,
  }
}

interface Turn {
  readonly view: CardsView
  readonly seat: Seat
  readonly legal: readonly CardsAction[]
}

function playUse({ view, seat, legal }: Turn, card: CardId): CardUse {
  const kind = playedAs(abilityAt(view.characters, seat), cardOf(card))
  const isLegal = legal.some((action) => action.type === 'play' && action.card === card)
  const use = { card, as: kind.id, count: 0 }
  if (!isLegal) return { ...use, state: 'not-now', word: whyNot(view, seat, kind.id) }
  if (isPointless(view, seat, kind.id)) return { ...use, state: 'pointless', word: 'noEffect' }
  return { ...use, state: 'playable', word: PLAYED[kind.id], count: kind.reach }
}

function whyNot(view: CardsView, seat: Seat, kind: KindId): UseWord {
  const { offerPlays, isShot, border } = KINDS[kind]
  if (offerPlays === null) return 'onDefence'
  if (isShot) return mayShootMore(view, seat) ? 'nobodyNear' : 'oneATurn'
  if (kind === 'jail') return 'nobody'
  if (border === 'blue' && hasInPlay(view, seat, KINDS[kind])) return 'haveIt'
  if (kind === 'beer') return 'fullLife'
  return kind === 'panic' ? 'nobodyNear' : 'nobody'
}

export function mayShootMore({ shots, characters, inPlay }: CardsView, seat: Seat): boolean {
  return (
    shots === 0 ||
    abilityAt(characters, seat).modifyLimit ||
    at(inPlay, seat).some((card) => kindOf(card).modifyLimit)
  )
}

/** Legal, and nothing would come of it. */
function isPointless(view: CardsView, seat: Seat, kind: KindId): boolean {
  const { life, maxLife, alive } = view
  const isFull = (other: Seat) => at(life, other) >= at(maxLife, other)
  if (kind === 'beer') return isFull(seat) || countLiving(view) <= 2
  if (kind === 'saloon') return alive.every((lives, other) => !lives || isFull(other))
  return false
}

import type { CardsView, Decision, Seat } from '@/games/cards'
import { cardOf } from '@/games/cards/cards/ids'
import { kindOf } from '@/games/cards/cards'
import { idOf } from '@/games/cards/cards/faces'
import { SymbolRow } from '../art/symbols'
import type { Prompt } from '../../face'
import { cardInLine, kindOfCard, nameOfCard, type CardWords } from '../words/card-words'
import type { Asked } from './use-decision'

interface PromptScene {
  readonly view: CardsView
  readonly own: Seat | null
  readonly asked: Asked
  readonly nameOf: (seat: Seat) => string
  readonly t: CardWords
  readonly yourTurn: string
}

/** What is about one's life. */
const URGENT: readonly Decision['kind'][] = ['defend', 'indians', 'duel', 'last-breath']

/** What a person is asked, in words. */
export function promptFor(scene: PromptScene): Prompt | null {
  const { decision } = scene.asked
  const prompt = wordsFor(scene)
  if (!prompt || !decision || !URGENT.includes(decision.kind)) return prompt
  const text = hasNoAnswer(scene) ? scene.t('cards:play.prompts.noAnswer') : prompt.text
  return { ...prompt, text, isUrgent: true }
}

/** Nothing can be done but to let it happen. The question answers itself in a moment: it should say why. */
const hasNoAnswer = ({ asked: { legal, isAlone } }: PromptScene): boolean =>
  isAlone && legal.length === 1 && legal[0]?.type === 'pass'

function wordsFor(scene: PromptScene): Prompt | null {
  const { view, own, asked, t } = scene
  const { decision, choice } = asked
  if (choice.healing)
    return { lead: t('cards:play.prompts.heal'), text: t('cards:play.prompts.healText') }
  if (!decision) return null
  if (choice.going) return discardPrompt(scene)
  if (choice.lifted && decision.kind !== 'choose' && decision.kind !== 'keep')
    return cardPrompt(scene, choice.lifted)
  switch (decision.kind) {
    case 'play':
      return playPrompt(scene)
    case 'defend':
      return defendPrompt(scene, decision)
    case 'indians':
      return {
        lead: t('cards:play.prompts.indians', { name: scene.nameOf(decision.from) }),
        text: t('cards:play.prompts.indiansText'),
      }
    case 'duel':
      return { lead: t('cards:play.prompts.duel'), text: t('cards:play.prompts.duelText') }
    case 'last-breath':
      return {
        lead: t('cards:play.prompts.lastBreath'),
        text: t('cards:play.prompts.lastBreathText', { count: decision.needs }),
      }
    case 'store':
      return { lead: t('cards:play.prompts.store'), text: t('cards:play.prompts.storeText') }
    case 'keep':
      return { lead: t('cards:play.prompts.keep'), text: t('cards:play.prompts.keepText') }
    case 'choose':
      return { lead: t('cards:play.prompts.choose'), text: t('cards:play.prompts.chooseText') }
    case 'discard':
      return discardPrompt(scene)
    case 'draw': {
      const top = view.discards.at(-1)
      const isPedro = own !== null && view.characters[own] === 'pedro-ramirez'
      return {
        lead: t('cards:play.prompts.jesse'),
        text:
          isPedro && top !== undefined
            ? t('cards:play.prompts.pedroText', { card: cardInLine(idOf(top), t) })
            : t('cards:play.prompts.jesseText'),
      }
    }
  }
}

/** The lifted card: its name, its symbols, and one sentence. */
function cardPrompt(
  { asked, t }: PromptScene,
  card: NonNullable<Asked['choice']['lifted']>,
): Prompt {
  const kind = kindOfCard(card)
  const { choice, legal, uses } = asked
  const as = uses.find((use) => use.card === card)?.as ?? kind
  const isShot = legal.some(
    (action) => action.type === 'play' && action.card === card && action.target !== undefined,
  )
  const text = choice.isAiming
    ? t(
        kindOf(cardOf(card)).isShot && isShot
          ? 'cards:play.prompts.stone'
          : 'cards:play.prompts.anyone',
      )
    : t(`cards:kinds.${as}.line`)
  return { lead: nameOfCard(card, t), text, signs: <SymbolRow kind={kind} size={20} /> }
}

function playPrompt({ asked, t, yourTurn }: PromptScene): Prompt {
  const first = asked.choice.plan[0]
  if (first)
    return {
      lead: t('cards:pass.orders.first', { kind: nameOfCard(first.card, t) }),
      text: t('cards:pass.orders.what'),
    }
  const count = asked.uses.filter(({ state }) => state === 'playable').length
  const text =
    asked.uses.length === 0
      ? t('cards:play.prompts.emptyHand')
      : count === 0
        ? t('cards:play.prompts.none')
        : t('cards:play.prompts.some', { count })
  return { lead: yourTurn, text }
}

function defendPrompt(
  { view, nameOf, t }: PromptScene,
  { seat, from, card, needs }: Extract<Decision, { kind: 'defend' }>,
): Prompt {
  const name = nameOf(from)
  const isGatling = kindOfCard(card) === 'gatling'
  const lead = t(isGatling ? 'cards:play.prompts.shootsAll' : 'cards:play.prompts.shoots', { name })
  const life = view.life[seat] ?? 0
  if (needs > 1) return { lead, text: t('cards:play.prompts.stopTwo', { count: needs }) }
  if (life <= 1) return { lead, text: t('cards:play.prompts.lastLife') }
  return { lead, text: t('cards:play.prompts.stopIt', { count: life }) }
}

function discardPrompt({ view, own, asked, t }: PromptScene): Prompt {
  const life = own === null ? 0 : Math.max(0, view.life[own] ?? 0)
  return {
    lead: t('cards:play.prompts.tooMany', {
      cards: asked.uses.length,
      life,
      count: asked.excess,
    }),
    text: t('cards:play.prompts.tapAgain'),
  }
}

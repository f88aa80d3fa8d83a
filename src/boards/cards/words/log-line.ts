import type { TFunction } from 'i18next'
import type { CardsEvent, Seat } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import type { Reader as FaceReader } from '../../face'
import { cardInLine, kindName, nameOfCard } from './card-words'

type Of<T extends CardsEvent['type']> = Extract<CardsEvent, { type: T }>

export interface Reader extends FaceReader {
  readonly t: TFunction<['log', 'common', 'cards']>
}

/** Draws of one hand, one after the other, are one line: "Rosa drew 2 cards." */
export function isRepeat(event: CardsEvent, before: CardsEvent): boolean {
  return (
    event.type === 'cardDrawn' &&
    before.type === 'cardDrawn' &&
    event.seat === before.seat &&
    !event.isShown &&
    !before.isShown &&
    event.cause === before.cause
  )
}

/** An event as a line of the story, told once if it happened so many times; null for what needs no words. */
export function logLine(event: CardsEvent, reader: Reader, times = 1): string | null {
  // A sentence that ends with "Missed!" needs no full stop after it.
  return lineOf(event, reader, times)?.replace(/!\.$/, '!') ?? null
}

function lineOf(event: CardsEvent, reader: Reader, times: number): string | null {
  const { own, nameOf, t } = reader
  const who = (seat: Seat) => ({ name: nameOf(seat), ...(seat === own ? { context: 'you' } : {}) })
  switch (event.type) {
    case 'turnStarted':
      return t('cards:story.turn', who(event.seat))
    case 'cardDrawn':
      return drawLine(event, reader, times)
    case 'cardsLookedAt':
      return t('cards:story.lookedAt', who(event.seat))
    case 'reshuffled':
      return t('cards:story.reshuffled')
    case 'cardTaken':
      return takenLine(event, reader)
    case 'discardTaken':
      return t('cards:story.fromDiscards', { ...who(event.seat), card: cardInLine(event.card, t) })
    case 'cardsTurned':
      return turnedLine(event, reader)
    case 'cardPlayed':
      return playedLine(event, reader)
    case 'cardShown':
      // A Beer at the last breath is told by what it gives.
      if (event.kind === 'last-breath') return null
      return t('cards:story.answered', { ...who(event.seat), kind: nameOfCard(event.card, t) })
    case 'cardDiscarded':
      return discardLine(event, reader)
    case 'cardPassedOn':
      return t('cards:story.passedOn', who(event.to))
    case 'storeTaken':
      return t('cards:story.storeTook', { ...who(event.seat), kind: nameOfCard(event.card, t) })
    case 'lifeLost':
      return t('cards:story.lost', {
        ...who(event.seat),
        count: event.amount,
        life: Math.max(0, event.life),
      })
    case 'lifeGained':
      return t(`cards:story.${gainWord(event)}`, { ...who(event.seat), life: event.life })
    case 'eliminated':
      return t('cards:story.fell', { ...who(event.seat), role: t(`common:roles.${event.role}`) })
    case 'cardsInherited':
      return t('cards:story.inherited', between(reader, event.seat, event.from))
    case 'cardsLost':
      return event.cause === 'penalty' ? t('cards:story.penalty', who(event.seat)) : null
    case 'gameEnded':
      return t('cards:story.ended')
    case 'phaseBegan':
    case 'cardPutBack':
    case 'cardsOpened':
    case 'turnedDiscarded':
    case 'cardLaid':
    case 'cardSettled':
    case 'passed':
    case 'storeStocked':
    case 'decisionOpened':
      return null
  }
}

/** Who does it to whom, from where the reader sits. */
function between({ own, nameOf }: Reader, seat: Seat, target: Seat) {
  const context = seat === own ? { context: 'you' } : target === own ? { context: 'atYou' } : {}
  return { name: nameOf(seat), target: nameOf(target), from: nameOf(target), ...context }
}

function drawLine(event: Of<'cardDrawn'>, { own, nameOf, t }: Reader, times: number): string {
  const card = cardInLine(event.card, t)
  const who = { name: nameOf(event.seat), ...(event.seat === own ? { context: 'you' } : {}) }
  if (event.isShown) return t('cards:story.drewShown', { ...who, card })
  return t(`cards:story.${drawWord(event)}`, { ...who, count: times, card })
}

/** A draw that an ability or an Outlaw gives says what for; the others follow from the turn or from the card played. */
function drawWord({ cause }: Of<'cardDrawn'>) {
  switch (cause) {
    case 'reward':
      return 'reward'
    case 'empty-hand':
      return 'drewRefill'
    case 'bart-cassidy':
      return 'drewForHit'
    case 'black-jack':
      return 'drewThird'
    default:
      return 'drew'
  }
}

function takenLine({ seat, from, card, zone, cause }: Of<'cardTaken'>, reader: Reader): string {
  const { own, nameOf, t } = reader
  const named = cardInLine(card, t)
  if (seat === from) {
    const who = { name: nameOf(seat), ...(seat === own ? { context: 'you' } : {}) }
    return t('cards:story.tookBack', { ...who, card: named })
  }
  const sides = between(reader, seat, from)
  const isNamed = zone === 'in-play' || card !== 'hidden'
  const words = { ...sides, card: named }
  switch (cause) {
    case 'phase':
      return t(isNamed ? 'cards:story.tookFirstNamed' : 'cards:story.tookFirst', words)
    case 'el-gringo':
      return t(isNamed ? 'cards:story.tookForHitNamed' : 'cards:story.tookForHit', words)
    default:
      return t(isNamed ? 'cards:story.tookNamed' : 'cards:story.took', words)
  }
}

function turnedLine(event: Of<'cardsTurned'>, { own, nameOf, t }: Reader): string | null {
  const { counted, seat, isMet } = event
  if (counted === null) return null
  const words = {
    name: nameOf(seat),
    card: cardInLine(counted, t),
    kind: kindName('barrel', t),
    ...(seat === own ? { context: 'you' } : {}),
  }
  switch (event.for) {
    case 'dynamite':
      return t(isMet ? 'cards:story.blewUp' : 'cards:story.fuse', words)
    case 'jail':
      return t(isMet ? 'cards:story.freed' : 'cards:story.jailed', words)
    case 'barrel':
      return t(`cards:story.${barrelWord(event)}`, words)
  }
}

/** Jourdonnais needs no card for it: the story says that it is their own. */
function barrelWord({ cause, isMet }: Of<'cardsTurned'>) {
  if (cause === 'barrel') return isMet ? 'turnedMet' : 'turned'
  return isMet ? 'turnedOwnMet' : 'turnedOwn'
}

function playedLine(event: Of<'cardPlayed'>, reader: Reader): string {
  const { seat, target, as } = event
  const { own, nameOf, t } = reader
  const kind = kindName(as, t)
  if (target === null || target === seat) {
    const who = { name: nameOf(seat), kind, ...(seat === own ? { context: 'you' } : {}) }
    return t(KINDS[as].border === 'blue' ? 'cards:story.laid' : 'cards:story.played', who)
  }
  const sides = { ...between(reader, seat, target), kind }
  if (as === 'jail') return t('cards:story.lockedUp', sides)
  if (as === 'duel') return t('cards:story.challenged', sides)
  return t(KINDS[as].isShot ? 'cards:story.shot' : 'cards:story.playedAt', sides)
}

function discardLine(event: Of<'cardDiscarded'>, { own, nameOf, t }: Reader): string | null {
  const { seat, by, cause } = event
  if (cause === 'settled' || cause === 'heal' || cause === 'replaced') return null
  const card = cardInLine(event.card, t)
  const name = nameOf(seat)
  if (by === seat)
    return t('cards:story.lostOwn', { name, card, ...(seat === own ? { context: 'you' } : {}) })
  if (by === own) return t('cards:story.madeDiscardByYou', { name, card })
  const words = { name, card, by: nameOf(by), ...(seat === own ? { context: 'you' } : {}) }
  return t('cards:story.madeDiscard', words)
}

function gainWord({ cause, amount }: Of<'lifeGained'>) {
  if (cause === 'beer') return amount === 0 ? 'drankIdly' : 'drank'
  if (amount === 0) return 'healedNobody'
  return cause === 'heal' ? 'healed' : 'gained'
}

import { useEffect } from 'react'
import type { CardsEvent, Seat } from '@/games/cards'
import { cardSounds } from '@/platform/card-sounds'
import { haptics } from '@/platform/haptics'
import { play, preload, type SoundName } from '@/platform/sound'
import type { Cue } from '../../face'

/** Something that is heard or felt, so many ms after its beat began at ×1. */
interface Felt {
  readonly after: number
  readonly do: () => void
}

/** What is heard in nearly every round, and when it is loaded: not before the table stands, in ms. */
const OFTEN = [
  cardSounds.draw,
  cardSounds.lay,
  'turn-bell',
  'shot',
  'gatling',
  'slam',
  'ricochet',
] as const
const SOON = 1000

/** What a beat sounds and feels like. It follows what everybody is shown, never what a hand holds. */
export function useFeedback(cue: Cue<'cards'> | null, own: Seat | null): void {
  useEffect(() => {
    const timer = setTimeout(() => preload(OFTEN), SOON)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!cue) return
    const speed = cue.ms === 0 ? 1 : cue.shownMs / cue.ms
    const timers = feltIn(cue.events, own).map(({ after, do: feel }) => {
      if (after > 0) return setTimeout(feel, after * speed)
      feel()
      return undefined
    })
    return () => timers.forEach(clearTimeout)
  }, [cue, own])
}

/** Cards that follow each other are heard one by one. */
const APART: Partial<Record<CardsEvent['type'], number>> = {
  cardDrawn: 120,
  storeStocked: 90,
  cardDiscarded: 90,
}
/** A card has been lifted and begins to turn; a played one has come to the middle. */
const TURNS = 250
const LIES = 280

export function feltIn(events: readonly CardsEvent[], own: Seat | null): readonly Felt[] {
  return events.flatMap((event, i) => {
    const after = i * (APART[event.type] ?? 0)
    return heard(event, own).map((felt) => ({ ...felt, after: felt.after + after }))
  })
}

type Heard = SoundName | (typeof cardSounds)[keyof typeof cardSounds]

const sound = (what: Heard, { after = 0, volume = 1 } = {}): Felt => ({
  after,
  do: () => play(what, { volume }),
})
const feel = (what: () => void, after = 0): Felt => ({ after, do: what })

/** What others do is quieter than what one does oneself. */
const FAR = 0.55

function heard(event: CardsEvent, own: Seat | null): readonly Felt[] {
  const volume = 'seat' in event && event.seat !== own ? FAR : 1
  const isOwn = 'seat' in event && event.seat === own
  const touch = (strength: number, after = 0) =>
    isOwn ? [feel(() => haptics.land(strength), after)] : []
  switch (event.type) {
    case 'turnStarted':
      return isOwn ? [sound('turn-bell')] : []
    case 'cardDrawn':
    case 'cardTaken':
    case 'discardTaken':
      return [sound(cardSounds.draw, { volume }), ...touch(0.2)]
    case 'storeStocked':
      return [sound(cardSounds.draw, { volume: FAR })]
    case 'storeTaken':
      return [sound(cardSounds.store, { volume }), ...touch(0.3)]
    case 'cardsTurned':
    case 'cardsOpened':
      return event.cards.map((_, i) => sound('card-turn', { after: TURNS + i * 120 }))
    case 'cardLaid':
      return [sound(cardSounds.lay, { after: LIES, volume }), ...touch(0.6, LIES)]
    case 'cardDiscarded':
    case 'turnedDiscarded':
    case 'cardSettled':
    case 'cardsLost':
      return [sound(cardSounds.lay, { volume: 0.4 })]
    case 'cardsInherited':
    case 'cardPassedOn':
      return [sound(cardSounds.draw, { volume })]
    case 'reshuffled':
      return [sound(cardSounds.riffle, { after: 200 })]
    case 'cardPlayed':
      return [
        ...played(event),
        ...touch(0.4, LIES),
        ...(event.target === own && own !== null ? [feel(haptics.warning)] : []),
      ]
    case 'cardShown':
      return shown(event, touch(0.8))
    case 'lifeLost':
      return [
        ...(event.cause === 'dynamite' ? [sound('boom')] : [sound('slam', { volume: FAR })]),
        ...(isOwn ? [feel(haptics.hit)] : []),
      ]
    case 'lifeGained':
      if (event.cause === 'beer') return [sound('beer')]
      return event.amount > 0 ? [sound('heal')] : []
    case 'eliminated':
      return [sound('death'), feel(haptics.death)]
    case 'gameEnded':
      return [sound(own !== null && event.winner.seats.includes(own) ? 'win' : 'lose')]
    case 'phaseBegan':
    case 'cardsLookedAt':
    case 'cardPutBack':
    case 'passed':
    case 'decisionOpened':
      return []
  }
}

/** A card that is played is heard as it comes to the table, and then what it does. */
function played({ as }: Extract<CardsEvent, { type: 'cardPlayed' }>): readonly Felt[] {
  switch (as) {
    case 'bang':
      return [sound('shot', { after: LIES })]
    case 'gatling':
      return [sound('gatling', { after: LIES })]
    case 'indians':
      return [sound('volley', { volume: 0.7 })]
    case 'duel':
      return [sound(cardSounds.duel, { after: LIES })]
    default:
      return [sound(cardSounds.lay, { after: LIES, volume: 0.7 })]
  }
}

/** An answer: the shot goes by, or is answered. */
function shown(
  { kind }: Extract<CardsEvent, { type: 'cardShown' }>,
  touch: readonly Felt[],
): readonly Felt[] {
  switch (kind) {
    case 'defend':
      return [sound('ricochet', { after: 180 }), ...touch]
    case 'duel':
    case 'indians':
      return [sound('shot', { after: 180, volume: 0.8 }), ...touch]
    default:
      return [sound(cardSounds.draw), ...touch]
  }
}

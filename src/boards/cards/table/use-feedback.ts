import { useEffect } from 'react'
import type { CardsEvent, Seat } from '@/games/cards'
import { haptics } from '@/platform/haptics'
import { play } from '@/platform/sound'
import type { Cue } from '../../face'

/** What a beat sounds and feels like. It never sounds different for what a hand holds. */
export function useFeedback(cue: Cue<'cards'> | null, own: Seat | null): void {
  useEffect(() => {
    const [first] = cue?.events ?? []
    if (first) sound(first, own)
    for (const event of cue?.events ?? []) buzz(event, own)
  }, [cue, own])
}

function sound(event: CardsEvent, own: Seat | null): void {
  switch (event.type) {
    case 'turnStarted':
      if (event.seat === own) play('turn-bell')
      return
    case 'cardPlayed':
      return play(event.as === 'bang' ? 'shot' : event.as === 'gatling' ? 'gatling' : 'arrow')
    case 'lifeLost':
      if (event.cause === 'dynamite') play('boom')
      return
    case 'lifeGained':
      return play(event.cause === 'beer' ? 'beer' : 'heal')
    case 'eliminated':
      return play('death')
    case 'gameEnded':
      return play(own !== null && event.winner.seats.includes(own) ? 'win' : 'lose')
    default:
      return
  }
}

/** The hand is told what concerns it. */
function buzz(event: CardsEvent, own: Seat | null): void {
  if (event.type === 'eliminated') haptics.death()
  else if (event.type === 'lifeLost' && event.seat === own) haptics.hit()
  else if (event.type === 'cardPlayed' && event.target === own) haptics.warning()
}

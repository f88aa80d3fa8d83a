import { useCallback, useEffect } from 'react'
import type { DiceEvent, Seat } from '@/games/dice'
import { haptics } from '@/platform/haptics'
import { play } from '@/platform/sound'
import { useAppSelector } from '@/store/hooks'
import { selectOwnSeat } from '@/store/match/selectors'
import type { Cue } from '../../face'

/** What a beat sounds and feels like. Dice speak for themselves, one by one, as they land. */
export function useFeedback(cue: Cue<'dice'> | null) {
  const own = useAppSelector(selectOwnSeat)
  useEffect(() => {
    const [first] = cue?.events ?? []
    if (first) sound(first, own)
    for (const event of cue?.events ?? []) buzz(event, own)
  }, [cue, own])
  const onLanded = useCallback((_: number, strength: number) => {
    play('die-land', { volume: strength })
    haptics.land(strength)
  }, [])
  return { onLanded }
}

function sound(event: DiceEvent, own: Seat | null): void {
  switch (event.type) {
    case 'turnStarted':
      if (event.seat === own) play('turn-bell')
      return
    case 'rolled':
      return play('dice-shake', { volume: 0.6 })
    case 'arrowTaken':
      return play('arrow')
    case 'attackBegan':
      play('attack')
      return play('volley')
    case 'lifeLost':
      if (event.cause === 'attack') play('slam')
      return
    case 'dynamiteExploded':
      return play('boom')
    case 'shotsFired':
      return play('shot')
    case 'gatlingFired':
      return play('gatling')
    case 'lifeGained':
      return play(event.cause === 'beer' ? 'beer' : 'heal')
    case 'eliminated':
      return play('death')
    case 'arrowsReturned':
    case 'rollingEnded':
    case 'aimed':
    case 'declined':
    case 'lastManStandingBegan':
    case 'decisionOpened':
    case 'gameEnded':
      return
  }
}

/** The hand is told what concerns it. */
function buzz(event: DiceEvent, own: Seat | null): void {
  if (event.type === 'eliminated') haptics.death()
  else if (event.type === 'lifeLost' && event.seat === own) haptics.hit()
  else if (event.type === 'attackBegan' || event.type === 'dynamiteExploded') haptics.warning()
}

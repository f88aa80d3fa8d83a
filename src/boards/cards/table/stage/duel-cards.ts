import type { CardId, Seat } from '@/games/cards'
import { useAppSelector } from '@/store/hooks'
import { selectLog, selectShown } from '@/store/match/selectors'

/** What has been put down since the challenge, as far as it has been told. */
export function useDuelCards(): readonly { readonly seat: Seat; readonly card: CardId }[] {
  const log = useAppSelector(selectLog)
  const shown = useAppSelector(selectShown)
  const found: { seat: Seat; card: CardId }[] = []
  for (let i = shown - 1; i >= 0; i--) {
    const event = log[i]
    if (event?.type === 'cardPlayed' || event?.type === 'cardSettled') break
    if (event?.type === 'cardShown' && event.kind === 'duel')
      found.unshift({ seat: event.seat, card: event.card })
  }
  return found
}

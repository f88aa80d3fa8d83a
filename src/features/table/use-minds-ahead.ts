import { useEffect } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectGame } from '@/store/match/selectors'
import { loadMinds } from '@/store/minds/load'

/** The table stands and can be used, in ms. */
const SOON = 1200

/** Fetches whoever thinks before a bot is asked: their file is large, and the first answer would wait for it. */
export function useMindsAhead(): void {
  const game = useAppSelector(selectGame)
  useEffect(() => {
    // Where they cannot be fetched, whoever asks them says so.
    const timer = setTimeout(() => void loadMinds(game), SOON)
    return () => clearTimeout(timer)
  }, [game])
}

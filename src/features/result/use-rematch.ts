import { useRouter } from 'expo-router'
import { useFace, type Rematched } from '@/boards'
import { rngFromSeed } from '@/core/rng'
import type { GameId } from '@/games'
import { freshSeed } from '@/store/fresh-seed'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { matchStarted } from '@/store/match/slice'
import type { AnyTable } from '@/store/match/table'
import { selectLastSetup } from '@/store/setup/selectors'
import { useGameHref } from '@/ui'

/** Deals the same company once more. */
export function useRematch(
  table: AnyTable,
): (how: Pick<Rematched<GameId>, 'way' | 'keeping'>) => void {
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const { result } = useFace()
  const setup = useAppSelector((state) => selectLastSetup(state, table.game, table.mode))
  return (how) => {
    dispatch(matchStarted(result.rematch({ table, setup, ...how }, rngFromSeed(freshSeed()))))
    router.replace(hrefOf('deal'))
  }
}

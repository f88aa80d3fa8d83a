import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import type { HistoryDoor } from '../history/door'
import type { AppDispatch, RootState } from '../root'
import type { GameId } from '@/games'
import { loadMinds } from './load'
import type { Minds } from './minds'
import { selectAreMindsMissing } from './selectors'
import { mindsAskedAgain, mindsFound, mindsMissed } from './slice'

type Api = Pick<
  ListenerEffectAPI<RootState, AppDispatch, HistoryDoor>,
  'dispatch' | 'getState' | 'condition'
>

/**
 * Whoever thinks, for a listener that somebody waits for. Where they cannot be fetched the app says so, and tries again when
 * it is asked to.
 */
export async function fetchMinds<G extends GameId>(
  { dispatch, getState, condition }: Api,
  game: G,
): Promise<Minds<G>> {
  for (;;) {
    const minds = await loadMinds(game)
    const areMissing = selectAreMindsMissing(getState())
    if (minds) {
      if (areMissing) dispatch(mindsFound())
      return minds
    }
    if (!areMissing) dispatch(mindsMissed())
    await condition((action) => mindsAskedAgain.match(action))
  }
}

import type { GameId } from '@/games'
import type { RootState } from '../root'

export const selectHasLearned = (state: RootState, game: GameId): boolean =>
  state.progress.learned.includes(game)
export const selectShownTips = (state: RootState): readonly string[] => state.progress.tips

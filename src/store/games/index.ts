import type { GameModule } from '@/core/game'
import type { GameId, Games } from '@/games'
import type { Records } from '@/persistence/history/records'
import type { Companion } from '../tracker/companion'
import type { Rules } from './rules'

type Loaded = { readonly [G in GameId]?: Rules<G> }
type Doors = { readonly [G in GameId]: () => Promise<Rules<G>> }

/** Each game is a file of its own. */
const DOORS: Doors = {
  dice: () => import('./dice-rules').then(({ diceRules }) => diceRules),
  cards: () => import('./cards-rules').then(({ cardsRules }) => cardsRules),
}

let loaded: Loaded = {}

/** A game is here, and stays. */
export function gameLoaded<G extends GameId>(game: G, rules: Rules<G>): void {
  loaded = { ...loaded, [game]: rules }
}

export const isLoaded = (game: GameId): boolean => loaded[game] !== undefined

/** Fetches a game, once. Rejects where it cannot be fetched; whoever asks again fetches again. */
export async function loadGame<G extends GameId>(game: G, doors: Doors = DOORS): Promise<void> {
  if (!isLoaded(game)) gameLoaded(game, await doors[game]())
}

/** What the history must know of a game, which is fetched for it unless it is here. */
export async function recordsOf<G extends GameId>(game: G): Promise<Records<G>> {
  await loadGame(game)
  return rulesOf(game).records
}

/** What the store needs of a game that has been loaded. */
export function rulesOf<G extends GameId>(game: G): Rules<G> {
  const rules = loaded[game]
  if (!rules) throw new Error(`the game ${game} has not been loaded`)
  return rules
}

/** What keeps a table of a printed game that has been loaded. */
export function companionOf<G extends GameId>(game: G): Companion<G> {
  const { companion } = rulesOf(game)
  if (!companion) throw new Error(`the game ${game} has no companion`)
  return companion
}

/** The module of a game that has been loaded. */
export const moduleOf = <G extends GameId>(game: G): GameModule<Games[G]> => rulesOf(game).module

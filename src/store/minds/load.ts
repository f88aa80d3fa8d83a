import type { GameId } from '@/games'
import type { Minds } from './minds'

type Doors = { readonly [G in GameId]: () => Promise<Minds<G>> }

/** Each game's minds are a file of their own: with what was learned they weigh more than the rules. */
const DOORS: Doors = {
  dice: () => import('./dice-minds').then(({ diceMinds }) => diceMinds),
  cards: () => import('./cards-minds').then(({ cardsMinds }) => cardsMinds),
}

/** Whoever thinks in a game comes when first asked. Null where they cannot be fetched, in a browser without a net. */
export const loadMinds = <G extends GameId>(game: G): Promise<Minds<G> | null> =>
  DOORS[game]().catch(() => null)

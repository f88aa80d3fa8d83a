import { FEWEST_SEATS, MOST_SEATS } from '@/family/roles'
import { noCharacters, type ArenaGame } from './game'
import { dealtRoles, playGame } from './play'
import { SITTERS, playerAt, sitterOf, type Sitter } from './sitters'

/** The dice game; its arrows and dynamite end every game, so none is stopped. */
export const diceArena: ArenaGame<Sitter> = {
  id: 'dice',
  fewest: FEWEST_SEATS,
  most: MOST_SEATS,
  sitters: SITTERS,
  sitterOf,
  play({ players, seed, hasCharacters, sitterAt }) {
    const { state, decisions, turns } = playGame({
      config: { kind: 'deal', seats: players, ...(hasCharacters ? {} : noCharacters(players)) },
      seed,
      playerOf: (seat, roles) => playerAt(sitterAt(seat, roles)),
    })
    return {
      roles: dealtRoles(state),
      characters: state.characters,
      winners: state.winner?.seats ?? [],
      decisions,
      turns,
      isStopped: false,
    }
  },
}

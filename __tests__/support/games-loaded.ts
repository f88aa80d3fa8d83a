import { gameLoaded } from '@/store/games'
import { cardsRules } from '@/store/games/cards'
import { diceRules } from '@/store/games/dice'

// Both games, as if somebody had entered them: for tests of what comes after that.
gameLoaded('dice', diceRules)
gameLoaded('cards', cardsRules)

import { gameLoaded } from '@/store/games'
import { cardsRules } from '@/store/games/cards-rules'
import { diceRules } from '@/store/games/dice-rules'

// Both games, as if somebody had entered them: for tests of what comes after that.
gameLoaded('dice', diceRules)
gameLoaded('cards', cardsRules)

import { gameLoaded } from '.'
import { diceRules } from './dice'

// As long as screens that Home loads show tables of the dice game, it comes with them.
gameLoaded('dice', diceRules)

import { isRed } from '../cards/faces'
import { character } from './ability'

/** Shows the second card he draws in phase 1; if it is red he draws a third (rules §9). */
export const blackJack = character('black-jack', { offerThird: isRed })

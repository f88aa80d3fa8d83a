import { character } from './ability'

/** Draws a card whenever her hand is empty (rules §4, §9). */
export const suzyLafayette = character('suzy-lafayette', { modifyEmptyHand: true })

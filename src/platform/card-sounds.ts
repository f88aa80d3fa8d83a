import cardDraw from '../../assets/sounds/card-draw.wav'
import cardLay from '../../assets/sounds/card-lay.wav'
import duel from '../../assets/sounds/duel.wav'
import riffle from '../../assets/sounds/riffle.wav'
import store from '../../assets/sounds/store.wav'

/** What only a table with cards sounds like. Apart from the others, so that Home does not carry it. */
export const cardSounds = {
  draw: [cardDraw],
  lay: [cardLay],
  duel: [duel],
  riffle: [riffle],
  store: [store],
} as const

import { drawingsOf, type ArtBook } from '@/ui'
import { artColours, artDrawings, artShapes, artTransforms } from './generated/card-art'

/** A drawing of the card game by the name of its file in assets/art/cards. */
export type CardArtName = keyof typeof artDrawings

const book: ArtBook<CardArtName> = {
  shapes: artShapes,
  transforms: artTransforms,
  colours: artColours,
  drawings: artDrawings,
}

/** Pictures, symbols, suits and what lies in play. They come with the card game and with nothing else. */
export const cardArt = drawingsOf(book)

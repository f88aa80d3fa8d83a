/** How the cards of a hand lie in the tray. */
export interface HandLayout {
  readonly width: number
  /** From the left edge of one card to that of the next. */
  readonly pitch: number
  /** Left edge of the first card, from the tray's. */
  readonly left: number
  /** Cards lie over each other; each shows at least its corner. */
  readonly isOverlapping: boolean
  /** How wide the whole hand is; more than the tray holds is scrolled. */
  readonly span: number
}

interface HandRoom {
  readonly count: number
  /** Width of the tray. */
  readonly tray: number
  /** The widest that a card becomes. */
  readonly most: number
}

/** What the rim and a little air take from the tray. */
const RIM = 10
/** A card is never narrower: its corner and its picture have to be told apart. */
const LEAST = 44
/** What must be seen of a card that lies under another: its corner. */
const CORNER = 24

/** The one place that says how a hand lies: nothing else computes a card's place. */
export function layoutHand({ count, tray, most }: HandRoom): HandLayout {
  const inner = tray - RIM
  const gap = count >= 7 ? 2 : count >= 6 ? 3 : 4
  const fitting = Math.min(most, Math.floor((inner - (count - 1) * gap) / Math.max(1, count)))
  const isOverlapping = fitting < LEAST
  const width = isOverlapping ? LEAST : fitting
  const pitch = isOverlapping ? Math.max(CORNER, (inner - LEAST) / (count - 1)) : width + gap
  const span = count === 0 ? 0 : pitch * (count - 1) + width
  return { width, pitch, isOverlapping, span, left: Math.max(RIM / 2, (tray - span) / 2) }
}

/** Which card lies under a point of the tray; the later of two that overlap. Null beside the hand. */
export function cardAt({ left, pitch, span }: HandLayout, count: number, x: number): number | null {
  if (count === 0 || x < left || x > left + span) return null
  return Math.min(count - 1, Math.floor((x - left) / pitch))
}

/** Where the n-th card lies, from the tray's left edge. */
export const leftOfCard = ({ left, pitch }: HandLayout, index: number): number =>
  left + index * pitch

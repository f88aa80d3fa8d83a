/** How the cards of a hand lie in the tray. */
export interface HandLayout {
  readonly count: number
  readonly width: number
  readonly height: number
  /** From the left edge of one card to that of the next. */
  readonly pitch: number
  /** Left edge of the first card and upper edge of all, from the tray's. */
  readonly left: number
  readonly top: number
  /** Cards lie over each other; each shows at least its corner. */
  readonly isOverlapping: boolean
  /** There is room for a line of words under each card. */
  readonly hasLabels: boolean
  /** How wide the whole hand is, and how far it can be scrolled: 0 where it fits. */
  readonly span: number
  readonly scroll: number
  /** Width of a card that is lifted: large enough to be read. */
  readonly raised: number
  /** How far it rises. */
  readonly lift: number
  readonly tray: HandRoom['tray']
}

export interface HandRoom {
  readonly count: number
  readonly tray: { readonly width: number; readonly height: number }
  readonly measures: {
    /** The widest that a card becomes. */
    readonly hand: number
    readonly raised: number
    readonly lift: number
    /** Height of the words under a card; 0 where there is no room for any. */
    readonly label: number
  }
}

/** What the rim and a little air take from the tray. */
const RIM = 10
/** A card is never narrower: its corner and its picture have to be told apart. */
const LEAST = 44
/** What must be seen of a card that lies under another: its corner. */
const CORNER = 24
/** Cards narrower than this have no words under them, and rise larger than they lie. */
const READABLE = 58
const RATIO = 1.4
/** A card that has grown stays so far from the tray's sides. */
const SIDE = 6
/** So far it may stand out over the tray: any farther, and it would cover its owner's life. */
const ABOVE = 4

/** The one place that says how a hand lies: nothing else computes a card's place. */
export function layoutHand({ count, tray, measures }: HandRoom): HandLayout {
  const inner = tray.width - RIM
  const gap = count >= 7 ? 2 : count >= 6 ? 3 : 4
  const fitting = Math.floor((inner - (count - 1) * gap) / Math.max(1, count))
  const isOverlapping = Math.min(measures.hand, fitting) < LEAST
  const width = isOverlapping ? LEAST : Math.min(measures.hand, fitting)
  const pitch = isOverlapping ? Math.max(CORNER, (inner - LEAST) / (count - 1)) : width + gap
  const span = count === 0 ? 0 : pitch * (count - 1) + width
  const hasLabels = measures.label > 0 && width >= READABLE
  const height = width * RATIO
  return {
    count,
    width,
    height,
    pitch,
    isOverlapping,
    hasLabels,
    span,
    left: Math.max(RIM / 2, (tray.width - span) / 2),
    top: (tray.height - height - (hasLabels ? measures.label : 0)) / 2 + (hasLabels ? 1 : 0),
    // Half a pixel too much is no reason to scroll.
    scroll: span - inner > 0.5 ? span - inner : 0,
    raised: width < READABLE ? measures.raised : width,
    lift: measures.lift,
    tray,
  }
}

/** Where the n-th card lies, from the tray's left edge, before any scrolling. */
export function leftOfCard({ left, pitch }: HandLayout, index: number): number {
  'worklet'
  return left + index * pitch
}

/** Which card lies under a point of the tray; the later of two that overlap. Null beside the hand. */
export function cardAt(
  { left, pitch, span, count }: HandLayout,
  x: number,
  scroll = 0,
): number | null {
  'worklet'
  const inHand = x + scroll - left
  if (count === 0 || inHand < 0 || inHand > span) return null
  return Math.min(count - 1, Math.floor(inHand / pitch))
}

/** The card that a thumb means that slides along the tray: the one under it, or the last one it passed. */
export function cardNear(hand: HandLayout, x: number, scroll = 0): number {
  'worklet'
  const { left, span, count } = hand
  if (x + scroll < left) return 0
  return x + scroll > left + span ? count - 1 : (cardAt(hand, x, scroll) ?? 0)
}

/** Where a card would go that is let go with its middle at a point of the tray. */
export function slotNear({ left, pitch, width, count }: HandLayout, x: number, scroll = 0): number {
  'worklet'
  const slot = Math.round((x + scroll - width / 2 - left) / pitch)
  return Math.max(0, Math.min(count - 1, slot))
}

/** Which slot a card has while another one is moved: those between make room. */
export function slotWhile(index: number, from: number, to: number): number {
  'worklet'
  if (from < 0 || index === from) return index === from ? to : index
  if (index > from && index <= to) return index - 1
  return index < from && index >= to ? index + 1 : index
}

/** Left and upper edge of a lifted card: over its place, never beyond the tray's sides, and hardly over its edge. */
export function raisedPlace(
  hand: HandLayout,
  index: number,
  scroll = 0,
): { readonly x: number; readonly y: number } {
  'worklet'
  const { raised, width, height, top, lift, tray } = hand
  const x = leftOfCard(hand, index) - scroll + (width - raised) / 2
  const most = tray.width - raised - SIDE
  return {
    x: raised === width ? x : Math.max(SIDE, Math.min(most, x)),
    y: Math.max(-ABOVE, top + height - raised * RATIO - lift),
  }
}

/** How near to the tray's sides a thumb scrolls the hand. */
const EDGE = 44
/** px per ms at the very edge. */
const FASTEST = 0.4

/** How fast a thumb at a point of the tray scrolls the hand, in px per ms; 0 away from the edges. */
export function edgePull({ scroll, tray }: HandLayout, x: number): number {
  'worklet'
  if (scroll === 0) return 0
  if (x < EDGE) return (-FASTEST * Math.min(EDGE, EDGE - x)) / EDGE
  const over = x - (tray.width - EDGE)
  return over > 0 ? (FASTEST * Math.min(EDGE, over)) / EDGE : 0
}

/** Scrolled so far that a card can be seen whole. */
export function scrolledTo(hand: HandLayout, index: number, scroll: number): number {
  'worklet'
  const { pitch, scroll: most, tray, width } = hand
  const x = leftOfCard(hand, index) - hand.left
  const room = tray.width - RIM
  return Math.max(0, Math.min(most, Math.max(x + width - room, Math.min(x - pitch, scroll))))
}

/** What a finger does that has left the place where it went down. */
export type Meaning = 'slide' | 'sort' | 'drag'

interface Moved {
  /** From where it went down. */
  readonly dx: number
  readonly dy: number
  /** From the tray's left and upper edge. */
  readonly x: number
  readonly y: number
  /** It went down on the lifted card. */
  readonly isLifted: boolean
  /** The card may be played: it can be taken out of the tray. */
  readonly canLeave: boolean
  readonly before: Meaning | null
}

/** So far up, and more up than aside, takes a card out of the tray; and so far out at its left, where the table may lie. */
const PULL = 24

/** Up and out takes a card along; along the tray, a lifted card is sorted anew, and any other place shows what lies there. */
export function meaningOf({ dx, dy, x, y, isLifted, canLeave, before }: Moved): Meaning {
  'worklet'
  if (before === 'drag') return 'drag'
  const isOut = y < 0 || x < -PULL || (dy < -PULL && -dy > Math.abs(dx) * 1.2)
  if (canLeave && isOut) return 'drag'
  return isLifted ? 'sort' : 'slide'
}

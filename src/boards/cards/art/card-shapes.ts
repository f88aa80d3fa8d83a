/** The three ways to draw a face: the smaller a card, the fewer things are on it. */
export const FACES = {
  mini: {
    width: 88,
    height: 124,
    margin: 5.5,
    band: 0,
    picture: 74,
    centre: 73,
    tear: 100,
    notch: 5.5,
    cut: 4,
    round: 14,
    tab: [31, 49],
    line: 2.4,
    rivet: 3,
    sight: 21,
  },
  hand: {
    width: 140,
    height: 196,
    margin: 7,
    band: 140,
    picture: 112,
    centre: 79,
    tear: 140,
    notch: 6.5,
    cut: 5,
    round: 18,
    tab: [40, 62],
    line: 2.4,
    rivet: 3.8,
    sight: 28,
  },
  full: {
    width: 200,
    height: 280,
    margin: 11,
    band: 184,
    picture: 150,
    centre: 96,
    tear: 184,
    notch: 9,
    cut: 7,
    round: 24,
    tab: [44, 74],
    line: 3,
    rivet: 5,
    sight: 36,
  },
} as const

export type FaceKind = keyof typeof FACES
export type Measures = (typeof FACES)[FaceKind]

/** Three places are more than a screen shows. */
export const short = (value: number): number => Math.round(value * 1000) / 1000

type Sides = readonly [x: number, y: number, width: number, height: number]

/** A box with round corners. */
export function rounded([x, y, width, height]: Sides, r: number): string {
  const [x2, y2] = [x + width, y + height]
  const arc = (toX: number, toY: number) =>
    `A${short(r)} ${short(r)} 0 0 1 ${short(toX)} ${short(toY)}`
  return (
    `M${short(x + r)} ${short(y)}H${short(x2 - r)}${arc(x2, y + r)}V${short(y2 - r)}${arc(x2 - r, y2)}` +
    `H${short(x + r)}${arc(x, y2 - r)}V${short(y + r)}${arc(x + r, y)}Z`
  )
}

/** A ticket's outline, or one so far inside it. */
export function ticket({ width, height, tear, notch, cut }: Measures, inset: number): string {
  const r = notch + inset * 0.6
  const corner = Math.max(1, cut - inset)
  const [x2, y2] = [short(width - inset), short(height - inset)]
  const half = Math.sqrt(Math.max(0, r * r - inset * inset))
  const [from, to] = [short(tear - half), short(tear + half)]
  const [near, far] = [short(inset + corner), (end: number) => short(end - corner)]
  const e = short(inset)
  return (
    `M${near} ${e}H${far(x2)}L${x2} ${near}V${from}A${r} ${r} 0 0 0 ${x2} ${to}V${far(y2)}L${far(x2)} ${y2}` +
    `H${near}L${e} ${far(y2)}V${to}A${r} ${r} 0 0 0 ${e} ${from}V${near}Z`
  )
}

/** The corner tab for value and suit. */
export function tabOf(m: Measures, isBlue: boolean): string {
  const [width, height] = m.tab
  const corner = isBlue ? m.round * 0.8 : m.cut
  const e = m.margin / 2
  return (
    `M${e} ${height}V${corner}C${e} ${e} ${e} ${e} ${corner} ${e}H${width}V${short(height - width * 0.34)}` +
    `C${width} ${short(height - width * 0.12)} ${short(width * 0.88)} ${height} ${short(width * 0.66)} ${height}Z`
  )
}

const RAYS = 12

/** Light from behind the picture. */
export function rays(cx: number, cy: number, length: number): string {
  const point = (turn: number) => {
    const angle = ((turn * 360) / RAYS - 90) * (Math.PI / 180)
    return `${short(cx + length * Math.cos(angle))} ${short(cy + length * Math.sin(angle))}`
  }
  return Array.from({ length: RAYS }, (_, i) => `M${cx} ${cy}L${point(i)}L${point(i + 0.5)}Z`).join(
    '',
  )
}

/** The pattern of the back. */
export function diamonds(): string {
  return Array.from({ length: 54 }, (_, i) => {
    const [x, y] = [short(36 + (i % 6) * 25.6), 36 + Math.floor(i / 6) * 26]
    return `M${x} ${y - 6}L${short(x + 5)} ${y}L${x} ${y + 6}L${short(x - 5)} ${y}Z`
  }).join('')
}

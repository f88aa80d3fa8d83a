import { BODY_LIGHT, FLAT, SHADE_COLOUR, SHADOW_BOX, SHADOW_LIGHT } from './cube-picture'
import type { Bone } from './die-look'
import { faceSprite } from './face-sprite'
import type { DieFrame } from './frame'
import { EDGE, ROUNDING } from './projection'

/** The room that dice need around the middle of their row, in edges: where the widest and highest baked throws go. */
export const STAGE = { side: 3.6, above: 3.2, width: 7.2, height: 5.1 } as const

export interface ShownDie {
  readonly frame: DieFrame
  readonly bone: Bone
  readonly layer: number
}

/** Finer than the screen, since a die in the air is larger. */
const OVERSAMPLING = 1.3

/** Paints all dice: shadows first, then those that lie, then those that fly in their order. */
export function paintDice(pen: CanvasRenderingContext2D, dice: readonly ShownDie[]): void {
  const { width, height } = pen.canvas
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, width, height)
  const edge = width / STAGE.width
  for (const die of dice) paintShadow(pen, die, edge)
  for (const die of [...dice].sort((a, b) => a.layer - b.layer)) paintCube(pen, die, edge)
}

/** Puts the origin at a place of the stage, given in edges. */
function placePen(pen: CanvasRenderingContext2D, at: { x: number; y: number }, unit: number) {
  const edge = pen.canvas.width / STAGE.width
  pen.setTransform(unit, 0, 0, unit, (STAGE.side + at.x) * edge, (STAGE.above + at.y) * edge)
}

function paintShadow(pen: CanvasRenderingContext2D, { frame }: ShownDie, edge: number): void {
  const { x, y, scale, opacity } = frame.shadow
  const sprite = shadowSprite(Math.ceil(edge))
  placePen(pen, { x, y: y + SHADOW_BOX.below }, edge * scale)
  pen.globalAlpha = opacity
  const { width, height } = SHADOW_BOX
  pen.drawImage(sprite, -width / 2, -height / 2, width, height)
  pen.globalAlpha = 1
}

function paintCube(pen: CanvasRenderingContext2D, { frame, bone }: ShownDie, edge: number): void {
  const unit = (edge / EDGE) * frame.scale
  placePen(pen, frame, unit)
  pen.fillStyle = bodyLight(pen, bone)
  pen.fill(rounded(frame.outline))
  const side = Math.ceil((FLAT.width / EDGE) * edge * OVERSAMPLING)
  frame.faces.forEach(({ visible, matrix, shade }, face) => {
    if (!visible) return
    const [a, b, c, d, x, y] = matrix
    placePen(pen, frame, unit)
    pen.transform(a, b, c, d, x, y)
    pen.drawImage(faceSprite(face, bone, side), FLAT.x, FLAT.y, FLAT.width, FLAT.height)
    if (shade < 0.02) return
    pen.globalAlpha = shade
    pen.fillStyle = SHADE_COLOUR
    pen.fill(flat())
    pen.globalAlpha = 1
  })
}

/** The outline of the cube with its edges rounded: an arc around every corner, joined by straight lines. */
function rounded(corners: DieFrame['outline']): Path2D {
  const path = new Path2D()
  const count = corners.length
  /** The way out of the cube, across the edge from corner `i` to the next. */
  const outward = (i: number): number => {
    const [x, y] = corners[(i + count) % count] ?? [0, 0]
    const [toX, toY] = corners[(i + 1 + count) % count] ?? [0, 0]
    return Math.atan2(x - toX, toY - y)
  }
  corners.forEach(([x, y], i) => path.arc(x, y, ROUNDING, outward(i - 1), outward(i)))
  path.closePath()
  return path
}

let flatPath: Path2D | undefined
function flat(): Path2D {
  if (flatPath) return flatPath
  flatPath = new Path2D()
  flatPath.roundRect(FLAT.x, FLAT.y, FLAT.width, FLAT.height, FLAT.rx)
  return flatPath
}

const lights = new WeakMap<Bone, CanvasGradient>()
function bodyLight(pen: CanvasRenderingContext2D, bone: Bone): CanvasGradient {
  const known = lights.get(bone)
  if (known) return known
  const light = pen.createLinearGradient(0, BODY_LIGHT.from, 0, BODY_LIGHT.to)
  for (const { at, color } of BODY_LIGHT.stops(bone)) light.addColorStop(at, color)
  lights.set(bone, light)
  return light
}

const shadows = new Map<number, HTMLCanvasElement>()
function shadowSprite(size: number): HTMLCanvasElement {
  const known = shadows.get(size)
  if (known) return known
  const sprite = document.createElement('canvas')
  sprite.width = size
  sprite.height = size
  const pen = sprite.getContext('2d')
  if (pen) {
    const half = size / 2
    const light = pen.createRadialGradient(half, half, 0, half, half, half)
    for (const { at, opacity } of SHADOW_LIGHT) light.addColorStop(at, `rgba(0,0,0,${opacity})`)
    pen.fillStyle = light
    pen.fillRect(0, 0, size, size)
  }
  shadows.set(size, sprite)
  return sprite
}

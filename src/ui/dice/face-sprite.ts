import { artDrawing, faceIds } from '../art'
import type { Shape, VectorNode } from '../vector'
import { ART_SCALE, FLAT } from './cube-picture'
import type { Bone } from './die-look'

/** Sprites by bone, then by face and size: an app shows a handful. */
const cache = new WeakMap<Bone, Map<string, HTMLCanvasElement>>()

/**
 * A face seen from the front, painted once: while a die tumbles, its sides are this picture under an affine map, which
 * costs a browser a fraction of what the drawing does.
 */
export function faceSprite(face: number, bone: Bone, size: number): HTMLCanvasElement {
  const sprites = cache.get(bone) ?? new Map<string, HTMLCanvasElement>()
  cache.set(bone, sprites)
  const key = `${face}/${size}`
  const known = sprites.get(key)
  if (known !== undefined) return known
  const sprite = document.createElement('canvas')
  sprite.width = size
  sprite.height = size
  const pen = sprite.getContext('2d')
  if (pen) paintFace(pen, face, bone)
  sprites.set(key, sprite)
  return sprite
}

function paintFace(pen: CanvasRenderingContext2D, face: number, bone: Bone): void {
  const scale = pen.canvas.width / FLAT.width
  pen.setTransform(scale, 0, 0, scale, -FLAT.x * scale, -FLAT.y * scale)
  const light = pen.createLinearGradient(0, FLAT.y, 0, FLAT.y + FLAT.height)
  light.addColorStop(0, bone.face[0])
  light.addColorStop(0.7, bone.face[1])
  light.addColorStop(1, bone.face[2])
  const flat = new Path2D()
  flat.roundRect(FLAT.x, FLAT.y, FLAT.width, FLAT.height, FLAT.rx)
  pen.fillStyle = light
  pen.fill(flat)
  pen.save()
  pen.scale(ART_SCALE, ART_SCALE)
  pen.translate(-32, -32)
  for (const node of artDrawing(`face-${faceIds[face] ?? 'arrow'}`).nodes) paintNode(pen, node)
  pen.restore()
  pen.globalAlpha = bone.veil
  pen.fillStyle = bone.face[1]
  pen.fill(flat)
}

function paintNode(pen: CanvasRenderingContext2D, node: VectorNode): void {
  if (node.kind !== 'group') return paintShape(pen, node)
  pen.save()
  const { a, b, c, d, e, f } = new DOMMatrix(node.transform)
  pen.transform(a, b, c, d, e, f)
  if (node.clip) pen.clip(pathOf(node.clip))
  for (const child of node.children) paintNode(pen, child)
  pen.restore()
}

function paintShape(pen: CanvasRenderingContext2D, shape: Shape): void {
  const path = pathOf(shape)
  if (shape.fill !== undefined && shape.fill !== 'none') {
    pen.fillStyle = shape.fill
    pen.fill(path)
  }
  if (shape.stroke === undefined) return
  pen.strokeStyle = shape.stroke
  pen.lineWidth = shape.strokeWidth ?? 1
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(path)
}

function pathOf(shape: Shape): Path2D {
  if (shape.kind === 'path') return new Path2D(shape.d)
  const path = new Path2D()
  if (shape.kind === 'rect') path.roundRect(shape.x, shape.y, shape.width, shape.height, shape.rx)
  else {
    const [rx, ry] = shape.kind === 'circle' ? [shape.r, shape.r] : [shape.rx, shape.ry]
    path.ellipse(shape.cx, shape.cy, rx, ry, 0, 0, 2 * Math.PI)
  }
  return path
}

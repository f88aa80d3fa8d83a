import { outline, paintGround, size } from './paint-ground.web'

/** Twice the size, so that a shared picture is sharp on a phone. */
const SCALE = 2
const WIDTH = 430

/** What a picture shows: a page with everything hung straight, at least as wide as a phone, or a table just as it lies. */
export type Pictured = 'page' | 'table'

/**
 * Paints an element of ours onto a canvas: grounds, borders, drawings and words, as the browser laid them out. It knows no
 * more of CSS than result and table need; a library that knows all of it (html2canvas) costs 46 kB.
 */
export async function paintElement(element: HTMLElement, pictured: Pictured): Promise<Blob> {
  const { copy, turns } = laidOutCopy(element, pictured)
  try {
    const box = copy.getBoundingClientRect()
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(box.width * SCALE)
    canvas.height = Math.ceil(box.height * SCALE)
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas to paint on')
    brush.scale(SCALE, SCALE)
    brush.translate(-box.left, -box.top)
    await paintTree(brush, copy, turns)
    return await blobOf(canvas)
  } finally {
    copy.remove()
  }
}

/** How parts of the copy are turned and where: they are measured straight and turned as they are painted. */
type Turns = ReadonlyMap<Element, { readonly matrix: DOMMatrix; readonly origin: string }>

/** A copy beside the page, with everything hung straight so that it can be measured. */
function laidOutCopy(element: HTMLElement, pictured: Pictured) {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('only an element can be painted')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, { position: 'fixed', left: '-4000px', top: '0px' })
  if (pictured === 'page') copy.style.width = `${Math.max(WIDTH, element.clientWidth)}px`
  document.body.append(copy)
  copyCanvases(element, copy)
  const turns = new Map<Element, { matrix: DOMMatrix; origin: string }>()
  for (const part of copy.querySelectorAll<HTMLElement>('div')) {
    const { transform, transformOrigin } = getComputedStyle(part)
    if (transform === 'none') continue
    if (pictured === 'table')
      turns.set(part, { matrix: new DOMMatrix(transform), origin: transformOrigin })
    part.style.transform = 'none'
    part.style.animation = 'none'
  }
  return { copy, turns }
}

/** A copied canvas is empty. */
function copyCanvases(from: HTMLElement, to: HTMLElement): void {
  const copies = [...to.querySelectorAll('canvas')]
  from.querySelectorAll('canvas').forEach((canvas, i) => {
    copies[i]?.getContext('2d')?.drawImage(canvas, 0, 0)
  })
}

async function paintTree(
  brush: CanvasRenderingContext2D,
  element: Element,
  turns: Turns,
): Promise<void> {
  const style = getComputedStyle(element)
  const opacity = size(style.opacity)
  if (style.display === 'none' || style.visibility === 'hidden' || opacity === 0) return
  brush.save()
  brush.globalAlpha *= opacity
  turn(brush, element, turns)
  await paintPart(brush, element, { style, turns })
  brush.restore()
}

interface Part {
  readonly style: CSSStyleDeclaration
  readonly turns: Turns
}

async function paintPart(
  brush: CanvasRenderingContext2D,
  element: Element,
  { style, turns }: Part,
): Promise<void> {
  if (element instanceof SVGSVGElement) return paintDrawing(brush, element)
  const box = element.getBoundingClientRect()
  if (element instanceof HTMLCanvasElement)
    return brush.drawImage(element, box.x, box.y, box.width, box.height)
  paintGround(brush, box, style)
  if (style.overflow === 'hidden') {
    outline(brush, box, style)
    brush.clip()
  }
  for (const child of inLayers(element)) {
    if (child instanceof Element) await paintTree(brush, child, turns)
    else if (child instanceof Text) paintWords(brush, child, style)
  }
}

/** Every view is a layer of its own: what lies higher is painted later. */
function inLayers(element: Element): ChildNode[] {
  const layer = (node: ChildNode) =>
    node instanceof HTMLElement ? size(getComputedStyle(node).zIndex) : 0
  return [...element.childNodes].sort((a, b) => layer(a) - layer(b))
}

function turn(brush: CanvasRenderingContext2D, element: Element, turns: Turns): void {
  const turned = turns.get(element)
  if (!turned) return
  const { x, y } = element.getBoundingClientRect()
  const [across = 0, down = 0] = turned.origin.split(' ').map(size)
  const { a, b, c, d, e, f } = turned.matrix
  brush.translate(x + across, y + down)
  brush.transform(a, b, c, d, e, f)
  brush.translate(-x - across, -y - down)
}

async function paintDrawing(brush: CanvasRenderingContext2D, svg: SVGSVGElement): Promise<void> {
  const box = svg.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return
  const clone = svg.cloneNode(true)
  if (!(clone instanceof SVGSVGElement)) return
  clone.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  clone.style.color = getComputedStyle(svg).color
  const image = new Image()
  const text = new XMLSerializer().serializeToString(clone)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  brush.drawImage(image, box.x, box.y, box.width, box.height)
}

/** Words line by line, where the browser broke them. */
function paintWords(brush: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration): void {
  brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  brush.fillStyle = style.color
  brush.textBaseline = 'alphabetic'
  for (const { text, box } of linesOf(node)) {
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = brush.measureText(text)
    brush.fillText(text, box.x, box.y + (box.height + above - below) / 2)
  }
}

interface Line {
  text: string
  readonly box: DOMRect
}

function linesOf(node: Text): Line[] {
  const range = document.createRange()
  const lines: Line[] = []
  for (const { 0: word, index } of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.trimEnd().length)
    const box = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (last && Math.abs(last.box.y - box.y) < box.height / 2) last.text += word
    else lines.push({ text: word, box })
  }
  return lines
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out')))),
  )
}

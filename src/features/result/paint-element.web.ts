/** Twice the size, so that a shared picture is sharp on a phone. */
const SCALE = 2
const WIDTH = 430

/**
 * Paints an element of ours onto a canvas: grounds, borders, drawings and words, as the browser laid them out. It knows no
 * more of CSS than the result needs; a library that knows all of it (html2canvas) costs 46 kB.
 */
export async function paintElement(element: HTMLElement): Promise<Blob> {
  const copy = laidOutCopy(element)
  try {
    const box = copy.getBoundingClientRect()
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(box.width * SCALE)
    canvas.height = Math.ceil(box.height * SCALE)
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas to paint on')
    brush.scale(SCALE, SCALE)
    brush.translate(-box.left, -box.top)
    await paintTree(brush, copy)
    return await blobOf(canvas)
  } finally {
    copy.remove()
  }
}

/** A copy of a phone's width beside the page, with everything hung straight. */
function laidOutCopy(element: HTMLElement): HTMLElement {
  const clone = element.cloneNode(true)
  if (!(clone instanceof HTMLElement)) throw new Error('only an element can be painted')
  clone.setAttribute('aria-hidden', 'true')
  Object.assign(clone.style, { position: 'fixed', left: '-4000px', top: '0px' })
  clone.style.width = `${Math.max(WIDTH, element.clientWidth)}px`
  for (const part of clone.querySelectorAll<HTMLElement>('*')) part.style.transform = 'none'
  document.body.append(clone)
  return clone
}

async function paintTree(brush: CanvasRenderingContext2D, element: Element): Promise<void> {
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden') return
  if (element instanceof SVGSVGElement) return paintDrawing(brush, element)
  paintGround(brush, element.getBoundingClientRect(), style)
  for (const child of element.childNodes) {
    if (child instanceof Element) await paintTree(brush, child)
    else if (child instanceof Text) paintWords(brush, child, style)
  }
}

const size = (text: string): number => Number.parseFloat(text) || 0

function paintGround(
  brush: CanvasRenderingContext2D,
  box: DOMRect,
  style: CSSStyleDeclaration,
): void {
  brush.beginPath()
  brush.roundRect(box.x, box.y, box.width, box.height, size(style.borderTopLeftRadius))
  brush.fillStyle = style.backgroundColor
  brush.fill()
  const edges = [
    [style.borderLeftWidth, style.borderLeftColor, box.x, box.y, 0, 1],
    [style.borderRightWidth, style.borderRightColor, box.right, box.y, 0, 1],
    [style.borderTopWidth, style.borderTopColor, box.x, box.y, 1, 0],
    [style.borderBottomWidth, style.borderBottomColor, box.x, box.bottom, 1, 0],
  ] as const
  const width = size(style.borderLeftWidth)
  if (width > 0 && style.borderLeftWidth === style.borderTopWidth) {
    brush.lineWidth = width
    brush.strokeStyle = style.borderLeftColor
    brush.stroke()
    return
  }
  for (const [thickness, color, x, y, along, down] of edges) {
    brush.fillStyle = color
    const thick = size(thickness)
    if (thick > 0) brush.fillRect(x, y, along ? box.width : thick, down ? box.height : thick)
  }
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

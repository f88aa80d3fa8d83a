/** A number in front of a unit; 0 where there is none. */
export const size = (text: string): number => Number.parseFloat(text) || 0

/** Paints what lies under an element's words: shadow, colour, gradient and border. */
export function paintGround(
  brush: CanvasRenderingContext2D,
  box: DOMRect,
  style: CSSStyleDeclaration,
): void {
  outline(brush, box, style)
  brush.save()
  castShadow(brush, style.boxShadow)
  brush.fillStyle = style.backgroundColor
  brush.fill()
  brush.restore()
  const light = lightOf(brush, box, style.backgroundImage)
  if (light) {
    brush.fillStyle = light
    brush.fill()
  }
  paintBorder(brush, box, style)
}

/** The element's own shape as the present path. */
export function outline(
  brush: CanvasRenderingContext2D,
  { x, y, width, height }: DOMRect,
  style: CSSStyleDeclaration,
): void {
  const corners = [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ]
  const most = Math.min(width, height) / 2
  brush.beginPath()
  brush.roundRect(
    x,
    y,
    width,
    height,
    corners.map((corner) => Math.min(most, size(corner))),
  )
}

/** The first of an element's shadows, unless it falls inwards. */
function castShadow(brush: CanvasRenderingContext2D, shadow: string): void {
  const [, color, x = '0', y = '0', blur = '0'] =
    /^(rgba?\([^)]*\)) (\S+) (\S+) (\S+)/.exec(shadow) ?? []
  if (color === undefined || /^[^,]*inset/.test(shadow)) return
  const { a } = brush.getTransform()
  brush.shadowColor = color
  brush.shadowOffsetX = size(x) * a
  brush.shadowOffsetY = size(y) * a
  brush.shadowBlur = size(blur) * a
}

/** A `linear-gradient` or `radial-gradient(closest-side …)` as the browser computed it; null for none. */
function lightOf(
  brush: CanvasRenderingContext2D,
  box: DOMRect,
  image: string,
): CanvasGradient | null {
  const stops = [...image.matchAll(/(rgba?\([^)]*\))(?: ([\d.]+)%)?/g)]
  if (stops.length < 2) return null
  const gradient = image.startsWith('radial') ? round(brush, box) : straight(brush, box, image)
  stops.forEach(([, color = '', at], i) =>
    gradient.addColorStop(at === undefined ? i / (stops.length - 1) : Number(at) / 100, color),
  )
  return gradient
}

function round(brush: CanvasRenderingContext2D, box: DOMRect): CanvasGradient {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return brush.createRadialGradient(x, y, 0, x, y, Math.min(box.width, box.height) / 2)
}

function straight(brush: CanvasRenderingContext2D, box: DOMRect, image: string): CanvasGradient {
  const isAcross = image.startsWith('linear-gradient(90deg')
  const [right, bottom] = isAcross ? [box.right, box.y] : [box.x, box.bottom]
  return brush.createLinearGradient(box.x, box.y, right, bottom)
}

function paintBorder(
  brush: CanvasRenderingContext2D,
  box: DOMRect,
  style: CSSStyleDeclaration,
): void {
  const width = size(style.borderLeftWidth)
  if (width > 0 && style.borderLeftWidth === style.borderTopWidth) {
    brush.lineWidth = width
    brush.strokeStyle = style.borderLeftColor
    brush.stroke()
    return
  }
  const edges = [
    [style.borderLeftWidth, style.borderLeftColor, box.x, box.y, 0, 1],
    [style.borderRightWidth, style.borderRightColor, box.right, box.y, 0, 1],
    [style.borderTopWidth, style.borderTopColor, box.x, box.y, 1, 0],
    [style.borderBottomWidth, style.borderBottomColor, box.x, box.bottom, 1, 0],
  ] as const
  for (const [thickness, color, x, y, along, down] of edges) {
    brush.fillStyle = color
    const thick = size(thickness)
    if (thick > 0) brush.fillRect(x, y, along ? box.width : thick, down ? box.height : thick)
  }
}

import { decorRandom } from '../random'
import { path } from '../vector'
import type { Drawing } from '../vector'

const plankWidth = 65

/** Upright planks under a lamp: the ground of most screens. */
export function plankDrawing(width: number, height: number): Drawing {
  const random = decorRandom(21)
  const shades = ['', '', ''] // three tones are enough to tell planks apart
  let seams = ''
  for (let x = 0; x < width; x += plankWidth) {
    const tone = Math.floor(random() * shades.length)
    shades[tone] += `M${x} 0h${plankWidth - 1}v${height}h${1 - plankWidth}z`
    seams += `M${x + plankWidth - 0.9} 0v${height}`
  }
  const reach = Math.max(640, height * 0.78)
  return {
    viewBox: [0, 0, width, height],
    gradients: [
      {
        kind: 'radial',
        id: 'lamp',
        cx: width / 2,
        cy: 60,
        r: reach,
        stops: [
          { at: 0, color: '#5A3420' },
          { at: 0.5, color: '#341F14' },
          { at: 1, color: '#1B110B' },
        ],
      },
    ],
    nodes: [
      { kind: 'rect', x: 0, y: 0, width, height, rx: 0, fill: 'url(#lamp)' },
      ...shades.map((d, i) => path(d, { fill: '#000000', opacity: 0.05 + i * 0.06 })),
      path(seams, { stroke: '#0D0704', strokeWidth: 1.2, opacity: 0.55 }),
      path(grain(width, height), { stroke: '#1B110B', strokeWidth: 1, opacity: 0.22 }),
    ],
  }
}

function grain(width: number, height: number): string {
  const random = decorRandom(5)
  let d = ''
  for (let x = 0; x < width; x += plankWidth) {
    for (let i = 0; i < 4; i++) {
      const from = x + 6 + random() * (plankWidth - 14)
      const top = random() * height
      const length = 80 + random() * 260
      const bend = (random() - 0.5) * 7
      d += `M${from.toFixed(0)} ${top.toFixed(0)}q${bend.toFixed(1)} ${(length / 2).toFixed(0)} ${(bend / 3).toFixed(1)} ${length.toFixed(0)}`
    }
  }
  return d
}

/** Flecked paper: the ground of what is read, and of most screens at noon. */
export function paperDrawing(width: number, height: number): Drawing {
  const random = decorRandom(31)
  const flecks = ['', '']
  for (let i = 0; i < 90; i++) {
    const [x, y, r] = [random() * width, random() * height, 0.5 + random() * 1.2]
    flecks[i % 2] +=
      `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`
  }
  return {
    viewBox: [0, 0, width, height],
    gradients: [
      {
        kind: 'linear',
        id: 'sheet',
        x1: 0,
        y1: 0,
        x2: 0,
        y2: height,
        stops: [
          { at: 0, color: '#FBF1DC' },
          { at: 0.6, color: '#F6E8CB' },
          { at: 1, color: '#EFDCB5' },
        ],
      },
    ],
    nodes: [
      { kind: 'rect', x: 0, y: 0, width, height, rx: 0, fill: 'url(#sheet)' },
      ...flecks.map((d, i) => path(d, { fill: '#7A4A2C', opacity: 0.07 + i * 0.07 })),
    ],
  }
}

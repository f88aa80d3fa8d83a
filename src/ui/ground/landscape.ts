import { decorRandom } from '../random'
import type { ThemeName } from '../tokens'
import { path } from '../vector'
import type { Drawing, Group } from '../vector'

const lights = {
  dusk: {
    sky: ['#161C31', '#2F3C5A', '#6D6F80', '#C99A63', '#EFC371'],
    glow: '#FFE9B0',
    sun: '#FFE3A0',
    mesa: ['#5B4C55', '#64504F', '#4C3630'],
    ground: ['#6B4026', '#4A2B1B', '#2B1A12', '#1B110B'],
    dust: '#7A4A2C',
    cactus: ['#2C3826', '#3D4A30', '#1D271B'],
    rock: ['#33221A', '#4A3325'],
  },
  noon: {
    sky: ['#7FAFC6', '#9CC2D0', '#C2D5D0', '#E9DDB8', '#F5E4B6'],
    glow: '#FFFBE8',
    sun: '#FFF6D2',
    mesa: ['#B9806A', '#C28E71', '#A8704F'],
    ground: ['#E2B878', '#DBAE6E', '#D0A063', '#C69458'],
    dust: '#E8BF83',
    cactus: ['#5F7F4B', '#7C9A5C', '#466238'],
    rock: ['#A87B4C', '#BE9160'],
  },
} as const

/** Sky, low sun and mesas over open ground: behind Home. The horizon lies at 43 % of the height. */
export function landscapeDrawing(theme: ThemeName, width: number, height: number): Drawing {
  const light = lights[theme]
  const horizon = height * 0.435
  const k = Math.max(1, width / 390)
  const sun = { x: width * 0.605, y: horizon - 28 }
  const ramp = (colors: readonly string[], ats: readonly number[]) =>
    colors.map((color, i) => ({ at: ats[i] ?? 1, color }))
  return {
    viewBox: [0, 0, width, height],
    gradients: [
      {
        kind: 'linear',
        id: 'sky',
        x1: 0,
        y1: 0,
        x2: 0,
        y2: horizon + 34,
        stops: ramp(light.sky, [0, 0.3, 0.62, 0.82, 1]),
      },
      {
        kind: 'linear',
        id: 'land',
        x1: 0,
        y1: horizon,
        x2: 0,
        y2: height,
        stops: ramp(light.ground, [0, 0.12, 0.5, 1]),
      },
      {
        kind: 'radial',
        id: 'glow',
        cx: sun.x,
        cy: sun.y,
        r: 165 * k,
        stops: [
          { at: 0, color: light.glow, opacity: 0.95 },
          { at: 0.35, color: light.glow, opacity: 0.4 },
          { at: 1, color: light.glow, opacity: 0 },
        ],
      },
    ],
    nodes: [
      { kind: 'rect', x: 0, y: 0, width, height: horizon + 40, rx: 0, fill: 'url(#sky)' },
      ...(theme === 'dusk' ? [path(stars(width, horizon), { fill: '#FBF1DC', opacity: 0.6 })] : []),
      { kind: 'circle', cx: sun.x, cy: sun.y, r: 165 * k, fill: 'url(#glow)' },
      { kind: 'circle', cx: sun.x, cy: sun.y, r: 34, fill: light.sun },
      {
        kind: 'group',
        transform: `translate(0 ${horizon - 366}) `,
        children: [
          path('M0 360V300h34l8-42h70l10 30h26l14 72z', { fill: light.mesa[0] }),
          path(`M${width + 10} 366V316h-40l-6-26h-34l-8 40-22 36z`, { fill: light.mesa[1] }),
          path(
            `M0 370c${width * 0.15}-22 ${width * 0.31}-16 ${width * 0.49}-10s${width * 0.38}-12 ${width * 0.52}-2v20H0z`,
            { fill: light.mesa[2] },
          ),
        ],
      },
      {
        kind: 'rect',
        x: 0,
        y: horizon,
        width,
        height: height - horizon,
        rx: 0,
        fill: 'url(#land)',
      },
      path(
        `M0 ${horizon + 6}c${width * 0.2}-12 ${width * 0.41} 4 ${width * 0.59}-2s${width * 0.28}-8 ${width * 0.41} 0v20H0z`,
        { fill: light.dust, opacity: 0.55 },
      ),
      path(streaks(width, horizon, height), { stroke: '#1B110B', strokeWidth: 2, opacity: 0.28 }),
      ...foreground(theme, width, height),
    ],
  }
}

function stars(width: number, horizon: number): string {
  const random = decorRandom(9)
  let d = ''
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [random() * width, random() * horizon * 0.42, 0.6 + random() * 0.8]
    d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`
  }
  return d
}

/** Nothing is drawn here: words stand on it. */
const FOOT = 96

/** A saguaro and its stones, so that the ground is somewhere and not only below. Doors may stand before it. */
function foreground(theme: ThemeName, width: number, height: number): Group[] {
  const { cactus, rock } = lights[theme]
  const isWide = width > height
  const scale = Math.min(1.7, Math.max(0.7, height / 844))
  const grown = (x: number, size: number): Group => ({
    kind: 'group',
    transform: `translate(${x} ${height - FOOT - 160 * size}) scale(${size})`,
    children: [
      { kind: 'ellipse', cx: 62, cy: 160, rx: 62, ry: 8, fill: '#120B07', opacity: 0.35 },
      path(SAGUARO, { fill: cactus[0] }),
      path('M45 30V156M32 68v18M64 30V150M79 60v22', { stroke: cactus[1], strokeWidth: 3 }),
      path('M52 24V158M58 60V158M84 62v22', { stroke: cactus[2], strokeWidth: 2 }),
    ],
  })
  const stones: Group = {
    kind: 'group',
    transform: `translate(${isWide ? width * 0.2 : width * 0.62} ${height - FOOT - 18}) scale(${scale})`,
    children: [
      path('M0 22c3-13 14-16 22-10s12-6 20 2 8 6 9 8z', { fill: rock[0] }),
      path('M8 12c4-5 9-5 13-1M30 12c3-3 6-3 9 0', { stroke: rock[1], strokeWidth: 2 }),
    ],
  }
  const x = isWide ? width * 0.08 : width * 0.76
  return [grown(x - 74 * scale, scale * 0.5), grown(x, scale), stones]
}

const SAGUARO =
  'M40 160V26a11 11 0 0 1 22 0V84h10V60a7.5 7.5 0 0 1 15 0v26a13 13 0 0 1-13 13H62v61zM40 112H30a13 13 0 0 1-13-13V68a7.5 7.5 0 0 1 15 0v29h8z'

function streaks(width: number, horizon: number, height: number): string {
  const random = decorRandom(17)
  let d = ''
  for (let y = horizon + 34; y < height - FOOT; y += 26) {
    d += `M${(random() * width).toFixed(0)} ${y.toFixed(0)}h${(20 + random() * 60).toFixed(0)}`
  }
  return d
}

import { path, type VectorNode } from '@/ui'
import { MAP_WIDTH, placeOf, type Light } from './map-ground'

/** A landmark in a box of 84 × 64, its foot at the lower edge. */
type Landmark = (light: Light) => readonly VectorNode[]

const line = (d: string, { ink }: Light, strokeWidth = 2.4): VectorNode =>
  path(d, { stroke: ink, strokeWidth })
const shape = (d: string, fill: string): VectorNode => path(d, { fill })

const WOOD = '#7A4A2C'
const PALE = '#E4CC9E'
const GREEN = '#4E6B3A'
const RED = '#A3341F'
const STONE = '#9C7B5C'

const house = (light: Light, sign: string): readonly VectorNode[] => [
  shape('M12 28h60v36H12z', WOOD),
  shape('M8 14h68v16H8z', PALE),
  line('M8 14h68v16H8zM12 30v34M72 30v34', light),
  shape('M36 42h12v22H36z', light.shade),
  shape('M20 38h10v12H20zM54 38h10v12H54z', '#F0CB7C'),
  line(sign, light, 2.6),
]

const cactus: Landmark = (light) => [
  shape('M36 64V14c0-8 12-8 12 0v50z', GREEN),
  shape(
    'M20 30c0-6 8-6 8 0v8h8v8h-8c-5 0-8-3-8-8zM64 22c0-6-8-6-8 0v10h-8v8h8c5 0 8-3 8-8z',
    GREEN,
  ),
  line('M42 16v46', light, 1.2),
]
const creek: Landmark = ({ water }) => [
  path('M2 30c16-10 24 8 40 0s24-8 40 2', { stroke: water, strokeWidth: 7, dash: '16 12' }),
  path('M8 48c14-8 22 6 36 0s20-6 34 2', { stroke: water, strokeWidth: 5, dash: '10 16' }),
]
const cabin: Landmark = (light) => [
  shape('M14 34h56v30H14z', WOOD),
  shape('M8 36 42 10l34 26z', '#5A3420'),
  line('M14 42h56M14 50h56M14 58h56', light, 1.4),
  shape('M34 46h14v18H34z', light.shade),
  shape('M58 12h8v14h-8z', STONE),
]
const skull: Landmark = (light) => [
  shape('M30 24c4-8 20-8 24 0l-4 26c-2 6-14 6-16 0z', '#FBF1DC'),
  line('M30 26C18 26 10 20 8 10M54 26c12 0 20-6 22-16', light, 4),
  shape('M34 30h6v6h-6zM44 30h6v6h-6z', light.shade),
]
const mill: Landmark = (light) => [
  shape('M36 64l4-40h6l4 40z', WOOD),
  line('M43 22 22 6M43 22 64 6M43 22 22 40M43 22l21 18M43 22V0M43 22h24', light, 3),
  { kind: 'circle', cx: 43, cy: 22, r: 4, fill: PALE },
]
const crosses: Landmark = (light) => [
  line('M18 64V30M10 40h16M42 64V18M32 30h20M66 64V34M58 43h16', light, 5),
  shape('M4 64c10-8 66-8 76 0z', STONE),
]
const wagon: Landmark = (light) => [
  shape('M12 22c10-16 50-16 60 0l2 20H10z', '#FBF1DC'),
  shape('M8 40h68l-6 12H14z', WOOD),
  line('M24 10v30M42 8v32M60 10v30', light, 1.4),
  { ...{ kind: 'circle', cx: 24, cy: 54, r: 9 }, stroke: light.ink, strokeWidth: 3.4 },
  { ...{ kind: 'circle', cx: 60, cy: 54, r: 9 }, stroke: light.ink, strokeWidth: 3.4 },
]
const fort: Landmark = (light) => [
  shape('M6 64V30l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8v34z', WOOD),
  line('M18 30v34M30 30v34M54 30v34M66 30v34M42 22V2', light, 2),
  shape('M42 2h22l-6 6 6 6H42z', RED),
]
const mesa: Landmark = (light) => [
  shape('M6 64l10-34h14l4-12h24l6 20h8l8 26z', STONE),
  line('M30 30v16M46 20v22M60 40v14', light, 1.4),
  line('M20 12c6-6 8 0 8 2 2-4 6-6 10-2', light, 2.2),
]
const barrel: Landmark = (light) => [
  shape('M24 20c-6 14-6 30 0 44h36c6-14 6-30 0-44z', WOOD),
  line('M21 32h42M21 52h42', light, 3),
  line('M42 20c0-10 10-6 12-16', light, 2.4),
  { kind: 'circle', cx: 56, cy: 4, r: 4, fill: '#F0CB7C' },
]
const canyon: Landmark = (light) => [
  shape('M0 64V18l12-8 14 6 4 16-4 14 6 18zM84 64V12l-14-6-16 10-2 14 6 16-6 18z', STONE),
  line('M10 26h14M8 42h16M62 24h14M60 42h18', light, 1.4),
]
const arrows: Landmark = (light) => [
  line('M20 64 34 20M44 64V14M68 62 54 22', light, 3),
  shape('M30 24l6-12 4 13zM40 18l4-14 4 14zM50 26l4-13 7 12z', RED),
]
const pole: Landmark = (light) => [
  line('M26 64V6M14 14h24M16 24h20M62 64V16M50 24h24', light, 4),
  line('M38 14c10 12 20 12 24 10M36 24c8 10 18 12 24 8', light, 1.4),
]
const shoe: Landmark = (light) => [
  path('M26 58c-16-16-12-48 16-48s32 32 16 48', { stroke: STONE, strokeWidth: 11 }),
  line('M24 36v1M30 22v1M54 22v1M60 36v1', light, 3.4),
]
const train: Landmark = (light) => [
  line('M0 62h84M8 62v-4M24 62v-4M40 62v-4M56 62v-4M72 62v-4', light, 3),
  shape('M10 26h24v28H10zM34 36h34v18H34zM56 20h8v16h-8z', '#3D2619'),
  shape('M68 54V40l14 14z', RED),
  { ...{ kind: 'circle', cx: 24, cy: 54, r: 7 }, stroke: light.ink, strokeWidth: 3, fill: PALE },
  { ...{ kind: 'circle', cx: 54, cy: 54, r: 7 }, stroke: light.ink, strokeWidth: 3, fill: PALE },
  { kind: 'ellipse', cx: 62, cy: 8, rx: 12, ry: 6, fill: PALE, opacity: 0.7 },
]
const jail: Landmark = (light) => house(light, 'M24 17v10M36 17v10M48 17v10M60 17v10')
const saloon: Landmark = (light) => house(light, 'M26 22h32M30 26h24')
const porch: Landmark = (light) => house(light, 'M42 16v12M34 20h16M30 26h8M46 26h8')
const chairs: Landmark = (light) => [
  line('M14 18v46M14 42h18v22M52 64V42h18M70 18v46', light, 4),
  shape('M34 40h16v4H34zM40 44h4v20h-4z', WOOD),
]

/** What one passes, stop by stop. */
const ON_THE_WAY: readonly Landmark[] = [
  ...[creek, cabin, skull, mill, crosses, creek, wagon, fort, mesa, jail, barrel, canyon],
  ...[arrows, saloon, pole, mesa, chairs, saloon, skull, shoe, porch, train, cactus, cactus],
]

/** The landmarks beside the trail, each on the side that the trail leaves free; a cactus here and there. */
export function landmarks(stops: number, light: Light): VectorNode[] {
  return Array.from({ length: stops }, (_, i): VectorNode => {
    const { x, y } = placeOf(i)
    const isLeft = x > MAP_WIDTH / 2
    const across = isLeft ? Math.max(8, x - 190) : Math.min(MAP_WIDTH - 92, x + 106)
    const draw = ON_THE_WAY[i % ON_THE_WAY.length] ?? cactus
    return {
      kind: 'group',
      transform: `translate(${across} ${y - 44})`,
      children: [
        { kind: 'ellipse', cx: 42, cy: 65, rx: 40, ry: 5, fill: light.shade, opacity: 0.22 },
        ...draw(light),
      ],
    }
  })
}

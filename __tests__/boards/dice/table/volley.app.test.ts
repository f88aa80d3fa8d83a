import { ARROWS, FLOCK, SLOPE, TRAVEL, flocksOver } from '@/boards/dice/table/effects/volley-plan'

const TABLES = [
  { tableWidth: 390, height: 844 },
  { tableWidth: 320, height: 568 },
  { tableWidth: 820, height: 1180 },
  { tableWidth: 504, height: 390 },
] as const

/** Where the arrows of a flock are when they set off and when they are gone. */
function endsOf({ x, y, scale, depth }: ReturnType<typeof flocksOver>[number]) {
  const angle = (SLOPE * Math.PI) / 180
  const half = ((TRAVEL[depth] + FLOCK.width) / 2) * scale
  const at = (way: number) => ({ x: x + way * Math.cos(angle), y: y + way * Math.sin(angle) })
  return { from: at(-half), to: at(half) }
}

test('an attack is many arrows at many depths', () => {
  expect(ARROWS).toBeGreaterThanOrEqual(60)
  const flocks = flocksOver(TABLES[0])
  expect(new Set(flocks.map(({ scale }) => scale)).size).toBe(3)
})

test.each(TABLES)('arrows come from all over a table of %o, and cross it', (table) => {
  const flocks = flocksOver(table)
  for (const flock of flocks.filter(({ depth }) => depth !== 'far')) {
    const { from, to } = endsOf(flock)
    expect(from.x < 0 || from.y < 0).toBe(true)
    expect(to.x > table.tableWidth || to.y > table.height).toBe(true)
  }
  const [left, right] = [0, 1].map((side) =>
    flocks.filter(({ x }) => (x > table.tableWidth / 2 ? 1 : 0) === side),
  )
  expect(left?.length).toBeGreaterThan(5)
  expect(right?.length).toBeGreaterThan(5)
})

test('the volley is thickest at first, and stragglers come while the wounds are looked at', () => {
  const delays = flocksOver(TABLES[0]).map(({ delay }) => delay)
  const early = delays.filter((delay) => delay < 900)
  expect(early.length).toBeGreaterThan(delays.length / 2)
  expect(Math.max(...delays)).toBeGreaterThan(1500)
})

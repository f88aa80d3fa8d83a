import { layoutShelf } from '@/boards/cards/table/stage/area'

test.each([360, 390, 523])('the cards of a store stay within a screen %i wide', (width) => {
  for (let count = 1; count <= 7; count++) {
    const room = { width, height: 140 }
    const shelf = layoutShelf({ count, room, most: 112, label: 18 })
    const row = shelf.perRow * shelf.width + (shelf.perRow - 1) * shelf.gap
    expect(row).toBeLessThanOrEqual(width)
    expect(shelf.rows * shelf.perRow).toBeGreaterThanOrEqual(count)
    expect(shelf.width).toBeGreaterThanOrEqual(44)
  }
})

import { Suspense, lazy } from 'react'
import type { GameId } from '@/games'
import { useAppSelector } from '@/store/hooks'
import { selectReadable } from '@/store/reading/selectors'
import type { TableShell } from '../use-table-shell'

const ReadingLayer = lazy(() =>
  import('./reading-layer').then((m) => ({ default: m.ReadingLayer })),
)

/** The chips come to the table when first wanted: dragging them needs more than a table of dice does. */
export function ReadingGate<G extends GameId>({ table }: { readonly table: TableShell<G> }) {
  const readable = useAppSelector(selectReadable)
  const { over, setOver, seating, own, nameOf } = table
  if (over?.sheet !== 'reading' || readable.length === 0) return null
  const { layout, placeOf } = seating
  return (
    <Suspense fallback={null}>
      <ReadingLayer {...{ layout, placeOf, nameOf, own, readable }} onClose={() => setOver(null)} />
    </Suspense>
  )
}

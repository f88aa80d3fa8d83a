import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectReadable } from '@/store/reading/selectors'
import { Waiting, lazy } from '@/ui'
import type { TableShell } from '../use-table-shell'

const layer = lazy(() => import('./reading-layer'))

/** The chips come to the table when first wanted: dragging them needs more than a table of dice does. */
export function ReadingGate<G extends GameId>({ table }: { readonly table: TableShell<G> }) {
  const { t } = useTranslation()
  const readable = useAppSelector(selectReadable)
  const { over, setOver, setToast, seating, own, nameOf } = table
  if (over?.sheet !== 'reading' || readable.length === 0) return null
  const { layout, placeOf } = seating
  // The match waits while the chips are out, so it must not wait for chips that never come.
  const giveUp = () => {
    setOver(null)
    setToast(t('notLoaded'))
  }
  return (
    <Waiting for={layer} onFailed={giveUp}>
      {({ ReadingLayer }) => (
        <ReadingLayer
          {...{ layout, placeOf, nameOf, own, readable }}
          onClose={() => setOver(null)}
        />
      )}
    </Waiting>
  )
}

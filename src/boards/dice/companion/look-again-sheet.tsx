import { useRouter } from 'expo-router'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCardsOnPhone } from '@/store/tracker/selectors'
import { cardAskedFor } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { ListRow, Medallion, Sheet, useGameHref } from '@/ui'
import type { SheetsProps } from './sheets'

/** Who wants to look at the own card once more: the curtain falls, and only the one who is called looks. */
export function LookAgainSheet({ sheet, view, onOpen }: SheetsProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const seats = useAppSelector(selectCardsOnPhone)
  const nameOf = useTableNames()
  return (
    <Sheet
      visible={sheet?.kind === 'look'}
      onClose={() => onOpen(null)}
      title={t('look.title')}
      sub={t('look.sub')}
      closeLabel={t('common:close')}
    >
      {seats.map((seat) => (
        <ListRow
          key={seat}
          leading={<Medallion character={view.characters[seat] ?? null} size={40} />}
          label={nameOf(seat)}
          onPress={() => {
            onOpen(null)
            dispatch(cardAskedFor(seat))
            router.replace(hrefOf('companion-deal'))
          }}
        />
      ))}
    </Sheet>
  )
}

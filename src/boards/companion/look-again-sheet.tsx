import { useRouter } from 'expo-router'
import type { CharacterId } from '@/family/characters'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCardsOnPhone } from '@/store/tracker/selectors'
import { cardAskedFor } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { ListRow, Medallion, Sheet, useGameHref } from '@/ui'

interface LookAgainSheetProps {
  readonly visible: boolean
  readonly characters: readonly (CharacterId | null)[]
  readonly onClose: () => void
}

/** Who wants to look at the own card once more: the curtain falls, and only the one who is called looks. */
export function LookAgainSheet({ visible, characters, onClose }: LookAgainSheetProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const seats = useAppSelector(selectCardsOnPhone)
  const nameOf = useTableNames()
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('look.title')}
      sub={t('look.sub')}
      closeLabel={t('common:close')}
    >
      {seats.map((seat) => (
        <ListRow
          key={seat}
          leading={<Medallion character={characters[seat] ?? null} size={40} />}
          label={nameOf(seat)}
          onPress={() => {
            onClose()
            dispatch(cardAskedFor(seat))
            router.replace(hrefOf('companion-deal'))
          }}
        />
      ))}
    </Sheet>
  )
}

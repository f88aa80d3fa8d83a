import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import { useTranslation } from '@/i18n'
import { useTableNames } from '@/store/tracker/use-table-names'
import { ListRow, Medallion, Sheet } from '@/ui'

interface WhoSheetProps {
  readonly visible: boolean
  readonly title: string
  readonly sub: string
  readonly seats: readonly Seat[]
  readonly characters: readonly (CharacterId | null)[]
  readonly onPick: (seat: Seat) => void
  readonly onClose: () => void
}

/** Who takes the phone to look at something alone? */
export function WhoSheet(props: WhoSheetProps) {
  const { visible, title, sub, seats, characters, onPick, onClose } = props
  const { t } = useTranslation()
  const nameOf = useTableNames()
  return (
    <Sheet visible={visible} onClose={onClose} title={title} sub={sub} closeLabel={t('close')}>
      {seats.map((seat) => (
        <ListRow
          key={seat}
          leading={<Medallion character={characters[seat] ?? null} size={40} />}
          label={nameOf(seat)}
          testID={`who-${seat}`}
          onPress={() => {
            // A second press meets a sheet that is on its way down.
            if (!visible) return
            onClose()
            onPick(seat)
          }}
        />
      ))}
    </Sheet>
  )
}

import { useState } from 'react'
import { useTranslation } from '@/i18n'
import { Button } from '@/ui'
import { SeatSheet as Seat } from '../../companion/seat-sheet'
import type { SheetsProps } from './sheets'

/** One seat: its character, life to set by hand, and the way "on the road". */
export function SeatSheet({
  seat,
  view,
  entries,
  onOpen,
}: SheetsProps & { readonly seat: number }) {
  const { t } = useTranslation('cards')
  const character = view.characters[seat] ?? null
  const was = view.life[seat] ?? 0
  const [life, setLife] = useState(was)
  return (
    <Seat
      seat={seat}
      view={view}
      ability={character && t(`abilities.${character}`)}
      leavingText={t('companion.leavingText')}
      life={life}
      onLife={setLife}
      isChanged={life !== was}
      onSave={() => entries.send({ type: 'set-life', seat, life })}
      onTurn={() => entries.send({ type: 'set-turn', seat })}
      onLeave={() => entries.send({ type: 'leave', seat })}
      onClose={() => onOpen(null)}
    >
      <Button
        size="small"
        label={t('companion.road.title')}
        hint={t('companion.road.sub')}
        onPress={() => onOpen({ kind: 'road', seat })}
      />
    </Seat>
  )
}

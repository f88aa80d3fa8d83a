import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { ARROWS } from '@/games/dice/rules/state'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { Stepper, Text } from '@/ui'
import { SeatSheet as Seat } from '../../companion/seat-sheet'
import type { SheetsProps } from './sheets'

/** One seat: its character, life and arrows to set by hand. */
export function SeatSheet({
  seat,
  view,
  entries,
  onOpen,
}: SheetsProps & { readonly seat: number }) {
  const { t } = useTranslation(['tracker', 'characters'])
  const character = view.characters[seat] ?? null
  const was = { life: view.life[seat] ?? 0, arrows: view.arrows[seat] ?? 0 }
  const [life, setLife] = useState(was.life)
  const [arrows, setArrows] = useState(was.arrows)
  const held = view.arrows.reduce((sum, count) => sum + count, 0) - was.arrows
  const hasOtherArrows = arrows !== was.arrows && (view.alive[seat] ?? false)
  const save = () => {
    const changes: TrackerAction[] = []
    if (hasOtherArrows && life > 0) changes.push({ type: 'set-arrows', seat, arrows })
    if (life !== was.life) changes.push({ type: 'set-life', seat, life })
    entries.send(...changes)
  }
  return (
    <Seat
      seat={seat}
      view={view}
      ability={character && t(`characters:${character}.ability`)}
      leavingText={t('leaving.text')}
      life={life}
      onLife={setLife}
      isChanged={life !== was.life || hasOtherArrows}
      numbers={
        <View style={styles.line}>
          <Text bold>{t('seatSheet.arrows')}</Text>
          <Stepper
            kind="number"
            label={t('seatSheet.arrows')}
            value={`${arrows}`}
            previousLabel={t('seatSheet.fewer')}
            nextLabel={t('seatSheet.more')}
            onPrevious={arrows > 0 ? () => setArrows(arrows - 1) : undefined}
            onNext={held + arrows < ARROWS - 1 ? () => setArrows(arrows + 1) : undefined}
          />
        </View>
      }
      onSave={save}
      onTurn={() => entries.send({ type: 'set-turn', seat })}
      onLeave={() => entries.send({ type: 'leave', seat })}
      onClose={() => onOpen(null)}
    />
  )
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
})

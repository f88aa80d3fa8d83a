import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { DiceState, Side } from '@/games/dice'
import { isThreePlayerGame } from '@/games/dice/rules/roles'
import { useTranslation } from '@/i18n'
import { Button, Chip, SegmentedControl, Sheet, Text } from '@/ui'
import type { SheetsProps } from './sheets'
import { useTableNames } from '@/store/tracker/use-table-names'

const SIDES = ['law', 'outlaws', 'renegade'] as const
const THREE = ['survivor', 'draw'] as const

/** The people end the game themselves: by a house rule, or because it is late. */
export function DeclareSheet({ sheet, view, entries, onOpen }: SheetsProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const nameOf = useTableNames()
  const sides: readonly Side[] = isThreePlayerGame(view) ? THREE : SIDES
  const [side, setSide] = useState<Side>(sides[0] ?? 'law')
  const [winners, setWinners] = useState<readonly number[] | null>(null)
  const chosen = winners ?? likely(view, side)
  const close = () => onOpen(null)
  const toggle = (seat: number) =>
    setWinners(
      chosen.includes(seat) ? chosen.filter((other) => other !== seat) : [...chosen, seat].sort(),
    )
  return (
    <Sheet
      visible={sheet?.kind === 'declare'}
      onClose={close}
      title={t('menu.declare')}
      sub={t('declare.sub')}
      closeLabel={t('common:close')}
      footer={
        <Button
          kind="brass"
          label={t('declare.end')}
          onPress={() => {
            entries.send({ type: 'declare', winner: { side, seats: chosen } })
            close()
          }}
        />
      }
    >
      <View style={styles.page}>
        <SegmentedControl
          label={t('declare.side')}
          type="text"
          value={side}
          onChange={(wanted) => {
            setSide(wanted)
            setWinners(null)
          }}
          options={sides.map((value) => ({ value, label: t(`declare.${labelOf(value)}`) }))}
        />
        <Text bold>{t('declare.winners')}</Text>
        <View style={styles.chips}>
          {view.roles.map((_, seat) => (
            <Chip
              key={seat}
              label={nameOf(seat)}
              isOn={chosen.includes(seat)}
              onPress={() => toggle(seat)}
            />
          ))}
        </View>
      </View>
    </Sheet>
  )
}

const labelOf = (side: Side) => (side === 'hunter' ? 'survivor' : side)

/** Those whose cards say so already. */
function likely({ roles, alive }: DiceState, side: Side): number[] {
  const isOf = (role: string, seat: number): boolean => {
    switch (side) {
      case 'law':
        return role === 'sheriff' || role === 'deputy'
      case 'outlaws':
        return role === 'outlaw'
      case 'renegade':
        return role === 'renegade' && (alive[seat] ?? false)
      case 'hunter':
      case 'survivor':
        return alive[seat] ?? false
      case 'draw':
        return false
    }
  }
  return roles.flatMap((role, seat) => (isOf(role, seat) ? [seat] : []))
}

const styles = StyleSheet.create({
  page: { gap: 12 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
})

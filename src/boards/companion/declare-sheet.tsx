import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { SeenRole } from '@/family/roles'
import type { Side } from '@/family/winning'
import { useTranslation } from '@/i18n'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Button, Chip, SegmentedControl, Sheet, Text } from '@/ui'

interface DeclareSheetProps<S extends Side> {
  readonly visible: boolean
  readonly view: { readonly roles: readonly SeenRole[]; readonly alive: readonly boolean[] }
  /** Those that can win, the likeliest first. */
  readonly sides: readonly [S, ...S[]]
  readonly onEnd: (winner: { readonly side: S; readonly seats: readonly number[] }) => void
  readonly onClose: () => void
}

/** The people end the game themselves: by a house rule, or because it is late. */
export function DeclareSheet<S extends Side>(props: DeclareSheetProps<S>) {
  const { visible, view, sides, onEnd, onClose } = props
  const { t } = useTranslation(['tracker', 'common'])
  const nameOf = useTableNames()
  const [side, setSide] = useState<S>(sides[0])
  const [winners, setWinners] = useState<readonly number[] | null>(null)
  const chosen = winners ?? likely(view, side)
  const toggle = (seat: number) =>
    setWinners(
      chosen.includes(seat) ? chosen.filter((other) => other !== seat) : [...chosen, seat].sort(),
    )
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('menu.declare')}
      sub={t('declare.sub')}
      closeLabel={t('common:close')}
      footer={
        <Button
          kind="brass"
          label={t('declare.end')}
          onPress={() => {
            onEnd({ side, seats: chosen })
            onClose()
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
function likely({ roles, alive }: DeclareSheetProps<Side>['view'], side: Side): number[] {
  const isOf = (role: SeenRole, seat: number): boolean => {
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

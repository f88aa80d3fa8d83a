import { StyleSheet, View } from 'react-native'
import type { TrackerAction, TrackerState } from '@/games/cards/tracker'
import { WEAPONS, copiesOf, gearOf, hasGear, weaponOf, type Gear } from '@/games/cards/tracker/gear'
import { tracker } from '@/games/cards/tracker'
import { useTranslation } from '@/i18n'
import { Press, Text, palette, usePress } from '@/ui'
import type { CompanionLayout } from '../../companion/layout'
import { Slip } from '../../companion/slip'
import { InPlayChip, type ChipKind } from '../art/chip'
import { kindName } from '../words/card-words'
import { REST } from './gear-row'

interface GearSlipProps {
  readonly layout: CompanionLayout
  readonly view: TrackerState
  readonly seat: number
  readonly name: string
  readonly onEnter: (action: TrackerAction) => void
  readonly onClose: () => void
}

/** The switches of one player, turned to them: one tap lays a card down or takes it away, and the slip is gone. */
export function GearSlip({ layout, view, seat, name, onEnter, onClose }: GearSlipProps) {
  const { t } = useTranslation('cards')
  const words = useTranslation(['log', 'common', 'cards']).t
  const weapon = weaponOf(view, seat)
  const enter = (action: TrackerAction) => {
    onClose()
    onEnter(action)
  }
  const flip = (kind: Gear) =>
    enter({ type: hasGear(view, seat, kind) ? 'strip' : 'equip', seat, kind })
  const canLie = (kind: Gear): boolean =>
    gearOf(view, seat).includes(kind) ||
    tracker.refuse(view, { type: 'equip', seat, kind }) === null
  return (
    <Slip
      layout={layout}
      facing={layout.panels[seat]?.facing ?? 0}
      title={t('companion.gear.title', { name })}
      width={336}
      onDismiss={onClose}
      testID="gear"
    >
      <View style={styles.grid}>
        <Switch
          kind="colt"
          label={t('play.colt')}
          text={t('play.colt')}
          isOn={weapon === null}
          onPress={() => (weapon ? enter({ type: 'strip', seat, kind: weapon }) : onClose())}
        />
        {WEAPONS.map((kind) => (
          <Switch
            key={kind}
            kind={kind}
            label={kindName(kind, words)}
            text={t(`kinds.${kind}.short`)}
            isOn={weapon === kind}
            onPress={() => flip(kind)}
          />
        ))}
        {REST.filter((kind) => copiesOf(view, kind) > 0).map((kind) => (
          <Switch
            key={kind}
            kind={kind}
            label={kindName(kind, words)}
            text={t(`kinds.${kind}.short`)}
            isOn={hasGear(view, seat, kind)}
            isDisabled={!canLie(kind)}
            onPress={() => flip(kind)}
          />
        ))}
      </View>
    </Slip>
  )
}

interface SwitchProps {
  readonly kind: ChipKind
  readonly label: string
  /** The same, to be broken where it is long. */
  readonly text: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

/** Large enough for a hand that reaches across the table (LOOK-cards.md). */
const SWITCH = 56

function Switch({ kind, label, text, isOn, isDisabled = false, onPress }: SwitchProps) {
  const press = usePress(1)
  return (
    <Press
      role="switch"
      aria-checked={isOn}
      accessibilityLabel={label}
      disabled={isDisabled}
      onPress={onPress}
      {...press.handlers}
      testID={`switch-${kind}`}
      style={[styles.switch, press.ringStyle]}
    >
      <View style={[!isOn && styles.off, isDisabled && styles.barred]}>
        <InPlayChip kind={kind} size={SWITCH - 8} isLit={isOn} />
      </View>
      <Text variant="tiny" bold align="center" numberOfLines={2} maxScale={1} color={palette.ink}>
        {text}
      </Text>
    </Press>
  )
}

const styles = StyleSheet.create({
  grid: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: 4,
    rowGap: 6,
  },
  switch: {
    width: 72,
    minHeight: SWITCH + 26,
    alignItems: 'center',
    gap: 3,
    paddingVertical: 4,
    borderRadius: 8,
  },
  off: { opacity: 0.55 },
  barred: { opacity: 0.2 },
})

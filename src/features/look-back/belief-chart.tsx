import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import { useTranslation } from '@/i18n'
import { Chip, RoleBadge, Scrubber, Text, roleColors, space } from '@/ui'
import { BeliefStrip } from './belief-strip'
import { believed, type TurnBeliefs } from './belief-lines'
import { SeatChips } from './seat-chips'
import type { LookedAt } from './looked-at'

interface BeliefChartProps {
  readonly turns: readonly TurnBeliefs[]
  readonly lookedAt: LookedAt
}

/** What could be believed of every sealed card, turn by turn, with a hand on the clock. */
export function BeliefChart({ turns, lookedAt }: BeliefChartProps) {
  const { t } = useTranslation('coach')
  return (
    <View style={styles.section} testID="beliefs">
      <Text variant="lead" role="heading" aria-level={2}>
        {t('review.beliefs.title')}
      </Text>
      <Text tone="secondary">
        {t(turns.length > 0 ? 'review.beliefs.sub' : 'review.beliefs.open')}
      </Text>
      {turns.length > 0 && <Strips turns={turns} lookedAt={lookedAt} />}
    </View>
  )
}

function Strips({ turns, lookedAt }: BeliefChartProps) {
  const { t } = useTranslation('coach')
  const [place, setPlace] = useState(turns.length - 1)
  const [observer, setObserver] = useState<Seat | null>(null)
  const { recap } = lookedAt
  const sealed = recap.roles.flatMap((role, seat) => (role === 'sheriff' ? [] : [seat]))
  const turn = t('review.beliefs.turn', { turn: turns[place]?.turn ?? 1 })
  return (
    <>
      <Observers lookedAt={lookedAt} chosen={observer} onChoose={setObserver} />
      {sealed.map((seat) => (
        <BeliefStrip
          key={seat}
          line={turns.map((each) => believed(each, seat, observer))}
          {...{ seat, place, turn, lookedAt }}
        />
      ))}
      <Scrubber
        index={place}
        last={turns.length - 1}
        onChange={setPlace}
        falls={recap.falls.map((fall) => Math.min(turns.length - 1, fall.turn - 1))}
        label={t('review.beliefs.place')}
        valueText={turn}
      />
      <View style={styles.foot}>
        <Text variant="label">{turn}</Text>
        <Legend />
      </View>
    </>
  )
}

interface ObserversProps {
  readonly lookedAt: LookedAt
  readonly chosen: Seat | null
  readonly onChoose: (seat: Seat | null) => void
}

/** Through whose eyes: everybody also knows their own card. */
function Observers({ lookedAt, chosen, onChoose }: ObserversProps) {
  const { t } = useTranslation('coach')
  return (
    <SeatChips
      label={t('review.beliefs.by')}
      seats={lookedAt.recap.roles.map((_, seat) => seat)}
      nameOf={lookedAt.nameOf}
      chosen={chosen}
      onChoose={onChoose}
    >
      <Chip label={t('review.beliefs.all')} isOn={chosen === null} onPress={() => onChoose(null)} />
    </SeatChips>
  )
}

const SEALED = ['deputy', 'outlaw', 'renegade'] as const

/** Which colour is which role. */
function Legend() {
  const { t } = useTranslation('common')
  return (
    <View style={styles.legend}>
      {SEALED.map((role) => (
        <View key={role} style={styles.key}>
          <View aria-hidden style={[styles.swatch, { backgroundColor: roleColors[role] }]} />
          <RoleBadge role={role} size={18} />
          <Text variant="small">{t(`roles.${role}`)}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[2] },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
  },
  legend: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space[3],
    rowGap: space[1],
  },
  key: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  swatch: { width: 14, height: 14, borderRadius: 3 },
})

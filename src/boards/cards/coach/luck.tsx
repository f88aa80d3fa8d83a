import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Draw, Review } from '@/games/cards/coach'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { Meter, SegmentedControl, Text, space } from '@/ui'
import { KindPlate } from './kind-plate'

interface LuckProps {
  readonly review: Review
  /** Whose own cards can be looked at besides. */
  readonly name: string
}

/** What came from the deck beside what it brings on average. */
export function Luck({ review, name }: LuckProps) {
  const { t } = useTranslation(['coach', 'cards'])
  const [whose, setWhose] = useState<'all' | 'own'>('all')
  const all = whose === 'all' ? review.luck : review.ownLuck
  const draws = all.filter(({ expected }) => expected > 0)
  return (
    <View style={styles.section} testID="luck">
      <Text variant="lead" role="heading" aria-level={2}>
        {t('coach:cards.luck.title')}
      </Text>
      <SegmentedControl
        label={t('coach:cards.luck.of')}
        type="text"
        options={[
          { value: 'all', label: t('coach:cards.luck.all') },
          { value: 'own', label: name },
        ]}
        value={whose}
        onChange={setWhose}
      />
      <Text tone="secondary">{t('coach:cards.luck.sub')}</Text>
      {draws.map((draw) => (
        <DrawRow key={draw.what} draw={draw} />
      ))}
    </View>
  )
}

const KIND_OF = {
  bang: 'bang',
  missed: 'missed',
  beer: 'beer',
  'barrel-draw': 'barrel',
  'jail-draw': 'jail',
  'dynamite-draw': 'dynamite',
} as const

/** Twice what is expected fills the bar. */
const FULL = 2

function DrawRow({ draw: { what, came, expected } }: { readonly draw: Draw }) {
  const { t } = useTranslation(['coach', 'cards'])
  const { decimal } = useFormat()
  const name =
    what === 'bang' || what === 'missed' || what === 'beer'
      ? t(`cards:kinds.${what}.name`)
      : t(`coach:cards.luck.${what}`)
  const words = t('coach:cards.luck.bar', { what: name, came, expected: decimal(expected) })
  return (
    <View style={styles.row}>
      <View aria-hidden>
        <KindPlate kind={KIND_OF[what]} size={26} />
      </View>
      <View style={styles.bar}>
        <Text variant="small">{words}</Text>
        <Meter
          value={Math.min(1, came / expected / FULL)}
          label={name}
          valueText={words}
          tone="brass"
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[2] },
  row: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  bar: { flex: 1, gap: 2 },
})

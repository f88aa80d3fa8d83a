import { useLocalSearchParams, useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import type { DiceAction, Seat } from '@/games/dice'
import type { Slip } from '@/games/dice/coach'
import { useTranslation } from '@/i18n'
import { keptByChoice, moveWords } from '@/i18n/move-words'
import { FaceTile, Icon, Plate, Press, Text, space, useInk, usePress } from '@/ui'
import type { LookedAt } from './looked-at'

interface SlipListProps {
  readonly slips: readonly Slip[]
  readonly seat: Seat
  readonly lookedAt: LookedAt
}

/** The decisions that cost most; each leads to its moment. */
export function SlipList({ slips, seat, lookedAt }: SlipListProps) {
  const { t } = useTranslation('coach')
  return (
    <View style={styles.section}>
      <Text variant="lead" role="heading" aria-level={2}>
        {t('review.slips.title', { count: Math.max(1, slips.length) })}
      </Text>
      <Text tone="secondary">{t(slips.length > 0 ? 'review.slips.sub' : 'review.slips.none')}</Text>
      {slips.map((slip) => (
        <SlipCard key={slip.at} slip={slip} seat={seat} lookedAt={lookedAt} />
      ))}
    </View>
  )
}

interface SlipCardProps extends Omit<SlipListProps, 'slips'> {
  readonly slip: Slip
}

function SlipCard({ slip, seat, lookedAt }: SlipCardProps) {
  const { t } = useTranslation(['coach', 'common'])
  const router = useRouter()
  // Which match this is: the replay goes by the same address.
  const address = useLocalSearchParams<{ match?: string }>()
  const press = usePress(1)
  const reader = { view: slip.view, own: seat, nameOf: lookedAt.nameOf, t }
  const did = t('coach:review.slips.did', { move: moveWords([slip.action], reader) })
  const better = t('coach:review.slips.better', { move: moveWords([slip.better], reader) })
  const turn = t('coach:review.slips.turn', { turn: slip.turn })
  const points = (slip.cost * 100).toFixed(1).replace('.', t('coach:point'))
  const spoken = t('coach:review.slips.spoken', { points })
  return (
    <Press
      role="button"
      accessibilityLabel={[turn, did, better, spoken].join(', ')}
      accessibilityHint={t('coach:review.slips.open')}
      onPress={() => router.push({ pathname: '/replay', params: { ...address, at: slip.at } })}
      testID="slip"
      {...press.handlers}
      style={[styles.frame, press.ringStyle]}
    >
      <Animated.View style={press.faceStyle}>
        <Plate style={styles.card}>
          <View style={styles.words}>
            <Text variant="small" tone="secondary">
              {turn}{' '}
            </Text>
            <Choice slip={slip} action={slip.action} text={did} />
            <Choice slip={slip} action={slip.better} text={better} isBetter />
          </View>
          <Cost text={t('coach:review.slips.cost', { points })} />
        </Plate>
      </Animated.View>
    </Press>
  )
}

/** On wood the minus is red; the chevron says that it leads somewhere. */
function Cost({ text }: { readonly text: string }) {
  const ink = useInk()
  return (
    <View style={styles.cost}>
      <Text variant="number-s" tone="danger" maxScale={1.4}>
        {text}
      </Text>
      <Icon name="forward" size={18} color={ink.accent} />
    </View>
  )
}

interface ChoiceProps {
  readonly slip: Slip
  readonly action: DiceAction
  readonly text: string
  readonly isBetter?: boolean
}

function Choice({ slip, action, text, isBetter = false }: ChoiceProps) {
  const dice =
    action.type === 'roll'
      ? keptByChoice(slip.view, action.dice)
      : 'die' in action
        ? [action.die]
        : []
  const faces = dice.flatMap((die) => slip.view.dice?.[die] ?? [])
  return (
    <View style={styles.choice}>
      <Text bold={isBetter} tone={isBetter ? 'heal' : 'text'} style={styles.text}>
        {text}{' '}
      </Text>
      {faces.length > 0 && (
        <View style={styles.dice}>
          {faces.map((face, i) => (
            <FaceTile key={i} face={face} size={22} />
          ))}
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[2] },
  frame: { borderRadius: 8 },
  card: { flexDirection: 'row', alignItems: 'center', gap: space[2], padding: space[3] },
  words: { flex: 1, gap: 4 },
  choice: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] },
  text: { flexShrink: 1 },
  dice: { flexDirection: 'row', gap: 4 },
  cost: { flexDirection: 'row', alignItems: 'center', gap: 4 },
})

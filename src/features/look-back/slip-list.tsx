import { useLocalSearchParams, useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { COACH_WORDS } from '@/boards'
import type { Coach } from '@/boards'
import type { Seat } from '@/core/game'
import type { ActionOf, GameId, ReviewOf } from '@/games'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { Icon, Plate, Press, PressFace, Text, space, useInk, usePress, useGameHref } from '@/ui'
import type { LookedAt } from './looked-at'

type Slip = ReviewOf<GameId>['slips'][number]

interface SlipListProps {
  readonly coach: Coach<GameId>
  readonly slips: readonly Slip[]
  readonly seat: Seat
  readonly lookedAt: LookedAt
}

/** The decisions that cost most; each leads to its moment. */
export function SlipList({ coach, slips, seat, lookedAt }: SlipListProps) {
  const { t } = useTranslation('coach')
  return (
    <View style={styles.section}>
      <Text variant="lead" role="heading" aria-level={2}>
        {t('review.slips.title', { count: Math.max(1, slips.length) })}
      </Text>
      <Text tone="secondary">{t(slips.length > 0 ? 'review.slips.sub' : 'review.slips.none')}</Text>
      {slips.map((slip) => (
        <SlipPlate key={slip.at} {...{ coach, slip, seat, lookedAt }} />
      ))}
    </View>
  )
}

interface SlipPlateProps extends Omit<SlipListProps, 'slips'> {
  readonly slip: Slip
}

function SlipPlate({ coach, slip, seat, lookedAt }: SlipPlateProps) {
  const { t } = useTranslation(COACH_WORDS)
  const router = useRouter()
  const hrefOf = useGameHref()
  // Which match this is: the replay goes by the same address.
  const address = useLocalSearchParams<{ match?: string }>()
  const press = usePress(1)
  const reader = { view: slip.view, own: seat, nameOf: lookedAt.nameOf, t }
  const did = t('coach:review.slips.did', { move: coach.moveWords([slip.action], reader) })
  const better = t('coach:review.slips.better', { move: coach.moveWords([slip.better], reader) })
  const turn = t('coach:review.slips.turn', { turn: slip.turn })
  const points = useFormat().decimal(slip.cost * 100)
  const spoken = t('coach:review.slips.spoken', { points })
  return (
    <Press
      role="button"
      accessibilityLabel={[turn, did, better, spoken].join(', ')}
      accessibilityHint={t('coach:review.slips.open')}
      onPress={() =>
        router.push({ pathname: hrefOf('replay'), params: { ...address, at: slip.at } })
      }
      testID="slip"
      {...press.handlers}
      style={[styles.frame, press.ringStyle]}
    >
      <PressFace style={press.faceStyle}>
        <Plate style={styles.plate}>
          <View style={styles.words}>
            <Text variant="small" tone="secondary">
              {turn}{' '}
            </Text>
            <Choice coach={coach} slip={slip} action={slip.action} text={did} />
            <Choice coach={coach} slip={slip} action={slip.better} text={better} isBetter />
          </View>
          <Cost text={t('coach:review.slips.cost', { points })} />
        </Plate>
      </PressFace>
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
  readonly coach: Coach<GameId>
  readonly slip: Slip
  readonly action: ActionOf<GameId>
  readonly text: string
  readonly isBetter?: boolean
}

function Choice({ coach, slip, action, text, isBetter = false }: ChoiceProps) {
  return (
    <View style={styles.choice}>
      <Text bold={isBetter} tone={isBetter ? 'heal' : 'text'} style={styles.text}>
        {text}{' '}
      </Text>
      <coach.Pieces actions={[action]} view={slip.view} size={22} />
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[2] },
  frame: { borderRadius: 8 },
  plate: { flexDirection: 'row', alignItems: 'center', gap: space[2], padding: space[3] },
  words: { flex: 1, gap: 4 },
  choice: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] },
  text: { flexShrink: 1 },
  cost: { flexDirection: 'row', alignItems: 'center', gap: 4 },
})

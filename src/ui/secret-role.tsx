import { StyleSheet, View, useWindowDimensions } from 'react-native'
import type { Role } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { useGoal } from '@/i18n/use-goal'
import { HoldPad } from './hold-pad'
import { RoleCardBack, RoleCardFront, roleCardShape } from './role-card'
import { Spoken } from './spoken'
import { Text } from './text'

interface SecretRoleProps {
  readonly name: string
  readonly seats: number
  /** Null while it lies face down: then nothing on the screen knows it. */
  readonly role: Role | null
  readonly onHold: (isHeld: boolean) => void
}

/** A role card before the curtain, and the pad that holds it up. It turns without a journey: down is down at once. */
export function SecretRole({ name, seats, role, onHold }: SecretRoleProps) {
  const { t } = useTranslation(['deal', 'pass'])
  const { width, height } = useWindowDimensions()
  // A phone held across has its pad beside the card: below it there is no room.
  const isLow = height < 480 && width > height
  const isShort = height < 700
  const room = height - (isLow ? 128 : isShort ? 300 : 420)
  const card = Math.max(
    120,
    Math.min(
      width * 0.66,
      (room * roleCardShape.width) / roleCardShape.height,
      roleCardShape.width,
    ),
  )
  const what = t(role === null ? 'deal:hold' : 'deal:letGo')
  const whose = (
    <Text bold align="center" maxScale={1.4}>
      {t('pass:onlyYou', { name })}
      {isShort && ` ${what}`}
    </Text>
  )
  const face =
    role === null ? (
      <View role="img" aria-label={t('deal:cardDown')}>
        <RoleCardBack width={card} />
      </View>
    ) : (
      <RaisedRole role={role} seats={seats} width={card} />
    )
  const pad = (
    <HoldPad
      size={isShort ? 76 : 96}
      label={t('deal:hold')}
      hint={t('deal:holdHint')}
      isHeld={role !== null}
      onHold={onHold}
    />
  )
  return (
    <View style={[styles.card, isLow && styles.low]}>
      {role === null && <Spoken text={t('pass:headphones')} turn={0} />}
      {isLow ? (
        <>
          {face}
          <View style={styles.beside}>
            {whose}
            {pad}
          </View>
        </>
      ) : (
        <>
          {whose}
          {face}
          {pad}
          {!isShort && (
            <Text align="center" maxScale={1.4}>
              {what}
            </Text>
          )}
        </>
      )}
    </View>
  )
}

function RaisedRole({
  role,
  seats,
  width,
}: {
  readonly role: Role
  readonly seats: number
  readonly width: number
}) {
  const { t } = useTranslation(['deal', 'common'])
  const { goal, text } = useGoal(role, seats)
  return (
    <View
      role="img"
      aria-live="assertive"
      aria-label={t('deal:cardUp', { role: t(`common:roles.${role}`), goal, text })}
      testID="card-up"
    >
      <View aria-hidden>
        <RoleCardFront width={width} role={role} seats={seats} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', gap: 14 },
  low: { flexDirection: 'row', justifyContent: 'center', gap: 32 },
  beside: { alignItems: 'center', gap: 14, maxWidth: 320 },
})

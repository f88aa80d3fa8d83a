import { Redirect } from 'expo-router'
import { useState } from 'react'
import { StyleSheet } from 'react-native'
import type { Seat } from '@/games/dice'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectMode, selectPlayers } from '@/store/match/selectors'
import { cardSeen } from '@/store/match/slice'
import { selectHasRoundBegun, selectHolder, selectRound } from '@/store/pass/selectors'
import { phoneTaken } from '@/store/pass/slice'
import { Button, Curtain, Screen, SecretCard, Text } from '@/ui'
import { useRaisedCard } from './use-raised-card'

/** The phone goes round once: everybody looks at his own card behind the curtain. */
export function RoundScreen() {
  const mode = useAppSelector(selectMode)
  const [next, ...others] = useAppSelector(selectRound)
  if (mode !== 'pass' || next === undefined) return <Redirect href="/table" />
  return (
    <Screen ground="bare">
      <Turn key={next} seat={next} isLast={others.length === 0} />
    </Screen>
  )
}

interface TurnProps {
  readonly seat: Seat
  readonly isLast: boolean
}

function Turn(props: TurnProps) {
  const { seat } = props
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const players = useAppSelector(selectPlayers)
  const hasPhone = useAppSelector(selectHolder) === seat
  const hasBegun = useAppSelector(selectHasRoundBegun)
  const name = useNameOf(players)(seat)
  if (hasPhone) return <Look {...props} name={name} />
  return (
    <Curtain
      testID="curtain"
      foot={
        <Button
          kind="brass"
          size="large"
          label={t('iAm', { name })}
          onPress={() => dispatch(phoneTaken(seat))}
        />
      }
    >
      <Text variant="lead">{t(hasBegun ? 'roundNext' : 'roundTo')}</Text>
      <Text variant="poster" tone="strong" maxScale={1.2}>
        {name}
      </Text>
    </Curtain>
  )
}

function Look({ seat, isLast, name }: TurnProps & { readonly name: string }) {
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const seats = useAppSelector(selectPlayers).length
  const { role, hold } = useRaisedCard()
  const [hasLooked, setLooked] = useState(false)
  if (role !== null && !hasLooked) setLooked(true)
  return (
    <Curtain
      testID="peek"
      foot={
        <Button
          kind="brass"
          size="large"
          label={t(isLast ? 'seenLast' : 'seen')}
          hint={hasLooked ? undefined : t('holdFirst')}
          disabled={!hasLooked || role !== null}
          onPress={() => dispatch(cardSeen(seat))}
          style={styles.seen}
        />
      }
    >
      <SecretCard name={name} seats={seats} role={role} onHold={hold} />
    </Curtain>
  )
}

const styles = StyleSheet.create({
  seen: { alignSelf: 'stretch' },
})

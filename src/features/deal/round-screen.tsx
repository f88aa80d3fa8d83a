import { Redirect } from 'expo-router'
import { useState } from 'react'
import type { Seat } from '@/core/game'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectMode, selectPlayers } from '@/store/match/selectors'
import { roleSeen } from '@/store/match/slice'
import { selectHasRoundBegun, selectHolder, selectRound } from '@/store/pass/selectors'
import { phoneTaken } from '@/store/pass/slice'
import { CallCurtain, Screen, SecretCurtain, useGameHref } from '@/ui'
import { useRaisedRole } from './use-raised-role'

/** The phone goes around once: everybody looks at their own card behind the curtain. */
export function RoundScreen() {
  const hrefOf = useGameHref()
  const mode = useAppSelector(selectMode)
  const [next, ...others] = useAppSelector(selectRound)
  if (mode !== 'pass' || next === undefined) return <Redirect href={hrefOf('table')} />
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
    <CallCurtain
      lead={t(hasBegun ? 'roundNext' : 'roundTo')}
      name={name}
      takeLabel={t('iAm', { name })}
      onTake={() => dispatch(phoneTaken(seat))}
    />
  )
}

function Look({ seat, isLast, name }: TurnProps & { readonly name: string }) {
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const seats = useAppSelector(selectPlayers).length
  const { role, hold } = useRaisedRole()
  const [hasLooked, setLooked] = useState(false)
  if (role !== null && !hasLooked) setLooked(true)
  return (
    <SecretCurtain
      name={name}
      seats={seats}
      role={role}
      onHold={hold}
      doneLabel={t(isLast ? 'seenLast' : 'seen')}
      notYet={hasLooked ? undefined : t('holdFirst')}
      onDone={() => dispatch(roleSeen(seat))}
    />
  )
}

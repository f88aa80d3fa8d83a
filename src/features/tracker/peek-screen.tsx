import { Redirect } from 'expo-router'
import { useCallback, useState } from 'react'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { useSecretScreen } from '@/platform/use-secret-screen'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectHasTable,
  selectLookingAgain,
  selectPeekedRole,
  selectPeeking,
  selectTablePeople,
} from '@/store/tracker/selectors'
import { rolePutBack, roleSeen } from '@/store/tracker/slice'
import { Button, CallCurtain, Screen, SecretCurtain, useGameHref } from '@/ui'
import { useTableNames } from '@/store/tracker/use-table-names'

/**
 * The phone goes round once, behind the curtain of the phone that is passed around: it calls each player by name, shows
 * the card to whoever holds the pad, and calls the next. Later one player may look once more in the same way.
 */
export function CompanionDealScreen() {
  const hrefOf = useGameHref()
  const { game } = useFace()
  const hasTable = useAppSelector((state) => selectHasTable(state, game))
  const peeking = useAppSelector(selectPeeking)
  const again = useAppSelector(selectLookingAgain)
  const seat = peeking ?? again
  if (!hasTable) return <Redirect href={hrefOf('companion-setup')} />
  if (seat === null) return <Redirect href={hrefOf('companion')} />
  return (
    <Screen ground="bare">
      <Turn key={seat} seat={seat} isAgain={peeking === null} />
    </Screen>
  )
}

interface TurnProps {
  readonly seat: number
  readonly isAgain: boolean
}

function Turn(props: TurnProps) {
  const { seat, isAgain } = props
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const name = useTableNames()(seat)
  const [hasPhone, setHasPhone] = useState(false)
  if (hasPhone) return <Look {...props} name={name} />
  const lead = isAgain ? 'takeIt' : seat === 0 ? 'roundTo' : 'roundNext'
  return (
    <CallCurtain
      lead={t(lead)}
      name={name}
      takeLabel={t('iAm', { name })}
      onTake={() => setHasPhone(true)}
      other={
        isAgain && <Button kind="plain" label={t('back')} onPress={() => dispatch(rolePutBack())} />
      }
    />
  )
}

function Look({ seat, isAgain, name }: TurnProps & { readonly name: string }) {
  const { t } = useTranslation(['tracker', 'pass'])
  const dispatch = useAppDispatch()
  const role = useAppSelector(selectPeekedRole)
  const seats = useAppSelector(selectTablePeople).length
  const [isHeld, setHeld] = useState(false)
  const [isSeen, setSeen] = useState(isAgain)
  const hold = useCallback((held: boolean) => {
    setHeld(held)
    if (held) setSeen(true)
  }, [])
  useSecretScreen()
  const isLast = seat + 1 === seats
  const done = isAgain ? t('pass:back') : t(isLast ? 'peek.last' : 'peek.seen')
  return (
    <SecretCurtain
      name={name}
      seats={seats}
      role={isHeld && role !== 'hidden' ? role : null}
      onHold={hold}
      doneLabel={done}
      notYet={isSeen ? undefined : t('pass:holdFirst')}
      onDone={() => dispatch(isAgain ? rolePutBack() : roleSeen())}
    />
  )
}

import { Redirect, useRouter } from 'expo-router'
import { useCallback, useState } from 'react'
import { useTranslation } from '@/i18n'
import { useSecretScreen } from '@/platform/use-secret-screen'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectHasTable,
  selectPeekedRole,
  selectPeeking,
  selectTablePeople,
} from '@/store/tracker/selectors'
import { cardSeen } from '@/store/tracker/slice'
import { Screen, SecretCurtain, useGameHref } from '@/ui'
import { useTableNames } from '@/store/tracker/use-table-names'

/** The phone goes round once: each player holds the pad, sees the own card and passes on. */
export function CompanionDealScreen() {
  const hrefOf = useGameHref()
  const hasTable = useAppSelector(selectHasTable)
  const peeking = useAppSelector(selectPeeking)
  if (!hasTable) return <Redirect href={hrefOf('companion-setup')} />
  if (peeking === null) return <Redirect href={hrefOf('companion')} />
  return (
    <Screen ground="bare">
      <Peek key={peeking} seat={peeking} />
    </Screen>
  )
}

function Peek({ seat }: { readonly seat: number }) {
  const { t } = useTranslation(['tracker', 'pass'])
  const dispatch = useAppDispatch()
  const router = useRouter()
  const hrefOf = useGameHref()
  const role = useAppSelector(selectPeekedRole)
  const seats = useAppSelector(selectTablePeople).length
  const name = useTableNames()(seat)
  const [isHeld, setHeld] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const hold = useCallback((held: boolean) => {
    setHeld(held)
    if (held) setSeen(true)
  }, [])
  useSecretScreen()
  const isLast = seat + 1 === seats
  return (
    <SecretCurtain
      name={name}
      seats={seats}
      role={isHeld && role !== 'hidden' ? role : null}
      onHold={hold}
      doneLabel={isLast ? t('peek.last') : t('peek.seen')}
      notYet={isSeen ? undefined : t('pass:holdFirst')}
      onDone={() => {
        dispatch(cardSeen())
        if (isLast) router.replace(hrefOf('companion'))
      }}
    />
  )
}

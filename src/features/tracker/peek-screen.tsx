import { Redirect, useRouter } from 'expo-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '@/i18n'
import { setScreenSecret } from '@/platform/screen-secret'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectHasTable,
  selectPeekedRole,
  selectPeeking,
  selectTablePeople,
} from '@/store/tracker/selectors'
import { cardSeen } from '@/store/tracker/slice'
import { Button, Curtain, Screen, SecretCard } from '@/ui'
import { useTableNames } from './use-table-names'

/** The phone goes round once: each player holds the pad, sees the own card and passes on. */
export function CompanionDealScreen() {
  const hasTable = useAppSelector(selectHasTable)
  const peeking = useAppSelector(selectPeeking)
  if (!hasTable) return <Redirect href="/companion-setup" />
  if (peeking === null) return <Redirect href="/companion" />
  return (
    <Screen ground="bare">
      <Peek key={peeking} seat={peeking} />
    </Screen>
  )
}

function Peek({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const router = useRouter()
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
    <Curtain
      testID="curtain"
      foot={
        <Button
          kind="brass"
          size="large"
          label={isLast ? t('peek.last') : t('peek.seen')}
          disabled={!isSeen || isHeld}
          onPress={() => {
            dispatch(cardSeen())
            if (isLast) router.replace('/companion')
          }}
        />
      }
    >
      <SecretCard
        name={name}
        seats={seats}
        role={isHeld && role !== 'hidden' ? role : null}
        onHold={hold}
      />
    </Curtain>
  )
}

/** No screenshot and no app switcher keeps a card. */
function useSecretScreen(): void {
  useEffect(() => {
    void setScreenSecret(true)
    return () => void setScreenSecret(false)
  }, [])
}

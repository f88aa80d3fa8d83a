import { Redirect, useRouter } from 'expo-router'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectMode, selectPlayers } from '@/store/match/selectors'
import { selectHolder } from '@/store/pass/selectors'
import { Screen, SecretCurtain, useGameHref } from '@/ui'
import { useRaisedRole } from './use-raised-role'

/** Whoever has the phone looks at their own card once more; unless somebody has the phone, there is nothing to see. */
export function PeekScreen() {
  const hrefOf = useGameHref()
  const mode = useAppSelector(selectMode)
  const holder = useAppSelector(selectHolder)
  const players = useAppSelector(selectPlayers)
  const nameOf = useNameOf(players)
  const name = holder === null ? undefined : nameOf(holder)
  if (mode !== 'pass' || name === undefined) return <Redirect href={hrefOf('table')} />
  return (
    <Screen ground="bare">
      <Peek name={name} seats={players.length} />
    </Screen>
  )
}

function Peek({ name, seats }: { readonly name: string; readonly seats: number }) {
  const { t } = useTranslation('pass')
  const router = useRouter()
  const hrefOf = useGameHref()
  const { role, hold } = useRaisedRole()
  return (
    <SecretCurtain
      name={name}
      seats={seats}
      role={role}
      onHold={hold}
      doneLabel={t('back')}
      onDone={() => router.replace(hrefOf('table'))}
    />
  )
}

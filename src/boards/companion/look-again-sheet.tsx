import { useRouter } from 'expo-router'
import type { CharacterId } from '@/family/characters'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectRolesOnPhone } from '@/store/tracker/selectors'
import { roleAskedFor } from '@/store/tracker/slice'
import { useGameHref } from '@/ui'
import { WhoSheet } from './who-sheet'

interface LookAgainSheetProps {
  readonly visible: boolean
  readonly characters: readonly (CharacterId | null)[]
  readonly onClose: () => void
}

/** Who wants to look at the own card once more: the curtain falls, and only the one who is called looks. */
export function LookAgainSheet(props: LookAgainSheetProps) {
  const { t } = useTranslation('tracker')
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const seats = useAppSelector(selectRolesOnPhone)
  return (
    <WhoSheet
      {...props}
      title={t('look.title')}
      sub={t('look.sub')}
      seats={seats}
      onPick={(seat) => {
        dispatch(roleAskedFor(seat))
        router.replace(hrefOf('companion-deal'))
      }}
    />
  )
}

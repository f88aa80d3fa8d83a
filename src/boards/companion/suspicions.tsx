import { useRouter } from 'expo-router'
import type { CharacterId } from '@/family/characters'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs, selectSuspecting } from '@/store/tracker/selectors'
import { prefsChanged, suspicionsAskedFor } from '@/store/tracker/slice'
import { ListRow, SwitchRow, useGameHref, type IconName } from '@/ui'
import { WhoSheet } from './who-sheet'

/** Whether people want to note who is who at a real table: they do not, until somebody says so. */
export function SuspicionsSwitch({ icon }: { readonly icon?: IconName }) {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const { suspects = false } = useAppSelector(selectCompanionPrefs)
  return (
    <SwitchRow
      label={t('suspicions.switch')}
      sub={t('suspicions.switchSub')}
      icon={icon}
      value={suspects}
      onChange={(wanted) => dispatch(prefsChanged({ suspects: wanted }))}
      testID="suspicions-switch"
    />
  )
}

/** The way there from the menu, where it is wanted and a card is still sealed. */
export function SuspicionsRow({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('tracker')
  const isWanted = useAppSelector(selectSuspecting).length > 0
  return isWanted ? (
    <ListRow
      icon="suspect"
      testID="menu-suspicions"
      label={t('suspicions.row')}
      sub={t('suspicions.rowSub')}
      onPress={onPress}
    />
  ) : null
}

interface SuspicionsSheetProps {
  readonly visible: boolean
  readonly characters: readonly (CharacterId | null)[]
  readonly onClose: () => void
}

/** Whose suspicions: the phone lies where all can see it, so nothing of them is shown before its owner has taken it. */
export function SuspicionsSheet(props: SuspicionsSheetProps) {
  const { t } = useTranslation('tracker')
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const seats = useAppSelector(selectSuspecting)
  return (
    <WhoSheet
      {...props}
      title={t('suspicions.whose')}
      sub={t('suspicions.whoseSub')}
      seats={seats}
      onPick={(seat) => {
        dispatch(suspicionsAskedFor(seat))
        router.push(hrefOf('companion-reading'))
      }}
    />
  )
}

import { useRouter } from 'expo-router'
import { memo, useState } from 'react'
import { useTranslation } from '@/i18n'
import { selectAreSuspicionsOn, selectMaySuspect } from '@/store/coach/selectors'
import { panelOpened } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { matchAbandoned } from '@/store/match/slice'
import { selectSettings } from '@/store/settings/selectors'
import { settingsChanged } from '@/store/settings/slice'
import { PassRows } from './pass-rows'
import type { TableFacts } from '@/boards'
import { Button, ListRow, Sheet, SwitchRow, alike, useGameHref, useHasRules } from '@/ui'

interface MenuSheetProps {
  readonly facts: TableFacts
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Away from the table, or to what is set. */
export const MenuSheet = memo(function MenuSheet({ isOpen, facts, onClose }: MenuSheetProps) {
  const { t } = useTranslation(['table', 'common'])
  const dispatch = useAppDispatch()
  const router = useRouter()
  const hrefOf = useGameHref()
  const hasRules = useHasRules()
  const { sound } = useAppSelector(selectSettings)
  const areSuspicionsOn = useAppSelector(selectAreSuspicionsOn)
  const maySuspect = useAppSelector(selectMaySuspect)
  const [isSure, setSure] = useState(false)
  /** A sheet would lie over the next room, and over the table when one comes back. */
  const go = (leave: () => void) => () => {
    onClose()
    leave()
  }
  const abandon = go(() => {
    dispatch(matchAbandoned())
    router.replace('/')
  })
  return (
    <Sheet
      visible={isOpen}
      onClose={onClose}
      title={t('table:menu')}
      closeLabel={t('common:close')}
      footer={
        isSure ? (
          <Button kind="barn" label={t('table:abandon')} onPress={abandon} />
        ) : (
          <Button kind="brass" label={t('table:continue')} onPress={onClose} />
        )
      }
    >
      <SwitchRow
        label={t('table:sound')}
        icon="sound-on"
        value={sound}
        onChange={(on) => dispatch(settingsChanged({ sound: on }))}
      />
      <PassRows facts={facts} onClose={onClose} />
      {areSuspicionsOn && (
        <ListRow
          label={t('table:suspicions')}
          icon="eye"
          testID="suspicions"
          onPress={go(() => dispatch(panelOpened()))}
        />
      )}
      {maySuspect && (
        <SwitchRow
          label={t('table:suspicions')}
          sub={t('table:suspicionsHint')}
          icon="eye"
          value={false}
          onChange={(on) => dispatch(settingsChanged({ suspicions: on }))}
          testID="suspect"
        />
      )}
      {hasRules && (
        <ListRow
          label={t('table:rules')}
          icon="book"
          onPress={go(() => router.push(hrefOf('rules')))}
        />
      )}
      <ListRow
        label={t('table:settings')}
        icon="settings"
        onPress={go(() => router.push('/settings'))}
      />
      <ListRow
        label={t('table:leave')}
        sub={t('table:leaveHint')}
        icon="back"
        onPress={go(() => router.replace('/'))}
      />
      <ListRow
        label={t('table:abandon')}
        sub={isSure ? t('table:abandonSure') : undefined}
        icon="close"
        onPress={() => setSure(true)}
      />
    </Sheet>
  )
}, alike)

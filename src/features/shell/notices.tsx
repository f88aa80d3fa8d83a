import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { noticeDismissed } from '@/store/notices/slice'
import { selectNotice } from '@/store/notices/selectors'
import { Banner, space } from '@/ui'
import { useLastingStorage } from './use-lasting-storage'

/** Trouble with saves and storage, one piece at a time, until it is put away. */
export function Notices() {
  const { t } = useTranslation()
  const insets = useSafeAreaInsets()
  const dispatch = useAppDispatch()
  const notice = useAppSelector(selectNotice)
  useLastingStorage()
  if (!notice) return null
  const words = t(`notices.${notice.kind}`)
  return (
    <View style={[styles.over, { top: insets.top + space[2] }]}>
      <Banner
        tone="warning"
        title={words}
        closeLabel={t('close')}
        onClose={() => dispatch(noticeDismissed())}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 12, right: 12, alignItems: 'center' },
})

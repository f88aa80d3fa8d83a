import { useTranslation } from '@/i18n'
import { Divider } from '@/ui'
import { SwitchSetting, useSettings } from './setting-fields'
import { ShakeTest } from './shake-test'

/** What is heard and felt, and rolling by shaking. */
export function FeelSection() {
  const { t } = useTranslation('settings')
  const { settings } = useSettings()
  return (
    <>
      <SwitchSetting
        name="sound"
        label={t('sound')}
        sub={t('soundSub')}
        icon={settings.sound ? 'sound-on' : 'sound-off'}
      />
      <Divider />
      <SwitchSetting name="haptics" label={t('haptics')} sub={t('hapticsSub')} icon="phone" />
      <Divider />
      <SwitchSetting name="shake" label={t('shake')} sub={t('shakeSub')} icon="shake" />
      {settings.shake && <ShakeTest />}
    </>
  )
}

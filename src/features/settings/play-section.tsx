import { useTranslation } from '@/i18n'
import { SPEEDS } from '@/store/setup/slice'
import { Divider } from '@/ui'
import { ChoiceSetting, SwitchSetting, useSettings } from './setting-fields'

/** How the table goes: how fast, and what it does by itself. */
export function PlaySection() {
  const { t } = useTranslation(['settings', 'common'])
  const { settings, change } = useSettings()
  return (
    <>
      <ChoiceSetting
        label={t('speed')}
        type="number"
        value={settings.speed}
        onChange={(speed) => change({ speed })}
        options={SPEEDS.map((value) => ({ value, label: t(`common:speeds.${value}`) }))}
      />
      <Divider />
      <SwitchSetting name="autoAnswer" label={t('autoAnswer')} sub={t('autoAnswerSub')} />
      <Divider />
      <SwitchSetting name="hints" label={t('hints')} sub={t('hintsSub')} />
      <Divider />
      <SwitchSetting name="suspicions" label={t('suspicions')} sub={t('suspicionsSub')} />
      <Divider />
      <SwitchSetting name="talk" label={t('talk')} sub={t('talkSub')} />
      <Divider />
      <SwitchSetting name="keepAwake" label={t('keepAwake')} sub={t('keepAwakeSub')} />
    </>
  )
}

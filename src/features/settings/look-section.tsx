import { useTranslation } from '@/i18n'
import type { Settings } from '@/store/settings/slice'
import { Divider } from '@/ui'
import { ChoiceSetting, SwitchSetting, useSettings } from './setting-fields'

const themes = ['system', 'dusk', 'noon'] as const satisfies readonly Settings['theme'][]
const motions = ['system', 'full', 'reduced'] as const satisfies readonly Settings['motion'][]

/** Light, motion, and patterns for eyes that tell colours apart badly. */
export function LookSection() {
  const { t } = useTranslation('settings')
  const { settings, change } = useSettings()
  return (
    <>
      <ChoiceSetting
        label={t('theme')}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
      />
      <Divider />
      <ChoiceSetting
        label={t('motion')}
        sub={t('motionSub')}
        value={settings.motion}
        onChange={(motion) => change({ motion })}
        options={motions.map((value) => ({ value, label: t(`motions.${value}`) }))}
      />
      <Divider />
      <SwitchSetting name="patterns" label={t('patterns')} sub={t('patternsSub')} />
    </>
  )
}

import { useTranslation } from '@/i18n'
import { BOARDS, TURN_CLOCKS } from '@/store/settings/slice'
import { Divider } from '@/ui'
import { ChoiceSetting, SwitchSetting, useSettings } from './setting-fields'

/** How the phone is passed around: with a curtain between two people, turned to whoever plays, by the clock. */
export function PassSection() {
  const { t } = useTranslation('settings')
  const { settings, change } = useSettings()
  return (
    <>
      <SwitchSetting name="handOver" label={t('handOver')} sub={t('handOverSub')} />
      <Divider />
      <ChoiceSetting
        label={t('board')}
        sub={t(`boardSub.${settings.board}`)}
        value={settings.board}
        onChange={(board) => change({ board })}
        options={BOARDS.map((value) => ({ value, label: t(`boards.${value}`) }))}
      />
      <Divider />
      <ChoiceSetting
        label={t('turnClock')}
        sub={t('turnClockSub')}
        type="number"
        value={settings.turnClock}
        onChange={(turnClock) => change({ turnClock })}
        options={TURN_CLOCKS.map((value) => ({
          value,
          label: value === 0 ? t('turnClockOff') : t('turnClockSeconds', { seconds: value }),
        }))}
      />
    </>
  )
}

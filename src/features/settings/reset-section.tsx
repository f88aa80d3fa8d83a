import { useState } from 'react'
import { useTranslation } from '@/i18n'
import { useAppDispatch } from '@/store/hooks'
import { settingsReset } from '@/store/settings/slice'
import { Banner, Button, ListRow, Sheet, Text } from '@/ui'

type Step = 'idle' | 'asked' | 'sure' | 'done'

/** Back to the defaults; asked twice, since it cannot be undone. */
export function ResetSection() {
  const { t } = useTranslation(['settings', 'common'])
  const dispatch = useAppDispatch()
  const [step, setStep] = useState<Step>('idle')
  const isSure = step === 'sure'
  const goOn = () => {
    if (step === 'asked') return setStep('sure')
    dispatch(settingsReset())
    setStep('done')
  }
  return (
    <>
      <ListRow
        label={t('reset')}
        sub={t('resetSub')}
        icon="trash"
        onPress={() => setStep('asked')}
      />
      {step === 'done' && <Banner tone="success" title={t('resetDone')} />}
      <Sheet
        visible={step === 'asked' || isSure}
        onClose={() => setStep('idle')}
        title={isSure ? t('resetSure') : t('resetTitle')}
        closeLabel={t('common:close')}
        footer={
          <>
            <Button label={t('resetNo')} onPress={() => setStep('idle')} />
            <Button kind="barn" label={isSure ? t('resetSure') : t('resetYes')} onPress={goOn} />
          </>
        }
      >
        <Text>{isSure ? t('resetSureText') : t('resetText')}</Text>
      </Sheet>
    </>
  )
}

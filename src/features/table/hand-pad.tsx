import { useCallback, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { haptics } from '@/platform/haptics'
import { useSecretScreen } from '@/platform/use-secret-screen'
import { useAppDispatch } from '@/store/hooks'
import { handLowered, handRaised } from '@/store/pass/slice'
import { HandPad, Text, handPadIn, palette } from '@/ui'
import type { TableShell } from './use-table-shell'

/** At the right of the rail: whoever has the phone holds it, and sees their hand. */
export function RaiseHand<G extends GameId>({ table }: { readonly table: TableShell<G> }) {
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const { passed, isTight, nameOf } = table
  const raise = useCallback(
    (isUp: boolean) => {
      if (isUp) haptics.tap()
      dispatch(isUp ? handRaised() : handLowered())
    },
    [dispatch],
  )
  useSecretScreen()
  useEffect(() => () => void dispatch(handLowered()), [dispatch])
  if (!passed || passed.holder === null) return null
  const { isHandUp } = passed
  const { size, room } = handPadIn(isTight)
  return (
    <View style={[styles.pad, { width: room }]}>
      <HandPad
        size={size}
        label={t('hand.show', { name: nameOf(passed.holder) })}
        hint={t('hand.hint')}
        isUp={isHandUp}
        onRaise={raise}
      />
      {!isTight && (
        <Text variant="tiny" bold maxScale={1.2} color={palette.brass300} aria-hidden>
          {t(isHandUp ? 'hand.letGo' : 'hand.hold')}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  pad: { alignItems: 'center', justifyContent: 'center', gap: 4 },
})

import { useCallback, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { haptics } from '@/platform/haptics'
import { useSecretScreen } from '@/platform/use-secret-screen'
import { useAppDispatch } from '@/store/hooks'
import { handLowered, handRaised } from '@/store/pass/slice'
import { HandPad, Text, handPadIn, palette } from '@/ui'
import { useHandFocus } from './use-hand-focus'
import type { TableShell } from './use-table-shell'

interface RaiseHandProps<G extends GameId> {
  readonly table: TableShell<G>
}

/** At the right of the rail, where hands are secret and somebody has the phone. */
export function RaiseHand<G extends GameId>({ table }: RaiseHandProps<G>) {
  const holder = table.passed?.holder ?? null
  return holder === null ? null : <Pad table={table} holder={holder} />
}

/** Whoever has the phone holds it, and sees their hand; meanwhile no screenshot keeps what the screen shows. */
function Pad<G extends GameId>({ table, holder }: RaiseHandProps<G> & { readonly holder: Seat }) {
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
  const isHandUp = passed?.isHandUp ?? false
  useHandFocus(isHandUp)
  const { size, room } = handPadIn(isTight)
  return (
    <View style={[styles.pad, { width: room }]}>
      <HandPad
        size={size}
        label={t('hand.show', { name: nameOf(holder) })}
        hint={t('hand.hint')}
        isUp={isHandUp}
        onRaise={raise}
      />
      {!isTight && (
        <Text
          variant="tiny"
          bold
          align="center"
          maxScale={1.2}
          color={palette.brass300}
          aria-hidden
        >
          {t(isHandUp ? 'hand.letGo' : 'hand.hold')}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  pad: { alignItems: 'center', justifyContent: 'center', gap: 4 },
})

import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectIsThinking } from '@/store/match/selectors'
import { Pile, pileOrigin } from '@/ui/table'
import { useShaking } from './effects/use-shaking'
import { Seats } from './seats'
import { Speech } from './speech'
import { useLasting } from './use-lasting'
import type { TableModel } from './use-table'

/** Who thinks no longer than this needs no sign, in ms. */
const LONG = 240

/** The pile and everybody around it; dynamite shakes it all. */
export function Board({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation('table')
  const { view, own, cue, asked, seating, nameOf, current, pressSeat } = table
  const shaking = useShaking(cue)
  const { plan } = asked
  const { pile } = seating.layout
  const isPondering = useLasting(useAppSelector(selectIsThinking), LONG)
  const isThinking = (seat: number) => isPondering && current.decision?.seat === seat
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.board, shaking]}>
      <View style={[styles.pile, pileOrigin(pile, pile.scale)]}>
        <Pile
          count={view.pile}
          scale={pile.scale}
          room={pile.room}
          isHot={view.pile === 1}
          caption={plan || view.pile === 0 ? undefined : t('pileLeft', { count: view.pile })}
          label={t('pileLabel', { count: view.pile })}
        />
      </View>
      <Seats
        view={view}
        own={own}
        cue={cue}
        plan={plan}
        seating={seating}
        nameOf={nameOf}
        isThinking={isThinking}
        onPress={pressSeat}
        onLongPress={table.askAbout}
      />
      <Speech seating={seating} nameOf={nameOf} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  board: { pointerEvents: 'box-none', zIndex: 3 },
  pile: { position: 'absolute', zIndex: 0, pointerEvents: 'none' },
})

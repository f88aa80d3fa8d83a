import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import { Pile, pileOrigin } from '@/ui/table'
import { useShaking } from './effects/use-shaking'
import { Seats } from './seats'
import type { TableModel } from './use-table'

/** The pile and everybody around it; dynamite shakes it all. */
export function Board({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation('table')
  const { view, own, cue, asked, seating, nameOf, current, hasCaughtUp, pressSeat } = table
  const players = useAppSelector(selectPlayers)
  const shaking = useShaking(cue)
  const { plan } = asked
  const { pile } = seating.layout
  const isThinking = (seat: number) =>
    hasCaughtUp && current.decision?.seat === seat && players[seat]?.kind === 'bot'
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
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  board: { pointerEvents: 'box-none', zIndex: 3 },
  pile: { position: 'absolute', zIndex: 0, pointerEvents: 'none' },
})

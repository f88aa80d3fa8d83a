import { StyleSheet, View } from 'react-native'
import type { CardId } from '@/games/cards'
import { kindOfCard } from '../words/card-words'
import { comingTo, flightsTogether, seenFlying } from './effects/flights'
import { Hand } from './hand'
import type { CardTable } from './use-table'
import type { CardUse } from './uses'

/** One's own hand, within the thumb's reach. */
export function HandTray({ table }: { readonly table: CardTable }) {
  const { asked, seating, cue, own, deeds, places } = table
  const { choice, decision, uses } = asked
  const { tray } = seating.layout
  const going = choice.healing ?? choice.going ?? (decision?.kind === 'discard' ? [] : null)
  const events = cue?.changes === 'last' ? cue.events : []
  const fresh = comingTo(events, own).filter((card) => uses.every((use) => use.card !== card))
  const held = fresh.length > 0 ? [...uses, ...fresh.map(coming)] : uses
  const flying = seenFlying(flightsTogether(events, own))
  return (
    <View style={[styles.tray, { left: tray.x, top: tray.y }]}>
      <Hand
        layout={seating.layout}
        uses={held}
        lifted={going === null ? choice.lifted : null}
        isAiming={choice.isAiming}
        going={going}
        flying={flying.filter((card) => held.some((use) => use.card === card))}
        deeds={deeds}
        places={places}
      />
    </View>
  )
}

/** A card that is on its way into the hand has its place there already. */
const coming = (card: CardId): CardUse => ({
  card,
  state: 'resting',
  word: null,
  as: kindOfCard(card),
  count: 0,
})

const styles = StyleSheet.create({ tray: { position: 'absolute' } })

import { StyleSheet, View } from 'react-native'
import type { CardId } from '@/games/cards'
import type { Cue } from '../../face'
import { Hand } from './hand'
import type { CardTable } from './use-table'

/** One's own hand, within the thumb's reach. */
export function HandTray({ table }: { readonly table: CardTable }) {
  const { asked, seating, cue, own, deeds, places } = table
  const { choice, decision, uses } = asked
  const { tray } = seating.layout
  const going = choice.healing ?? choice.going ?? (decision?.kind === 'discard' ? [] : null)
  return (
    <View style={[styles.tray, { left: tray.x, top: tray.y }]}>
      <Hand
        layout={seating.layout}
        uses={uses}
        lifted={going === null ? choice.lifted : null}
        isAiming={choice.isAiming}
        going={going}
        flying={leaving(cue, own)}
        deeds={deeds}
        places={places}
      />
    </View>
  )
}

/** Cards of one's own that are on their way out of the hand: they are seen flying instead. */
function leaving(cue: Cue<'cards'> | null, own: number | null): readonly CardId[] {
  return (cue?.events ?? []).flatMap((event) => {
    if (event.type === 'cardShown' || event.type === 'cardDiscarded')
      return event.seat === own ? [event.card] : []
    return []
  })
}

const styles = StyleSheet.create({ tray: { position: 'absolute' } })

import { StyleSheet, View } from 'react-native'

import { layoutTable, OwnPlate, Pile, Seat } from '@/ui/table'

import { people } from './people'
import { Section } from './section'

/** A seat in every state, in the sizes of phone, small phone and tablet. */
export function SeatsPage() {
  const [me, rosa, hank, mei, , ines, bo] = people
  if (!me || !rosa || !hank || !mei || !ines || !bo) return null
  return (
    <>
      {[
        [390, 844],
        [360, 640],
        [820, 1180],
      ].map(([width = 0, height = 0]) => {
        const layout = layoutTable({ width, height, seats: 7 })
        const measures = layout.seat
        return (
          <Section key={width} title={`Seats at ${width}`} isRow>
            <View style={styles.seats}>
              <Seat measures={measures} label="Mei" {...mei} />
              <Seat measures={measures} label="Rosa, her turn" {...rosa} isTurn isThinking />
              <Seat measures={measures} label="Hank" {...hank} aim={2} />
              <Seat measures={measures} label="Bo, two lives" {...bo} change={-1} />
              <Seat measures={measures} label="Ines" {...ines} change={2} />
              <Seat
                measures={measures}
                label="Hank, out"
                {...hank}
                life={0}
                arrows={0}
                role="outlaw"
                isDead
              />
              <Seat
                measures={measures}
                label="Nobody special"
                {...mei}
                character={null}
                characterName={undefined}
              />
              <Seat
                measures={measures}
                label="Long"
                {...mei}
                name="Friederike-Annegret"
                arrows={9}
                life={10}
                max={10}
              />
            </View>
            <OwnPlate box={layout.own} label="You" {...me} isTurn hasGained />
            <OwnPlate box={layout.own} label="You" {...me} life={2} change={-4} arrows={0} />
            <OwnPlate box={layout.own} label="You" {...me} isTarget />
            <OwnPlate box={layout.own} label="You, out" {...me} life={0} arrows={0} isDead />
            <Pile
              label="3 arrows"
              count={3}
              caption="3 left, then the attack"
              scale={layout.pile.scale}
            />
            <Pile
              label="1 arrow"
              count={1}
              caption="The next one starts it"
              isHot
              scale={layout.pile.scale}
            />
          </Section>
        )
      })}
    </>
  )
}

const styles = StyleSheet.create({
  seats: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    width: '100%',
    gap: 28,
    paddingTop: 16,
    paddingBottom: 12,
  },
})

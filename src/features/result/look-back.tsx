import { useState } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import type { Seat } from '@/games/dice'
import { useRoomWords, useTranslation } from '@/i18n'
import { selectReviewing, selectReviews } from '@/store/coach/selectors'
import { reviewAsked } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button, Meter, Text, space } from '@/ui'
import { BeliefChart } from './belief-chart'
import { DiceChart } from './dice-chart'
import { SeatChips } from './seat-chips'
import { SlipList } from './slip-list'
import type { Finished } from './use-finished'

/** From this width on, the parts stand side by side. */
const WIDE = 900

/** The look back at a match: nothing of it is reckoned before somebody asks. */
export function LookBack({ finished }: { readonly finished: Finished }) {
  const { t } = useTranslation('result')
  const { t: c } = useTranslation('coach')
  const hasWords = useRoomWords('coach')
  const dispatch = useAppDispatch()
  const people = peopleOf(finished)
  const reviews = useAppSelector(selectReviews)
  const reviewing = useAppSelector(selectReviewing)
  const [seat, setSeat] = useState(people.find((person) => reviews[person]) ?? people[0])
  if (seat === undefined) return null
  const isOpen = reviewing !== null || Object.keys(reviews).length > 0
  if (!isOpen || !hasWords)
    return (
      <Button
        kind="plain"
        icon="lantern"
        label={t('lookBack')}
        hint={t('lookBackHint')}
        onPress={() => dispatch(reviewAsked(seat))}
        style={styles.open}
        testID="open-look-back"
      />
    )
  const choose = (person: Seat): void => {
    setSeat(person)
    dispatch(reviewAsked(person))
  }
  return (
    <View style={styles.page} testID="look-back">
      {people.length > 1 && (
        <SeatChips
          label={c('review.whose')}
          seats={people}
          nameOf={finished.nameOf}
          chosen={seat}
          onChoose={choose}
        />
      )}
      <Found finished={finished} seat={seat} />
    </View>
  )
}

/** Those whose decisions are worth a word: people, and whoever a bot sat in for. */
const peopleOf = ({ active }: Finished): Seat[] =>
  active.players.flatMap((player, seat) =>
    player.kind === 'human' || player.isStandIn ? [seat] : [],
  )

/** What has been found, or how far the search has come. */
function Found({ finished, seat }: { readonly finished: Finished; readonly seat: Seat }) {
  const { t } = useTranslation('coach')
  const { width } = useWindowDimensions()
  const review = useAppSelector(selectReviews)[seat]
  const share = useAppSelector(selectReviewing)?.share ?? 0
  if (!review) {
    const working = t('review.working', { percent: Math.round(share * 100) })
    return (
      <View style={styles.working}>
        <Text tone="secondary">{working}</Text>
        <Meter value={share} label={working} tone="brass" />
      </View>
    )
  }
  const isWide = width >= WIDE
  return (
    <View style={isWide ? styles.columns : styles.column}>
      <View style={isWide ? styles.half : styles.column}>
        <SlipList slips={review.slips} seat={seat} finished={finished} />
        <DiceChart review={review} name={finished.nameOf(seat)} />
      </View>
      <View style={isWide ? styles.half : styles.column}>
        <BeliefChart turns={review.turns} finished={finished} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  open: { alignSelf: 'center' },
  page: {
    width: '100%',
    maxWidth: 1120,
    alignSelf: 'center',
    paddingHorizontal: 20,
    paddingTop: space[4],
    gap: space[4],
  },
  working: { gap: space[2], paddingVertical: space[4] },
  column: { gap: space[6], width: '100%', maxWidth: 680, alignSelf: 'center' },
  columns: { flexDirection: 'row', gap: 32, alignItems: 'flex-start' },
  half: { flex: 1, gap: space[6] },
})

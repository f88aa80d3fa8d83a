import { StyleSheet, View } from 'react-native'
import type { CardId, CardsEvent, Seat } from '@/games/cards'
import { idsOf } from '@/games/cards/cards/faces'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectLog, selectShown } from '@/store/match/selectors'
import { Icon, Medallion, Text, palette } from '@/ui'
import type { Box } from '@/ui/table'
import type { CardTable } from '../use-table'
import { CARD_RATIO } from '../../art/card-face'
import { ShelfStage } from './shelf-stage'

interface StoreStageProps {
  readonly table: CardTable
  readonly area: Box
  readonly isTight: boolean
  readonly onCard: (card: CardId) => void
}

/** The row of those who take a card, and air around it. */
const QUEUE = 62

/** A store: cards on shelves, gaps that keep the face of whoever took one, and in which order they come. */
export function StoreStage({ table, area, isTight, onCard }: StoreStageProps) {
  const { t } = useTranslation('cards')
  const { view, asked, lookAt, nameOf } = table
  const picks = usePicks()
  // What is being laid out lies there already, before it has been told.
  const cards = [...new Set([...picks.stocked, ...idsOf(view.store)])]
  const characterOf = (seat: Seat) => view.characters[seat] ?? null
  const takers = new Map(picks.taken.map(({ card, seat }) => [card, seat]))
  return (
    <ShelfStage
      area={area}
      title={t('kinds.general-store.name')}
      cards={cards}
      chosen={asked.choice.lifted}
      onCard={asked.decision?.kind === 'store' ? onCard : null}
      onLook={lookAt}
      isTight={isTight}
      shop={{
        foot: isTight ? 0 : QUEUE,
        gapFor: (card, width) => {
          const seat = takers.get(card)
          return seat === undefined ? null : (
            <View style={[styles.gap, { width, height: width * CARD_RATIO }]}>
              <Medallion character={characterOf(seat)} size={Math.min(40, width * 0.6)} />
              {width >= 60 && (
                <Text
                  variant="tiny"
                  align="center"
                  numberOfLines={1}
                  maxScale={1.1}
                  color="#E9D5AC"
                >
                  {nameOf(seat)}
                </Text>
              )}
            </View>
          )
        },
      }}
    >
      {!isTight && <Queue table={table} done={picks.taken.map(({ seat }) => seat)} />}
    </ShelfStage>
  )
}

/** Who has taken one, who chooses, and who comes after them. */
function Queue({ table, done }: { readonly table: CardTable; readonly done: readonly Seat[] }) {
  const { view, nameOf } = table
  const seats = view.alive.length
  const order = view.alive.map((_, i) => (view.turn + i) % seats).filter((seat) => view.alive[seat])
  const chooses = order.find((seat) => !done.includes(seat))
  return (
    <View style={styles.queue} aria-hidden>
      {order.map((seat) => {
        const isDone = done.includes(seat)
        return (
          <View key={seat} style={[styles.taker, isDone && styles.done]}>
            <View>
              <Medallion
                character={view.characters[seat] ?? null}
                size={34}
                active={seat === chooses}
              />
              {isDone && (
                <View style={styles.tick}>
                  <Icon name="check" size={12} color={palette.ink} />
                </View>
              )}
            </View>
            <Text
              variant="tiny"
              bold={seat === chooses}
              numberOfLines={1}
              maxScale={1.1}
              color={palette.parchment100}
            >
              {nameOf(seat)}
            </Text>
          </View>
        )
      })}
    </View>
  )
}

interface Picks {
  readonly stocked: readonly CardId[]
  readonly taken: readonly Extract<CardsEvent, { type: 'storeTaken' }>[]
}

/** What lay in the store that is open, and who has taken what, as far as it has been told. */
function usePicks(): Picks {
  const log = useAppSelector(selectLog)
  const shown = useAppSelector(selectShown)
  const stocked: CardId[] = []
  const taken: Extract<CardsEvent, { type: 'storeTaken' }>[] = []
  for (let i = shown - 1; i >= 0; i--) {
    const event = log[i]
    if (event?.type === 'cardPlayed') break
    if (event?.type === 'storeTaken') taken.unshift(event)
    if (event?.type === 'storeStocked') stocked.unshift(event.card)
  }
  return { stocked, taken }
}

const styles = StyleSheet.create({
  gap: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    paddingHorizontal: 4,
    borderRadius: 7,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderColor: 'rgba(240,217,168,0.5)',
  },
  queue: {
    height: QUEUE,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    paddingHorizontal: 8,
    backgroundColor: 'rgba(27,17,11,0.5)',
  },
  taker: { alignItems: 'center', gap: 3, flexShrink: 1, minWidth: 42, maxWidth: 64 },
  done: { opacity: 0.7 },
  tick: {
    position: 'absolute',
    right: -5,
    bottom: -3,
    width: 17,
    height: 17,
    borderRadius: 9,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.brass400,
  },
})

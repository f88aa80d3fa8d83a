import { StyleSheet, View } from 'react-native'
import type { CardsEvent } from '@/games/cards'
import type { Deed, LifeChange, Teller, Turn } from '../../face'
import { CardArt } from '../art/symbols'
import { kindName } from './card-words'
import { isRepeat, logLine } from './log-line'
import { seatsOf } from './seats-of'

/** A turn summed up: what happened in it, line by line, with whose life it changed. */
export function deedsOf({ events }: Turn<'cards'>, teller: Teller): readonly Deed[] {
  const deeds: Deed[] = []
  let previous: CardsEvent | null = null
  let times = 1
  for (const event of events) {
    if (event.type === 'turnStarted') continue
    const again = previous !== null && isRepeat(event, previous)
    times = again ? times + 1 : 1
    const text = logLine(event, teller, times)
    if (text === null) continue
    previous = event
    if (again) deeds.pop()
    const isTurningPoint = event.type === 'eliminated' || event.type === 'gameEnded'
    deeds.push({ text, seats: seatsOf(event), changes: changesOf(event, teller), isTurningPoint })
  }
  return deeds
}

function changesOf(event: CardsEvent, { nameOf, t }: Teller): readonly LifeChange[] {
  if (event.type === 'lifeLost') {
    const source = event.by === null ? kindName(event.cause, t) : nameOf(event.by)
    return [{ seat: event.seat, amount: -event.amount, source }]
  }
  if (event.type === 'lifeGained' && event.amount > 0)
    return [{ seat: event.seat, amount: event.amount, source: nameOf(event.by) }]
  return []
}

interface PiecesProps {
  readonly turn: Turn<'cards'>
  readonly size: number
}

/** No more than these are shown. */
const MOST = 6

/** The cards that were played in a turn, in small. */
export function Pieces({ turn, size }: PiecesProps) {
  const played = turn.events.flatMap((event) => (event.type === 'cardPlayed' ? [event.as] : []))
  return (
    <View style={styles.row} aria-hidden>
      {played.slice(0, MOST).map((kind, i) => (
        <CardArt key={i} name={`pic-${kind}`} size={size} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: 3 } })

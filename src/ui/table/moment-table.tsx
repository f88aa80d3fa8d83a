import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { at } from '@/core/list'
import type { DiceEvent, DiceState, Seat as SeatNumber } from '@/games/dice'
import type { Moment } from '@/games/dice/story'
import { DiceTray, type DiceThrow, type TrayDie } from '../dice'
import { OwnPlate } from './own-plate'
import { Pile, pileOrigin } from './pile'
import { Seat, type SeatFacts } from './seat'
import type { TableLayout } from './seat-layout'
import { TableGround } from './table-ground'

interface MomentTableProps {
  readonly moment: Moment
  readonly layout: TableLayout
  /** The seat at the near edge. */
  readonly near: SeatNumber
  readonly nameOf: (seat: SeatNumber) => string
  readonly roll: DiceThrow | null
  readonly speed: number
  readonly onSeat: (seat: SeatNumber) => void
  /** What pressing a seat does. */
  readonly seatHint: string
}

/** The table as it stood in a moment of a replay or an example, every role face up. */
export function MomentTable(props: MomentTableProps) {
  const { moment, layout, roll, speed } = props
  const { state } = moment
  const { t } = useTranslation(['table', 'common'])
  return (
    <>
      <TableGround layout={layout} />
      <View style={[styles.part, pileOrigin(layout.pile, layout.pile.scale)]}>
        <Pile
          count={state.pile}
          label={t('table:pileLabel', { count: state.pile })}
          scale={layout.pile.scale}
          isHot={state.pile === 1}
        />
      </View>
      {state.roles.map((_, seat) => (
        <OneSeat key={seat} {...props} seat={seat} />
      ))}
      <View style={[styles.part, { left: layout.tray.x, top: layout.tray.y }]}>
        <DiceTray
          dice={trayOf(state, t)}
          width={layout.tray.width}
          die={layout.die}
          roll={roll}
          speed={speed}
        />
      </View>
    </>
  )
}

type Words = ReturnType<typeof useTranslation<['table', 'common']>>['t']

/** The dice lie as they showed; nobody rolls them any more. */
function trayOf({ dice }: DiceState, t: Words): TrayDie[] {
  return Array.from({ length: 5 }, (_, die): TrayDie => {
    const face = dice?.[die]
    const number = die + 1
    if (!face)
      return {
        face: null,
        state: 'unrolled',
        label: t('table:die.unrolled', { number }),
        isDisabled: true,
      }
    const label = t('table:die.loose', { number, face: t(`common:faces.${face}`) })
    return { face, state: face === 'dynamite' ? 'locked' : 'loose', label, isDisabled: true }
  })
}

function OneSeat(props: MomentTableProps & { readonly seat: SeatNumber }) {
  const { seat, moment, layout, near, nameOf, onSeat } = props
  const { t } = useTranslation(['table', 'common', 'characters'])
  const { state, event } = moment
  const facts = factsOf(state, seat, nameOf(seat))
  const characterName = facts.character && t(`characters:${facts.character}.name`)
  const words = {
    name: facts.name,
    character: characterName ?? t('common:noCharacter'),
    role: t(`common:roles.${facts.role}`),
    life: facts.life,
    max: facts.max,
    arrows: t('common:arrows', { count: facts.arrows }),
  }
  const isTurn = state.turn === seat && !state.winner
  const said = t(facts.isDead ? 'table:seat.dead' : 'table:seat.alive', words)
  const common = {
    ...facts,
    ...(characterName ? { characterName } : {}),
    label: isTurn ? `${said}, ${t('table:seat.turn')}` : said,
    hint: props.seatHint,
    isTurn,
    change: changeOf(event, seat),
    onPress: () => onSeat(seat),
    testID: `seat-${seat}`,
  }
  const seats = state.roles.length
  const place = (seat - near + seats) % seats
  if (place === 0)
    return (
      <View style={[styles.part, { left: layout.own.x, top: layout.own.y }]}>
        <OwnPlate {...common} box={layout.own} />
      </View>
    )
  const { x, y } = at(layout.seats, place)
  const { width, height } = layout.seat
  return (
    <View style={[styles.part, { left: x - width / 2, top: y - height / 2 }]}>
      <Seat {...common} measures={layout.seat} />
    </View>
  )
}

function factsOf(state: DiceState, seat: SeatNumber, name: string) {
  return {
    name,
    character: state.characters[seat] ?? null,
    life: at(state.life, seat),
    max: at(state.maxLife, seat),
    arrows: at(state.arrows, seat),
    role: at(state.roles, seat),
    isDead: !at(state.alive, seat),
  } satisfies SeatFacts
}

function changeOf(event: DiceEvent | null, seat: SeatNumber): number | undefined {
  if (event?.type === 'lifeLost' && event.seat === seat) return -event.amount
  return event?.type === 'lifeGained' && event.seat === seat ? event.amount : undefined
}

const styles = StyleSheet.create({ part: { position: 'absolute' } })

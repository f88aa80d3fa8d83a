import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import type { DiceEvent, DiceState, Face, Seat as SeatNumber } from '@/games/dice'
import type { Suspicions } from '@/games/dice/coach'
import { placesBetween } from '@/family/ring'
import { ROLES } from '@/family/roles'
import { useTheme } from '@/ui'
import {
  AimLines,
  OwnPlate,
  Seat,
  TableScrim,
  recoiling,
  type SeatFacts,
  type Seating,
} from '@/ui/table'
import { useChipAt } from '../../chips'
import type { BoardProps } from './board'
import { AttackBehind } from './effects/attack'
import type { Plan } from './plan'

/** What is shown at seats of a table in play. */
export interface SeatMarks {
  /** The near seat's own sealed role may be seen by whoever looks at the screen. */
  readonly showsOwnRole: boolean
  /** A bot sits in for somebody. */
  readonly isStandIn: (seat: SeatNumber) => boolean
  readonly isThinking: (seat: SeatNumber) => boolean
  /** What the sealed cards of the living may be, for whoever wants to see it. */
  readonly suspicions: Pick<Suspicions, 'chances'> | null
  /** Who is that? Works also while targets are chosen. */
  readonly onLongPress: (seat: SeatNumber) => void
}

/** Everybody around the table. While targets are named, whoever cannot be one lies under the scrim. */
export function Seats(props: BoardProps) {
  const { view, seating, play } = props
  const plan = play?.plan ?? null
  const attack = play?.attack ?? null
  const { layout } = seating
  const lines = useAimTargets(plan, seating)
  return (
    <>
      {plan && (
        <View style={styles.scrim}>
          <TableScrim layout={layout} />
          <AimLines layout={layout} targets={lines} isHelp={plan.kind !== 'aim'} />
        </View>
      )}
      {play?.lit && (
        <View style={styles.scrim}>
          <TableScrim layout={layout} />
        </View>
      )}
      {attack && (
        <View style={styles.scrim} aria-hidden>
          <AttackBehind key={attack.key} attack={attack} layout={layout} />
        </View>
      )}
      {view.roles.map((_, seat) => (
        <OneSeat key={seat} {...props} seat={seat} />
      ))}
    </>
  )
}

/** Whom lines lead to: those already named, and those the active die could go to. */
function useAimTargets(plan: Plan | null, { placeOf }: Seating) {
  return useMemo(() => {
    if (!plan) return []
    const named = plan.picks.flatMap((chosen) => (chosen ? [chosen.target] : []))
    const possible = plan.items[plan.active]?.targets ?? []
    return [...new Set([...named, ...possible])]
      .filter((seat) => placeOf(seat) !== 0)
      .map((seat) => ({ seat: placeOf(seat), isSet: named.includes(seat) }))
  }, [plan, placeOf])
}

const LAYER = { dimmed: 1, scrim: 2, lit: 3 } as const

type OneSeatProps = BoardProps & { readonly seat: SeatNumber }

function OneSeat(props: OneSeatProps) {
  const { seat, view, events, seating, seatHint, onSeat, play } = props
  const { layout, placeOf, pointOf } = seating
  const plan = play?.plan ?? null
  const suspicion = suspicionOf(props)
  const { label, facts } = useSeatFacts(props, suspicion)
  const suspected = useChipAt(seat, facts.role, play !== null)
  const isTarget = plan?.items[plan.active]?.targets.includes(seat) ?? false
  const picked = pickedFaces(view, plan, seat)
  const change = changeOf(events, seat)
  const { reducedMotion } = useTheme()
  const isWinner = play?.lit?.includes(seat) === true
  const isShaded =
    play?.lit?.includes(seat) === false || play?.attack?.struck.includes(seat) === false
  const isHit = change !== undefined && change < 0 && !reducedMotion
  const delay = { animationDelay: `${play?.hitDelay ?? 0}ms` }
  const common = {
    ...facts,
    label: suspected ? `${label}. ${suspected.words}` : label,
    change,
    changeDelay: play?.hitDelay,
    isTurn: isWinner || (view.turn === seat && !view.winner),
    onPress: () => onSeat(seat),
    onLongPress: play ? () => play.onLongPress(seat) : undefined,
    testID: `seat-${seat}`,
    ...(plan ? {} : { hint: seatHint }),
  }
  if (placeOf(seat) === 0)
    return (
      <Animated.View
        style={[
          styles.seat,
          { left: layout.own.x, top: layout.own.y, zIndex: isShaded ? LAYER.dimmed : LAYER.lit },
          isHit && recoiling,
          isHit && delay,
        ]}
      >
        <OwnPlate
          {...common}
          box={layout.own}
          isTarget={isTarget}
          showsRole={play === null || play.showsOwnRole || facts.role !== 'hidden'}
        />
      </Animated.View>
    )
  const { x, y } = pointOf(seat)
  const isLit = plan ? isTarget || picked.length > 0 : !isShaded
  const place = {
    left: x - layout.seat.width / 2,
    top: y - layout.seat.height / 2,
    zIndex: isLit ? LAYER.lit : LAYER.dimmed,
  }
  const aim = isTarget && plan?.kind === 'aim' ? placesBetween(view, view.turn, seat) : undefined
  return (
    <Animated.View style={[styles.seat, place, isHit && recoiling, isHit && delay]}>
      <Seat
        {...common}
        measures={layout.seat}
        isTarget={isTarget}
        aim={aim}
        picked={picked}
        isThinking={play?.isThinking(seat)}
        suspicion={suspicion}
        chip={suspected?.chip}
      />
    </Animated.View>
  )
}

/** The dice that a plan gives to a seat; an arrow or a gift has none. */
function pickedFaces(view: DiceState, plan: Plan | null, seat: SeatNumber): Face[] {
  return (plan?.items ?? []).flatMap(({ die }, i) => {
    const face = die === null ? undefined : view.dice?.[die]
    return face && plan?.picks[i]?.target === seat ? [face] : []
  })
}

type Suspicion = Suspicions['chances'][number]

const suspicionOf = ({ play, view, seat }: OneSeatProps): Suspicion | undefined =>
  view.roles[seat] === 'hidden' ? play?.suspicions?.chances[seat] : undefined

/** What a seat shows, and the same in one sentence. */
function useSeatFacts(
  { seat, view, play, nameOf }: OneSeatProps,
  suspicion: Suspicion | undefined,
) {
  const { t } = useTranslation(['table', 'common', 'characters', 'pass'])
  const plan = play?.plan ?? null
  const character = view.characters[seat] ?? null
  const role = view.roles[seat] ?? 'hidden'
  const isDead = !view.alive[seat]
  const name = nameOf(seat)
  const isStandIn = play?.isStandIn(seat) === true
  const facts: SeatFacts = {
    name: isStandIn ? t('pass:standInShort', { name }) : name,
    ...(character ? { characterName: t(`characters:${character}.name`) } : {}),
    character,
    life: view.life[seat] ?? 0,
    max: view.maxLife[seat] ?? 0,
    arrows: view.arrows[seat] ?? 0,
    role,
    isDead,
  }
  const words = {
    name: isStandIn ? t('pass:standIn', { name }) : name,
    character: facts.characterName ?? t('common:noCharacter'),
    role: t(`common:roles.${role}`),
    life: facts.life,
    max: facts.max,
    arrows: t('common:arrows', { count: facts.arrows }),
  }
  const parts: string[] = [t(isDead ? 'table:seat.dead' : 'table:seat.alive', words)]
  if (view.turn === seat && !isDead && !view.winner) parts.push(t('table:seat.turn'))
  if (suspicion) {
    const chance = Math.max(...suspicion)
    const likeliest = ROLES[suspicion.indexOf(chance)] ?? 'hidden'
    const suspect = { role: t(`common:roles.${likeliest}`), percent: Math.round(chance * 100) }
    parts.push(t('table:seat.suspect', suspect))
  }
  if (plan?.items[plan.active]?.targets.includes(seat))
    parts.push(
      plan.kind === 'aim'
        ? t('table:seat.target', { count: placesBetween(view, view.turn, seat) })
        : t('table:seat.choice'),
    )
  return { facts, label: parts.join(', ') }
}

/** The change of life that is shown at a seat just now. */
function changeOf(events: readonly DiceEvent[], seat: SeatNumber): number | undefined {
  for (const event of events) {
    if (event.type === 'lifeLost' && event.seat === seat) return -event.amount
    if (event.type === 'lifeGained' && event.seat === seat) return event.amount
  }
  return undefined
}

const styles = StyleSheet.create({
  seat: { position: 'absolute' },
  scrim: { ...StyleSheet.absoluteFill, zIndex: LAYER.scrim, pointerEvents: 'none' },
})

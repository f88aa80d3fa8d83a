import { StyleSheet } from 'react-native'
import Animated from 'react-native-reanimated'
import type { DiceAction, DiceState, Seat } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { selectSuspicions } from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import { useShaking } from '@/ui/table'
import type { Cue, SharedTable, TableParts } from '../../face'
import { Board } from './board'
import { Controls, OwnPace } from './controls'
import { Effects } from './effects/effects'
import { SLOW_FLIGHT } from './effects/slow-shot'
import { useAttack, type ShownAttack } from './effects/use-attack'
import { activate, pick, pickFor } from './plan'
import { promptFor } from './prompt'
import { TableTray } from './table-tray'
import { diceToRoll, useDecision, type Asked } from './use-decision'
import { useShakeToRoll } from './use-shake-to-roll'
import { whyNot } from './why-not'

/** The table as its parts share it: what is shown, what is asked, and what a tap means. */
export interface DiceTable extends SharedTable<'dice'> {
  readonly asked: Asked
  readonly attack: ShownAttack | null
  readonly pressSeat: (seat: Seat) => void
  readonly pressDie: (die: number) => void
  readonly dropDie: (die: number, seat: Seat) => void
}

/** Dice, pile and seats, and the ways to answer what is asked. */
export function useTable(shared: SharedTable<'dice'>): TableParts<'dice'> {
  const { t } = useTranslation(['table', 'common'])
  const { view, cue, own, nameOf, seating, isTight, isCovered, skip } = shared
  const table = useDiceTable(shared)
  const { asked, attack } = table
  const canShake = useShakeToRoll(asked, !isCovered)
  const isRolling = cue?.events.some(({ type }) => type === 'rolled') ?? false
  return {
    board: <PlayedBoard table={table} />,
    tray: <TableTray table={table} />,
    effects: <Effects {...{ cue, seating, attack, own }} alive={view.alive} />,
    question: asked.decision,
    aside: null,
    prompt: asked.decision && promptFor({ view, asked, canShake, nameOf, t }),
    busy: isRolling ? t('table:prompts.rolling', { name: nameOf(view.turn) }) : null,
    keys: asked.decision && <Controls {...{ view, asked, nameOf, isTight }} />,
    idleKeys: <OwnPace onSkip={skip} />,
    halfChoice: choiceSoFar(view, asked),
  }
}

function useDiceTable(shared: SharedTable<'dice'>): DiceTable {
  const { t } = useTranslation(['table', 'common'])
  const { view, isAsked, legal, nameOf, askAbout, say } = shared
  const asked = useDecision({ view, isAsked, legal })
  const { decision, plan, changePlan } = asked
  const attack = useAttack(shared)
  const refuse = (seat: Seat) => plan && say(whyNot({ view, plan, seat, name: nameOf(seat), t }))
  return {
    ...shared,
    asked,
    attack,
    pressSeat: (seat) => {
      if (!plan) return askAbout(seat)
      if (plan.items[plan.active]?.targets.includes(seat))
        return changePlan((old) => pick(old, seat))
      refuse(seat)
    },
    pressDie: (die) => {
      if (plan) return changePlan((old) => activate(old, die))
      if (decision?.kind !== 'roll') return
      if (decision.rerollable.includes(die)) return asked.toggleKept(die)
      say(t('table:whyNot.locked'))
    },
    dropDie: (die, seat) => {
      const item = plan?.items.find((other) => other.die === die)
      if (item?.targets.includes(seat)) changePlan((old) => pickFor(old, die, seat))
      else refuse(seat)
    },
  }
}

/** Dynamite shakes it all. */
function PlayedBoard({ table }: { readonly table: DiceTable }) {
  const { t } = useTranslation('table')
  const { view, own, cue, asked, attack, lit, seating, nameOf, isThinking, speech, askAbout } =
    table
  const players = useAppSelector(selectPlayers)
  const suspicions = useAppSelector(selectSuspicions)
  const isBlast = cue?.events[0]?.type === 'dynamiteExploded'
  const shaking = useShaking(isBlast, cue?.shownMs ?? 0)
  const isStandIn = (seat: Seat): boolean => {
    const player = players[seat]
    return player?.kind === 'bot' && player.isStandIn === true
  }
  return (
    <Animated.View style={[styles.board, styles.shaken, shaking]}>
      <Board
        view={view}
        events={cue?.events ?? []}
        seating={seating}
        nameOf={nameOf}
        seatHint={t('seat.hint')}
        onSeat={table.pressSeat}
        play={{
          plan: asked.plan,
          attack,
          lit,
          hitDelay: hitDelayOf(cue),
          showsOwnRole: own !== null,
          isStandIn,
          isThinking,
          suspicions,
          onLongPress: askAbout,
        }}
        style={styles.board}
      >
        {speech}
      </Board>
    </Animated.View>
  )
}

/** In slow motion a wound shows when the bullet has arrived. */
function hitDelayOf(cue: Cue<'dice'> | null): number {
  const first = cue?.events[0]
  if (!cue?.fells || first?.type !== 'lifeLost') return 0
  return cue.shownMs * (first.cause === 'shots' ? SLOW_FLIGHT : SLOW_FLIGHT / 2)
}

/** The dice held so far are half a choice. */
function choiceSoFar(view: DiceState, { decision, kept }: Asked): DiceAction | null {
  if (decision?.kind !== 'roll' || kept.length === 0) return null
  const dice = diceToRoll(decision, view, kept)
  return dice.length > 0 ? { type: 'roll', dice } : { type: 'stop' }
}

const styles = StyleSheet.create({
  board: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  shaken: { zIndex: 3 },
})

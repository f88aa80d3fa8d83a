import { useCallback, useMemo, useState } from 'react'
import type { CardId, CardsAction, Seat } from '@/games/cards'
import { idOf } from '@/games/cards/cards/faces'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectIsHeld } from '@/store/match/selectors'
import { useSteady } from '@/ui'
import type { Point } from '@/ui/table'
import type { SharedTable, TableParts } from '../../face'
import { CardSheet } from './card-sheet'
import { NOTHING_CHOSEN, lift, targetsOf, toggled, waysAt, waysOf, type PlayAction } from './choice'
import { Controls, OwnPace } from './controls'
import { CurtainTray } from './curtain-tray'
import { Effects } from './effects/effects'
import type { HandDeeds } from './hand'
import { arranged, moved } from './hand-order'
import { Places } from './places'
import { HandTray } from './hand-tray'
import { HealKey, canHeal } from './heal-key'
import { PlayedBoard } from './played-board'
import { promptFor } from './prompt'
import { TakeSheet } from './take-sheet'
import { tableAt } from './table-at'
import { chosenHeal, useDecision, type Asked } from './use-decision'
import { useFeedback } from './use-feedback'
import { whyNot } from './why-not'

/** The table as its parts share it: what is shown, what is asked, and what a tap means. */
export interface CardTable extends SharedTable<'cards'> {
  readonly asked: Asked
  readonly discardTop: CardId | null
  /** Where one's own cards lie on the screen. */
  readonly places: Places
  /** What a finger can do with one's own cards. */
  readonly deeds: HandDeeds
  readonly lookAt: (card: CardId | null) => void
  readonly pressSeat: (seat: Seat) => void
  /** Plays a card in one of its ways, or keeps it back until it is said what follows. */
  readonly play: (way: PlayAction) => void
  /** Does what the brass key of the lifted card says. */
  readonly goOn: () => void
  /** The card that an answer would cost: the lifted one, or the first that will do. */
  readonly respond: () => CardId | null
  readonly back: () => void
  readonly endTurn: () => void
  readonly discardChosen: () => void
  readonly beginHealing: () => void
  readonly stopHealing: () => void
  /** Heals with the two that were chosen; whatever else was half chosen stays. */
  readonly heal: () => void
  readonly looked: CardId | null
}

/** Cards, piles and seats, and the ways to answer what is asked. */
export function useTable(shared: SharedTable<'cards'>): TableParts<'cards'> {
  const { t } = useTranslation(['log', 'common', 'cards', 'table'])
  const table = useCardTable(shared)
  const { view, own, cue, nameOf, seating } = shared
  const { asked } = table
  useFeedback(cue, own)
  const isHealing = asked.choice.healing !== null
  return {
    board: <PlayedBoard table={table} />,
    tray: (
      <>
        {table.passed?.isHandUp === false ? (
          <CurtainTray table={table} />
        ) : (
          <HandTray table={table} />
        )}
        <TakeSheet table={table} />
        <CardSheet table={table} />
      </>
    ),
    effects: <Effects cue={cue} seating={seating} own={own} view={view} places={table.places} />,
    question: asked.decision,
    prompt: promptFor({ view, own, asked, nameOf, t, yourTurn: t('table:yourTurn') }),
    aside: canHeal(table) ? <HealKey table={table} /> : null,
    isMiddleTaken: asked.decision !== null && asked.decision.kind !== 'play',
    busy: null,
    keys: asked.decision || isHealing ? <Controls table={table} /> : null,
    idleKeys: <OwnPace table={table} />,
    halfChoice: null,
  }
}

const END: CardsAction = { type: 'end' }

function useCardTable(shared: SharedTable<'cards'>): CardTable {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { view, own, hasCaughtUp, nameOf, askAbout, say, skip } = shared
  const isHeld = useAppSelector(selectIsHeld)
  const { asked, sort } = useSorted(useDecision(shared))
  const [looked, lookAt] = useLooked(shared.passed?.isHandUp ?? true)
  const [places] = useState(() => new Places())
  const { decision, choice, choose, legal, act, uses, excess } = asked
  const play = (way: PlayAction) => {
    const plan = [...choice.plan, way]
    if (choice.next === 'more') choose((old) => ({ ...lift(old, null), plan }))
    else if (choice.next === 'end' && excess > 1)
      choose((old) => ({ ...old, lifted: null, isAiming: false, target: null, plan, going: [] }))
    else carryOut(plan, choice.next === 'end' ? [END] : [])
  }
  const carryOut = ([first, ...rest]: readonly CardsAction[], then: readonly CardsAction[]) => {
    if (first) act([first], [...rest, ...then])
  }
  /** Plays a card at somebody, asks which of their cards, or says why not. True once it is played. */
  const playAt = (card: CardId, seat: Seat): boolean => {
    const ways = waysAt(legal, card, seat)
    const [only] = ways
    if (only && ways.length === 1) play(only)
    else if (only) choose((old) => ({ ...old, lifted: card, isAiming: true, target: seat }))
    else if (own !== null) say(whyNot({ view, own, card, seat, name: nameOf(seat), t }))
    return only !== undefined && ways.length === 1
  }
  const respond = useCallback((): CardId | null => {
    const answers = legal.flatMap((action) => (action.type === 'respond' ? [action.card] : []))
    return answers.find((card) => card === choice.lifted) ?? answers[0] ?? null
  }, [legal, choice.lifted])
  const goOn = () => {
    const { lifted } = choice
    if (lifted === null) return
    const [way] = waysOf(legal, lifted)
    if (!way) return
    if (way.target === undefined) play(way)
    else choose((old) => ({ ...old, isAiming: true }))
  }
  const isAnswered = decision !== null && uses.some(({ state }) => state !== 'resting')
  const isMarking = choice.healing !== null || choice.going !== null || decision?.kind === 'discard'
  const pressCard = (card: CardId) => {
    if (choice.healing)
      return choose((old) => ({ ...old, healing: toggled(old.healing ?? [], card, 2) }))
    if (!hasCaughtUp && !isHeld) return skip()
    const going = choice.going ?? (decision?.kind === 'discard' ? [] : null)
    const isPlanned = choice.plan.some((planned) => planned.card === card)
    if (going && isPlanned) return
    if (going) return choose((old) => ({ ...old, going: toggled(going, card, excess) }))
    if (!isAnswered) return lookAt(card)
    if (choice.lifted !== card) return choose((old) => lift(old, card))
    if (decision?.kind !== 'play') {
      const answer = legal.find((action) => action.type === 'respond' && action.card === card)
      return answer ? act([answer]) : choose((old) => lift(old, null))
    }
    if (choice.isAiming || waysOf(legal, card).length === 0) return choose((old) => lift(old, null))
    goOn()
  }
  const slide = (card: CardId) => {
    if (isMarking) pressCard(card)
    else if (isAnswered) choose((old) => (old.lifted === card ? old : lift(old, card)))
  }
  const drag = (card: CardId) =>
    choose((old) => ({ ...lift(old, card), isAiming: targetsOf(legal, card).length > 0 }))
  /** Over somebody it is played at them, over the table as its brass key says; anywhere else it goes back. */
  const drop = (card: CardId, finger: Point): boolean => {
    const under = tableAt(shared.seating, finger)
    choose((old) => lift(old, under.isTable ? card : null))
    if (!under.isTable) return false
    const [way] = waysOf(legal, card)
    const answer = legal.find((action) => action.type === 'respond' && action.card === card)
    const only = way?.target === undefined ? way : undefined
    if (answer) act([answer])
    else if (only) play(only)
    else if (way && under.seat !== null) return playAt(card, under.seat)
    else if (way) choose((old) => ({ ...old, isAiming: true }))
    return answer !== undefined || only !== undefined
  }
  const stopHealing = () => choose((old) => ({ ...old, healing: null }))
  return {
    ...shared,
    asked,
    looked,
    lookAt,
    discardTop: topOf(view.discards),
    respond,
    goOn,
    play,
    places,
    deeds: useSteadyDeeds({ press: pressCard, look: lookAt, sort, slide, drag, drop }),
    pressSeat: (seat) => {
      if (!hasCaughtUp && !isHeld) return skip()
      if (decision?.kind === 'draw') {
        const draw = legal.find((action) => action.type === 'draw' && action.from === seat)
        return draw ? act([draw]) : askAbout(seat)
      }
      if (!choice.isAiming || choice.lifted === null) return askAbout(seat)
      playAt(choice.lifted, seat)
    },
    back: () =>
      choose(({ healing, isAiming, plan }) => ({
        ...NOTHING_CHOSEN,
        healing,
        plan: isAiming ? plan : [],
      })),
    endTurn: () => {
      if (excess > 0) choose((old) => ({ ...lift(old, null), going: [] }))
      else carryOut([...choice.plan, END], [])
    },
    discardChosen: () => {
      const discards = (choice.going ?? []).map((card) => ({ type: 'discard', card }) as const)
      if (choice.plan.length > 0) return carryOut(choice.plan, [END, ...discards])
      act(decision?.kind === 'play' ? [END, ...discards] : discards)
    },
    beginHealing: () => choose((old) => ({ ...old, healing: [] })),
    stopHealing,
    heal: () => {
      const chosen = chosenHeal(asked)
      if (!chosen) return
      stopHealing()
      act([chosen])
    },
  }
}

/** The hand is drawn again only when its cards change, so whatever a finger does there asks for what is meant by then. */
const useSteadyDeeds = (deeds: HandDeeds): HandDeeds => ({
  press: useSteady(deeds.press),
  look: useSteady(deeds.look),
  slide: useSteady(deeds.slide),
  sort: useSteady(deeds.sort),
  drag: useSteady(deeds.drag),
  drop: useSteady(deeds.drop),
})

/** The card that is looked at in full. One from a raised hand goes down with it. */
function useLooked(isHandUp: boolean) {
  const [looked, setLooked] = useState<{ card: CardId; isInHand: boolean } | null>(null)
  const lookAt = (card: CardId | null) => setLooked(card && { card, isInHand: isHandUp })
  const isShown = looked !== null && (isHandUp || !looked.isInHand)
  return [isShown ? looked.card : null, lookAt] as const
}

/** One's own cards in the order in which they were sorted on the screen. */
function useSorted(asked: Asked) {
  const [sorted, setSorted] = useState<readonly CardId[]>([])
  const uses = useMemo(() => arranged(asked.uses, sorted), [asked.uses, sorted])
  const sort = (from: number, to: number) =>
    setSorted(
      moved(
        uses.map(({ card }) => card),
        from,
        to,
      ),
    )
  return { asked: { ...asked, uses }, sort }
}

const topOf = (cards: readonly number[]): CardId | null => {
  const top = cards.at(-1)
  return top === undefined ? null : idOf(top)
}

/** Whom the lifted card, or the first card of the turn, can be for. */
export function seatsInQuestion({ asked }: CardTable): readonly Seat[] | null {
  const { decision, choice, legal } = asked
  if (decision?.kind === 'draw') {
    const seats = legal.flatMap((action) =>
      action.type === 'draw' && typeof action.from === 'number' ? [action.from] : [],
    )
    return seats.length > 0 ? seats : null
  }
  return choice.isAiming ? targetsOf(legal, choice.lifted) : null
}

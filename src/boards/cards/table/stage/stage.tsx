import { StyleSheet, View } from 'react-native'
import type { CardId, CardsEvent } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { idOf } from '@/games/cards/cards/faces'
import { useTranslation } from '@/i18n'
import { useSteady } from '@/ui'
import type { Box, TableLayout } from '@/ui/table'
import { CardFlight } from '../effects/card-flight'
import { frontPose, middlePose, poseOf } from '../effects/poses'
import { lift } from '../choice'
import { tiltOf } from '../tilt'
import { kindOfCard } from '../../words/card-words'
import type { CardTable } from '../use-table'
import { isAnswered } from './answered'
import { stageArea } from './area'
import { DrawStage } from './draw-stage'
import { DuelStage } from './duel-stage'
import { Notice } from './notice'
import { rescueFor } from './rescue'
import { ShelfStage } from './shelf-stage'
import { ShotLine, aimedIn } from './shot-line'
import { StoreStage } from './store-stage'

/** What lies over the middle of the table just now: the card that takes effect, and cards that are chosen from. */
export function Stage({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation('cards')
  const { view, cue, seating, asked, lookAt } = table
  const area = stageArea(seating.layout)
  const { choice, choose, decision, act } = asked
  const isTight = area.height < 300
  const pick = (card: CardId) => choose((old) => lift(old, old.lifted === card ? null : card))
  const turned = turnedNow(cue?.events ?? [])
  if (turned)
    return (
      <View style={styles.over} aria-hidden>
        <View style={[styles.dark, darkOf(area, seating.layout)]} />
        <DrawStage area={area} check={turned.for} cards={turned.cards} counted={turned.counted} />
      </View>
    )
  const open = view.decision
  if (open?.kind === 'choose' && !isAnswered(cue?.events ?? []))
    return (
      <View style={styles.over}>
        <View style={[styles.dark, darkOf(area, seating.layout)]} />
        <DrawStage
          area={area}
          check={open.for}
          cards={open.cards}
          counted={null}
          onCard={decision ? (card) => act([{ type: 'choose', card }]) : undefined}
        />
      </View>
    )
  if (decision?.kind === 'keep')
    return (
      <View style={styles.over}>
        <View style={[styles.dark, darkOf(area, seating.layout)]} />
        <ShelfStage
          area={area}
          title={t('play.prompts.keep')}
          cards={decision.cards.flatMap((card) => (card === 'hidden' ? [] : [card]))}
          chosen={choice.lifted}
          onCard={pick}
          onLook={lookAt}
          isTight={isTight}
        />
      </View>
    )
  if (view.store.length > 0)
    return (
      <View style={styles.over}>
        <StoreStage table={table} area={area} isTight={isTight} onCard={pick} />
      </View>
    )
  const duel = view.queue.findLast((task) => task.do === 'face-off')
  const aimed = aimedIn(view, cue?.events ?? [])
  const isSettled = cue?.events.some(({ type }) => type === 'cardSettled') === true
  if (duel?.do === 'face-off' && !isSettled)
    return <DuelStage table={table} by={duel.by} other={duel.other} />
  return (
    <View style={styles.through}>
      {aimed && <ShotLine {...aimed} seating={seating} />}
      {decision?.kind !== 'last-breath' && <PlayedCard table={table} />}
      {decision?.kind === 'last-breath' && (
        <View
          style={[
            styles.breath,
            { left: area.x, top: area.y, width: area.width, height: area.height },
          ]}
        >
          <Notice
            art="pic-beer"
            title={t('play.lastBreath.title')}
            text={t(`play.lastBreath.${rescueFor(view, asked.heals.length > 0)}`)}
            isDanger
            isTight={isTight}
          />
        </View>
      )}
    </View>
  )
}

/** The table goes dark; the words in the sky stay as they are. */
const darkOf = ({ y, width }: Box, { own }: TableLayout) => ({ top: y, width, height: own.y - y })

function turnedNow(events: readonly CardsEvent[]) {
  for (const event of events) {
    if (event.type === 'cardsTurned' && event.cards.length > 0) return event
    if (event.type === 'cardsOpened') return { ...event, counted: null }
  }
  return null
}

/** The card that has been played and lies on no pile yet: it comes from whoever played it, and stays until it is settled. */
function PlayedCard({ table }: { readonly table: CardTable }) {
  const { view, cue, asked } = table
  const shot = asked.decision?.kind === 'defend' ? asked.decision.card : null
  const card = view.resolving === null ? shot : idOf(view.resolving)
  const isLeaving = cue?.events.some(({ type }) => type === 'cardSettled' || type === 'cardLaid')
  if (card === null || isLeaving) return null
  const played = cue?.events.find((event) => event.type === 'cardPlayed')
  return <OpenlyPlayed key={card} card={card} played={played} table={table} />
}

interface OpenlyPlayedProps {
  readonly card: CardId
  /** It is on its way just now. */
  readonly played: Extract<CardsEvent, { type: 'cardPlayed' }> | undefined
  readonly table: CardTable
}

function OpenlyPlayed({ card, played, table }: OpenlyPlayedProps) {
  const { view, cue, seating, places } = table
  const to =
    KINDS[kindOfCard(card)].border === 'blue'
      ? frontPose(seating, played?.target ?? view.turn)
      : { ...middlePose(seating.layout), tilt: tiltOf(card) }
  const pathOf = useSteady(() => {
    const from = poseOf({ at: 'hand', seat: view.turn }, card, table)
    places.drop(card, null)
    return played ? [from, to] : [to, to]
  })
  return (
    <CardFlight
      card={card}
      turns={view.turn === table.own ? null : 'up'}
      pathOf={pathOf}
      width={to.width}
      ms={played ? Math.min(300, cue?.shownMs ?? 0) : 0}
      delay={0}
    />
  )
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, zIndex: 5, pointerEvents: 'box-none' },
  through: { ...StyleSheet.absoluteFill, zIndex: 2, pointerEvents: 'none' },
  dark: {
    position: 'absolute',
    left: 0,
    backgroundColor: 'rgba(16,9,5,0.82)',
  },
  breath: { position: 'absolute', justifyContent: 'center' },
})

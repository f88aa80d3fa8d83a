import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import type { CardId, Seat } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { BulletRow, Medallion, Text, gradient, materials, palette, type CharacterId } from '@/ui'
import { CARD_RATIO, CardFace } from '../../art/card-face'
import { CardArt } from '../../art/symbols'
import type { CardTable } from '../use-table'
import { usePlace, type PlaceKey } from '../places'
import { stageArea } from './area'
import { useDuelCards } from './duel-cards'

interface DuelStageProps {
  readonly table: CardTable
  readonly by: Seat
  readonly other: Seat
}

/** Two face each other: what each has put down lies on their side, and the light is on who must answer. */
export function DuelStage({ table, by, other }: DuelStageProps) {
  const { view, seating } = table
  const area = stageArea(seating.layout)
  const shown = useDuelCards()
  const asked = view.decision?.kind === 'duel' ? view.decision.seat : null
  // The sky stays as it is: what is written there has to be read.
  const top = seating.layout.kind === 'portrait' ? area.y : 0
  const isTight = area.height < 300
  const sides = [by, other].map((seat) => ({
    seat,
    cards: shown.filter((card) => card.seat === seat).map(({ card }) => card),
  }))
  const medallion = isTight ? 56 : Math.min(104, area.height * 0.24)
  const room = area.height - medallion - (isTight ? 44 : 90)
  const width = Math.max(48, Math.min(78, area.width * 0.2, room / 1.9))
  return (
    <View style={styles.over} aria-hidden>
      <View style={[styles.dark, { top, height: seating.layout.own.y - top, width: area.width }]} />
      <View
        style={[
          styles.stage,
          { left: area.x, top: area.y, width: area.width, height: area.height },
        ]}
      >
        {sides.map(({ seat, cards }, i) => (
          <Side
            key={seat}
            table={table}
            seat={seat}
            cards={cards}
            isAsked={seat === asked}
            medallion={medallion}
            width={width}
            isRight={i === 1}
          />
        ))}
        <View style={[styles.sign, { top: medallion * 0.3 }]}>
          <CardArt name="pic-duel" size={isTight ? 40 : 64} />
        </View>
      </View>
    </View>
  )
}

interface SideProps {
  readonly table: CardTable
  readonly seat: Seat
  readonly cards: readonly CardId[]
  readonly isAsked: boolean
  readonly medallion: number
  readonly width: number
  readonly isRight: boolean
}

/** No more than these lie side by side; the older ones are under them. */
const SEEN = 3

function Side({ table, seat, cards, isAsked, medallion, width, isRight }: SideProps) {
  const { t } = useTranslation('cards')
  const { view, nameOf } = table
  const character: CharacterId | null = view.characters[seat] ?? null
  const left = view.hands[seat]?.length ?? 0
  const lying = cards.slice(-SEEN)
  const slots = isAsked ? lying.length + 1 : lying.length
  const step = width * 0.42
  return (
    <View style={styles.side}>
      <Medallion character={character} size={medallion} active={isAsked} />
      <View style={[styles.plate, materials.wood, isAsked && styles.brass]}>
        <View style={styles.names}>
          <Text
            variant="label"
            numberOfLines={1}
            maxScale={1.1}
            color={isAsked ? palette.ink : palette.parchment100}
          >
            {nameOf(seat)}
          </Text>
          <Text variant="tiny" maxScale={1.1} color={isAsked ? '#3A2408' : '#D9C094'}>
            {t('play.seat.cards', { count: left })}
          </Text>
        </View>
        <BulletRow
          life={view.life[seat] ?? 0}
          max={view.maxLife[seat] ?? 0}
          height={12}
          on={isAsked ? 'brass' : 'wood'}
        />
      </View>
      <View
        style={{ width: width + step * Math.max(0, slots - 1), height: width * CARD_RATIO + 20 }}
      >
        {lying.map((card, i) => (
          <Placed
            key={card}
            place={card}
            style={[
              styles.card,
              {
                left: i * step,
                top: 6 + (i % 2) * 10,
                transform: [{ rotate: `${(isRight ? 1 : -1) * (5 - i * 4)}deg` }],
              },
            ]}
          >
            <CardFace card={card} width={width} />
          </Placed>
        ))}
        {isAsked && (
          <Placed
            place={`slot-${seat}`}
            style={[
              styles.slot,
              { left: lying.length * step, width, height: width * CARD_RATIO, top: 12 },
            ]}
          >
            <Text
              variant="number-m"
              maxScale={1}
              color={palette.brass400}
              style={{ fontSize: width * 0.5, lineHeight: width * 0.6 }}
            >
              ?
            </Text>
          </Placed>
        )}
      </View>
    </View>
  )
}

interface PlacedProps {
  readonly place: PlaceKey
  readonly style: StyleProp<ViewStyle>
  readonly children: ReactNode
}

/** Something that cards fly to and from. */
function Placed({ place, style, children }: PlacedProps) {
  const placed = usePlace(place)
  return (
    <View style={style} {...placed}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, zIndex: 5, pointerEvents: 'none' },
  dark: {
    position: 'absolute',
    left: 0,
    ...gradient('radial-gradient(closest-side, rgba(74,30,14,0.94), rgba(16,9,5,0.94))'),
    backgroundColor: 'rgba(30,14,8,0.94)',
  },
  stage: {
    position: 'absolute',
    flexDirection: 'row',
    justifyContent: 'space-evenly',
    paddingTop: 10,
  },
  side: { alignItems: 'center', gap: 0 },
  sign: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  plate: {
    marginTop: -10,
    minWidth: 128,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingHorizontal: 9,
    paddingVertical: 4,
    marginBottom: 8,
  },
  names: { flexShrink: 1, maxWidth: 110 },
  brass: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderTopColor: palette.brass200,
  },
  card: { position: 'absolute', borderRadius: 5, boxShadow: '0px 5px 9px rgba(0,0,0,0.5)' },
  slot: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderStyle: 'dashed',
    borderColor: palette.brass400,
    borderRadius: 8,
  },
})

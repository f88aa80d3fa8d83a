import { Fragment, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Text, Vector, gradient, palette, path, type Drawing } from '@/ui'
import type { Box } from '@/ui/table'
import { layoutShelf } from './area'
import { OpenCard } from './open-card'

interface ShelfStageProps {
  readonly area: Box
  readonly title: string
  readonly cards: readonly CardId[]
  readonly chosen: CardId | null
  /** Null where somebody else chooses. */
  readonly onCard: ((card: CardId) => void) | null
  readonly onLook: (card: CardId) => void
  readonly isTight: boolean
  /** A shop with an awning; without it they are only cards that one looks at. */
  readonly shop?: {
    /** How high the foot below the shelves is. */
    readonly foot: number
    /** What lies where a card was; null while it is still there. */
    readonly gapFor: (card: CardId, width: number) => ReactNode
  }
  readonly children?: ReactNode
}

const TITLE = 46
const AWNING = 44

/** Cards that lie open on a shelf, one of which is taken. */
export function ShelfStage(props: ShelfStageProps) {
  const { area, title, cards, chosen, onCard, onLook, isTight, shop } = props
  const isShop = shop !== undefined
  const { t } = useTranslation('cards')
  const head = isTight ? 0 : isShop ? TITLE + AWNING : TITLE
  const room = { width: area.width, height: area.height - head - (shop?.foot ?? 0) - 16 }
  const shelf = layoutShelf({
    count: cards.length,
    room,
    most: area.width >= 700 ? 150 : 112,
    label: isShop ? 18 : 0,
  })
  const rows = Array.from({ length: shelf.rows }, (_, row) =>
    cards.slice(row * shelf.perRow, (row + 1) * shelf.perRow),
  )
  return (
    <View
      style={[
        styles.stage,
        isShop && styles.wall,
        { left: area.x, top: area.y, width: area.width, height: area.height },
      ]}
    >
      {!isTight && (
        <View style={styles.title}>
          <Text variant="head" align="center" color={palette.parchment100}>
            {title}
          </Text>
        </View>
      )}
      {isShop && !isTight && (
        <Vector drawing={awning(area.width)} width={area.width} height={AWNING} />
      )}
      <View style={styles.rows} role={onCard ? 'radiogroup' : undefined} aria-label={title}>
        {rows.map((row, i) => (
          <View key={i}>
            <View style={[styles.row, { gap: shelf.gap }]}>
              {row.map((card) => {
                const gap = shop?.gapFor(card, shelf.width) ?? null
                return gap === null ? (
                  <OpenCard
                    key={card}
                    card={card}
                    width={shelf.width}
                    isChosen={card === chosen}
                    note={!isShop && card === chosen ? t('play.keys.putBack') : undefined}
                    onPress={onCard ? () => onCard(card) : undefined}
                    onLongPress={() => onLook(card)}
                    testID={`open-${cards.indexOf(card)}`}
                  />
                ) : (
                  <Fragment key={card}>{gap}</Fragment>
                )
              })}
            </View>
            {isShop && <View style={styles.board} />}
          </View>
        ))}
      </View>
      {props.children}
    </View>
  )
}

/** Red and cream stripes with a scalloped edge. */
function awning(width: number): Drawing {
  const count = Math.max(6, Math.round(width / 44))
  const stripe = width / count
  const drop = AWNING - 12
  return {
    viewBox: [0, 0, width, AWNING],
    nodes: Array.from({ length: count }, (_, i) => {
      const [x, x2] = [i * stripe, (i + 1) * stripe]
      return path(`M${x} 0H${x2}V${drop}A${stripe / 2} 11 0 0 1 ${x} ${drop}Z`, {
        fill: i % 2 === 0 ? palette.barn600 : palette.parchment200,
        stroke: palette.ink,
        strokeWidth: 1.5,
      })
    }),
  }
}

const styles = StyleSheet.create({
  stage: { position: 'absolute', pointerEvents: 'box-none' },
  wall: {
    ...gradient('linear-gradient(#6B4128, #3F2617)'),
    backgroundColor: '#553220',
    overflow: 'hidden',
    pointerEvents: 'auto',
  },
  title: { height: TITLE, justifyContent: 'center' },
  rows: { flex: 1, justifyContent: 'space-evenly', pointerEvents: 'box-none' },
  row: { flexDirection: 'row', justifyContent: 'center', alignItems: 'flex-end' },
  board: {
    height: 14,
    marginTop: 2,
    backgroundColor: palette.leather400,
    borderBottomWidth: 6,
    borderBottomColor: palette.walnut700,
  },
})

import { useRouter } from 'expo-router'
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { selectDayStage } from '@/store/days/selectors'
import { useToday } from '@/store/days/use-today'
import { useAppSelector } from '@/store/hooks'
import { MOST_STARS, selectStars } from '@/store/trail/selectors'
import {
  Press,
  PressFace,
  SurfaceProvider,
  Text,
  Vector,
  palette,
  path,
  useFontScale,
  useGameHref,
  usePress,
  type Drawing,
} from '@/ui'

interface LeavesProps {
  readonly game: GameId
  readonly width: number
  /** How high they turn out, where that is not as expected. */
  readonly onHeight: (height: number) => void
}

const HEIGHT = 52
/** Below the post. */
const ABOVE = 10
const BETWEEN = 12
/** Letters of a leaf grow no larger than this. */
const LARGEST = 1.6

/** Larger letters want the leaves one below the other. */
const isStacked = (fontScale: number): boolean => fontScale > 1

/** How high the leaves are while no line has to be broken. */
export const leavesHeight = (fontScale: number): number =>
  isStacked(fontScale)
    ? ABOVE + 2 * HEIGHT * Math.min(fontScale, LARGEST) + BETWEEN
    : ABOVE + HEIGHT

/** Small things to come back for, at the foot of the post: a leaf of the calendar and a scrap of the map. */
export function Leaves({ game, width, onHeight }: LeavesProps) {
  const stacked = isStacked(useFontScale())
  return (
    <SurfaceProvider surface="wood">
      <View
        style={[styles.leaves, stacked && styles.stacked, { width }]}
        onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      >
        <DayLeaf game={game} isHalf={!stacked} />
        <TrailLeaf isHalf={!stacked} />
      </View>
    </SurfaceProvider>
  )
}

/** Today's deal: the date it is in Greenwich, and how far it has come. */
function DayLeaf({ game, isHalf }: { readonly game: GameId; readonly isHalf: boolean }) {
  const { t } = useTranslation('home')
  const router = useRouter()
  const hrefOf = useGameHref()
  const today = useToday()
  const stage = useAppSelector((state) => selectDayStage(state, game, today))
  const isOpen = stage === 'open'
  const date = String(Number(today.slice(8)))
  const sub = isOpen ? 'daySub' : stage === 'under-way' ? 'dayWaits' : 'dayPlayed'
  return (
    <Leaf
      label={t('doors.day')}
      shown={date}
      sub={t(`doors.${sub}`)}
      onPress={() => router.push(hrefOf('day'))}
      testID="door-day"
      isHalf={isHalf}
    >
      <View style={styles.calendar}>
        <View style={styles.rings} />
        <Text
          variant="number-s"
          maxScale={1}
          color={isOpen ? palette.barn600 : palette.ink}
          style={styles.date}
        >
          {`${date} `}
        </Text>
      </View>
    </Leaf>
  )
}

/** The way to the trail, and how far one has come. */
function TrailLeaf({ isHalf }: { readonly isHalf: boolean }) {
  const { t } = useTranslation('home')
  const router = useRouter()
  const stars = useAppSelector(selectStars)
  return (
    <Leaf
      label={t('doors.trail')}
      sub={t('doors.trailSub', { count: stars, all: MOST_STARS })}
      onPress={() => router.push('/trail')}
      testID="door-trail"
      isHalf={isHalf}
    >
      <View style={[styles.calendar, styles.map]}>
        <Vector drawing={scrap} width={34} height={38} />
      </View>
    </Leaf>
  )
}

/** A trail on a scrap of paper, and where it leads. */
const scrap: Drawing = {
  viewBox: [0, 0, 34, 38],
  nodes: [
    path('M7 5c14 2 18 8 10 13s-8 9 8 13', {
      ...{ stroke: palette.barn600, strokeWidth: 2.4, dash: '4 4' },
    }),
    path('M22 27l7 7M29 27l-7 7', { stroke: palette.ink, strokeWidth: 2.4 }),
    path('M22 12l4-6 4 6z', { fill: palette.cactus600 }),
  ],
}

interface LeafProps {
  readonly label: string
  readonly sub: string
  /** What can be read in the picture: it is said first. */
  readonly shown?: string
  readonly onPress: () => void
  readonly testID: string
  /** Beside another. */
  readonly isHalf: boolean
  /** The small picture at its left. */
  readonly children: ReactNode
}

function Leaf({ label, sub, shown, onPress, testID, isHalf, children }: LeafProps) {
  const press = usePress(2)
  return (
    <Press
      role="button"
      accessibilityLabel={`${shown === undefined ? '' : `${shown} `}${label}, ${sub}`}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.leaf, isHalf && styles.half, press.ringStyle]}
    >
      <PressFace style={[styles.face, press.faceStyle]}>
        <View aria-hidden>{children}</View>
        <View style={styles.words}>
          <Text variant="label" tone="strong" maxScale={LARGEST}>
            {`${label} `}
          </Text>
          <Text variant="tiny" maxScale={LARGEST}>
            {sub}
          </Text>
        </View>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  leaves: {
    flexDirection: 'row',
    gap: BETWEEN,
    alignSelf: 'center',
    marginTop: 'auto',
    paddingTop: ABOVE,
  },
  stacked: { flexDirection: 'column' },
  leaf: { borderRadius: 8 },
  half: { flex: 1 },
  face: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: HEIGHT,
    paddingVertical: 4,
    paddingLeft: 8,
    paddingRight: 6,
    borderRadius: 8,
    borderWidth: 1,
    borderColor: 'rgba(228,204,158,0.35)',
    backgroundColor: 'rgba(27,17,11,0.82)',
  },
  words: { flex: 1 },
  calendar: {
    width: 34,
    height: 38,
    borderRadius: 3,
    alignItems: 'center',
    justifyContent: 'flex-end',
    backgroundColor: palette.parchment100,
    boxShadow: '0px 2px 3px rgba(0,0,0,0.5)',
    transform: [{ rotate: '-3deg' }],
  },
  map: { transform: [{ rotate: '4deg' }], overflow: 'hidden' },
  rings: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: 9,
    borderTopLeftRadius: 3,
    borderTopRightRadius: 3,
    backgroundColor: palette.barn600,
  },
  date: { fontSize: 19, lineHeight: 27 },
})

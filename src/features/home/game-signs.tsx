import { StyleSheet, View } from 'react-native'
import { signOf } from '@/boards'
import { GAME_IDS, type GameId } from '@/games'
import { useTranslation } from '@/i18n'
import {
  FaceIcon,
  Icon,
  Press,
  SurfaceProvider,
  Text,
  gradient,
  palette,
  usePress,
  walkedByArrows,
} from '@/ui'

interface GameSignsProps {
  readonly game: GameId
  readonly onChoose: (game: GameId) => void
  /** How high a sign is: with pictures where there is room. */
  readonly height: number
  readonly width: number
}

/** Below this height a sign is its words only. */
const PICTURED = 90

/** Two signs hang side by side: which game it is about. Everything on Home follows the one that is lit. */
export function GameSigns({ game, onChoose, height, width }: GameSignsProps) {
  const { t } = useTranslation('home')
  return (
    <View
      role="radiogroup"
      aria-label={t('games.label')}
      {...walkedByArrows}
      style={[styles.signs, { width }]}
    >
      {GAME_IDS.map((id) => (
        <Sign
          key={id}
          game={id}
          height={height}
          isChosen={id === game}
          onPress={() => onChoose(id)}
        />
      ))}
    </View>
  )
}

interface SignProps {
  readonly game: GameId
  readonly height: number
  readonly isChosen: boolean
  readonly onPress: () => void
}

function Sign({ game, height, isChosen, onPress }: SignProps) {
  const { t } = useTranslation('home')
  const press = usePress(2)
  const isPictured = height >= PICTURED
  const ink = isChosen ? palette.ink : palette.parchment100
  return (
    <Press
      role="radio"
      aria-checked={isChosen}
      accessibilityLabel={`${t(`games.${game}`)}, ${t(`games.${game}Sub`)}`}
      onPress={onPress}
      testID={`game-${game}`}
      {...press.handlers}
      style={[styles.sign, isChosen ? styles.paper : styles.wood, { height }, press.ringStyle]}
    >
      <SurfaceProvider surface={isChosen ? 'paper' : 'wood'}>
        <View style={[styles.inside, isPictured && styles.upright]} aria-hidden>
          <Picture game={game} size={isPictured ? height * 0.38 : 24} />
          <View>
            <Text
              variant="head"
              role="presentation"
              maxScale={1.1}
              numberOfLines={1}
              color={ink}
              style={!isPictured && styles.small}
            >
              {t(`games.${game}`)}
            </Text>
            {isPictured && (
              <Text
                variant="small"
                maxScale={1.1}
                numberOfLines={1}
                color={isChosen ? '#5F4329' : '#E4CC9E'}
              >
                {t(`games.${game}Sub`)}
              </Text>
            )}
          </View>
        </View>
        {isChosen && (
          <View style={[styles.tick, !isPictured && styles.corner]} aria-hidden>
            <Icon name="check" size={14} color={palette.ink} />
          </View>
        )}
      </SurfaceProvider>
    </Press>
  )
}

/** A few of the game's pieces: dice beside each other, cards one over another. */
function Picture({ game, size }: { readonly game: GameId; readonly size: number }) {
  const { shape, pieces } = signOf(game)
  const isCard = shape === 'card'
  const width = isCard ? size * 0.74 : size
  return (
    <View style={styles.picture}>
      {pieces.map((face, i) => (
        <View
          key={face}
          style={[
            styles.piece,
            isCard ? styles.card : styles.die,
            {
              width,
              height: size,
              marginLeft: i === 0 ? 0 : isCard ? -width * 0.18 : size * 0.14,
              borderRadius: isCard ? 4 : size * 0.2,
              transform: [{ rotate: `${(i - (pieces.length - 1) / 2) * 12}deg` }],
            },
          ]}
        >
          <FaceIcon face={face} size={width * 0.72} />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  signs: { flexDirection: 'row', gap: 12, marginTop: 14 },
  sign: { flex: 1, borderRadius: 8, justifyContent: 'center' },
  wood: {
    ...gradient('linear-gradient(#7A4A2C, #55301C)'),
    backgroundColor: palette.leather600,
    boxShadow: '0px 5px 10px rgba(0,0,0,0.45)',
  },
  paper: {
    ...gradient('linear-gradient(#FBF1DC, #EBD8B2)'),
    backgroundColor: palette.parchment200,
    borderWidth: 3,
    borderColor: palette.brass400,
    boxShadow: '0px 5px 12px rgba(0,0,0,0.45)',
  },
  inside: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingHorizontal: 14 },
  upright: { flexDirection: 'column', alignItems: 'flex-start', gap: 6 },
  small: { fontSize: 22, lineHeight: 28 },
  tick: {
    position: 'absolute',
    right: 8,
    bottom: 8,
    width: 24,
    height: 24,
    borderRadius: 12,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.brass400,
    borderWidth: 2,
    borderColor: palette.ink,
  },
  corner: { right: -8, bottom: undefined, top: -10 },
  picture: { flexDirection: 'row', alignItems: 'center' },
  piece: {
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0px 3px 5px rgba(0,0,0,0.4)',
  },
  die: { backgroundColor: '#F6E9CD' },
  card: { backgroundColor: palette.parchment100, borderWidth: 2, borderColor: palette.leather500 },
})

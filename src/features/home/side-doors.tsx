import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import {
  Button,
  Icon,
  Press,
  PressFace,
  SurfaceProvider,
  Text,
  useInk,
  usePress,
  type IconName,
  useGameHref,
} from '@/ui'
import type { HomeLayout } from './home-layout'

/** A new room is one more entry. */
const sideDoors = [
  { icon: 'hint', room: 'lesson', inGame: 'tutorial' },
  { icon: 'book', room: 'rules', inGame: 'rules' },
  { icon: 'chart', room: 'statistics', to: '/statistics' },
  { icon: 'settings', room: 'settings', to: '/settings' },
  { icon: 'info', room: 'about', to: '/about' },
] as const satisfies readonly ({ icon: IconName; room: string } & (
  { to: string } | { inGame: string }
))[]

/** How many fit side by side on a phone in every language; with more, the words go below the signs. */
const IN_A_ROW = 2

interface SideDoorsProps {
  readonly layout: HomeLayout
  /** The lesson is found here whenever the post has no board for it. */
  readonly hasLesson: boolean
  /** The game's rules can be looked up. */
  readonly hasRules: boolean
}

/** The quieter doors at the foot of the screen. */
export function SideDoors({ layout, hasLesson, hasRules }: SideDoorsProps) {
  const { t } = useTranslation('home')
  const router = useRouter()
  const hrefOf = useGameHref()
  const doors = sideDoors.filter(
    ({ room }) => (room !== 'lesson' || hasLesson) && (room !== 'rules' || hasRules),
  )
  const isStacked = doors.length > IN_A_ROW && !layout.isWide
  return (
    <SurfaceProvider surface="ground">
      <View style={[styles.foot, isStacked && styles.stacked, { paddingBottom: layout.bottom }]}>
        {doors.map((sign) => {
          const { icon, room } = sign
          const to = 'to' in sign ? sign.to : hrefOf(sign.inGame)
          const door = { icon, label: t(`doors.${room}`), onPress: () => router.push(to) }
          return isStacked ? (
            <StackedDoor key={room} {...door} />
          ) : (
            <Button
              key={room}
              kind="plain"
              size={layout.height < 700 ? 'small' : 'normal'}
              {...door}
            />
          )
        })}
      </View>
    </SurfaceProvider>
  )
}

interface StackedDoorProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
}

function StackedDoor({ icon, label, onPress }: StackedDoorProps) {
  const press = usePress(1)
  const ink = useInk()
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      {...press.handlers}
      style={[styles.door, press.ringStyle]}
    >
      <PressFace style={[styles.face, press.faceStyle]}>
        <Icon name={icon} size={26} color={ink.accent} />
        <Text variant="label" align="center" numberOfLines={1} maxScale={1.2} style={styles.word}>
          {label}
        </Text>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 24,
    marginTop: 'auto',
    paddingTop: 4,
    paddingHorizontal: 12,
  },
  stacked: { gap: 0, paddingHorizontal: 4 },
  door: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto', minWidth: 44, borderRadius: 8 },
  face: { alignItems: 'center', justifyContent: 'center', gap: 2, minHeight: 52 },
  word: { fontSize: 14, lineHeight: 18 },
})

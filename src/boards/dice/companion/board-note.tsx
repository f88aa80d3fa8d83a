import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { ZoomIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { Paper, Text, duration, useTheme } from '@/ui'
import type { CompanionLayout } from '../../companion/layout'
import type { Told } from './use-told'

/** The attack came: what each seat loses stands on its panel for the moment. */
export function AttackNote({ layout }: { readonly layout: CompanionLayout }) {
  const { t } = useTranslation('tracker')
  return (
    <NotePlace layout={layout} turned={-4}>
      <Paper frame="red" style={styles.paper}>
        <Text variant="title" tone="danger" role="alert" maxScale={1}>
          {t('attack')}
        </Text>
      </Paper>
    </NotePlace>
  )
}

interface LastStandingProps {
  readonly layout: CompanionLayout
  readonly alive: readonly boolean[]
}

/** With three: nobody hunts any more, and everybody should know it. The sign lies on the empty place. */
export function LastStanding({ layout, alive }: LastStandingProps) {
  const { t } = useTranslation('tracker')
  const place = layout.panels[alive.indexOf(false)]
  if (!place) return null
  return (
    <View style={[styles.sign, { left: place.x, width: place.width, top: place.y + 10 }]}>
      <Paper frame="red" style={styles.signPaper}>
        <Text variant="small" bold align="center" maxScale={1} testID="last-standing">
          {t('board.lastStanding')}
        </Text>
      </Paper>
    </View>
  )
}

interface ToldNoteProps {
  readonly layout: CompanionLayout
  readonly told: Told
  readonly nameOf: (seat: number) => string
}

/** What the phone did by itself, turned to whom it concerns; undo takes it back like anything else. */
export function ToldNote({ layout, told, nameOf }: ToldNoteProps) {
  const { t } = useTranslation('tracker')
  const text =
    told.kind === 'passed'
      ? t('board.passed', { name: nameOf(told.seat) })
      : t('board.arrowsKnown', { count: told.count })
  return (
    <NotePlace layout={layout} turned={layout.panels[told.seat]?.facing ?? 0}>
      <Paper style={[styles.paper, styles.words]}>
        <Text bold align="center" role="status" maxScale={1.2}>
          {text}
        </Text>
      </Paper>
    </NotePlace>
  )
}

interface NotePlaceProps {
  readonly layout: CompanionLayout
  /** In degrees. */
  readonly turned: number
  readonly children: ReactNode
}

/** Over the pile, out of the fingers' way. */
function NotePlace({ layout, turned, children }: NotePlaceProps) {
  const { reducedMotion } = useTheme()
  return (
    <View style={styles.stage}>
      <Animated.View
        entering={reducedMotion ? undefined : ZoomIn.duration(duration.move)}
        style={{ top: layout.dial.y - layout.height / 2 }}
      >
        <View style={{ transform: [{ rotate: `${turned}deg` }] }}>{children}</View>
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  stage: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  paper: { paddingHorizontal: 22, paddingVertical: 10 },
  words: { maxWidth: 280 },
  sign: {
    position: 'absolute',
    alignItems: 'flex-end',
    paddingHorizontal: 8,
    pointerEvents: 'none',
  },
  signPaper: { paddingHorizontal: 10, paddingVertical: 4, maxWidth: 150 },
})

import { StyleSheet, View } from 'react-native'
import Animated, { ZoomIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { Paper, Text, duration, useTheme } from '@/ui'
import type { CompanionLayout } from './layout'

/** The attack came: what each seat loses stands on its panel for the moment. */
export function AttackNote({ layout }: { readonly layout: CompanionLayout }) {
  const { t } = useTranslation('tracker')
  const { reducedMotion } = useTheme()
  return (
    <View style={styles.stage}>
      <Animated.View
        entering={reducedMotion ? undefined : ZoomIn.duration(duration.move)}
        style={{ top: layout.dial.y - layout.height / 2 }}
      >
        <Paper tilt={-4} frame="red" style={styles.paper}>
          <Text variant="title" tone="danger" role="alert" maxScale={1}>
            {t('attack')}
          </Text>
        </Paper>
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
})

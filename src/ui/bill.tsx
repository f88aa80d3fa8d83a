import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'
import type { Role } from '@/family/roles'
import { LogoMark, RoleBadge } from './art'
import { Paper } from './plate'
import { Text } from './text'

interface BillProps {
  readonly title: string
  readonly reason?: string | null
  /** Whether the owner is among the winners; nothing where it concerns nobody here. */
  readonly verdict?: string | null
  readonly emblem: Role | null
  readonly emblemSize?: number
  readonly variant?: 'title' | 'head'
  readonly style?: StyleProp<ViewStyle>
}

/** The bill on the wall: who won and why. A draw shows what is left in the street. */
export function Bill(props: BillProps) {
  const { title, reason, verdict, emblem, emblemSize = 72, variant = 'title', style } = props
  return (
    <Paper tilt={-0.8} nails="two" frame="red" style={[styles.bill, style]}>
      {emblem ? <RoleBadge role={emblem} size={emblemSize} /> : <LogoMark size={emblemSize} />}
      <View style={styles.words}>
        {Boolean(verdict) && (
          <Text variant="label" tone="secondary">
            {verdict}
          </Text>
        )}
        <Text
          variant={variant}
          tone="danger"
          style={[styles.title, variant === 'title' && styles.large]}
        >
          {title}
        </Text>
        {Boolean(reason) && <Text>{reason}</Text>}
      </View>
    </Paper>
  )
}

const styles = StyleSheet.create({
  bill: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    paddingHorizontal: 22,
    paddingVertical: 18,
  },
  words: { flex: 1 },
  title: { marginBottom: 2 },
  large: { lineHeight: 35 },
})

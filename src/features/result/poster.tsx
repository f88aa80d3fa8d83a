import { StyleSheet, View } from 'react-native'
import type { Role } from '@/games/dice'
import { LogoMark, Paper, RoleBadge, Text } from '@/ui'

interface PosterProps {
  readonly title: string
  readonly reason: string
  /** Whether the owner is among the winners; nothing where it concerns nobody here. */
  readonly verdict: string | null
  readonly emblem: Role | null
}

/** The bill on the wall: who won and why. A draw shows what is left in the street. */
export function Poster({ title, reason, verdict, emblem }: PosterProps) {
  return (
    <Paper tilt={-0.8} nails="two" frame="red" style={styles.poster}>
      {emblem ? <RoleBadge role={emblem} size={80} /> : <LogoMark size={80} />}
      <View style={styles.words}>
        {verdict !== null && (
          <Text variant="label" tone="secondary">
            {verdict}
          </Text>
        )}
        <Text variant="title" tone="danger" style={styles.title}>
          {title}
        </Text>
        <Text>{reason}</Text>
      </View>
    </Paper>
  )
}

const styles = StyleSheet.create({
  poster: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    paddingHorizontal: 22,
    paddingVertical: 20,
    minHeight: 148,
  },
  words: { flex: 1 },
  title: { lineHeight: 35, marginBottom: 3 },
})

import { StyleSheet, View, useWindowDimensions } from 'react-native'

import { Button, LogoMark, Paper, Screen, SignPost, Text, Wordmark } from '@/ui'

const signs = [
  { label: 'Play alone', sub: 'against three kinds of bots', onPress: () => undefined },
  { label: 'Pass it around', sub: 'one phone, a table of people', onPress: () => undefined },
  { label: 'Keep the table', sub: 'for the game in the box', onPress: () => undefined },
]

/** Home as in the mock-up: landscape, poster, planks on a post. */
export function HomeMock() {
  const { width } = useWindowDimensions()
  return (
    <Screen ground="sky">
      <View style={styles.head}>
        <Wordmark width={width - 34} />
        <Text style={styles.motto}>Five dice, one Sheriff, and nobody else to trust.</Text>
      </View>
      <View style={styles.mark}>
        <LogoMark size={76} />
      </View>
      <View style={styles.doors}>
        <SignPost signs={signs}>
          <Paper tilt={-1.5} nails="one" frame="plain" style={styles.poster}>
            <View style={styles.fill}>
              <Text variant="small" bold tone="danger">
                Turn 9, you are to roll
              </Text>
              <Text variant="title">Continue</Text>
              <Text variant="small" tone="secondary">
                Willy the Kid, 6 bullets, seven alive
              </Text>
            </View>
            <Button kind="brass" label="Continue" icon="next" iconOnly />
          </Paper>
        </SignPost>
      </View>
      <View style={styles.foot}>
        <Button kind="plain" icon="book" label="Rulebook" />
        <Button kind="plain" icon="chart" label="Statistics" />
        <Button kind="plain" icon="settings" label="Settings" />
      </View>
    </Screen>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  head: { paddingLeft: 22, paddingRight: 12, paddingTop: 84 },
  motto: { fontSize: 17, lineHeight: 24, maxWidth: 240 },
  mark: { position: 'absolute', right: 30, top: '35%' },
  doors: { position: 'absolute', left: 16, right: 16, top: '44.5%', maxWidth: 420 },
  poster: { flexDirection: 'row', alignItems: 'center', padding: 20, marginHorizontal: 8 },
  foot: {
    position: 'absolute',
    left: 12,
    right: 12,
    bottom: 20,
    flexDirection: 'row',
    justifyContent: 'space-around',
  },
})

import { StyleSheet, View } from 'react-native'

import { Button, LogoMark, Paper, Screen, SignPost, Text } from '@/ui'

/** Home as in the mock-up: landscape, poster, planks on a post. */
export function HomeMock() {
  return (
    <Screen ground="sky">
      <View style={styles.head}>
        <Text
          variant="poster"
          tone="strong"
          style={styles.title}
          numberOfLines={1}
          adjustsFontSizeToFit
        >
          Tumbleweed
        </Text>
        <Text style={styles.motto}>Five dice, one Sheriff, and nobody else to trust.</Text>
      </View>
      <View style={styles.mark}>
        <LogoMark size={76} />
      </View>
      <View style={styles.doors}>
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
          <Button kind="brass" label="" icon="next" hint="Continue" />
        </Paper>
        <SignPost
          signs={[
            { label: 'Play alone', sub: 'against three kinds of bots', onPress: () => undefined },
            {
              label: 'Pass it around',
              sub: 'one phone, a table of people',
              onPress: () => undefined,
            },
            { label: 'Keep the table', sub: 'for the game in the box', onPress: () => undefined },
          ]}
        />
      </View>
    </Screen>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  head: { paddingHorizontal: 22, paddingTop: 84 },
  title: { fontSize: 61, lineHeight: 70 },
  motto: { fontSize: 17, lineHeight: 24, maxWidth: 240 },
  mark: { position: 'absolute', right: 30, top: '35%' },
  doors: { position: 'absolute', left: 16, right: 16, top: '44.5%', gap: 14, maxWidth: 420 },
  poster: { flexDirection: 'row', alignItems: 'center', padding: 22, marginHorizontal: 8 },
})

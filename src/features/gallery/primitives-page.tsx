import { StyleSheet, View } from 'react-native'

import {
  Banner,
  Bubble,
  Button,
  Divider,
  Icon,
  IconButton,
  Paper,
  Patch,
  Plate,
  ProgressDots,
  Rail,
  Strong,
  Text,
  Tray,
  iconPaths,
  typeScale,
} from '@/ui'
import type { IconName, TextVariant } from '@/ui'

import { Section } from './section'

const variants = Object.keys(typeScale).filter((v): v is TextVariant => v in typeScale)
const icons = Object.keys(iconPaths).filter((i): i is IconName => i in iconPaths)
const tones = ['text', 'strong', 'secondary', 'accent', 'danger', 'heal'] as const

/** Words, buttons and the materials they lie on. */
export function PrimitivesPage() {
  return (
    <>
      <Section title="Words">
        {variants.map((variant) => (
          <Text key={variant} variant={variant} numberOfLines={1}>
            {variant.startsWith('number') ? '0123 45%' : `${variant}: Žluťoučký Fuß à l’œil`}
          </Text>
        ))}
        <View style={styles.row}>
          {tones.map((tone) => (
            <Text key={tone} tone={tone} bold>
              {tone}
            </Text>
          ))}
        </View>
      </Section>
      <Section title="Buttons">
        <View style={styles.row}>
          <Button kind="leather" size="large" label="Stop" style={styles.narrow} />
          <Button
            kind="brass"
            size="large"
            label="Roll"
            sub="2 dice, 2 rolls left"
            style={styles.wide}
          />
        </View>
        <View style={styles.row}>
          <Button kind="barn" label="Reset" icon="trash" style={styles.narrow} />
          <Button kind="brass" label="Next" icon="next" iconSide="right" style={styles.narrow} />
          <Button kind="quiet" label="Hint" icon="hint" />
        </View>
        <View style={styles.row}>
          <Button kind="brass" size="large" label="Fire" disabled style={styles.narrow} />
          <Button kind="leather" size="small" label="Small" style={styles.narrow} />
          <Button kind="quiet" label="Quiet, off" disabled />
        </View>
        <View style={styles.row}>
          <IconButton icon="menu" label="Menu" />
          <IconButton icon="log" label="Log" />
          <IconButton icon="undo" label="Undo" />
          <IconButton icon="undo" label="Undo" disabled />
          <ProgressDots count={2} done={1} label="1 of 2 aimed" />
          <Bubble amount={-1} />
          <Bubble amount={2} />
          <Bubble amount={-3} size="small" />
        </View>
      </Section>
      <Section title="Materials">
        <Plate style={styles.material}>
          <Text>
            <Strong>Plate.</Strong> Walnut, for rows and names.
          </Text>
        </Plate>
        <Patch style={styles.material}>
          <Text>
            <Strong>Patch.</Strong> Leather with a seam.
          </Text>
        </Patch>
        <Patch tone="danger" style={styles.material}>
          <Text>
            <Strong>Patch, danger.</Strong> Two lives left.
          </Text>
        </Patch>
        <Paper tilt={-0.8} nails="two" frame="red" style={styles.poster}>
          <Text variant="title" tone="danger">
            The Outlaws win
          </Text>
          <Text>The Sheriff fell in turn 11.</Text>
          <Divider mark />
        </Paper>
        <Tray style={styles.tray}>
          <Text align="center">Tray</Text>
        </Tray>
        <Rail style={styles.rail}>
          <Text>
            <Strong>Your turn.</Strong> Tap a die to keep it.
          </Text>
        </Rail>
      </Section>
      <Section title="Banners">
        <Banner title="Saved" text="You can close the app at any moment." tone="success" />
        <Banner title="The old match could not be read" text="It was set aside." tone="warning" />
        <Banner
          title="Storage is full"
          tone="danger"
          closeLabel="Close"
          onClose={() => undefined}
        />
      </Section>
      <Section title="Icons" isRow>
        {icons.map((icon) => (
          <View key={icon} style={styles.icon}>
            <Icon name={icon} />
            <Text variant="tiny" tone="secondary">
              {icon}
            </Text>
          </View>
        ))}
      </Section>
    </>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
  narrow: { minWidth: 112 },
  wide: { flexGrow: 1 },
  material: { padding: 16 },
  poster: { paddingHorizontal: 28, paddingVertical: 24, gap: 8 },
  tray: { height: 90, justifyContent: 'center' },
  rail: { paddingHorizontal: 16, paddingTop: 24, paddingBottom: 24, marginHorizontal: -16 },
  icon: { width: 72, alignItems: 'center', gap: 4 },
})

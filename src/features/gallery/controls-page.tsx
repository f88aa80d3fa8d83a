import { useState } from 'react'
import { StyleSheet, View } from 'react-native'

import {
  BulletRow,
  Button,
  Chip,
  Divider,
  ListRow,
  Medallion,
  Meter,
  Plate,
  SegmentedControl,
  Sheet,
  Stepper,
  SwitchRow,
  Text,
  TextField,
  Toast,
} from '@/ui'

import { Section } from './section'

const levels = ['Greenhorn', 'Bounty hunter', 'Gunslinger'] as const

/** What can be set, chosen, written and opened. */
export function ControlsPage() {
  const [players, setPlayers] = useState(5)
  const [speed, setSpeed] = useState('1')
  const [isOn, setOn] = useState(true)
  const [name, setName] = useState('Konstantin')
  const [level, setLevel] = useState(1)
  const [isOpen, setOpen] = useState(false)
  const [hasToast, setToast] = useState(false)
  return (
    <>
      <Section title="One of a few">
        <SegmentedControl
          label="Players"
          kind="tiles"
          value={players}
          onChange={setPlayers}
          options={[3, 4, 5, 6, 7, 8].map((n) => ({
            value: n,
            label: `${n}`,
            spoken: `${n} players`,
          }))}
        />
        <SegmentedControl
          label="Speed"
          value={speed}
          onChange={setSpeed}
          options={['1', '2', '4']
            .map((s) => ({ value: s, label: `×${s}` }))
            .concat({ value: 'now', label: 'now' })}
        />
        <SegmentedControl
          label="Theme"
          type="text"
          value="dusk"
          onChange={() => undefined}
          options={[
            { value: 'dusk', label: 'Dusk' },
            { value: 'noon', label: 'Noon' },
            { value: 'system', label: 'As the phone', disabled: true },
          ]}
        />
        <Plate style={styles.seat}>
          <Text variant="number-s" tone="accent">
            2
          </Text>
          <Text bold style={styles.grow}>
            Rosa
          </Text>
          <Stepper
            label="Level of Rosa"
            value={levels[level] ?? ''}
            previousLabel="Weaker"
            nextLabel="Stronger"
            onPrevious={level > 0 ? () => setLevel(level - 1) : undefined}
            onNext={level < 2 ? () => setLevel(level + 1) : undefined}
          >
            <BulletRow life={level + 1} max={3} height={15} />
          </Stepper>
        </Plate>
      </Section>
      <Section title="Rows">
        <View>
          <ListRow label="Your role" value="random" onPress={() => undefined} />
          <Divider />
          <ListRow
            label="Language"
            sub="Sprache, langue, jazyk"
            icon="globe"
            value="English"
            onPress={() => undefined}
          />
          <Divider />
          <ListRow
            label="Lucky Duke"
            value="7 of 9"
            leading={<Medallion character="lucky-duke" size={42} />}
          />
          <Divider />
          <SwitchRow
            label="Shake to roll"
            sub="Press the button as well, if you like."
            icon="shake"
            value={isOn}
            onChange={setOn}
          />
          <Divider />
          <SwitchRow label="Sound" icon="sound-on" value={!isOn} onChange={(v) => setOn(!v)} />
          <Divider />
          <SwitchRow
            label="Not on this device"
            icon="phone"
            value={false}
            disabled
            onChange={() => undefined}
          />
        </View>
        <TextField label="Name" value={name} onChange={setName} maxLength={16} />
        <TextField
          label="Search"
          hideLabel
          icon="search"
          placeholder="Search the rules"
          value=""
          onChange={() => undefined}
        />
        <TextField
          label="Name"
          value=""
          onChange={() => undefined}
          error="Two players cannot have one name."
        />
        <View style={styles.row}>
          <Chip label="arrows" isOn onPress={() => undefined} />
          <Chip label="dynamite" onPress={() => undefined} />
          <Chip label="German edition" icon="book" />
        </View>
      </Section>
      <Section title="Bars">
        <Meter label="Keep these" value={0.8} tone="best" />
        <Meter label="Your choice" value={0.7} />
        <Meter label="Sheriff" value={0.58} tone="brass" height={10} />
        <Meter label="Outlaw" value={0.42} tone="barn" height={10} />
        <Meter label="Renegade" value={0.14} tone="dusk" height={10} />
      </Section>
      <Section title="Over the page" isRow>
        <Button label="Open a sheet" onPress={() => setOpen(true)} />
        <Button label="Show a toast" onPress={() => setToast(true)} />
      </Section>
      <Sheet
        visible={isOpen}
        onClose={() => setOpen(false)}
        title="Keep the gatling"
        sub="Chance that the law wins, over 4,000 played-out games"
        closeLabel="Close"
        footer={<Button kind="brass" label="Do it" onPress={() => setOpen(false)} />}
      >
        <Meter label="Keep these" value={0.8} tone="best" />
        {Array.from({ length: 14 }, (_, i) => (
          <Text key={i} style={styles.why}>
            Willy needs only two gatling. You have one; two dice bring the second.
          </Text>
        ))}
      </Sheet>
      <Toast visible={hasToast} onDone={() => setToast(false)} title="Three arrows are left" />
    </>
  )
}

const styles = StyleSheet.create({
  seat: { flexDirection: 'row', alignItems: 'center', gap: 12, paddingLeft: 12, minHeight: 56 },
  grow: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  why: { marginTop: 12 },
})

import { StyleSheet, View } from 'react-native'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSettings } from '@/store/settings/selectors'
import { settingsChanged, type Settings } from '@/store/settings/slice'
import { SegmentedControl, SwitchRow, Text } from '@/ui'
import type { IconName } from '@/ui'

/** The settings, and a way to change some of them. */
export function useSettings() {
  const dispatch = useAppDispatch()
  const settings = useAppSelector(selectSettings)
  const change = (changes: Partial<Settings>) => dispatch(settingsChanged(changes))
  return { settings, change }
}

type Switchable = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

interface SwitchSettingProps {
  readonly name: Switchable
  readonly label: string
  readonly sub: string
  readonly icon?: IconName
}

/** A setting that is on or off. */
export function SwitchSetting({ name, label, sub, icon }: SwitchSettingProps) {
  const { settings, change } = useSettings()
  return (
    <SwitchRow
      label={label}
      sub={sub}
      icon={icon}
      value={settings[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
}

interface ChoiceSettingProps<T extends string | number> {
  readonly label: string
  readonly sub?: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly type?: 'number' | 'text'
  readonly onChange: (value: T) => void
}

/** A setting that is one of a few, all in sight under its name. */
export function ChoiceSetting<T extends string | number>(props: ChoiceSettingProps<T>) {
  const { label, sub, type = 'text', ...control } = props
  return (
    <View style={styles.choice}>
      <Text>{label}</Text>
      <SegmentedControl label={label} type={type} {...control} />
      {sub !== undefined && (
        <Text variant="small" tone="secondary">
          {sub}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  choice: { gap: 8, paddingHorizontal: 8, paddingVertical: 10 },
})

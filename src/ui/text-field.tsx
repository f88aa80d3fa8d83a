import { useRef, useState } from 'react'
import { StyleSheet, TextInput, View } from 'react-native'
import type { TextInputProps } from 'react-native'

import { enlarged } from './font-scale'
import { Icon } from './icon'
import { IconButton } from './icon-button'
import type { IconName } from './icon-paths'
import { Text } from './text'
import { useInk } from './theme'
import { typeScale } from './tokens'

interface TextFieldProps extends Pick<
  TextInputProps,
  | 'placeholder'
  | 'maxLength'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'onSubmitEditing'
  | 'returnKeyType'
  | 'blurOnSubmit'
  | 'submitBehavior'
  | 'testID'
> {
  readonly label: string
  /** The label is only spoken, as in a search field. */
  readonly hideLabel?: boolean
  readonly icon?: IconName
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  /** Names the key that empties the line; there is none without. */
  readonly clearLabel?: string
}

/** A line to write on: names, searches. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel = false, icon, value, onChange, error, clearLabel, ...rest } = props
  const ink = useInk()
  const input = useRef<TextInput>(null)
  const [isFocused, setFocused] = useState(false)
  const line = error !== undefined ? ink.danger : isFocused ? ink.focus : ink.wellLine
  return (
    <View style={styles.field}>
      {!hideLabel && (
        <Text variant="label" tone="secondary">
          {label}
        </Text>
      )}
      <View
        style={[
          styles.well,
          { backgroundColor: ink.well, borderColor: line },
          isFocused && { boxShadow: `0px 0px 0px 1px ${line}` },
        ]}
      >
        {icon !== undefined && <Icon name={icon} size={20} color={ink.secondary} />}
        <TextInput
          ref={input}
          aria-label={label}
          value={value}
          onChangeText={onChange}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          placeholderTextColor={ink.secondary}
          maxFontSizeMultiplier={2}
          style={enlarged([styles.input, typeScale.body, { color: ink.text }], 2)}
          {...rest}
        />
        {clearLabel !== undefined && value !== '' && (
          <IconButton
            icon="close"
            iconSize={20}
            size={44}
            label={clearLabel}
            onPress={() => {
              onChange('')
              input.current?.focus()
            }}
            style={styles.clear}
          />
        )}
      </View>
      {error !== undefined && (
        <Text variant="small" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  field: { gap: 4 },
  well: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    paddingHorizontal: 12,
    borderRadius: 6,
    borderWidth: 1,
  },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: 46,
    lineHeight: undefined,
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
  clear: { marginRight: -10 },
})

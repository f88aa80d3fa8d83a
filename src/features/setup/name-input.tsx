import { useState, type Ref } from 'react'
import { StyleSheet, TextInput, View } from 'react-native'
import { Text, enlarged, fonts, useInk } from '@/ui'

interface NameInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (name: string) => void
  readonly error?: string
  /** Stands there while no name is given. */
  readonly placeholder?: string
  /** Under the name, while nothing is wrong with it. */
  readonly note?: string
  readonly ref?: Ref<TextInput>
}

/** A name that can be written over where it stands: a line shows only while one writes. */
export function NameInput(props: NameInputProps) {
  const { label, value, onChange, error, placeholder, note, ref } = props
  const ink = useInk()
  const [isFocused, setFocused] = useState(false)
  const line = error !== undefined ? ink.danger : isFocused ? ink.focus : 'transparent'
  return (
    <View style={styles.field}>
      <TextInput
        ref={ref}
        aria-label={label}
        aria-invalid={error !== undefined}
        value={value}
        placeholder={placeholder}
        placeholderTextColor={ink.strong}
        onChangeText={onChange}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        selectTextOnFocus
        autoCapitalize="words"
        autoCorrect={false}
        returnKeyType="done"
        maxFontSizeMultiplier={2}
        style={enlarged([styles.input, { color: ink.strong, borderBottomColor: line }], 2)}
      />
      {error !== undefined ? (
        <Text variant="small" tone="danger" role="alert" style={styles.under}>
          {error}
        </Text>
      ) : (
        note !== undefined && (
          <Text variant="small" tone="secondary" style={styles.under}>
            {note}
          </Text>
        )
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  field: { flexGrow: 1, flexShrink: 1, flexBasis: 84, minWidth: 0 },
  input: {
    fontFamily: fonts.textBold,
    fontSize: 17,
    minHeight: 44,
    width: '100%',
    padding: 0,
    borderBottomWidth: 2,
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
  under: { paddingBottom: 6 },
})

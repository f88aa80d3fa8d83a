import { Pressable } from 'react-native'
import type { PressableProps, Role, StyleProp, ViewStyle } from 'react-native'

export interface PressProps extends Omit<PressableProps, 'role' | 'style'> {
  readonly role: Role
  readonly style?: StyleProp<ViewStyle>
}

/** A pressable with a role. Its web twin lets Space press what is not a button, too. */
export function Press(props: PressProps) {
  return <Pressable {...props} />
}

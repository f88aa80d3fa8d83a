import type { ReactNode } from 'react'
import { View } from 'react-native'
import { Text } from '@/ui'
import { EntryLink } from '@/ui/book'

interface Row {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly picture: ReactNode
}

/** What happens with others, each leading to its own entry. */
export function Meetings({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <View>
      {rows.map(({ id, name, text, picture }) => (
        <EntryLink key={id} to={id} label={`${name}. ${text}`} kind="row" picture={picture}>
          <Text bold>{name} </Text>
          <Text>{text}</Text>
        </EntryLink>
      ))}
    </View>
  )
}

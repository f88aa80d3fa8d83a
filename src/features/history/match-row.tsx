import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { MatchHead } from '@/store/history/kept'
import { Icon, ListRow, LogoMark, RoleBadge, palette } from '@/ui'
import type { MatchWords } from './match-words'

interface MatchRowProps {
  readonly head: MatchHead
  readonly words: MatchWords
  readonly onOpen: (id: string) => void
}

/** A match in the list: what came of it, and when. */
export const MatchRow = memo(function MatchRow({ head, words, onOpen }: MatchRowProps) {
  const own = head.seats.find(({ person }) => person === words.firstId)
  const { emblem } = words.verdictOf(head)
  const badge = own?.role ?? emblem
  return (
    <ListRow
      label={words.headlineOf(head)}
      sub={`${words.whenOf(head)} · ${words.factsOf(head)}`}
      leading={
        <View style={styles.badge}>
          {badge ? <RoleBadge role={badge} size={40} /> : <LogoMark size={40} />}
        </View>
      }
      trailing={own?.won === true && <Icon name="trophy" size={20} color={palette.brass700} />}
      onPress={() => onOpen(head.id)}
    />
  )
})

const styles = StyleSheet.create({
  badge: { width: 44, alignItems: 'center' },
})

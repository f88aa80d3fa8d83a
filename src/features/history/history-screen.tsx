import { useRouter } from 'expo-router'
import { useCallback } from 'react'
import { FlatList, StyleSheet, View } from 'react-native'
import { BookDoor } from '@/boards'
import { useRoomWords, useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { bringBackMatch } from '@/store/history/actions'
import type { MatchHead } from '@/store/history/kept'
import { selectDiscarded } from '@/store/history/selectors'
import { discardForgotten } from '@/store/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { PageHead, Screen, Text, Toast, space, useInsets } from '@/ui'
import { MatchRow } from './match-row'
import { useMatchWords } from './match-words'
import { usePages } from './use-pages'

/** Every match that has ended on this phone, the newest first. */
export function HistoryScreen() {
  const hasWords = useRoomWords('statistics')
  return (
    <BookDoor ground="paper">
      <Screen ground="paper">{hasWords && <History />}</Screen>
    </BookDoor>
  )
}

function History() {
  const { t } = useTranslation('statistics')
  const { heads, more } = usePages()
  const words = useMatchWords()
  const format = useFormat()
  const router = useRouter()
  const insets = useInsets()
  const open = useCallback((id: string) => router.push(`/history/${id}`), [router])
  const monthOf = (head: MatchHead | undefined) => head && format.month(head.finishedAt)
  return (
    <>
      <FlatList
        data={heads ?? []}
        keyExtractor={({ id }) => id}
        onEndReached={more}
        onEndReachedThreshold={1}
        initialNumToRender={16}
        windowSize={7}
        contentContainerStyle={[
          styles.list,
          { paddingTop: insets.top + space[2], paddingBottom: insets.bottom + 96 },
        ]}
        ListHeaderComponent={<PageHead title={t('history.title')} />}
        ListEmptyComponent={heads ? <Text tone="secondary">{t('history.empty')}</Text> : null}
        renderItem={({ item, index }) => {
          const month = monthOf(item)
          return (
            <View>
              {month !== monthOf(heads?.[index - 1]) && (
                <Text variant="lead" role="heading" aria-level={2} style={styles.month}>
                  {month}
                </Text>
              )}
              <MatchRow head={item} words={words} onOpen={open} />
            </View>
          )
        }}
      />
      <Discarded />
    </>
  )
}

/** How long a match that was thrown away can be brought back. */
const WAY_BACK = 8000

function Discarded() {
  const { t } = useTranslation('statistics')
  const dispatch = useAppDispatch()
  const discarded = useAppSelector(selectDiscarded)
  const forget = useCallback(() => void dispatch(discardForgotten()), [dispatch])
  return (
    <Toast
      key={discarded?.id ?? 'none'}
      visible={discarded !== null}
      ms={WAY_BACK}
      onDone={forget}
      title={t('history.discarded')}
      action={{ label: t('history.undo'), onPress: () => void dispatch(bringBackMatch()) }}
    />
  )
}

const styles = StyleSheet.create({
  list: { width: '100%', maxWidth: 640, alignSelf: 'center', paddingHorizontal: 12 },
  month: { paddingHorizontal: 8, paddingTop: 16, paddingBottom: 2 },
})

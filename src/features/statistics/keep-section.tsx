import { useRouter } from 'expo-router'
import { useCallback, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { pickTextFile, saveTextFile } from '@/platform/files'
import { deleteHistory } from '@/store/history/actions'
import { exportHistory, importHistory, type FileProblem } from '@/store/history/transfer'
import { useAppDispatch } from '@/store/hooks'
import { Banner, ConfirmSheet, ListRow, Text, type BannerTone } from '@/ui'

interface Told {
  readonly tone: BannerTone
  readonly title: string
  readonly text?: string
}

/** What can be done with the whole book: look back, take it along, bring it in, burn it. */
export function KeepSection({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useTranslation(['statistics', 'common'])
  const router = useRouter()
  const dispatch = useAppDispatch()
  const [told, tell] = useState<Told | null>(null)
  const [isAsked, setAsked] = useState(false)
  const save = useSaving(tell)
  const read = useReading(tell)
  const burn = async () => {
    setAsked(false)
    const isDeleted = await dispatch(deleteHistory())
    tell(
      isDeleted
        ? { tone: 'success', title: t('statistics:keep.deleted') }
        : { tone: 'danger', title: t('statistics:keep.notDeleted') },
    )
  }
  return (
    <View style={styles.section}>
      <Text variant="lead" role="heading" aria-level={2} style={styles.title}>
        {t('statistics:keep.title')}
      </Text>
      {told && <Banner {...told} onClose={() => tell(null)} closeLabel={t('common:close')} />}
      {!isEmpty && (
        <>
          <ListRow
            icon="log"
            label={t('statistics:keep.history')}
            sub={t('statistics:keep.historySub')}
            onPress={() => router.push('/history')}
          />
          <ListRow
            icon="share"
            label={t('statistics:keep.export')}
            sub={t('statistics:keep.exportSub')}
            onPress={save}
          />
        </>
      )}
      <ListRow
        icon="book"
        label={t('statistics:keep.import')}
        sub={t('statistics:keep.importSub')}
        onPress={read}
      />
      {!isEmpty && (
        <ListRow
          icon="trash"
          label={t('statistics:keep.delete')}
          sub={t('statistics:keep.deleteSub')}
          onPress={() => setAsked(true)}
        />
      )}
      <ConfirmSheet
        visible={isAsked}
        title={t('statistics:keep.deleteTitle')}
        text={t('statistics:keep.deleteText')}
        keep={{ label: t('statistics:keep.deleteNo'), onPress: () => setAsked(false) }}
        lose={{ label: t('statistics:keep.deleteYes'), onPress: () => void burn() }}
        onClose={() => setAsked(false)}
      />
    </View>
  )
}

/** Writes the book into a file. */
function useSaving(tell: (told: Told | null) => void) {
  const { t } = useTranslation('statistics')
  const dispatch = useAppDispatch()
  return useCallback(async () => {
    const now = new Date()
    const name = `${t('keep.file')}-${now.toISOString().slice(0, 10)}.json`
    const parts = await dispatch(exportHistory(now)).catch(() => null)
    const outcome = parts ? await saveTextFile(name, parts) : 'failed'
    if (outcome === 'saved') tell({ tone: 'success', title: t('keep.saved') })
    if (outcome === 'failed') tell({ tone: 'danger', title: t('keep.notSaved') })
  }, [dispatch, t, tell])
}

/** Reads a file into the book, and says what came of it. */
function useReading(tell: (told: Told | null) => void) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const problemText = useProblemText()
  return useCallback(async () => {
    try {
      const picked = await pickTextFile()
      if (!picked) return
      tell({ tone: 'info', title: t('keep.reading') })
      const came = await dispatch(importHistory(picked.text))
      if (came.kind === 'read')
        return tell({
          tone: 'success',
          title:
            came.added > 0
              ? t('keep.added', { count: came.added, number: format.number(came.added) })
              : t('keep.nothingNew'),
        })
      const text = problemText(came.kind === 'refused' ? came.problem : { kind: 'not-kept' })
      tell({ tone: 'danger', title: t('keep.refused'), text })
    } catch {
      tell({ tone: 'danger', title: t('keep.unread') })
    }
  }, [dispatch, format, problemText, t, tell])
}

function useProblemText() {
  const { t } = useTranslation('statistics')
  return useCallback(
    (problem: FileProblem | { readonly kind: 'not-kept' }): string => {
      switch (problem.kind) {
        case 'foreign':
        case 'not-kept':
          return t(`keep.problems.${problem.kind}`)
        case 'newer':
          return t('keep.problems.newer', { version: problem.version })
        case 'not-json':
        case 'damaged':
          return t(`keep.problems.${problem.kind}`, { detail: problem.detail })
        case 'damaged-match': {
          const { number, detail } = problem
          return t('keep.problems.damaged-match', { number, detail })
        }
      }
    },
    [t],
  )
}

const styles = StyleSheet.create({
  section: { paddingHorizontal: 8, paddingTop: 24 },
  title: { paddingHorizontal: 8, paddingBottom: 4 },
})

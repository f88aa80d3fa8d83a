import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { formOf } from '@/store/history/form'
import type { Play } from '@/store/history/statistics'
import { Text, Vector } from '@/ui'
import { formDrawing, formScales } from './form-drawing'
import { GUTTER, LedgerSection, lines } from '@/ui/ledger'

const HEIGHT = 132
const MARKS = [1, 0.5, 0] as const

interface FormChartProps {
  readonly plays: readonly Play[]
  /** Of the page. */
  readonly width: number
}

/** How it went from game to game. */
export function FormChart({ plays, width }: FormChartProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const plot = Math.max(120, width - GUTTER - 30)
  const size = useMemo(() => ({ width: plot, height: HEIGHT }), [plot])
  const form = useMemo(() => formOf(plays), [plays])
  const drawing = useMemo(() => formDrawing(form, size), [form, size])
  const [first] = form
  const last = form.at(-1)
  if (!first || !last || form.length < 2) return null
  const rates = form.map(({ rate }) => rate)
  const { y } = formScales(size, form.length)
  const spoken = t('form.spoken', {
    from: format.percent(first.rate),
    first: format.date(first.at),
    now: format.percent(last.rate),
    last: format.date(last.at),
    best: format.percent(Math.max(...rates)),
    worst: format.percent(Math.min(...rates)),
  })
  return (
    <LedgerSection title={t('form.title')} sub={t('form.sub')}>
      <View accessible role="img" aria-label={spoken} style={styles.block}>
        {MARKS.map((mark) => (
          <View key={mark} style={[styles.mark, { top: 12 + y(mark) - 9 }]}>
            <Text
              variant="tiny"
              tone="secondary"
              align="right"
              maxScale={1.2}
              style={styles.figure}
            >
              {format.percent(mark)}
            </Text>
          </View>
        ))}
        <Vector drawing={drawing} width={plot} height={HEIGHT} />
        <View style={styles.dates}>
          <Text variant="tiny" tone="secondary">
            {format.date(first.at)}
          </Text>
          <Text variant="tiny" tone="secondary" align="right">
            {format.date(last.at)}
          </Text>
        </View>
      </View>
    </LedgerSection>
  )
}

const styles = StyleSheet.create({
  block: { ...lines.block, paddingTop: 12, paddingBottom: 8 },
  mark: { position: 'absolute', left: 0, width: GUTTER - 8 },
  figure: { lineHeight: 18 },
  dates: { flexDirection: 'row', justifyContent: 'space-between', gap: 8, paddingTop: 2 },
})

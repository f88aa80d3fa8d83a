import { Fragment } from 'react'
import { RESULT_WORDS, useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { Divider, ListRow, RuleLink, Sheet } from '@/ui'
import type { Standing } from './standings'
import type { Finished } from './use-finished'

interface SeatSheetProps {
  readonly finished: Finished
  readonly standing: Standing | null
  /** What only this way of playing knows. */
  readonly more?: (seat: number) => readonly Fact[]
  readonly onClose: () => void
}

interface Fact {
  readonly label: string
  readonly value: number | string
}

/** Everything that one seat did, in numbers. */
export function SeatSheet({ finished: { recap }, standing, more, onClose }: SeatSheetProps) {
  const { t } = useTranslation(['result', 'common', 'characters'])
  const words = useTranslation(RESULT_WORDS).t
  const { result } = useFace()
  const about = standing && [
    t(`common:roles.${standing.role}`),
    ...(standing.character ? [t(`characters:${standing.character}.name`)] : []),
  ]
  const facts: readonly Fact[] = standing
    ? [...result.factsOf(recap, standing.seat, words), ...(more?.(standing.seat) ?? [])]
    : []
  return (
    <Sheet
      visible={standing !== null}
      onClose={onClose}
      title={standing?.name ?? ''}
      sub={about?.join(' · ')}
      closeLabel={t('common:close')}
    >
      {standing?.character && <RuleLink entry={standing.character} onLeave={onClose} />}
      {facts.map(({ label, value }, i) => (
        <Fragment key={label}>
          {i > 0 && <Divider />}
          <ListRow label={label} value={String(value)} />
        </Fragment>
      ))}
    </Sheet>
  )
}

import { Divider, ListRow, RuleLink, Sheet } from '@/ui'
import { Fragment } from 'react'
import { useTranslation } from '@/i18n'
import type { Tally } from '@/games/dice/story'
import type { Standing } from './standings'

const FACTS = [
  'turns',
  'shots',
  'gatlings',
  'dealt',
  'kills',
  'lost',
  'lostToFate',
  'gained',
  'drunk',
  'treated',
  'arrows',
  'attacks',
  'dynamites',
] as const satisfies readonly (keyof Tally)[]

interface SeatSheetProps {
  readonly standing: Standing | null
  readonly tally: Tally | null
  readonly onClose: () => void
}

/** Everything that one seat did, in numbers. */
export function SeatSheet({ standing, tally, onClose }: SeatSheetProps) {
  const { t } = useTranslation(['result', 'common', 'characters'])
  const about = standing && [
    t(`common:roles.${standing.role}`),
    ...(standing.character ? [t(`characters:${standing.character}.name`)] : []),
  ]
  return (
    <Sheet
      visible={standing !== null}
      onClose={onClose}
      title={standing?.name ?? ''}
      sub={about?.join(' · ')}
      closeLabel={t('common:close')}
    >
      {standing?.character && <RuleLink entry={standing.character} onLeave={onClose} />}
      {tally &&
        FACTS.map((fact, i) => (
          <Fragment key={fact}>
            {i > 0 && <Divider />}
            <ListRow label={t(`result:facts.${fact}`)} value={String(tally[fact])} />
          </Fragment>
        ))}
    </Sheet>
  )
}

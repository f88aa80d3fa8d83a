import { useMemo } from 'react'
import { faceOf, hasRoom } from '@/boards'
import { GAME_IDS, type GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { EVERYTHING, filtered, statisticsOf, type Play } from '@/store/history/statistics'
import { Waiting } from '@/ui'

interface GameSectionsProps {
  readonly plays: readonly Play[]
  /** Of the page. */
  readonly width: number
}

/** What each game that was played counts of its own. A game that was not is not fetched for it. */
export function GameSections({ plays, width }: GameSectionsProps) {
  const played = GAME_IDS.filter(
    (game) => hasRoom(game, 'ledger') && plays.some((play) => play.game === game),
  )
  return played.map((game) => (
    <OwnSections key={game} {...{ game, plays, width }} isAlone={played.length === 1} />
  ))
}

interface OwnSectionsProps extends GameSectionsProps {
  readonly game: GameId
  readonly isAlone: boolean
}

function OwnSections({ game, plays, width, isAlone }: OwnSectionsProps) {
  const { t } = useTranslation(['statistics', 'home'])
  const told = useMemo(() => statisticsOf(filtered(plays, { ...EVERYTHING, game })), [plays, game])
  const title = isAlone
    ? t('statistics:records.title')
    : t('statistics:records.titleOf', { game: t(`home:games.${game}`) })
  return (
    <Waiting for={faceOf(game)}>
      {({ ledger }) =>
        ledger && (
          <Waiting for={ledger}>
            {({ Sections }) => <Sections {...{ told, title, width }} />}
          </Waiting>
        )
      }
    </Waiting>
  )
}

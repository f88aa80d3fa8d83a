import { useMemo } from 'react'
import type { Ledger } from '@/boards'
import { GAME_IDS, type GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { EVERYTHING, filtered, statisticsOf, type Play } from '@/store/history/statistics'
import type { GamePages } from './use-game-pages'

interface PlaysProps {
  readonly plays: readonly Play[]
  /** Of the page. */
  readonly width: number
}

interface GameSectionsProps extends PlaysProps {
  readonly pages: GamePages
}

/** What each game that was played counts of its own. */
export function GameSections({ pages, ...props }: GameSectionsProps) {
  const played = GAME_IDS.filter((game) => props.plays.some((play) => play.game === game))
  return played.map((game) => {
    const Sections = pages.get(game)?.Sections
    return (
      Sections && (
        <OwnSections key={game} {...props} {...{ game, Sections }} isAlone={played.length === 1} />
      )
    )
  })
}

interface OwnSectionsProps extends PlaysProps, Ledger {
  readonly game: GameId
  readonly isAlone: boolean
}

function OwnSections({ game, plays, width, isAlone, Sections }: OwnSectionsProps) {
  const { t } = useTranslation(['statistics', 'home'])
  const told = useMemo(() => statisticsOf(filtered(plays, { ...EVERYTHING, game })), [plays, game])
  const title = isAlone
    ? t('statistics:records.title')
    : t('statistics:records.titleOf', { game: t(`home:games.${game}`) })
  return <Sections {...{ told, title, width }} />
}

import { useRouter } from 'expo-router'
import type { TableFacts } from '@/boards'
import type { Seat } from '@/core/game'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectMayInterject, selectMode, selectPlayers } from '@/store/match/selectors'
import { playerReplaced } from '@/store/match/slice'
import { curtainDrawn, phoneTaken, phoneWanted } from '@/store/pass/slice'
import { ListRow, useGameHref } from '@/ui'

interface PassRowsProps {
  readonly facts: TableFacts
  readonly onClose: () => void
}

/** What the menu offers when the phone is passed around: a look at your own card on your turn, and a break. */
export function PassRows({ facts, onClose }: PassRowsProps) {
  const { t } = useTranslation('pass')
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const mode = useAppSelector(selectMode)
  const players = useAppSelector(selectPlayers)
  if (mode !== 'pass') return null
  const canLook = players[facts.turn]?.kind === 'human' && facts.roles[facts.turn] === 'hidden'
  const look = () => {
    onClose()
    dispatch(phoneTaken(facts.turn))
    router.push(hrefOf('peek'))
  }
  // Whoever is on turn, and everybody may see whether cards are still sealed: the row tells nothing.
  const canRead =
    players[facts.turn]?.kind === 'human' && !facts.isOpen && facts.roles.includes('hidden')
  const read = () => {
    onClose()
    dispatch(phoneTaken(facts.turn))
    router.push(hrefOf('reading'))
  }
  const pause = () => {
    onClose()
    dispatch(curtainDrawn())
  }
  return (
    <>
      {canLook && <ListRow label={t('lookAgain')} icon="eye" onPress={look} />}
      {canRead && (
        <ListRow
          label={t('reading.row')}
          sub={t('reading.rowHint')}
          icon="suspect"
          onPress={read}
        />
      )}
      <ListRow label={t('curtain')} sub={t('curtainHint')} icon="pause" onPress={pause} />
    </>
  )
}

/** Whoever may act out of turn calls for the phone. */
export function InterjectRow({
  seat,
  onClose,
}: {
  readonly seat: Seat
  readonly onClose: () => void
}) {
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const player = useAppSelector(selectPlayers)[seat]
  const mayInterject = useAppSelector(selectMayInterject).includes(seat)
  if (!mayInterject || !player) return null
  const call = () => {
    onClose()
    dispatch(phoneWanted(seat))
  }
  return (
    <ListRow
      testID="interject"
      label={t('hand.sid', { name: player.name })}
      icon="phone"
      onPress={call}
    />
  )
}

/** A bot sits in while somebody is away, and gives the seat back. */
export function SeatInRow({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const mode = useAppSelector(selectMode)
  const player = useAppSelector(selectPlayers)[seat]
  if (mode !== 'pass' || !player) return null
  const { name } = player
  if (player.kind === 'human')
    return (
      <ListRow
        testID="bot-in"
        label={t('botIn', { name })}
        sub={t('botInHint', { name })}
        icon="dice"
        onPress={() =>
          dispatch(
            playerReplaced({
              seat,
              player: { kind: 'bot', name, level: 'normal', isStandIn: true },
            }),
          )
        }
      />
    )
  return player.isStandIn ? (
    <ListRow
      label={t('personBack', { name })}
      icon="person"
      onPress={() => dispatch(playerReplaced({ seat, player: { kind: 'human', name } }))}
    />
  ) : null
}

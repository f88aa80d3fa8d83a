import { useFace } from '@/boards'
import type { Seat } from '@/core/game'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import {
  selectLog,
  selectMode,
  selectOwnSeat,
  selectPlayers,
  selectView,
} from '@/store/match/selectors'
import type { CharacterId, RoleId } from '@/ui'

/** One seat as the whole table sees it after the deal. */
export interface DealtSeat {
  readonly seat: Seat
  readonly name: string
  /** `hidden` for one's own sealed card, too. */
  readonly role: RoleId
  readonly character: CharacterId | null
  readonly characterName?: string
  readonly life: number
  /** All of it in one sentence. */
  readonly label: string
}

export interface Dealt {
  readonly seats: readonly DealtSeat[]
  /** Who sits at the near edge. */
  readonly own: DealtSeat
  /** The phone is passed around: nobody looks at a card here. */
  readonly isPassed: boolean
  readonly isThree: boolean
  readonly hasCharacters: boolean
  /** Who plays first: the Sheriff, or of three the Deputy. */
  readonly first: DealtSeat
  /** Somebody has rolled already: this deal has been seen. */
  readonly hasBegun: boolean
}

/** The fresh table in public: what may be looked at over the owner's shoulder. */
export function useDealt(): Dealt | null {
  const { t } = useTranslation(['deal', 'common', 'characters'])
  const view = useAppSelector(selectView)
  const players = useAppSelector(selectPlayers)
  const nameOf = useNameOf(players)
  const ownSeat = useAppSelector(selectOwnSeat)
  const hasBegun = useAppSelector(selectLog).length > 0
  const isPassed = useAppSelector(selectMode) === 'pass'
  const { table } = useFace()
  if (!view) return null
  const facts = table.factsOf(view)
  const isThree = facts.isOpen
  const seats = players.map((_, seat): DealtSeat => {
    const name = nameOf(seat)
    const seen = facts.roles[seat] ?? 'hidden'
    const role = isThree || seen === 'sheriff' ? seen : 'hidden'
    const character = facts.characters[seat] ?? null
    const life = facts.maxLife[seat] ?? 0
    const characterName = character ? t(`characters:${character}.name`) : undefined
    const label = t('seat', {
      name,
      character: characterName ?? t('common:noCharacter'),
      role: t(`common:roles.${role}`),
      life: t('common:life', { count: life }),
    })
    return { seat, name, role, character, characterName, life, label }
  })
  const [own, first] = [seats[ownSeat ?? 0], seats[facts.first]]
  if (!own || !first) return null
  const hasCharacters = facts.characters.some((id) => id !== null)
  return { seats, own, first, isPassed, isThree, hasCharacters, hasBegun }
}

/** The owner's role, for whoever holds the card up. */
export function useOwnRole(): Exclude<RoleId, 'hidden'> | null {
  const { table } = useFace()
  const view = useAppSelector(selectView)
  const seat = useAppSelector(selectOwnSeat)
  const role = seat === null || !view ? undefined : table.factsOf(view).roles[seat]
  return role === undefined || role === 'hidden' ? null : role
}

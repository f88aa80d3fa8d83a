import {
  cards,
  type CardId,
  type CardsAction,
  type CardsRecord,
  type CharacterId,
  type Seat,
} from '@/games/cards'
import type { Role } from '@/family/roles'
import { startLife } from '@/games/cards/rules/setup'
import { momentsOf, type Moment } from '@/games/cards/story'

/** An example: a table set by hand, a deck that is stacked, and what is done. */
export interface Script {
  readonly record: CardsRecord
  /** Clockwise; the first sits at the near edge. */
  readonly characters: readonly CharacterId[]
  /** The seat that it is about, where it is about a character. */
  readonly star: Seat | null
  /** How many turns of it are shown. */
  readonly turns: number
}

/** People whose abilities do not show while others play: they only fill the chairs. */
const FILLERS = [
  'willy-the-kid',
  'kit-carlson',
  'pedro-ramirez',
  'jesse-jones',
  'black-jack',
  'sid-ketchum',
] as const satisfies readonly CharacterId[]

const ROLES: Readonly<Record<number, readonly Role[]>> = {
  4: ['sheriff', 'outlaw', 'renegade', 'outlaw'],
  6: ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy', 'outlaw'],
}

type Cards = readonly CardId[]

interface Setting {
  /** Hands by seat; who is not named holds nothing. */
  readonly hands?: readonly Cards[]
  readonly inPlay?: readonly Cards[]
  /** Life points where they are not full. */
  readonly life?: Readonly<Record<Seat, number>>
  /** Top first. */
  readonly deck?: Cards
  readonly discard?: Cards
  readonly seats?: 4 | 6
  /** Whose example it is, and where they sit; the other chairs are filled. */
  readonly who?: CharacterId
  readonly at?: Seat
  readonly turn?: Seat
  /** The turn begins with it: Dynamite, Jail and drawing are still to come. */
  readonly isFresh?: boolean
  readonly turns?: number
}

/** Sets the table of an example and plays it. */
export function script(setting: Setting, ...actions: readonly CardsAction[]): Script {
  const { hands = [], inPlay = [], life = {}, deck = [], discard = [] } = setting
  const { seats = 4, who, at = 0, turn = 0, isFresh = false, turns = 1 } = setting
  const others = FILLERS.filter((id) => id !== who)
  const roles = ROLES[seats] ?? []
  const characters = roles.map((_, seat): CharacterId => {
    if (who !== undefined && seat === at) return who
    return others[who !== undefined && seat > at ? seat - 1 : seat] ?? 'willy-the-kid'
  })
  const record: CardsRecord = {
    schema: 1,
    rules: cards.rules,
    game: cards.id,
    config: {
      kind: 'position',
      turn,
      seats: roles.map((role, seat) => {
        const character = characters[seat] ?? null
        const maxLife = startLife(character, role)
        return {
          role,
          character,
          maxLife,
          life: life[seat] ?? maxLife,
          hand: hands[seat] ?? [],
          inPlay: inPlay[seat] ?? [],
        }
      }),
      deck,
      discard,
      ...(!isFresh && { phase: 'play' }),
    },
    seed: 1,
    actions,
  }
  return { record, characters, star: who === undefined ? null : at, turns }
}

export const play = (card: CardId, target?: Seat, take?: CardId | 'hand'): CardsAction => ({
  type: 'play',
  card,
  ...(target !== undefined && { target }),
  ...(take !== undefined && { take }),
})
export const show = (card: CardId): CardsAction => ({ type: 'respond', card })
export const take = (card: CardId): CardsAction => ({ type: 'take', card })
export const pass: CardsAction = { type: 'pass' }
export const end: CardsAction = { type: 'end' }

/** An example moment by moment, as far as it is shown. */
export const momentsOfScript = ({ record, turns }: Script): readonly Moment[] =>
  momentsOf(record).filter(({ turn }) => turn <= turns)

import type { Seat } from '@/core/game'
import { PLAIN, type Ability, type Character } from './ability'
import { bartCassidy } from './bart-cassidy'
import { blackJack } from './black-jack'
import { calamityJanet } from './calamity-janet'
import { elGringo } from './el-gringo'
import type { CharacterId } from '@/family/characters'
import { jesseJones } from './jesse-jones'
import { jourdonnais } from './jourdonnais'
import { kitCarlson } from './kit-carlson'
import { luckyDuke } from './lucky-duke'
import { paulRegret } from './paul-regret'
import { pedroRamirez } from './pedro-ramirez'
import { roseDoolan } from './rose-doolan'
import { sidKetchum } from './sid-ketchum'
import { slabTheKiller } from './slab-the-killer'
import { suzyLafayette } from './suzy-lafayette'
import { vultureSam } from './vulture-sam'
import { willyTheKid } from './willy-the-kid'

export { CHARACTER_IDS, type CharacterId } from '@/family/characters'

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  'bart-cassidy': bartCassidy,
  'black-jack': blackJack,
  'calamity-janet': calamityJanet,
  'el-gringo': elGringo,
  'jesse-jones': jesseJones,
  jourdonnais,
  'kit-carlson': kitCarlson,
  'lucky-duke': luckyDuke,
  'paul-regret': paulRegret,
  'pedro-ramirez': pedroRamirez,
  'rose-doolan': roseDoolan,
  'sid-ketchum': sidKetchum,
  'slab-the-killer': slabTheKiller,
  'suzy-lafayette': suzyLafayette,
  'vulture-sam': vultureSam,
  'willy-the-kid': willyTheKid,
}

/** What a seat can do; a seat without a character plays the plain game. */
export const abilityOf = (id: CharacterId | null | undefined): Ability =>
  id ? CHARACTERS[id] : PLAIN

/** What a table's characters can do. */
interface Cast {
  readonly characters: readonly (CharacterId | null)[]
  readonly abilities: readonly Ability[]
  readonly special: SpecialSeats
}

/** Who has an ability that the whole table is asked about; null if nobody has. */
export interface SpecialSeats {
  readonly modifyEmptyHand: Seat | null
  readonly modifyEstate: Seat | null
  readonly offerHeal: Seat | null
}

function cast(characters: Cast['characters']): Cast {
  const abilities = characters.map(abilityOf)
  const seatWith = (hook: keyof SpecialSeats): Seat | null => {
    const seat = abilities.findIndex((ability) => ability[hook])
    return seat < 0 ? null : seat
  }
  const special = {
    modifyEmptyHand: seatWith('modifyEmptyHand'),
    modifyEstate: seatWith('modifyEstate'),
    offerHeal: seatWith('offerHeal'),
  }
  return { characters, abilities, special }
}

let known = cast([])
let characters = known.characters
let abilities = known.abilities

/** A table's cast never changes, and simulation asks about one table at a time: it is looked up once. */
function look(at: Cast['characters']): void {
  known = cast(at)
  characters = known.characters
  abilities = known.abilities
}

/** What a seat at a table can do. */
export function abilityAt(table: Cast['characters'], seat: Seat): Ability {
  if (table !== characters) look(table)
  return abilities[seat] ?? PLAIN
}

/** Who at a table has one of the abilities that concern everybody. */
export function specialSeats(table: Cast['characters']): SpecialSeats {
  if (table !== characters) look(table)
  return known.special
}

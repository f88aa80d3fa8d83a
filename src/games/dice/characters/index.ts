import { at } from '@/core/list'
import { PLAIN, type Ability, type Character } from './ability'
import { bartCassidy } from './bart-cassidy'
import { blackJack } from './black-jack'
import { calamityJanet } from './calamity-janet'
import { elGringo } from './el-gringo'
import type { CharacterId } from './ids'
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

export { CHARACTER_IDS, type CharacterId } from './ids'

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

let knownCast: Cast = []
let knownAbilities: readonly Ability[] = []

/** The same for a seat at a table. Its cast never changes, and simulation asks about one table at a time: it is looked up once. */
export function abilityAt(cast: Cast, seat: number): Ability {
  if (cast !== knownCast) {
    knownCast = cast
    knownAbilities = cast.map(abilityOf)
  }
  return at(knownAbilities, seat)
}

type Cast = readonly (CharacterId | null)[]

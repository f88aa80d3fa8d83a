import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import {
  cards,
  type CardsAction,
  type CardsState,
  type CharacterId,
  type KindId,
} from '@/games/cards'
import { CHARACTER_IDS } from '@/games/cards/characters'
import { idOf } from '@/games/cards/cards/faces'
import { KIND_IDS } from '@/games/cards/cards/ids'
import { ANSWERED_BY } from '@/games/cards/protocol'
import { allActions, anyDeal } from './cards-games'

// What can be met in a game: who uses which kind of card for what. Each is written as the character and the use,
// `el-gringo: defend gatling, missed`. Which of them the rules leave out is worked out here, from the rules' words only.

const kindOf = (id: string): KindId => {
  const kind = KIND_IDS.find((name) => id.startsWith(`${name}-`))
  if (!kind) throw new Error(`${id} is no card`)
  return kind
}

const QUESTIONS = Object.keys(ANSWERED_BY)
const CHECKS = ['dynamite', 'jail', 'barrel'] as const
const SHOTS = ['bang', 'missed', 'gatling'] as const
const ROBBERIES = ['panic', 'cat-balou'] as const

const ofEachKind = (use: string): string[] => KIND_IDS.map((kind) => `${use} ${kind}`)

/** Every use of a card that an action could be, whoever acts. */
const USES: readonly string[] = [
  ...ofEachKind('play').filter((use) => !ROBBERIES.some((kind) => use.endsWith(kind))),
  ...ROBBERIES.flatMap((kind) =>
    ['from a hand', "another's", 'an own card'].map((prey) => `play ${kind}, ${prey}`),
  ),
  ...SHOTS.flatMap((shot) =>
    ['missed', 'bang', 'barrel check', 'own barrel', 'pass'].map(
      (answer) => `defend ${shot}, ${answer}`,
    ),
  ),
  ...['indians', 'duel'].flatMap((kind) =>
    ['bang', 'missed', 'pass'].map((answer) => `${kind}, ${answer}`),
  ),
  ...['beer', 'pass'].map((answer) => `last-breath, ${answer}`),
  ...ofEachKind('discard'),
  ...ofEachKind('store'),
  'draw from the pile',
  'draw from a hand',
  ...ofEachKind('draw from the discards'),
  ...ofEachKind('put back'),
  ...CHECKS.flatMap((check) => ofEachKind(`choose for ${check}`)),
  ...ofEachKind('heal with'),
  ...QUESTIONS.flatMap((kind) =>
    ['own', "another's"].map((whose) => `heal during ${whose} ${kind}`),
  ),
]

interface Bar {
  readonly uses: RegExp
  /** Whom the rules let do it all the same. */
  readonly except: readonly CharacterId[]
  readonly reason: string
}

const BARS: readonly Bar[] = [
  {
    uses: /^play missed$|^(indians|duel), missed$/,
    except: ['calamity-janet'],
    reason: 'a Missed! is a BANG! only for Calamity Janet (§9)',
  },
  {
    uses: /^defend .*, bang$/,
    except: ['calamity-janet'],
    reason: 'a BANG! is a Missed! only for Calamity Janet (§9)',
  },
  {
    uses: /, own barrel$/,
    except: ['jourdonnais'],
    reason: 'only Jourdonnais has a barrel of their own (§9)',
  },
  {
    uses: /^draw from the pile$/,
    except: ['jesse-jones', 'pedro-ramirez'],
    reason: 'nobody is asked where phase 1 leaves no choice (§9)',
  },
  {
    uses: /^draw from a hand$/,
    except: ['jesse-jones'],
    reason: 'only Jesse Jones draws from a hand (§9)',
  },
  {
    uses: /^draw from the discards /,
    except: ['pedro-ramirez'],
    reason: 'only Pedro Ramirez draws from the discards (§9)',
  },
  {
    uses: /^put back /,
    except: ['kit-carlson'],
    reason: 'only Kit Carlson puts a card back (§9)',
  },
  {
    uses: /^choose for /,
    except: ['lucky-duke'],
    reason: 'only Lucky Duke turns two cards (§9)',
  },
  {
    uses: /^choose for dynamite dynamite$/,
    except: [],
    reason: 'there is one Dynamite, and it lies in front of whoever draws for it (§1)',
  },
  {
    uses: /^heal /,
    except: ['sid-ketchum'],
    reason: 'only Sid Ketchum heals by discarding (§9)',
  },
  {
    uses: /^heal during own (draw|keep|choose)$/,
    except: [],
    reason: 'these questions are put to other characters only (§9)',
  },
]

/** Why the rules leave this out; null if it can happen. */
function barred(character: CharacterId, use: string): string | null {
  if (character === 'calamity-janet' && use.startsWith('defend missed'))
    return 'only Calamity Janet shoots with a Missed!, and nobody shoots at themselves (§6)'
  const bar = BARS.find(({ uses, except }) => uses.test(use) && !except.includes(character))
  return bar?.reason ?? null
}

function usesOf(action: CardsAction, state: CardsState): readonly string[] {
  const { decision } = state
  if (!decision) return []
  switch (action.type) {
    case 'play': {
      const kind = kindOf(action.card)
      if (action.take === undefined) return [`play ${kind}`]
      const isOwn = action.target === decision.seat
      const prey = action.take === 'hand' ? 'from a hand' : isOwn ? 'an own card' : "another's"
      return [`play ${kind}, ${prey}`]
    }
    case 'respond':
    case 'pass': {
      const answer = action.type === 'pass' ? 'pass' : kindOf(action.card)
      const question =
        decision.kind === 'defend' ? `defend ${kindOf(decision.card)}` : decision.kind
      return [`${question}, ${answer}`]
    }
    case 'barrel':
    case 'jourdonnais': {
      if (decision.kind !== 'defend') return [`${action.type} out of place`]
      const answer = action.type === 'barrel' ? 'barrel check' : 'own barrel'
      return [`defend ${kindOf(decision.card)}, ${answer}`]
    }
    case 'draw':
      if (action.from === 'pile') return ['draw from the pile']
      if (action.from !== 'discard') return ['draw from a hand']
      return [
        `draw from the discards ${kindOf(idOf(at(state.discards, state.discards.length - 1)))}`,
      ]
    case 'put-back':
      return [`put back ${kindOf(action.card)}`]
    case 'choose':
      return decision.kind === 'choose'
        ? [`choose for ${decision.for} ${kindOf(action.card)}`]
        : ['choose out of place']
    case 'take':
      return [`store ${kindOf(action.card)}`]
    case 'discard':
      return [`discard ${kindOf(action.card)}`]
    case 'heal': {
      const whose = (action.seat ?? decision.seat) === decision.seat ? 'own' : "another's"
      return [
        `heal during ${whose} ${decision.kind}`,
        ...action.discard.map((card) => `heal with ${kindOf(card)}`),
      ]
    }
    case 'end':
      return []
  }
}

export interface Met {
  readonly games: number
  /** The seed of the game in which each was met first. */
  readonly firstSeeds: ReadonlyMap<string, number>
  readonly never: readonly string[]
  /** What the rules leave out, by reason. */
  readonly impossible: ReadonlyMap<string, readonly string[]>
  /** What happened though the rules leave it out, or though it is no use that anybody knows of. */
  readonly unheardOf: readonly string[]
}

/** Plays games of chance, seed after seed, until all that can be met has been met or so many are played. */
export function meetAll(most: number): Met {
  const missing = new Set<string>()
  const impossible = new Map<string, string[]>()
  for (const character of CHARACTER_IDS)
    for (const use of USES) {
      const reason = barred(character, use)
      if (reason === null) missing.add(`${character}: ${use}`)
      else impossible.set(reason, [...(impossible.get(reason) ?? []), `${character}: ${use}`])
    }
  const possible = new Set(missing)
  const firstSeeds = new Map<string, number>()
  const unheardOf = new Set<string>()
  let games = 0
  while (missing.size > 0 && games < most) {
    games += 1
    for (const met of metIn(games)) {
      if (!possible.has(met)) unheardOf.add(met)
      if (missing.delete(met)) firstSeeds.set(met, games)
    }
  }
  return { games, firstSeeds, never: [...missing], impossible, unheardOf: [...unheardOf] }
}

/** Each game is played in place, without events: a run needs many thousands. */
function metIn(seed: number): ReadonlySet<string> {
  const met = new Set<string>()
  const rng = rngFromSeed(seed)
  const choice = rngFromSeed(seed, 1)
  const state = cards.setup(anyDeal(seed), rng)
  while (state.decision) {
    const actions = allActions(state)
    const action = at(actions, choice.below(actions.length))
    const seat = (action.type === 'heal' ? action.seat : undefined) ?? state.decision.seat
    const character = at(state.characters, seat)
    if (character) for (const use of usesOf(action, state)) met.add(`${character}: ${use}`)
    cards.play(state, action, rng)
  }
  return met
}

/** What was met and in which game first, what never was, and what cannot be and why; for people to read. */
export function metReport({ games, firstSeeds, never, impossible }: Met): string {
  const part = (title: string, lines: readonly string[]): string =>
    [title, ...lines.map((line) => `  ${line}`), ''].join('\n')
  const barredUses = [...impossible.values()].flat()
  return [
    part(
      `Met in ${games} games, ${firstSeeds.size} uses, with the seed of the first:`,
      [...firstSeeds]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([met, seed]) => `${met} (${seed})`),
    ),
    part(`Never met, ${never.length}:`, never),
    `Impossible, ${barredUses.length}:`,
    ...[...impossible].map(([reason, uses]) => part(reason, byUse(uses))),
  ].join('\n')
}

/** Who cannot do each of these, a line for each use. */
function byUse(uses: readonly string[]): string[] {
  const whoCannot = new Map<string, string[]>()
  for (const line of uses) {
    const [character = '', use = ''] = line.split(': ')
    whoCannot.set(use, [...(whoCannot.get(use) ?? []), character])
  }
  return [...whoCannot].map(([use, characters]) => `${use}: ${characters.join(', ')}`)
}

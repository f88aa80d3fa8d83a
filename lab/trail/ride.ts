import type { GameModule, Seat } from '@/core/game'
import { at } from '@/core/list'
import type { MatchRecord } from '@/core/match'
import { rngFromSeed, type Rng } from '@/core/rng'
import { asideNumber, streamOf } from '@/core/streams'
import { chipFor, countedChances, marked, type Mark } from '@/family/reading'
import {
  ROLES,
  SEALED_ROLES,
  sealedRoles,
  type RoleCounts,
  type SealedRole,
  type SeenRole,
} from '@/family/roles'
import type { RoleChances } from '@/family/beliefs/belief'
import type { Ride } from '@/family/goals'
import type { FamilyRecap } from '@/family/story'
import { thoughtOut, type Thought } from '@/family/thought'
import type { GameId, Games } from '@/games'
import { dealAt, type Rider, type TrailTable } from '@/games/trail'

/** Who sits at seat 0 of a table in place of a person. */
export type Guest = 'hard' | 'random'

type Bot = Pick<Rider, 'level'> & { readonly personality: Rider['personality'] | null }

interface Sight<G extends GameId> {
  readonly view: Games[G]['View']
  readonly events: readonly Games[G]['Event'][]
  readonly legal: readonly Games[G]['Action'][]
}

/** What a ride needs of a game. */
export interface TrailGame<G extends GameId> {
  readonly module: GameModule<Games[G]>
  readonly decide: (bot: Bot, sight: Sight<G>, rng: Rng) => Thought<Games[G]['Action']>
  readonly interject: (bot: Bot, sight: Sight<G>, rng: Rng) => Games[G]['Action'] | null
  /** Who does this out of turn; null for what answers the open decision. */
  readonly asideBy: (action: Games[G]['Action'], decider: Seat) => Seat | null
  readonly config: (deal: ReturnType<typeof dealAt>) => Games[G]['Config']
  readonly recapOf: (
    record: MatchRecord<Games[G]>,
  ) => FamilyRecap & { readonly tallies: readonly Ride['tally'][] }
  /** Who is who as seat 0 believes, by seat. */
  readonly beliefs: (hearing: Omit<Sight<G>, 'legal'>) => readonly RoleChances[]
  readonly seen: (view: Games[G]['View']) => {
    readonly roles: readonly SeenRole[]
    readonly roleCounts: RoleCounts
  }
  readonly isTurn: (event: Games[G]['Event']) => boolean
}

const OWN = 0
/** A table where nobody attacks may go on for ever; three stars are not to be had there. */
const MOST_TURNS = 300

interface Riding<G extends GameId> {
  readonly game: TrailGame<G>
  readonly table: TrailTable
  readonly guest: Guest
  /** Where the guest's own chance comes from; that of the others is the table's, as in the app. */
  readonly ownSeed: number
  /** Goals that ask for it have suspicions placed at every turn. */
  readonly reads: boolean
}

/** Rides a table once, as the app would deal and play it; null where nobody won in time. */
export function ride<G extends GameId>(riding: Riding<G>): Ride | null {
  const { game, table, guest, ownSeed } = riding
  const { module } = game
  const config = game.config(dealAt(table))
  const chance = rngFromSeed(table.seed)
  let state = module.setup(config, chance)
  const players: readonly Bot[] = [{ level: guest, personality: null }, ...table.others]
  const actions: Games[G]['Action'][] = []
  const log: Games[G]['Event'][] = []
  let turn = 1
  let marks: readonly Mark[] = []
  const sight = (seat: Seat, legal: readonly Games[G]['Action'][]): Sight<G> => ({
    view: module.viewFor(state, seat),
    events: module.eventsFor(log, seat),
    legal,
  })
  const rngFor = (seat: Seat, n: number): Rng =>
    streamOf(seat === OWN ? ownSeed : table.seed, 'bot', n)
  for (;;) {
    const decision = module.decision(state)
    if (!decision) break
    if (turn > MOST_TURNS) return null
    const action = answer(decision.seat)
    const step = module.step(state, action, chance)
    actions.push(action)
    state = step.state
    log.push(...step.events)
    if (!step.events.some(game.isTurn)) continue
    turn += step.events.filter(game.isTurn).length
    if (riding.reads) place()
  }

  function answer(decider: Seat): Games[G]['Action'] {
    const asides = module.interjections(state)
    const seats = new Set(asides.map((one) => game.asideBy(one, decider)))
    for (const seat of seats) {
      if (seat === null) continue
      const legal = asides.filter((one) => game.asideBy(one, decider) === seat)
      const chanceOf = rngFor(seat, asideNumber(actions.length))
      const aside = game.interject(at(players, seat), sight(seat, legal), chanceOf)
      if (aside) return aside
    }
    const own = at(players, decider)
    return thoughtOut(
      game.decide(own, sight(decider, module.legal(state)), rngFor(decider, actions.length)),
    )
  }

  /** Puts the chips where the guest's beliefs say; `random` believes anything. */
  function place(): void {
    const { view, events } = sight(OWN, [])
    const { roles, roleCounts } = game.seen(view)
    const counts = sealedRoles({ roles, roleCounts })
    const rng = rngFor(OWN, -1_000_000 - turn)
    const believed = guest === 'hard' ? game.beliefs({ view, events }) : null
    roles.forEach((role, about) => {
      if (role !== 'hidden' || about === OWN) return
      const chances = believed?.[about]
      const likely = chances ? likeliest(chances) : counts[rng.below(counts.length)]
      if (likely === undefined || likely === 'sheriff') return
      const chip = chances && chipFor(chances, countedChances(countsOf(roles, roleCounts)))
      const says = chip ?? { role: likely, sureness: 'hunch' as const }
      marks = marked(marks, { by: OWN, about, says, turn: turn - 1, at: actions.length })
    })
  }

  const record: MatchRecord<Games[G]> = {
    ...{ schema: 1, rules: module.rules, game: module.id },
    ...{ config, seed: table.seed, actions },
  }
  const recap = game.recapOf(record)
  return { own: OWN, recap, tally: at(recap.tallies, OWN), marks }
}

const likeliest = (chances: RoleChances): SealedRole =>
  SEALED_ROLES.reduce((best, one) =>
    (chances[ROLES.indexOf(one)] ?? 0) > (chances[ROLES.indexOf(best)] ?? 0) ? one : best,
  )

/** How many of each role lie sealed. */
function countsOf(roles: readonly SeenRole[], counts: RoleCounts): RoleCounts {
  const left = { ...counts }
  for (const role of roles) if (role !== 'hidden') left[role] -= 1
  return left
}

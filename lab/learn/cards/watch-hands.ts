import { writeFileSync } from 'node:fs'
import { add, at } from '@/core/list'
import { cards, type CardsState, type Seat } from '@/games/cards'
import { PARTS, type TurnsEnd } from '@/games/cards/bots/belief/keeping'
import { Onlooker } from '@/games/cards/bots/belief/onlooker'
import { kindOf } from '@/games/cards/cards'
import { KIND_IDS, type Card } from '@/games/cards/cards/ids'
import { playMixedGame, seatMixedTable } from './watch-games'

const ENDS = ['shot', 'calm'] as const
const STATES = ['full', 'hurt'] as const
/** Before anything is seen, chance is right: so many cards of each kind say so. */
const PRIOR = 10

/** By kind: how many kept cards there were, and how many chance would have given. */
interface Count {
  readonly held: number[]
  readonly expected: number[]
}

const noCount = (): Count => ({
  held: KIND_IDS.map(() => PRIOR),
  expected: KIND_IDS.map(() => PRIOR),
})

/** Counts what people hold who have kept every card of their hand through a turn, beside what chance would deal them. */
export class KeptCards {
  private readonly counts = { shot: countsOf(), calm: countsOf() }

  watch(seed: number): void {
    const dealt = seatMixedTable(seed)
    const table = new Onlooker(cards.viewFor(dealt.state, null), [])
    let seen = 0
    playMixedGame(dealt, (state, shown) => {
      const events = at(shown, 0)
      for (; seen < events.length; seen++) table.see(at(events, seen))
      if (state.decision?.kind === 'play') this.look(state, table, state.decision.seat)
    })
  }

  private look(state: CardsState, table: Onlooker, viewer: Seat): void {
    const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))
    const unseen = countedByKind([...state.pile, ...others])
    const all = state.pile.length + others.length
    state.hands.forEach((hand, seat) => {
      if (seat === viewer || hand.length === 0 || table.kept[seat] !== hand.length) return
      const { held, expected } = this.countAfter(at(table.keptAfter, seat))
      for (const card of hand) add(held, indexOf(card), 1)
      unseen.forEach((number, i) => add(expected, i, (hand.length * number) / all))
    })
  }

  private countAfter({ hasShot, isHurt }: TurnsEnd): Count {
    return this.counts[hasShot ? 'shot' : 'calm'][isHurt ? 'hurt' : 'full']
  }

  /** The counts as the file that ships them. */
  write(path: string): void {
    const line = ({ held, expected }: Count): string =>
      held.map((number, i) => Math.round((PARTS * number) / at(expected, i))).join(', ')
    const text = ENDS.map((end) => {
      const lines = STATES.map((state) => `${state}: [${line(this.counts[end][state])}],`)
      return `${end}: { ${lines.join('\n')} },`
    })
    writeFileSync(
      path,
      `// Learned from games by \`npm run learn -- --game cards --only hands\`: hundredths of what chance would give, by kind of card.\nexport const KEEPING = {\n${text.join('\n')}\n} as const\n`,
    )
  }
}

function countsOf(): Readonly<Record<(typeof STATES)[number], Count>> {
  return { full: noCount(), hurt: noCount() }
}

const indexOf = (card: Card): number => KIND_IDS.indexOf(kindOf(card).id)

function countedByKind(list: readonly Card[]): number[] {
  const counts = KIND_IDS.map(() => 0)
  for (const card of list) add(counts, indexOf(card), 1)
  return counts
}

import { join } from 'node:path'
import { DEED_KINDS, type DeedKind } from '@/games/cards/bots/belief/deeds'
import { DeedStore } from '../fit-habits'
import { writeHabits } from '../write-habits'
import { fitWorths, writeWorths } from './fit-worths'
import { watchGame } from './watch-games'
import { KeptCards } from './watch-hands'

/** What can be learned by itself. */
type Part = 'habits' | 'hands' | 'value'

export interface Order {
  readonly games: number
  readonly seed: number
  readonly only: string | undefined
}

/** Learns habits, what hands keep and the worths of the card game, and writes them to `generated`; gives the folder. */
export function learnCards({ games, seed, only }: Order): string {
  const generated = join(process.cwd(), 'src', 'games', 'cards', 'bots', 'generated')
  const isWanted = (part: Part): boolean => only === undefined || only === part
  if (isWanted('habits')) learnHabits(generated, { games, seed })
  if (isWanted('hands')) learnHands(generated, { games, seed })
  if (isWanted('value'))
    writeWorths(join(generated, 'worths.ts'), fitWorths({ games, seed }, console.log))
  return generated
}

function learnHabits(generated: string, { games, seed }: Omit<Order, 'only'>): void {
  const deeds = {
    keen: new DeedStore<DeedKind>(),
    plain: new DeedStore<DeedKind>(),
    raw: new DeedStore<DeedKind>(),
  }
  for (let game = 0; game < games; game++) watchGame(seed + game, deeds)
  writeHabits(join(generated, 'habits.ts'), { deeds, kinds: DEED_KINDS })
}

function learnHands(generated: string, { games, seed }: Omit<Order, 'only'>): void {
  const kept = new KeptCards()
  for (let game = 0; game < games; game++) kept.watch(seed + game)
  kept.write(join(generated, 'keeping.ts'))
}

import { availableParallelism } from 'node:os'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { playShare, scoreOf, type Duel, type DuelScore, type Effort, type Share } from './duel'

/** What each worker is asked to play: its share of the games of every duel. */
interface Orders {
  readonly duels: readonly Duel[]
  readonly effort: Effort
  readonly worker: number
  readonly workers: number
}

/** What a worker answers once it has played its share of a duel. */
interface Answer {
  readonly duel: number
  readonly share: Share
}

/** Plays duels on all cores, each worker its share of the seeds; scores arrive in order. */
export async function playDuels(
  duels: readonly Duel[],
  effort: Effort,
  onScore: (score: DuelScore) => void,
): Promise<void> {
  const workers = availableParallelism()
  const shares = duels.map((): Share[] => [])
  let next = 0
  const take = ({ duel, share }: Answer): void => {
    shares[duel]?.push(share)
    for (; shares[next]?.length === workers; next++) {
      const [asked, played] = [duels[next], shares[next]]
      if (asked && played) onScore(scoreOf(asked, effort, played))
    }
  }
  await Promise.all(
    Array.from({ length: workers }, (_, worker) => hire({ duels, effort, worker, workers }, take)),
  )
}

/** Workers run the same bundle as whoever hires them. */
function hire(orders: Orders, take: (answer: Answer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(__filename, { workerData: orders })
    worker.on('message', take)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

/** Plays what this thread was hired for; false in the thread that hires. */
export function hasWorked(): boolean {
  if (isMainThread) return false
  const orders: Orders = workerData
  const { duels, effort, worker, workers } = orders
  duels.forEach((duel, i) => {
    const answer: Answer = { duel: i, share: playShare(duel, effort, { worker, workers }) }
    parentPort?.postMessage(answer)
  })
  return true
}

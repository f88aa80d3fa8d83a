/**
 * Bakes the dice's motion: rigid-body throws, chosen for being legible and physically clean, written as compact tracks.
 * Run with `npm run make:dice` after changing anything here; the result is committed, so the app carries no physics.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { flaws, keyframes } from './bake-dice/choose'
import { simulate } from './bake-dice/simulate'

const THROWS_PER_COUNT = 26
const DICE = 5
const SEED = 1881
const FILE = 'assets/dice/throws.json'

const refused = new Map<string, number>()

function bake(count: number): string[] {
  const kept: string[] = []
  for (let attempt = 0; kept.length < THROWS_PER_COUNT; attempt++) {
    const baked = keyframes(simulate(count, SEED * count + attempt * 7919))
    const flaw = baked === null ? 'no rest' : flaws(baked)
    if (baked !== null && flaw === null) kept.push(baked)
    else refused.set(flaw ?? '', (refused.get(flaw ?? '') ?? 0) + 1)
    if (attempt > 20_000)
      throw new Error(`Only ${kept.length} throws of ${count} dice after ${attempt} attempts`)
  }
  return kept
}

const throws = Array.from({ length: DICE }, (_, i) => {
  const baked = bake(i + 1)
  console.log(`${i + 1} dice: ${baked.length} throws`)
  return baked
})
const json = `${JSON.stringify({ throws }, null, 1)}\n`
mkdirSync('assets/dice', { recursive: true })
writeFileSync(FILE, json)
console.log(`${FILE}: ${json.length} bytes, ${gzipSync(json).length} gzipped`)
console.log('refused:', Object.fromEntries(refused))

import { FACES, type Face } from '@/games/dice/rules/state'

/** How the dice fell, beside what fair ones would have done. */
export interface Luck {
  readonly rolled: number
  readonly faces: readonly FaceLuck[]
  /** How many arrows and sticks of dynamite fewer than expected, as a part of those expected; null below `FEWEST` dice. */
  readonly spared: number | null
}

export interface FaceLuck {
  readonly face: Face
  readonly count: number
  /** Its part of all dice. */
  readonly share: number
}

/** Fewer dice say nothing about luck: eight of them would read −50 %. About four turns. */
export const FEWEST = 50

/** What a fair die shows of each face. */
export const FAIR = 1 / FACES.length

const isBad = (face: Face): boolean => face === 'arrow' || face === 'dynamite'

/** Luck is measured on dice alone: arrows and dynamite are what nobody rolls for. */
export function luckOf(counts: readonly number[]): Luck {
  const rolled = counts.reduce((sum, count) => sum + count, 0)
  const faces = FACES.map((face, i) => {
    const count = counts[i] ?? 0
    return { face, count, share: rolled > 0 ? count / rolled : 0 }
  })
  const bad = faces.filter(({ face }) => isBad(face))
  const expected = rolled * FAIR * bad.length
  const came = bad.reduce((sum, { count }) => sum + count, 0)
  return { rolled, faces, spared: rolled >= FEWEST ? (expected - came) / expected : null }
}

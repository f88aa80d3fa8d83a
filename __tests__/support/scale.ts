/** How many of the games of a property are played: TUMBLEWEED_RUNS multiplies their number. */
export const SCALE = Number(process.env.TUMBLEWEED_RUNS ?? 1)

export const scaled = (games: number): number => Math.max(1, Math.round(games * SCALE))

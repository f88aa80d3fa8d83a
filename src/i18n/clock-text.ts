const MINUTE = 60
const HOUR = 60 * MINUTE

const two = (n: number): string => String(n).padStart(2, '0')

/** Milliseconds as on a clock: 4:05, or 1:04:05. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}`
    : `${minutes}:${two(seconds % MINUTE)}`
}

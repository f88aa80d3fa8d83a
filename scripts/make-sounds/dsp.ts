/** Half of what a CD has: enough for thuds and bells, and half the bytes. */
export const SAMPLE_RATE = 22_050

/** A sound in the making: mono, nominally between −1 and 1. */
export type Signal = Float64Array

/** Silence of a length in seconds. */
export const silence = (seconds: number): Signal =>
  new Float64Array(Math.round(seconds * SAMPLE_RATE))

/** A signal computed sample by sample from the time in seconds. */
export function render(seconds: number, at: (t: number) => number): Signal {
  return silence(seconds).map((_, i) => at(i / SAMPLE_RATE))
}

/** Seeded white noise (mulberry32): the script gives the same bytes on every run. */
export function noise(seconds: number, seed: number): Signal {
  let state = seed >>> 0
  return silence(seconds).map(() => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1
  })
}

/** Falls to a thousandth of itself in `seconds`. */
export const decay = (t: number, seconds: number): number => Math.exp((-6.9 * t) / seconds)

/** Rises from 0 to 1 over `seconds`, so that nothing starts with a click. */
export const attack = (t: number, seconds: number): number => Math.min(1, t / seconds)

/** A second-order filter by the well-known cookbook formulas. */
export function filter(
  input: Signal,
  kind: 'low' | 'high' | 'band',
  frequency: number | ((t: number) => number),
  q = 0.707,
): Signal {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return input.map((x, i) => {
    const f = typeof frequency === 'number' ? frequency : frequency(i / SAMPLE_RATE)
    const w = (2 * Math.PI * Math.min(f, SAMPLE_RATE * 0.45)) / SAMPLE_RATE
    const cos = Math.cos(w)
    const alpha = Math.sin(w) / (2 * q)
    const [b0, b1, b2] =
      kind === 'low'
        ? [(1 - cos) / 2, 1 - cos, (1 - cos) / 2]
        : kind === 'high'
          ? [(1 + cos) / 2, -1 - cos, (1 + cos) / 2]
          : [alpha, 0, -alpha]
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cos * y1 - (1 - alpha) * y2) / (1 + alpha)
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

/** The signal shaped by an envelope. */
export const shape = (input: Signal, envelope: (t: number) => number): Signal =>
  input.map((x, i) => x * envelope(i / SAMPLE_RATE))

/** One way in which a struck body rings: frequency, strength, time to die away. */
export type Mode = readonly [hertz: number, level: number, seconds: number]

/** A struck body: wood, bone, glass and bell differ only in their modes. */
export const struck = (seconds: number, modes: readonly Mode[]): Signal =>
  render(
    seconds,
    (t) =>
      modes.reduce(
        (sum, [f, level, d]) => sum + level * decay(t, d) * Math.sin(2 * Math.PI * f * t),
        0,
      ) * attack(t, 0.001),
  )

/** A tone whose pitch moves: `pitch` gives hertz by time, the phase is summed up so that nothing jumps. */
export function glide(
  seconds: number,
  pitch: (t: number) => number,
  wave: (phase: number) => number = Math.sin,
): Signal {
  let phase = 0
  return render(seconds, (t) => {
    phase += (2 * Math.PI * pitch(t)) / SAMPLE_RATE
    return wave(phase)
  })
}

/** A plucked string (Karplus and Strong): noise that goes round and round through a soft filter. */
export function plucked(seconds: number, hertz: number, seed: number): Signal {
  const period = Math.round(SAMPLE_RATE / hertz)
  const ring = filter(noise(period / SAMPLE_RATE, seed), 'low', 3800)
  const out = silence(seconds)
  for (let i = 0; i < out.length; i++) {
    const j = i % period
    const value = ring[j] ?? 0
    out[i] = value
    ring[j] = 0.4975 * (value + (ring[(j + 1) % period] ?? 0))
  }
  return out
}

/** Sounds laid over one another, each from its own moment and at its own level. */
export function mix(
  seconds: number,
  parts: readonly (readonly [at: number, level: number, part: Signal])[],
): Signal {
  const out = silence(seconds)
  for (const [at, level, part] of parts) {
    const start = Math.round(at * SAMPLE_RATE)
    for (let i = 0; i < part.length && start + i < out.length; i++) {
      out[start + i] = (out[start + i] ?? 0) + level * (part[i] ?? 0)
    }
  }
  return out
}

/** A little of the room: three late, dull echoes. */
export function room(input: Signal, amount: number): Signal {
  const dull = filter(input, 'low', 1800)
  const seconds = input.length / SAMPLE_RATE
  return mix(seconds, [
    [0, 1, input],
    [0.031, amount, dull],
    [0.053, amount * 0.7, dull],
    [0.089, amount * 0.45, dull],
  ])
}

/** Brought to its peak level, without an offset, and with both ends faded so that they cannot click. */
export function finish(input: Signal, peak: number): Signal {
  const centred = filter(input, 'high', 30)
  const fade = 0.012 * SAMPLE_RATE
  const faded = centred.map((x, i) => x * Math.min(1, i / 22, (centred.length - 1 - i) / fade))
  const loudest = faded.reduce((max, x) => Math.max(max, Math.abs(x)), 0)
  return faded.map((x) => (x * peak) / (loudest || 1))
}

/** Every second sample, for what has nothing to say above 5 kHz. */
export const halved = (input: Signal): Signal =>
  filter(filter(input, 'low', 5000), 'low', 5000).filter((_, i) => i % 2 === 0)

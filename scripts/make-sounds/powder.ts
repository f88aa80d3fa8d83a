import { attack, decay, filter, glide, mix, noise, room, shape, struck, type Signal } from './dsp'

/** A shaft that strikes wood and hums afterwards. */
export function arrowThunk(): Signal {
  const whistle = shape(
    filter(noise(0.1, 31), 'band', (t) => 1500 + 9000 * t, 3),
    (t) => attack(t, 0.08) * 0.7,
  )
  const hum = glide(0.3, (t) => 96 + 8 * Math.sin(2 * Math.PI * 24 * t))
  return mix(0.36, [
    [0, 0.35, whistle],
    [
      0.08,
      1,
      struck(0.2, [
        [170, 1, 0.13],
        [390, 0.6, 0.08],
        [880, 0.25, 0.04],
      ]),
    ],
    [0.08, 0.5, shape(filter(noise(0.05, 32), 'low', 1600), (t) => decay(t, 0.03))],
    [0.09, 0.3, shape(hum, (t) => decay(t, 0.26))],
  ])
}

/** Powder, not cinema: a crack, a body, and the room. */
export function shot(seconds: number, seed: number): Signal {
  const crack = shape(filter(noise(0.05, seed), 'high', 1500), (t) => decay(t, 0.03))
  const body = shape(
    filter(noise(seconds, seed + 1), 'low', (t) => 2600 * decay(t, 0.5) + 160),
    (t) => decay(t, seconds * 0.75),
  )
  const kick = shape(
    glide(0.14, (t) => 60 + 120 * decay(t, 0.08)),
    (t) => decay(t, 0.13),
  )
  return room(
    mix(seconds, [
      [0, 0.7, crack],
      [0, 1, body],
      [0, 0.9, kick],
    ]),
    0.3,
  )
}

/** The whine of what missed. */
export function ricochet(): Signal {
  const whine = glide(0.5, (t) => 2500 - 2200 * t + 90 * Math.sin(2 * Math.PI * 31 * t))
  return mix(0.52, [
    [
      0,
      0.8,
      struck(0.06, [
        [3100, 1, 0.03],
        [4700, 0.5, 0.02],
      ]),
    ],
    [0.01, 0.5, shape(whine, (t) => attack(t, 0.02) * decay(t, 0.6))],
    [
      0.01,
      0.25,
      shape(
        filter(noise(0.4, 51), 'band', (t) => 3400 - 2600 * t, 5),
        (t) => decay(t, 0.45),
      ),
    ],
  ])
}

/** Eight shots, no two alike. */
export const gatling = (): Signal =>
  mix(
    0.85,
    Array.from(
      { length: 8 },
      (_, i) => [i * 0.09, 0.75 + 0.25 * Math.cos(i * 1.9), shot(0.19, 60 + i * 3)] as const,
    ),
  )

/** A deep push with debris after it. */
export function boom(): Signal {
  const push = shape(
    glide(0.9, (t) => 34 + 70 * decay(t, 0.25)),
    (t) => attack(t, 0.004) * decay(t, 0.95),
  )
  const blast = shape(
    filter(noise(1.1, 71), 'low', (t) => 1900 * decay(t, 0.8) + 90),
    (t) => decay(t, 1.05),
  )
  const rubble = shape(
    filter(noise(0.9, 72), 'band', 900, 0.8),
    (t) => decay(t, 0.8) * Math.max(0, Math.sin(37 * t) * Math.sin(91 * t)),
  )
  return mix(1.15, [
    [0, 1, push],
    [0, 0.9, blast],
    [0.18, 0.35, rubble],
  ])
}

/** War drums, coming nearer. */
export function attackDrums(): Signal {
  const drum = (tune: number, seed: number): Signal =>
    mix(0.34, [
      [
        0,
        1,
        shape(
          glide(0.34, (t) => tune * (1 + 0.6 * decay(t, 0.06))),
          (t) => attack(t, 0.002) * decay(t, 0.32),
        ),
      ],
      [0, 0.4, shape(filter(noise(0.06, seed), 'low', 1300), (t) => decay(t, 0.04))],
    ])
  const beats = [0, 0.17, 0.255, 0.51, 0.68, 0.765, 1.02]
  return mix(
    1.4,
    beats.map((at, i) => [at, 0.45 + 0.09 * i, drum(i % 3 === 0 ? 72 : 98, 90 + i)] as const),
  )
}

/** Arrows past both ears, and those that strike: thick at first, then stragglers. */
export function volley(): Signal {
  const pass = (seed: number): Signal =>
    shape(
      filter(noise(0.34, seed), 'band', (t) => 3600 - 6800 * t, 2.4),
      (t) => attack(t, 0.12) * decay(t, 0.34),
    )
  const passing = Array.from(
    { length: 13 },
    (_, i) => [1.5 * (i / 13) ** 1.5, 0.5 + 0.3 * Math.sin(i * 2.3), pass(170 + i)] as const,
  )
  const striking = Array.from(
    { length: 7 },
    (_, i) => [0.28 + 0.17 * i, 0.55 + 0.2 * Math.cos(i * 1.7), arrowThunk()] as const,
  )
  return room(mix(2, [...passing, ...striking]), 0.2)
}

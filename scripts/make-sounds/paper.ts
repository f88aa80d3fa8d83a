import { attack, decay, filter, mix, noise, room, shape, struck, type Signal } from './dsp'

/** A card that slides off the deck: paper on paper, and the corner that snaps. */
export const cardDraw = (): Signal =>
  mix(0.15, [
    [
      0,
      1,
      shape(
        filter(noise(0.12, 201), 'band', (t) => 2600 + 9000 * t, 1.3),
        (t) => attack(t, 0.035) * decay(t, 0.15),
      ),
    ],
    [0.1, 0.7, shape(filter(noise(0.03, 202), 'band', 4200, 1.6), (t) => decay(t, 0.016))],
  ])

/** A card put down flat: a slap with wood under it. */
export const cardLay = (): Signal =>
  mix(0.17, [
    [0, 0.8, shape(filter(noise(0.07, 211), 'band', 2300, 0.8), (t) => decay(t, 0.045))],
    [
      0.004,
      1,
      struck(0.16, [
        [138, 1, 0.11],
        [271, 0.55, 0.07],
        [560, 0.25, 0.04],
      ]),
    ],
  ])

/** The hammer of a revolver is cocked, twice: one on each side. */
export function duel(): Signal {
  const click = (tune: number): Signal =>
    struck(0.08, [
      [1250 * tune, 1, 0.035],
      [2480 * tune, 0.7, 0.03],
      [3900 * tune, 0.4, 0.018],
      [420 * tune, 0.6, 0.05],
    ])
  return room(
    mix(0.34, [
      [0, 0.6, click(0.9)],
      [0.055, 1, click(1)],
      [0.19, 0.55, click(1.08)],
      [0.245, 0.95, click(1.2)],
    ]),
    0.12,
  )
}

/** A shop: a hand on the counter, and a coin that settles. */
export const store = (): Signal =>
  mix(0.42, [
    [
      0,
      0.8,
      struck(0.16, [
        [210, 1, 0.1],
        [430, 0.5, 0.06],
      ]),
    ],
    ...[0.1, 0.19, 0.25, 0.29, 0.315].map(
      (at, i) =>
        [
          at,
          0.5 - 0.07 * i,
          struck(0.1, [
            [2050 + 40 * i, 1, 0.07],
            [3080 + 60 * i, 0.6, 0.05],
          ]),
        ] as const,
    ),
  ])

/** Two halves of a deck run into each other, then they are squared up. */
export function riffle(): Signal {
  const flick = (i: number): Signal =>
    shape(filter(noise(0.02, 230 + i), 'band', 2500 + 400 * Math.sin(i * 1.7), 1.4), (t) =>
      decay(t, 0.014),
    )
  const run = Array.from({ length: 24 }, (_, i) => {
    const p = i / 24
    return [0.02 + 0.42 * p ** 0.85, 0.45 + 0.35 * Math.sin(Math.PI * p), flick(i)] as const
  })
  const tap = shape(filter(noise(0.05, 260), 'low', 1500), (t) => decay(t, 0.035))
  const whole = mix(0.64, [...run, [0.5, 0.9, tap], [0.57, 0.7, tap]])
  return filter(filter(whole, 'low', 2400), 'low', 2800)
}

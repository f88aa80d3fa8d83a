import {
  attack,
  decay,
  filter,
  finish,
  glide,
  halved,
  mix,
  noise,
  plucked,
  room,
  shape,
  SAMPLE_RATE,
  struck,
  type Mode,
  type Signal,
} from './dsp'
import { toWav } from './wav'
import { cardDraw, cardLay, duel, riffle, store } from './paper'
import { arrowThunk, attackDrums, boom, gatling, ricochet, shot, volley } from './powder'

/** Bone on felted wood: a dull knock, and a short click of the edge. */
function dieLand(tune: number, seed: number): Signal {
  const knock = struck(0.17, [
    [310 * tune, 1, 0.09],
    [640 * tune, 0.5, 0.06],
    [1230 * tune, 0.32, 0.04],
    [2650 * tune, 0.2, 0.02],
  ])
  const click = shape(filter(noise(0.04, seed), 'band', 3100 * tune, 1.2), (t) => decay(t, 0.018))
  const felt = shape(filter(noise(0.12, seed + 1), 'low', 420), (t) => decay(t, 0.08))
  return mix(0.17, [
    [0, 1, knock],
    [0, 0.8, click],
    [0, 0.9, felt],
  ])
}

/** Dice in a hollow hand: small clacks, never two alike. */
function diceShake(): Signal {
  const moments = [0, 0.05, 0.08, 0.14, 0.19, 0.215, 0.27, 0.31, 0.36]
  return mix(
    0.46,
    moments.map((at, i) => {
      const tune = 1.5 + 0.5 * Math.sin(i * 2.4)
      const clack = struck(0.07, [
        [900 * tune, 1, 0.03],
        [1750 * tune, 0.6, 0.022],
        [3300 * tune, 0.3, 0.014],
      ])
      return [at, 0.55 + 0.4 * Math.sin(i * 1.7) ** 2, clack] as const
    }),
  )
}

const tap = (hertz: number, seed: number): Signal =>
  mix(0.07, [
    [
      0,
      1,
      struck(0.07, [
        [hertz, 1, 0.05],
        [hertz * 2.3, 0.4, 0.025],
      ]),
    ],
    [0, 0.4, shape(filter(noise(0.02, seed), 'band', 2600), (t) => decay(t, 0.01))],
  ])

/** Links running over an edge, then the bolt of a padlock. */
function lock(): Signal {
  const link = (i: number): Signal => {
    const f = 2300 + 420 * Math.sin(i * 2.1)
    return struck(0.09, [
      [f, 1, 0.05],
      [f * 1.51, 0.6, 0.035],
      [f * 2.2, 0.35, 0.02],
    ])
  }
  const bolt = struck(0.14, [
    [520, 1, 0.06],
    [1340, 0.8, 0.07],
    [2900, 0.4, 0.05],
  ])
  const links = Array.from(
    { length: 7 },
    (_, i) => [i * 0.027, 0.28 + 0.05 * (i % 3), link(i)] as const,
  )
  return mix(0.38, [...links, [0.215, 1, bolt], [0.218, 0.5, tap(210, 4)]])
}

/** A glass slides along the bar; two gulps. */
function beer(): Signal {
  const slide = shape(
    filter(noise(0.34, 81), 'band', (t) => 1700 - 1200 * t, 2),
    (t) => attack(t, 0.05) * (1 - t / 0.34),
  )
  const clink: readonly Mode[] = [
    [1830, 1, 0.22],
    [2970, 0.5, 0.16],
    [4480, 0.3, 0.1],
  ]
  const gulp = shape(
    glide(0.12, (t) => 190 + 1500 * t),
    (t) => attack(t, 0.02) * decay(t, 0.16),
  )
  return mix(0.95, [
    [0, 0.5, slide],
    [0.31, 0.5, struck(0.24, clink)],
    [0.52, 0.8, gulp],
    [0.7, 0.65, gulp],
  ])
}

const bell = (seconds: number, hertz: number, long: number): Signal =>
  struck(seconds, [
    [hertz, 1, long],
    [hertz * 2.01, 0.6, long * 0.7],
    [hertz * 2.99, 0.28, long * 0.45],
    [hertz * 4.2, 0.2, long * 0.3],
    [hertz * 5.4, 0.12, long * 0.2],
  ])

const heal = (): Signal =>
  mix(0.55, [
    [
      0,
      0.7,
      struck(0.4, [
        [587, 1, 0.3],
        [1174, 0.3, 0.2],
      ]),
    ],
    [
      0.09,
      0.8,
      struck(0.4, [
        [740, 1, 0.32],
        [1480, 0.3, 0.2],
      ]),
    ],
    [
      0.18,
      1,
      struck(0.37, [
        [880, 1, 0.36],
        [1760, 0.25, 0.22],
      ]),
    ],
  ])

const toll = (): Signal => room(bell(1.45, 196, 1.7), 0.15)

const melody = (
  seconds: number,
  notes: readonly (readonly [number, number, number])[],
  seed: number,
): Signal =>
  room(
    mix(
      seconds,
      notes.map(
        ([at, hertz, level], i) => [at, level, plucked(seconds - at, hertz, seed + i)] as const,
      ),
    ),
    0.2,
  )

/** A banjo that has won. */
const win = (): Signal =>
  melody(
    1.4,
    [
      [0, 196, 0.8],
      [0.1, 246.9, 0.7],
      [0.2, 293.7, 0.8],
      [0.3, 392, 0.9],
      [0.45, 329.6, 0.6],
      [0.55, 392, 1],
      [0.56, 196, 0.7],
      [0.57, 293.7, 0.6],
    ],
    110,
  )

/** The same banjo, going home. */
const lose = (): Signal =>
  melody(
    1.2,
    [
      [0, 293.7, 0.8],
      [0.18, 261.6, 0.8],
      [0.36, 233.1, 0.8],
      [0.56, 146.8, 1],
      [0.58, 174.6, 0.6],
    ],
    130,
  )

const cardTurn = (): Signal =>
  mix(0.2, [
    [
      0,
      1,
      shape(
        filter(noise(0.15, 141), 'band', (t) => 1200 + 14000 * t, 1.1),
        (t) => attack(t, 0.03) * decay(t, 0.2),
      ),
    ],
    [0.12, 0.6, shape(filter(noise(0.06, 142), 'low', 1500), (t) => decay(t, 0.035))],
  ])

/** A heart, twice: what one hears when everything else is slow. */
function heartbeat(): Signal {
  const beat = (hertz: number): Signal =>
    shape(
      glide(0.26, (t) => hertz - 60 * t),
      (t) => attack(t, 0.012) * decay(t, 0.24),
    )
  return mix(1.7, [
    [0, 1, beat(62)],
    [0.24, 0.75, beat(54)],
    [0.95, 1, beat(62)],
    [1.19, 0.75, beat(54)],
  ])
}

/** Paper on wood, flat of the hand. */
const slam = (): Signal =>
  room(
    mix(0.4, [
      [0, 0.8, shape(filter(noise(0.09, 151), 'band', 1900, 0.9), (t) => decay(t, 0.06))],
      [
        0,
        1,
        struck(0.3, [
          [92, 1, 0.2],
          [186, 0.6, 0.12],
          [420, 0.3, 0.06],
        ]),
      ],
    ]),
    0.15,
  )

/**
 * Every effect of the game and its peak level. Loud things are not much louder than quiet ones: the mix is for a kitchen
 * table, not for a cinema.
 */
export const effects: Readonly<Record<string, () => Signal>> = {
  'die-land-1': () => finish(dieLand(1, 11), 0.5),
  'die-land-2': () => finish(dieLand(1.13, 13), 0.5),
  'die-land-3': () => finish(dieLand(0.9, 17), 0.5),
  'dice-shake': () => finish(diceShake(), 0.34),
  tap: () => finish(tap(720, 2), 0.3),
  lock: () => finish(lock(), 0.4),
  arrow: () => finish(arrowThunk(), 0.5),
  shot: () => finish(shot(0.42, 41), 0.55),
  ricochet: () => finish(ricochet(), 0.32),
  gatling: () => finish(gatling(), 0.55),
  boom: () => finish(boom(), 0.65),
  beer: () => finish(beer(), 0.4),
  heal: () => finish(heal(), 0.34),
  attack: () => finish(attackDrums(), 0.6),
  volley: () => finish(volley(), 0.5),
  death: () => finish(toll(), 0.45),
  heartbeat: () => finish(heartbeat(), 0.5),
  slam: () => finish(slam(), 0.5),
  win: () => finish(win(), 0.5),
  lose: () => finish(lose(), 0.45),
  button: () => finish(tap(430, 3), 0.3),
  'card-turn': () => finish(cardTurn(), 0.34),
  'card-draw': () => finish(cardDraw(), 0.26),
  'card-lay': () => finish(cardLay(), 0.4),
  duel: () => finish(duel(), 0.36),
  store: () => finish(store(), 0.32),
  riffle: () => finish(riffle(), 0.3),
  'turn-bell': () => finish(bell(0.6, 1046, 0.62), 0.26),
}

/** Low sounds: less than a five-hundredth of each lies above 5 kHz, so half the samples hold them. */
const LOW: ReadonlySet<string> = new Set([
  'arrow',
  'attack',
  'boom',
  'death',
  'heal',
  'heartbeat',
  'riffle',
  'store',
  'volley',
])

/** An effect as the file that ships. */
export function fileOfEffect(name: string): Buffer {
  const signal = effects[name]?.() ?? new Float64Array()
  return LOW.has(name) ? toWav(halved(signal), SAMPLE_RATE / 2) : toWav(signal)
}

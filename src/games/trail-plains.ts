import type { TrailTable } from './trail'
import { kills, life, own, sits, win } from './trail-seats'

/** The first half of the trail: from the dry creek to the canyon. */
export const PLAINS: readonly TrailTable[] = [
  {
    id: 'dry-creek',
    ...own(['dice', 201, 'sheriff', null]),
    others: [
      sits('Dusty', ['easy', 'hothead'], ['outlaw', null]),
      sits('Lou', ['easy', 'cautious'], ['renegade', null]),
      sits('Sage', ['easy', 'generous'], ['outlaw', null]),
    ],
    lesson: { kind: 'role', id: 'sheriff' },
    goals: [win, kills(1), life(2)],
  },
  {
    id: 'card-cabin',
    ...own(['cards', 102, 'sheriff', 'willy-the-kid']),
    others: [
      sits('Bo', ['easy', 'hothead'], ['outlaw', 'bart-cassidy']),
      sits('Robin', ['easy', 'cautious'], ['outlaw', 'rose-doolan']),
      sits('Casey', ['easy', 'sly'], ['renegade', 'kit-carlson']),
    ],
    lesson: { kind: 'card', id: 'bang' },
    goals: [win, kills(3), life(1)],
  },
  {
    id: 'salt-lick',
    ...own(['dice', 403, 'outlaw', 'lucky-duke']),
    others: [
      sits('Ash', ['easy', 'grudge'], ['outlaw', 'jourdonnais']),
      sits('Dakota', ['easy', 'cautious'], ['sheriff', 'sid-ketchum']),
      sits('Remy', ['easy', 'generous'], ['deputy', 'bart-cassidy']),
      sits('Jules', ['easy', 'sly'], ['renegade', 'el-gringo']),
    ],
    lesson: { kind: 'role', id: 'outlaw' },
    goals: [win, kills(2), life(1)],
  },
  {
    id: 'old-mill',
    ...own(['cards', 1, 'outlaw', 'rose-doolan']),
    others: [
      sits('Dusty', ['easy', 'cautious'], ['sheriff', 'jourdonnais']),
      sits('Lou', ['easy', 'sly'], ['renegade', 'black-jack']),
      sits('Robin', ['easy', 'hothead'], ['outlaw', 'jesse-jones']),
    ],
    lesson: { kind: 'card', id: 'winchester' },
    goals: [win, kills(1), life(1)],
  },
  {
    id: 'three-crosses',
    ...own(['dice', 105, 'deputy', 'willy-the-kid']),
    others: [
      sits('Casey', ['easy', 'hothead'], ['outlaw', 'el-gringo']),
      sits('Sage', ['easy', 'grudge'], ['renegade', 'paul-regret']),
    ],
    lesson: { kind: 'die', id: 'gatling' },
    goals: [win, kills(1), life(2)],
  },
  {
    id: 'widow-ford',
    ...own(['cards', 206, 'renegade', 'sid-ketchum']),
    others: [
      sits('Ash', ['easy', 'cautious'], ['sheriff', 'vulture-sam']),
      sits('Bo', ['easy', 'hothead'], ['outlaw', 'calamity-janet']),
      sits('Remy', ['easy', 'grudge'], ['outlaw', 'pedro-ramirez']),
    ],
    lesson: { kind: 'role', id: 'renegade' },
    goals: [win, kills(3), life(2)],
  },
  {
    id: 'beer-wagon',
    ...own(['dice', 407, 'deputy', 'jesse-jones']),
    others: [
      sits('Jules', ['easy', 'cautious'], ['sheriff', 'kit-carlson']),
      sits('Dakota', ['easy', 'hothead'], ['outlaw', 'rose-doolan']),
      sits('Lou', ['easy', 'sly'], ['renegade', 'vulture-sam']),
      sits('Dusty', ['easy', 'generous'], ['outlaw', 'suzy-lafayette']),
    ],
    lesson: { kind: 'die', id: 'beer' },
    goals: [win, { kind: 'feat', feat: 'treated', least: 1 }, kills(2)],
  },
  {
    id: 'fort-lonely',
    ...own(['cards', 208, 'deputy', 'suzy-lafayette']),
    others: [
      sits('Robin', ['easy', 'cautious'], ['sheriff', 'bart-cassidy']),
      sits('Casey', ['easy', 'hothead'], ['outlaw', 'willy-the-kid']),
      sits('Sage', ['easy', 'sly'], ['renegade', 'lucky-duke']),
      sits('Ash', ['easy', 'grudge'], ['outlaw', 'el-gringo']),
    ],
    lesson: { kind: 'card', id: 'beer' },
    goals: [win, kills(2), life(2)],
  },
  {
    id: 'vulture-rock',
    ...own(['dice', 1, 'renegade', 'vulture-sam']),
    others: [
      sits('Bo', ['easy', 'hothead'], ['outlaw', 'slab-the-killer']),
      sits('Dakota', ['easy', 'cautious'], ['sheriff', 'jourdonnais']),
      sits('Remy', ['easy', 'grudge'], ['outlaw', 'calamity-janet']),
    ],
    lesson: { kind: 'character', id: 'vulture-sam' },
    goals: [win, kills(1), life(2)],
  },
  {
    id: 'county-jail',
    ...own(['cards', 110, 'sheriff', 'jourdonnais']),
    others: [
      sits('Jules', ['easy', 'sly'], ['outlaw', 'kit-carlson']),
      sits('Dusty', ['easy', 'generous'], ['deputy', 'jesse-jones']),
      sits('Lou', ['easy', 'hothead'], ['outlaw', 'willy-the-kid']),
      sits('Robin', ['easy', 'cautious'], ['renegade', 'paul-regret']),
    ],
    lesson: { kind: 'card', id: 'jail' },
    goals: [win, { kind: 'spare', role: 'deputy' }, kills(2)],
  },
  {
    id: 'powder-house',
    ...own(['dice', 611, 'outlaw', 'black-jack']),
    others: [
      sits('Casey', ['easy', 'cautious'], ['sheriff', 'bart-cassidy']),
      sits('Sage', ['easy', 'hothead'], ['outlaw', 'pedro-ramirez']),
      sits('Ash', ['easy', 'grudge'], ['renegade', 'willy-the-kid']),
    ],
    lesson: { kind: 'die', id: 'dynamite' },
    goals: [win, kills(2), life(2)],
  },
  {
    id: 'slab-canyon',
    ...own(['cards', 12, 'sheriff', 'slab-the-killer']),
    others: [
      sits('Dakota', ['easy', 'hothead'], ['outlaw', 'suzy-lafayette']),
      sits('Bo', ['easy', 'sly'], ['renegade', 'el-gringo']),
      sits('Remy', ['easy', 'cautious'], ['outlaw', 'rose-doolan']),
      sits('Jules', ['easy', 'generous'], ['deputy', 'sid-ketchum']),
    ],
    lesson: { kind: 'character', id: 'slab-the-killer' },
    goals: [win, kills(2), life(5)],
  },
]

import type { CharacterId, DiceAction, Face } from '@/games/dice'
import type { ChapterId } from './entries'
import { aim, drink, roll, script, stop, type Script } from './script'

const takeArrow: DiceAction = { type: 'take-arrow' }
const dropArrow: DiceAction = { type: 'drop-arrow' }
const clear = (target: number): DiceAction => ({ type: 'clear-arrow', target })

const FIVE = [9, 8, 6, 7, 8] as const
const FOUR = [9, 8, 6, 7] as const

/** Examples of chapters: a whole turn, the attack, two distances, and two ways to win. */
export const CHAPTER_EXAMPLES: Readonly<Partial<Record<ChapterId, Script>>> = {
  turn: script(
    { life: FIVE },
    roll('a1bdg'),
    roll('b1', [0, 4]),
    stop,
    aim(1, 1),
    aim(4, 4),
    drink(0, 0),
    drink(2, 2),
  ),
  distance: script({ life: FIVE }, roll('12bdd'), stop, aim(0, 4), aim(1, 2), drink(2, 0)),
  attack: script({ life: FOUR, arrows: [2, 3, 1, 2] }, roll('ab1dg')),
  winning: script({ life: [1, 8, 6, 7], turn: 1 }, roll('1bddg'), stop, aim(0, 0)),
  three: script({ life: [7, 8, 1] }, roll('2bddg'), stop, aim(0, 2)),
}

/** One example a face. */
export const FACE_EXAMPLES: Readonly<Record<Face, Script>> = {
  arrow: script({ life: FIVE }, roll('aa1bg'), roll('a', [1])),
  dynamite: script({ life: FIVE }, roll('dd1b2'), roll('db', [2, 3]), aim(4, 2), drink(3, 0)),
  one: script({ life: FIVE }, roll('11bdd'), stop, aim(0, 1), aim(1, 4), drink(2, 0)),
  two: script({ life: FIVE }, roll('22bdd'), stop, aim(0, 2), aim(1, 3), drink(2, 0)),
  beer: script({ life: FIVE }, roll('bb1dd'), stop, aim(2, 1), drink(0, 0), drink(1, 2)),
  gatling: script({ life: FIVE, arrows: [3, 0, 1] }, roll('gggbd'), stop, drink(3, 0)),
}

/** One example a character: the ability at work. */
export const CHARACTER_EXAMPLES: Readonly<Record<CharacterId, Script>> = {
  'bart-cassidy': script(
    { life: [9, 8, 3, 7, 8], who: 'bart-cassidy', at: 2, arrows: [2, 1, 0, 2, 0] },
    roll('2bddg'),
    stop,
    aim(0, 2),
    takeArrow,
    drink(1, 0),
  ),
  'black-jack': script(
    { life: FIVE, who: 'black-jack' },
    roll('dd1bg'),
    roll('1b', [0, 1]),
    stop,
    aim(0, 1),
    aim(2, 1),
    drink(1, 0),
    drink(3, 0),
  ),
  'calamity-janet': script(
    { life: FOUR, who: 'calamity-janet' },
    roll('1bddg'),
    stop,
    aim(0, 2),
    drink(1, 0),
  ),
  'el-gringo': script(
    { life: FIVE.map((life) => Math.min(life, 7)), who: 'el-gringo', at: 1 },
    roll('11bdd'),
    stop,
    aim(0, 1),
    aim(1, 1),
    drink(2, 0),
  ),
  'jesse-jones': script(
    { life: [3, 8, 6, 7, 8], who: 'jesse-jones' },
    roll('bb1dg'),
    stop,
    aim(2, 1),
    drink(0, 0),
    drink(1, 0),
  ),
  jourdonnais: script(
    { life: [9, 6, 6, 7], who: 'jourdonnais', at: 1, arrows: [2, 4, 1, 1] },
    roll('ab1dg'),
  ),
  'kit-carlson': script(
    { life: [7, 8, 6, 7, 8], who: 'kit-carlson', arrows: [2, 0, 3] },
    roll('gg1bd'),
    stop,
    aim(2, 1),
    drink(3, 0),
    clear(0),
    clear(2),
  ),
  'lucky-duke': script(
    { life: FIVE, who: 'lucky-duke' },
    roll('2bdg1'),
    roll('2g1', [0, 1, 4]),
    roll('bg', [0, 4]),
    roll('g', [0]),
  ),
  'paul-regret': script(
    { life: FIVE, who: 'paul-regret', at: 2 },
    roll('gggbd'),
    stop,
    drink(3, 0),
  ),
  'pedro-ramirez': script(
    { life: FIVE, who: 'pedro-ramirez', at: 1, arrows: [0, 3] },
    roll('11bdd'),
    stop,
    aim(0, 1),
    aim(1, 1),
    dropArrow,
    dropArrow,
    drink(2, 0),
  ),
  'rose-doolan': script(
    { life: [9, 8, 6, 7, 8, 8], who: 'rose-doolan' },
    roll('12bdd'),
    stop,
    aim(0, 2),
    aim(1, 3),
    drink(2, 0),
  ),
  'sid-ketchum': script(
    { life: FIVE, who: 'sid-ketchum' },
    { type: 'gift', target: 2 },
    roll('1bddg'),
    stop,
    aim(0, 1),
    drink(1, 0),
  ),
  'slab-the-killer': script(
    { life: FIVE, who: 'slab-the-killer' },
    roll('b1ddg'),
    stop,
    aim(1, 1, true),
  ),
  'suzy-lafayette': script(
    { life: [6, 8, 6, 7, 8], who: 'suzy-lafayette' },
    roll('bgddg'),
    stop,
    drink(0, 2),
  ),
  'vulture-sam': script(
    { life: [9, 1, 5, 7, 8], who: 'vulture-sam', at: 2 },
    roll('1bddg'),
    stop,
    aim(0, 1),
    drink(1, 0),
  ),
  'willy-the-kid': script(
    { life: FIVE, who: 'willy-the-kid', arrows: [2] },
    roll('ggbdd'),
    stop,
    drink(2, 0),
  ),
}

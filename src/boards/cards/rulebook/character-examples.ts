import type { CharacterId } from '@/games/cards'
import { REST } from './examples'
import { end, pass, play, script, show, type Script } from './script'

/** One example a character: the ability at work. */
export const CHARACTER_EXAMPLES: Readonly<Record<CharacterId, Script>> = {
  'bart-cassidy': script(
    { hands: [['bang-8D'], ['bang-3D']], deck: ['beer-9H', ...REST], who: 'bart-cassidy', at: 1 },
    play('bang-8D', 1),
    pass,
  ),
  'black-jack': script(
    {
      deck: ['missed-6S', 'beer-9H', 'bang-4D', ...REST],
      who: 'black-jack',
      turn: 3,
      turns: 2,
    },
    end,
  ),
  'calamity-janet': script(
    { hands: [['bang-KD'], ['bang-7D']], deck: REST, who: 'calamity-janet', turn: 1 },
    play('bang-7D', 0),
    show('bang-KD'),
  ),
  'el-gringo': script(
    { hands: [['bang-8D', 'beer-9H'], ['bang-3D']], deck: REST, who: 'el-gringo', at: 1 },
    play('bang-8D', 1),
    { type: 'pass', chance: [0] },
  ),
  'jesse-jones': script(
    {
      hands: [['missed-2S'], ['beer-9H', 'bang-3D']],
      deck: ['bang-4D', ...REST],
      who: 'jesse-jones',
      isFresh: true,
    },
    { type: 'draw', from: 1, chance: [0] },
  ),
  jourdonnais: script(
    { hands: [[], ['bang-7D']], deck: ['beer-10H', ...REST], who: 'jourdonnais', turn: 1 },
    play('bang-7D', 0),
    { type: 'jourdonnais' },
  ),
  'kit-carlson': script(
    {
      hands: [['missed-2S']],
      deck: ['bang-4D', 'beer-9H', 'missed-6S', ...REST],
      who: 'kit-carlson',
      isFresh: true,
    },
    { type: 'put-back', card: 'missed-6S' },
  ),
  'lucky-duke': script(
    {
      hands: [[], ['bang-7D']],
      inPlay: [['barrel-QS']],
      deck: ['missed-6S', 'beer-10H', ...REST],
      who: 'lucky-duke',
      turn: 1,
    },
    play('bang-7D', 0),
    { type: 'barrel' },
    { type: 'choose', card: 'beer-10H' },
  ),
  'paul-regret': script(
    { hands: [['remington-KC', 'bang-8D']], deck: REST, who: 'paul-regret', at: 2 },
    play('remington-KC'),
    play('bang-8D', 2),
    pass,
  ),
  'pedro-ramirez': script(
    {
      hands: [['missed-2S']],
      deck: ['bang-4D', ...REST],
      discard: ['beer-9H', 'bang-3D'],
      who: 'pedro-ramirez',
      isFresh: true,
    },
    { type: 'draw', from: 'discard' },
  ),
  'rose-doolan': script(
    { hands: [['bang-8D']], deck: REST, who: 'rose-doolan' },
    play('bang-8D', 2),
    pass,
  ),
  'sid-ketchum': script(
    {
      hands: [['missed-2S', 'bang-3D', 'bang-8D']],
      life: { 0: 2 },
      deck: REST,
      who: 'sid-ketchum',
    },
    { type: 'heal', discard: ['missed-2S', 'bang-3D'] },
  ),
  'slab-the-killer': script(
    {
      hands: [['bang-8D'], ['missed-2S', 'bang-3D']],
      deck: REST,
      who: 'slab-the-killer',
    },
    play('bang-8D', 1),
    show('missed-2S'),
    pass,
  ),
  'suzy-lafayette': script(
    { hands: [['bang-8D']], deck: ['beer-9H', ...REST], who: 'suzy-lafayette' },
    play('bang-8D', 1),
    pass,
  ),
  'vulture-sam': script(
    {
      hands: [['bang-8D'], ['missed-2S', 'bang-3D']],
      inPlay: [[], ['barrel-QS']],
      life: { 1: 1 },
      deck: REST,
      who: 'vulture-sam',
      at: 2,
    },
    play('bang-8D', 1),
    pass,
    pass,
  ),
  'willy-the-kid': script(
    { hands: [['bang-8D', 'bang-4C']], deck: REST, who: 'willy-the-kid' },
    play('bang-8D', 1),
    pass,
    play('bang-4C', 3),
    pass,
  ),
}

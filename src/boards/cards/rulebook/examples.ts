import type { CardId, KindId } from '@/games/cards'
import type { ChapterId } from './entries'
import { end, pass, play, script, show, take, type Script } from './script'

/** Cards that lie under what an example needs. */
export const REST: readonly CardId[] = ['missed-7S', 'bang-2D', 'bang-5C', 'missed-QC', 'bang-9D']

/** Examples of chapters; distance has its ring. */
export const CHAPTER_EXAMPLES: Readonly<Partial<Record<ChapterId, Script>>> = {
  turn: script(
    {
      hands: [['bang-8D', 'missed-2S', 'beer-7H', 'panic-8D', 'missed-10C']],
      life: { 0: 4 },
      deck: ['schofield-JC', 'bang-4D', ...REST],
      turn: 3,
      turns: 2,
    },
    end,
    play('schofield-JC'),
    play('bang-8D', 2),
    pass,
    end,
    { type: 'discard', card: 'panic-8D' },
  ),
  draw: script(
    {
      inPlay: [[], ['dynamite-2H', 'jail-4H']],
      deck: ['bang-KH', 'beer-6H', ...REST],
      turn: 0,
      turns: 2,
    },
    end,
  ),
  order: script(
    {
      hands: [['gatling-10H'], ['missed-3S'], ['bang-6D'], ['beer-8H']],
      inPlay: [[], [], [], ['barrel-QS']],
      life: { 3: 1 },
      deck: ['bang-3C', 'bang-7C', ...REST],
      who: 'bart-cassidy',
      at: 2,
    },
    play('gatling-10H'),
    show('missed-3S'),
    pass,
    { type: 'barrel' },
    pass,
    show('beer-8H'),
  ),
  falling: script(
    {
      hands: [['bang-AS', 'bang-KD'], ['missed-4S']],
      inPlay: [['volcanic-10S'], ['mustang-8H']],
      life: { 1: 1 },
      deck: REST,
      who: 'rose-doolan',
    },
    play('bang-AS', 1),
    pass,
    pass,
  ),
  winning: script(
    { hands: [[], ['bang-9C']], life: { 0: 1 }, turn: 1, deck: REST },
    play('bang-9C', 0),
    pass,
  ),
}

/** One example a card. */
export const KIND_EXAMPLES: Readonly<Record<KindId, Script>> = {
  bang: script({ hands: [['bang-8D'], ['beer-6H']], deck: REST }, play('bang-8D', 1), pass),
  missed: script(
    { hands: [['bang-8D'], ['missed-2S']], deck: REST },
    play('bang-8D', 1),
    show('missed-2S'),
  ),
  beer: script({ hands: [['beer-6H']], life: { 0: 3 }, deck: REST }, play('beer-6H')),
  saloon: script(
    { hands: [['saloon-5H']], life: { 0: 3, 1: 2, 2: 3 }, deck: REST },
    play('saloon-5H'),
  ),
  stagecoach: script(
    { hands: [['stagecoach-9S']], deck: ['bang-4D', 'beer-9H', ...REST] },
    play('stagecoach-9S'),
  ),
  'wells-fargo': script(
    { hands: [['wells-fargo-3H']], deck: ['bang-4D', 'beer-9H', 'missed-5S', ...REST] },
    play('wells-fargo-3H'),
  ),
  'general-store': script(
    {
      hands: [['general-store-9C']],
      deck: ['beer-9H', 'bang-4D', 'remington-KC', 'missed-5S', ...REST],
    },
    play('general-store-9C'),
    take('remington-KC'),
    take('beer-9H'),
    take('bang-4D'),
    take('missed-5S'),
  ),
  panic: script(
    { hands: [['panic-JH'], ['bang-3D']], inPlay: [[], ['scope-AS']], deck: REST },
    play('panic-JH', 1, 'scope-AS'),
  ),
  'cat-balou': script(
    { hands: [['cat-balou-KH'], [], ['bang-3D']], inPlay: [[], [], ['barrel-KS']], deck: REST },
    play('cat-balou-KH', 2, 'barrel-KS'),
  ),
  duel: script(
    { hands: [['duel-8C', 'bang-5D'], [], ['bang-6C', 'missed-8S']], deck: REST },
    play('duel-8C', 2),
    show('bang-6C'),
    show('bang-5D'),
    pass,
  ),
  gatling: script(
    {
      hands: [['gatling-10H'], ['missed-3S'], ['bang-6D'], ['bang-7D']],
      inPlay: [[], [], [], ['barrel-QS']],
      deck: ['beer-10H', ...REST],
    },
    play('gatling-10H'),
    show('missed-3S'),
    pass,
    { type: 'barrel' },
  ),
  indians: script(
    { hands: [['indians-KD'], ['bang-3D'], ['missed-6S'], ['bang-7D']], deck: REST },
    play('indians-KD'),
    show('bang-3D'),
    pass,
    show('bang-7D'),
  ),
  jail: script(
    { hands: [['jail-10S']], deck: ['bang-9D', ...REST.slice(0, 4)], turns: 2 },
    play('jail-10S', 1),
    end,
  ),
  barrel: script(
    {
      hands: [['beer-8H'], ['bang-7D']],
      inPlay: [['barrel-QS']],
      deck: ['beer-10H', ...REST],
      turn: 1,
    },
    play('bang-7D', 0),
    { type: 'barrel' },
  ),
  mustang: script(
    { hands: [['bang-8D'], ['mustang-9H']], deck: REST, turn: 1 },
    play('mustang-9H'),
    end,
  ),
  scope: script(
    { hands: [['scope-AS', 'bang-8D']], deck: REST },
    play('scope-AS'),
    play('bang-8D', 2),
    pass,
  ),
  dynamite: script(
    {
      inPlay: [[], [], [], ['dynamite-2H']],
      deck: ['bang-KH', 'bang-3C', 'bang-4C', 'missed-5S', ...REST],
      turn: 2,
      turns: 3,
    },
    end,
    end,
  ),
  schofield: script(
    { hands: [['schofield-QC', 'bang-8D']], deck: REST },
    play('schofield-QC'),
    play('bang-8D', 2),
    pass,
  ),
  volcanic: script(
    { hands: [['volcanic-10C', 'bang-8D', 'bang-4C']], deck: REST, who: 'rose-doolan' },
    play('bang-8D', 1),
    pass,
    play('volcanic-10C'),
    play('bang-4C', 3),
    pass,
  ),
  remington: script(
    { seats: 6, hands: [['remington-KC', 'bang-8D']], deck: REST },
    play('remington-KC'),
    play('bang-8D', 3),
    pass,
  ),
  'rev-carabine': script(
    {
      seats: 6,
      hands: [['rev-carabine-AC', 'bang-8D']],
      inPlay: [[], [], [], ['mustang-8H']],
      deck: REST,
    },
    play('rev-carabine-AC'),
    play('bang-8D', 3),
    pass,
  ),
  winchester: script(
    {
      seats: 6,
      hands: [['winchester-8S', 'bang-8D']],
      inPlay: [[], [], [], ['mustang-8H']],
      deck: REST,
      who: 'paul-regret',
      at: 3,
    },
    play('winchester-8S'),
    play('bang-8D', 3),
    pass,
  ),
}

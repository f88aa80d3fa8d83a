import type { Words } from '../words'

export const characters: Words['characters'] = {
  'bart-cassidy': {
    name: 'Bart Cassidy',
    ability:
      'Pour chaque point de vie qu’un tir ou la Gatling lui ferait perdre, il peut prendre une flèche à la place. Jamais la dernière de la réserve.',
  },
  'black-jack': {
    name: 'Black Jack',
    ability:
      'La Dynamite n’est pas bloquée pour lui : il peut la relancer tant que moins de trois sont visibles.',
  },
  'calamity-janet': {
    name: 'Calamity Janet',
    ability: 'Elle peut utiliser chaque Viseur 1 comme un 2, et chaque 2 comme un 1.',
  },
  'el-gringo': {
    name: 'El Gringo',
    ability:
      'Quiconque lui fait perdre des points de vie, par ses tirs ou à la Gatling, doit prendre une flèche.',
  },
  'jesse-jones': {
    name: 'Jesse Jones',
    ability:
      'Avec quatre points de vie ou moins, chaque Bière qu’il boit à son propre tour lui en rend deux.',
  },
  jourdonnais: {
    name: 'Jourdonnais',
    ability:
      'Une attaque ne lui coûte jamais plus d’un point de vie, quel que soit le nombre de ses flèches.',
  },
  'kit-carlson': {
    name: 'Kit Carlson',
    ability:
      'Pour chaque Gatling obtenue, il peut retirer une flèche à n’importe quel joueur, lui compris.',
  },
  'lucky-duke': {
    name: 'Lucky Duke',
    ability: 'À son tour, il peut lancer les dés quatre fois au lieu de trois.',
  },
  'paul-regret': {
    name: 'Paul Regret',
    ability: 'La Gatling ne le blesse jamais.',
  },
  'pedro-ramirez': {
    name: 'Pedro Ramirez',
    ability:
      'Pour chaque point de vie perdu, il peut défausser une de ses flèches. Le point de vie est perdu quand même.',
  },
  'rose-doolan': {
    name: 'Rose Doolan',
    ability:
      'Ses Viseurs portent une place plus loin : un 1 touche à une ou deux places, un 2 à deux ou trois.',
  },
  'sid-ketchum': {
    name: 'Sid Ketchum',
    ability:
      'Au début de son tour, un joueur de son choix gagne un point de vie. Ce peut être lui-même.',
  },
  'slab-the-killer': {
    name: 'Slab the Killer',
    ability: 'Une fois par tour, il peut sacrifier une Bière pour qu’un Viseur compte double.',
  },
  'suzy-lafayette': {
    name: 'Suzy Lafayette',
    ability: 'Si son tirage final ne montre aucun Viseur, elle gagne deux points de vie.',
  },
  'vulture-sam': {
    name: 'Vulture Sam',
    ability: 'Chaque fois qu’un autre joueur est éliminé, il gagne deux points de vie.',
  },
  'willy-the-kid': {
    name: 'Willy the Kid',
    ability: 'Deux Gatling lui suffisent pour tirer.',
  },
}

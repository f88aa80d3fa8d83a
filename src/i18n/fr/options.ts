import type { Words } from '../words'

export const options: Words['options'] = {
  editions: {
    international: 'Internationale',
    german: 'Édition allemande',
    own: 'Règles maison',
  },
  dynamiteTiming: {
    title: 'Trois Dynamite',
    before: { label: 'D’abord', text: 'La blessure vient avant de résoudre les autres dés.' },
    after: { label: 'À la fin', text: 'On résout d’abord les autres dés, puis vient la blessure.' },
  },
  gringoGranularity: {
    title: 'La flèche pour El Gringo',
    batch: {
      label: 'Par salve',
      text: 'Une flèche pour tous les tirs ensemble, une pour la Gatling.',
    },
    turn: { label: 'Par tour', text: 'Une flèche au plus dans tout le tour.' },
    life: { label: 'Par point', text: 'Une flèche pour chaque point de vie qu’il perd.' },
  },
  gringoGatling: {
    title: 'El Gringo et la Gatling',
    after: {
      label: 'Défausser d’abord',
      text: 'Le tireur défausse ses flèches, puis prend celle pour El Gringo et la garde.',
    },
    before: {
      label: 'Prendre d’abord',
      text: 'Le tireur prend la flèche pour El Gringo et la défausse avec les autres.',
    },
  },
  jesseThreshold: {
    title: 'La soif de Jesse Jones',
    once: {
      label: 'Vérifié une fois',
      text: 'Quatre points de vie ou moins : vérifié avant sa première Bière.',
    },
    perBeer: {
      label: 'À chaque Bière',
      text: 'Quatre points de vie ou moins : vérifié de nouveau avant chaque Bière.',
    },
  },
  kitSpread: {
    title: 'Les flèches de Kit Carlson',
    any: {
      label: 'De tous',
      text: 'Quand sa Gatling tire, il peut retirer des flèches à plusieurs joueurs.',
    },
    oneOther: {
      label: 'D’un seul',
      text: 'Quand sa Gatling tire, toutes les flèches viennent d’un seul autre joueur.',
    },
  },
  roseWrap: {
    title: 'La portée de Rose Doolan',
    true: {
      label: 'Tour de table',
      text: 'Sa place en plus se compte tout autour de la table.',
    },
    false: { label: 'Au plus court', text: 'Elle ne va jamais au-delà du chemin le plus court.' },
  },
  threeIndianCredit: {
    title: 'À trois : mort dans une attaque',
    none: {
      label: 'À personne',
      text: 'Elle ne compte pour personne ; les deux autres s’expliquent.',
    },
    taker: { label: 'Dernière flèche', text: 'Elle compte pour qui a pris la dernière flèche.' },
  },
  threeAllDead: {
    title: 'À trois : tous tombent ensemble',
    draw: { label: 'Nul', text: 'Personne ne gagne.' },
    outlaw: { label: 'Hors-la-loi', text: 'Le Hors-la-loi gagne.' },
  },
}

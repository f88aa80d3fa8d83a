import type { Words } from '../words'

export const home: Words['home'] = {
  motto: 'Cinq dés, un Shérif,\net personne d’autre à qui se fier.',
  continue: 'Continuer',
  asked: {
    roll: 'Tour {{turn}}, à toi de lancer',
    aim: 'Tour {{turn}}, à toi de viser',
    drink: 'Tour {{turn}}, tu sers la Bière',
    gift: 'Tour {{turn}}, tu offres un point de vie',
    dodge: 'Tour {{turn}}, tu es sous le feu',
    shed: 'Tour {{turn}}, tu es sous le feu',
    clear: 'Tour {{turn}}, tu retires des flèches',
    reveal: 'Tour {{turn}}, un rôle se dévoile',
  },
  othersTurn: 'Tour {{turn}}, à {{name}} de jouer',
  isOver: 'C’est fini : vois qui a gagné',
  bullets_one: '{{count}} balle',
  bullets_other: '{{count}} balles',
  fallen: 'hors jeu',
  alive: '{{number}} en vie',
  doors: {
    alone: 'Jouer en solo',
    aloneSub: 'contre des bots, {{number}} niveaux',
    again: 'La même chose',
    againSub: '{{count}} à table, comme avant',
    pass: 'À tour de rôle',
    passSub: 'un téléphone pour toute la table',
    rules: 'Règles',
    settings: 'Réglages',
    about: 'À propos',
  },
  abandon: {
    title: 'Une partie attend',
    text: 'Si tu redistribues, elle est perdue pour de bon. Elle en est au tour {{turn}}, avec {{number}} joueurs en vie.',
    yes: 'Redistribuer',
    no: 'La continuer',
  },
}

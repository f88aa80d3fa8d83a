import type { Words } from '../words'

export const replay: Words['replay'] = {
  back: 'Retour au résultat',
  dealt: 'Les cartes sont distribuées.',
  turn: 'Tour {{turn}} sur {{turns}}',
  place: 'Moment de la partie',
  placeValue: 'Tour {{turn}} sur {{turns}}. {{line}}',
  play: 'Lecture',
  pause: 'Pause',
  again: 'Depuis le début',
  previousTurn: 'Tour précédent',
  nextTurn: 'Tour suivant',
  previousEvent: 'Un événement en arrière',
  nextEvent: 'Un événement en avant',
  speed: 'Vitesse {{speed}}',
  seat: 'Place {{number}}',
  seatHint: 'Va au prochain tour de ce joueur',
  ownEyes: 'Revoir comme tu l’as vu',
  why: 'Pourquoi ce choix ?',
  allOpen: 'Retourner toutes les cartes',
}

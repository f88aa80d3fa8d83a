import type { WordsWithFew } from '../words'

export const replay: WordsWithFew['replay'] = {
  back: 'Zpět k výsledku',
  dealt: 'Karty jsou rozdané.',
  turn: '{{turn}}. tah z {{turns}}',
  place: 'Místo ve hře',
  placeValue: '{{turn}}. tah z {{turns}}. {{line}}',
  play: 'Přehrát',
  pause: 'Pozastavit',
  again: 'Od začátku',
  previousTurn: 'Předchozí tah',
  nextTurn: 'Další tah',
  previousEvent: 'O událost zpět',
  nextEvent: 'O událost dál',
  speed: 'Tempo {{speed}}',
  seat: 'Místo {{number}}',
  seatHint: 'Přejde na další tah tohoto hráče',
  ownEyes: 'Přehrát tvýma očima',
  why: 'Proč to?',
  allOpen: 'Odkrýt všechny karty',
}

import type { Words } from '../words'

export const replay: Words['replay'] = {
  back: 'Zurück zum Ergebnis',
  dealt: 'Die Karten sind verteilt.',
  turn: 'Zug {{turn}} von {{turns}}',
  place: 'Stelle in der Partie',
  placeValue: 'Zug {{turn}} von {{turns}}. {{line}}',
  play: 'Abspielen',
  pause: 'Anhalten',
  again: 'Von vorn',
  previousTurn: 'Voriger Zug',
  nextTurn: 'Nächster Zug',
  previousEvent: 'Ein Ereignis zurück',
  nextEvent: 'Ein Ereignis weiter',
  speed: 'Tempo {{speed}}',
  seat: 'Platz {{number}}',
  seatHint: 'Geht zum nächsten Zug dieses Spielers',
  ownEyes: 'So zeigen, wie du es gesehen hast',
  why: 'Warum das?',
  allOpen: 'Alle Karten aufdecken',
}

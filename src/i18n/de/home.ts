import type { Words } from '../words'

export const home: Words['home'] = {
  motto: 'Fünf Würfel, ein Sheriff,\nund sonst ist keinem zu trauen.',
  continue: 'Weiter',
  asked: {
    roll: 'Zug {{turn}}, du bist mit Würfeln dran',
    aim: 'Zug {{turn}}, du zielst',
    drink: 'Zug {{turn}}, du schenkst das Bier aus',
    gift: 'Zug {{turn}}, du verschenkst einen Lebenspunkt',
    dodge: 'Zug {{turn}}, du wirst getroffen',
    shed: 'Zug {{turn}}, du wirst getroffen',
    clear: 'Zug {{turn}}, du entfernst Pfeile',
    reveal: 'Zug {{turn}}, eine Rolle wird aufgedeckt',
  },
  othersTurn: 'Zug {{turn}}, {{name}} ist dran',
  isOver: 'Die Partie ist aus: Wer hat gewonnen?',
  bullets_one: '{{count}} Patrone',
  bullets_other: '{{count}} Patronen',
  fallen: 'ausgeschieden',
  alive: 'noch {{number}} im Spiel',
  doors: {
    alone: 'Allein spielen',
    aloneSub: 'gegen {{number}} Arten von Bots',
    again: 'Noch mal so',
    againSub: '{{count}} am Tisch, wie zuletzt',
    pass: 'Reihum spielen',
    passSub: 'ein Handy für den ganzen Tisch',
    rules: 'Regeln',
    settings: 'Einstellungen',
    about: 'Über',
  },
  abandon: {
    title: 'Eine Partie wartet',
    text: 'Wenn du neu austeilst, ist sie endgültig weg. Sie steht in Zug {{turn}}, noch {{number}} sind im Spiel.',
    yes: 'Neu austeilen',
    no: 'Weiterspielen',
  },
}

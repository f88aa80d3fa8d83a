import type { TalkWords } from '../words'

export const talk: TalkWords = {
  nameless: 'Cowboy',
  suspects: {
    outlaw: {
      a: '{{name}} riecht nach Bandit.',
      b: '{{name}} behalte ich im Auge.',
      c: 'Das sah nach Bandit aus, {{name}}.',
    },
    renegade: {
      a: '{{name}} spielt auf eigene Rechnung.',
      b: 'Auf welcher Seite steht {{name}}?',
      c: '{{name}}? Gesetzloser, wette ich.',
    },
  },
  accuses: {
    outlaw: {
      a: '{{name}} ist Bandit. Sonnenklar.',
      b: 'Kein Zweifel mehr: Bandit, {{name}}.',
      c: 'Alle haben es gesehen: {{name}} reitet mit den Banditen.',
    },
    renegade: {
      a: '{{name}} ist der Gesetzlose. Denkt an meine Worte.',
      b: 'Ich kenne deine Karte, {{name}}: Gesetzloser.',
      c: '{{name}} will uns alle unter der Erde sehen.',
    },
  },
  trusts: {
    a: '{{name}} hält zum Stern.',
    b: 'Mit {{name}} würde ich trinken.',
    c: '{{name}} trägt einen Stern unter der Jacke.',
  },
  wavers: {
    a: 'Aus {{name}} werde ich nicht klug.',
    b: 'Hm, {{name}}. Wozu war das gut?',
    c: '{{name}} gibt mir Rätsel auf.',
  },
  'claims-loyalty': {
    a: 'Ich stehe zum Gesetz, fragt, wen ihr wollt.',
    b: 'Schaut nicht mich an. Ich halte zum Stern.',
    c: 'Ihr täuscht euch in mir.',
  },
  protests: {
    a: 'He, {{name}}! Wofür war das?',
    b: 'Falsches Ziel, {{name}}!',
    c: 'Das tat weh, {{name}}!',
  },
  'vows-revenge': {
    a: 'Das vergesse ich dir nicht, {{name}}.',
    b: 'Das zahle ich dir heim, {{name}}.',
    c: 'Sieh dich vor, {{name}}.',
  },
  thanks: {
    a: 'Auf dein Wohl, {{name}}!',
    b: 'Sehr verbunden, {{name}}.',
    c: 'Ich schulde dir was, {{name}}.',
  },
  cheers: {
    a: 'Ein Halunke weniger.',
    b: '{{name}} hat es so gewollt.',
    c: 'Die Luft ist schon besser.',
  },
  regrets: {
    a: '{{name}} hatte Besseres verdient.',
    b: 'Ein trauriger Tag für das Gesetz.',
    c: 'Ruhe sanft, {{name}}.',
  },
  'fears-arrows': {
    a: 'Der Vorrat wird klein. Das gefällt mir nicht.',
    b: 'Hört ihr die Trommeln?',
    c: 'Zu viele Pfeile hier.',
  },
  'curses-dynamite': {
    a: 'Verflixtes Dynamit!',
    b: 'Meine Augenbrauen!',
    c: 'Wer hat das Zeug nur gebaut?',
  },
  'sides-with': {
    a: 'Du triffst {{other}}, {{name}}. Ich mag {{other}}.',
    b: 'Lass {{other}} in Ruhe, {{name}}.',
    c: 'Was hat {{other}} dir getan, {{name}}?',
  },
  approves: {
    a: 'Das hat {{other}} verdient. Gut so, {{name}}.',
    b: 'Sauber, {{name}}. {{other}} war mir nie geheuer.',
    c: '{{name}} trifft {{other}}, und ich weine nicht.',
  },
  'doubts-help': {
    a: 'Hilfe für {{other}}, {{name}}? Im Ernst?',
    b: '{{name}} kümmert sich um {{other}}. Warum bloß?',
    c: 'Überleg dir, wem du hilfst, {{name}}. Nicht {{other}}.',
  },
  'curses-jail': {
    a: 'Schon wieder Gitter. Danke, {{name}}.',
    b: '{{name}}, ich habe nichts getan!',
    c: 'Ich bin schneller draußen, als dir lieb ist, {{name}}.',
  },
  'misses-card': {
    a: 'Finger weg von meinen Karten, {{name}}!',
    b: 'Dieb! {{name}}, das war meine.',
    c: 'Die hätte ich gleich gebraucht, {{name}}.',
  },
  'praises-barrel': {
    a: 'Gutes altes Fass.',
    b: 'Schießt ruhig auf das Fass.',
    c: 'Massive Eiche.',
  },
  toasts: {
    a: 'Das tut gut.',
    b: 'Noch eine Runde!',
    c: 'Wie neu.',
  },
  'boasts-weapon': {
    a: 'Jetzt sitzt keiner mehr zu weit weg.',
    b: 'Ist sie nicht schön?',
    c: 'Von hier sehe ich euch alle.',
  },
}

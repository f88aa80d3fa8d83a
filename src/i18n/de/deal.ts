import type { Words } from '../words'

export const deal: Words['deal'] = {
  title: 'Das Austeilen',
  steps: {
    roles: 'Die Rollen werden verdeckt ausgeteilt.',
    sheriff: '{{name}} ist der Sheriff.',
    sheriff_you: 'Du bist der Sheriff.',
    sheriffBegins: '{{name}} ist der Sheriff und beginnt.',
    sheriffBegins_you: 'Du bist der Sheriff und beginnst.',
    open: 'Zu dritt liegen alle Rollen offen.',
    openBegins: 'Alle Rollen liegen offen. {{name}} beginnt.',
    openBegins_you: 'Alle Rollen liegen offen. Du beginnst.',
    characters: 'Jetzt die Charaktere.',
    noCharacters: 'Diesmal hat niemand einen Charakter.',
  },
  skip: 'Das Austeilen überspringen',
  hold: 'Gedrückt halten zeigt deine Rolle',
  holdOpen: 'Gedrückt halten zeigt deine Karte',
  holdHint: 'Deine Karte ist nur offen, solange du sie gedrückt hältst.',
  letGo: 'Lass los, und sie ist verdeckt.',
  letGoOpen: 'Lass los, um sie abzulegen.',
  cardDown: 'Deine Rollenkarte, verdeckt',
  cardUp: 'Deine Rolle: {{role}}. {{goal}} {{text}}',
  seat: '{{name}}, {{character}}, {{role}}, {{life}}',
  toTable: 'An den Tisch',
  goals: {
    sheriff: {
      goal: 'Schalte alle Banditen und Gesetzlosen aus.',
      text_zero: 'Kein Hilfssheriff steht dir bei.',
      text_one: 'Du gewinnst zusammen mit deinem Hilfssheriff, auch wenn er ausscheidet.',
      text_other: 'Du gewinnst zusammen mit deinen Hilfssheriffs, auch wenn sie ausscheiden.',
    },
    deputy: {
      goal: 'Halte den Sheriff am Leben.',
      text: 'Du gewinnst mit ihm, sobald kein Bandit und kein Gesetzloser mehr da ist, auch wenn du ausscheidest.',
    },
    outlaw: {
      goal: 'Schalte den Sheriff aus.',
      text_zero: 'Du gewinnst, auch wenn du ausscheidest.',
      text_one:
        'Du gewinnst zusammen mit dem anderen Banditen, auch wenn einer von euch ausscheidet.',
      text_other: 'Du gewinnst zusammen mit den anderen Banditen, auch wenn ihr ausscheidet.',
    },
    renegade: {
      goal: 'Sei der Letzte im Spiel.',
      text_zero: 'Alle anderen müssen ausscheiden, der Sheriff zuletzt.',
      text_one: 'Alle anderen müssen ausscheiden, auch der andere Gesetzlose, der Sheriff zuletzt.',
      text_other:
        'Alle anderen müssen ausscheiden, auch die anderen Gesetzlosen, der Sheriff zuletzt.',
    },
  },
  hunts: {
    deputy: 'Schalte den Gesetzlosen aus.',
    outlaw: 'Schalte den Hilfssheriff aus.',
    renegade: 'Schalte den Banditen aus.',
    text: 'Mit eigenem Schuss oder eigener Gatling. Scheidet jemand auf andere Weise aus, gewinnt der Letzte im Spiel.',
  },
}

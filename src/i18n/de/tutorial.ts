import type { TutorialWords } from '../words'

export const tutorial: TutorialWords = {
  title: 'Deine erste Partie',
  lead: 'Fünf Minuten an einem echten Tisch, mit gezinkten Würfeln. Du bist der Sheriff; drei Fremde sitzen um dich herum.',
  points: {
    '1': 'Du würfelst, behältst, zielst und schenkst selbst aus. Was du nicht tun willst, wird für dich getan.',
    '2': 'Geh, wann du willst: Die Lektion wartet, wo du sie verlassen hast.',
  },
  start: 'Platz nehmen',
  resume: 'Weiter',
  waiting: 'Deine wartende Partie behält ihren Platz.',
  gotIt: 'Verstanden',
  skip: 'Für mich machen',
  notYet: 'Das noch nicht.',
  read: 'Noch einmal lesen',
  cards: {
    welcome: {
      title: 'Du bist der Sheriff',
      text: 'Dein Stern liegt offen; sonst zeigt niemand seine Karte. Schalte deine Feinde aus, bevor sie dich erwischen. Ein Zug sind bis zu drei Würfe mit fünf Würfeln.',
      task: 'Drücke Würfeln.',
    },
    arrow: {
      title: 'Pfeil und Dynamit',
      text: 'Der Pfeil kam sofort zu dir. Ist der Vorrat in der Mitte leer, tun Pfeile weh. Dynamit ist angekettet: Es darf nicht neu gewürfelt werden.',
      task: 'Tippe Fadenkreuz 1 und Bier an, damit sie liegen bleiben, dann Würfeln.',
    },
    stop: {
      title: 'Gut genug',
      text: 'Zwei Fadenkreuze und zwei Bier. Ein Wurf ist noch übrig, aber du musst ihn nicht nutzen.',
      task: 'Drücke Stopp.',
    },
    aim: {
      title: 'Zielen',
      text: 'Ein Fadenkreuz 1 trifft jemanden neben dir: Rosa oder Hank. Die Zahl am Platz sagt, wie weit er entfernt ist.',
      task: 'Tippe für beide Würfel auf Rosa, dann Feuer.',
    },
    beer: {
      title: 'Bier',
      text: 'Ein Bier bringt irgendwem einen Lebenspunkt, aber nie mehr als am Anfang. Du kannst eins brauchen.',
      task: 'Tippe für jedes Bier auf deinen eigenen Platz, dann Ausschenken.',
    },
    foe: {
      title: 'Leute lesen',
      text: 'Rosa hat auf den Sheriff geschossen. Wer das tut, ist kaum ein Freund: wahrscheinlich ein Bandit.',
    },
    friend: {
      title: 'Eine helfende Hand?',
      text: 'Ines hat dir ein Bier spendiert. Zu viert gibt es keinen Hilfssheriff: Das könnte der Gesetzlose sein, der dich bis zum Schluss lebend braucht.',
    },
    attack: {
      title: 'Der Angriff',
      text: 'Hank nahm den letzten Pfeil: Alle verloren so viele Lebenspunkte, wie sie Pfeile hatten, und alle Pfeile gingen zurück. Rosa schied aus und deckte die Karte auf: Bandit.',
    },
    dynamite: {
      title: 'Dreimal Dynamit',
      text: 'Hank hat dreimal Dynamit gewürfelt: Das beendet das Würfeln und kostet einen Lebenspunkt. Das Fadenkreuz zählt trotzdem.',
    },
    final: {
      title: 'Zwei sind noch da',
      text: 'Keiner von beiden kann ein Hilfssheriff sein. Zu dritt erreicht jedes Fadenkreuz jeden der beiden.',
      task: 'Drücke Würfeln.',
    },
    gatling: {
      title: 'Die Gatling',
      text: 'Drei Gatlings treffen alle anderen und nehmen dir deine Pfeile ab. Zwei hast du schon.',
      task: 'Lass beide Gatlings und das Fadenkreuz liegen, dann Würfeln.',
    },
    finish: {
      title: 'Drei Stück',
      text: 'Die Gatling feuert nach den Schüssen. Hank hat noch einen Lebenspunkt, Ines hat drei.',
      task: 'Drücke Stopp.',
    },
    fire: {
      title: 'Bring es zu Ende',
      text: 'Zwei Schüsse und die Gatling sind drei.',
      task: 'Tippe für beide Würfel auf Ines, dann Feuer.',
    },
  },
  tips: {
    seat: 'Halte einen Platz gedrückt, um zu lesen, wer dort sitzt und was er kann.',
    pile: 'Der Vorrat ist fast leer. Der letzte Pfeil löst den Angriff auf alle aus.',
    undo: 'Anders überlegt? Zurücknehmen geht, bis Würfel fallen.',
    rules: 'Im Menü findest du die Regeln, auch mitten in der Partie.',
  },
}

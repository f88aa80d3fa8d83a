import type { CardsBookWords } from '../../words'

export const help: Omit<
  CardsBookWords,
  'sections' | 'chapters' | 'roles' | 'facts' | 'points' | 'people'
> = {
  phases: {
    start: 'Beginn',
    draw: 'Ziehen',
    play: 'Spielen',
    discard: 'Abwerfen',
    others: 'Fremde Züge',
  },
  editionsSay: {
    deck: 'Das Heft schlägt ein einfacheres erstes Spiel ohne die Karten mit dem kleinen Buch vor.',
    brownDiscard:
      'In der deutschen Ausgabe wird die Karte nach ihrer Wirkung abgeworfen. Der italienische Text und eine Online-Plattform legen sie vorher ab.',
    reshuffle:
      'Programme mischen, wenn eine Karte fehlt. Der Wortlaut des Heftes kommt dem sofortigen Mischen am nächsten.',
    suzyTiming:
      'Eine Turnierregel lässt sie warten, bis die Karte erledigt ist. Der Wortlaut des Heftes meint sofort.',
    winCheck:
      'Die Antwort des Verlags lautet: wenn die Karte erledigt ist. Der Wortlaut des Heftes meint sofort.',
    duelCredit:
      'Die offiziellen Antworten und die Programme fragen, wessen Karte es war: Niemand hat es verursacht. Wörtlich genommen war es der Gegner.',
    ownCards:
      'Programme erlauben beides. Ein gedrucktes Symbol der Cat Balou schließt dich ein, ein anderes meint einen anderen Spieler; ältere Ausgaben erlauben keines.',
    idleBeer: 'Die offiziellen Antworten erlauben es. Das Verbot ist eine Hausregel.',
    sidWithTwo: 'Die Programme erlauben es. Das Verbot folgt der Regel für Bier.',
    sidTiming:
      'Das Heft sagt: jederzeit. Eine Turnierregel erlaubt es nur, wenn auch ein Bier gespielt werden dürfte.',
  },
  questions: {
    title: 'Häufige Fragen',
    list: {
      second: {
        ask: 'Darf ich je ein zweites Bang! spielen?',
        answer:
          'Mit einer Volcanic vor dir oder als Willy the Kid. Gatling, Duell und Indianer! zählen nicht als Bang!.',
      },
      must: {
        ask: 'Muss ich einen Fehlschuss! zeigen, wenn ich einen habe?',
        answer: 'Nein. Du darfst den Treffer einstecken, und niemand erfährt, was du hast.',
      },
      choose: {
        ask: 'Darf ich eine Karte aus einer fremden Hand aussuchen?',
        answer:
          'Nein, aus einer Hand ist es immer eine zufällige. Wählen darfst du nur unter ausliegenden Karten.',
      },
      rescue: {
        ask: 'Kann mich jemand anderes mit einem Bier retten?',
        answer: 'Nein. Beim letzten Atemzug trinkst nur du selbst, und ein Saloon hilft da nicht.',
      },
      limit: {
        ask: 'Ich habe mehr Karten als Lebenspunkte. Muss ich gleich abwerfen?',
        answer: 'Erst am Ende deines eigenen Zuges. Bis dahin darfst du beliebig viele haben.',
      },
      throw: {
        ask: 'Darf ich eine Karte wegwerfen, die ich nicht will?',
        answer: 'Nur, wenn du am Ende deines Zuges zu viele hast.',
      },
      prisoner: {
        ask: 'Kann im Gefängnis auf mich geschossen werden?',
        answer: 'Ja, und du darfst wie immer mit Fehlschuss!, Fass oder Bier antworten.',
      },
      weapon: {
        ask: 'Hilft eine bessere Waffe bei Panik!?',
        answer:
          'Nein. Panik! braucht Abstand 1; näher bringen dich nur Zielfernrohr und Rose Doolan.',
      },
      reward: {
        ask: 'Wer bekommt die Belohnung, wenn Dynamit einen Banditen ausschaltet?',
        answer: 'Niemand. Es ist niemandes Treffer.',
      },
      deputy: {
        ask: 'Die Gatling des Sheriffs schaltet einen Hilfssheriff aus. Gilt die Strafe?',
        answer: 'Ja, genau wie bei Bang!, Indianer! und einem Duell, das der Sheriff begonnen hat.',
      },
      suits: {
        ask: 'Wann spielt die Farbe eine Rolle?',
        answer: 'Nur beim Aufdecken und bei der zweiten Karte, die Black Jack zieht.',
      },
      last: {
        ask: 'Zwei sind noch im Spiel. Was ändert sich?',
        answer:
          'Bier bringt nichts mehr, auch nicht beim letzten Atemzug. Ein Saloon wirkt weiter.',
      },
    },
  },
  summary: {
    title: 'Übersichtskarte',
    turn: 'Dynamit, Gefängnis. Zieh zwei. Spiel aus. Wirf ab, was über deine Lebenspunkte geht.',
    brown: 'Braun: einmal, dann auf den Ablagestapel',
    blue: 'Blau: bleibt im Spiel',
    wins: 'Wer gewinnt',
    roles: {
      sheriff: 'kein Bandit, kein Gesetzloser mehr im Spiel',
      deputy: 'gemeinsam mit dem Sheriff',
      outlaw: 'der Sheriff ist ausgeschieden',
      renegade: 'als Letzter im Spiel',
    },
    death:
      'Bandit ausgeschaltet: drei Karten. Schaltet der Sheriff einen Hilfssheriff aus, wirft er alles ab.',
  },
  symbols: {
    title: 'Die Sprache der Symbole',
    lead: 'Eine Karte sagt in Symbolen, was sie tut, von links nach rechts: erst, um wen es geht, dann, was geschieht.',
    whom: 'Wer',
    what: 'Was',
    stone:
      'Der Meilenstein zeigt immer einen Abstand, das Visier aus Messing immer eine Reichweite.',
  },
  ring: {
    caption: 'Zum Ausprobieren',
    hint: 'Tippe auf einen Stuhl: Er bekommt einen Mustang, dann ist er leer, dann ist alles wie zuvor.',
    players: 'Spieler',
    weapon: 'Deine Waffe',
    you: 'Du',
  },
  odds: {
    caption: 'Wie die Chancen stehen',
    heart: 'Ein Herz',
    spades: 'Pik 2 bis 9',
    heartOfTwo: 'Ein Herz unter zwei Karten: Lucky Duke, oder Jourdonnais mit einem Fass',
    spadesTwice: 'Zwei Karten, beide Pik 2 bis 9: Nur dann muss Lucky Dukes Dynamit explodieren',
    bothHearts: 'Zwei Herzen hintereinander: Jourdonnais mit einem Fass gegen Slab the Killer',
    note: 'Für einen ganzen, gut gemischten Kartensatz. Jede Karte, die man gesehen hat, verschiebt sie ein wenig.',
  },
}

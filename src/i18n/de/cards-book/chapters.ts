import type { CardsBookWords } from '../../words'

export const chapters: Pick<CardsBookWords, 'sections' | 'chapters' | 'roles'> = {
  sections: {
    help: 'Übersicht',
    chapters: 'So wird gespielt',
    kinds: 'Die 22 Karten',
    roles: 'Die Rollen',
    characters: 'Die sechzehn Charaktere',
    options: 'Regelvarianten',
  },
  chapters: {
    goal: {
      title: 'Das Ziel',
      lead: 'Eine Handvoll Karten, ein Gurt voller Patronen und Rollen, die niemand zeigt. Nur der Sheriff spielt mit offener Karte.',
      points: {
        '1': 'Sheriff und Hilfssheriffs gewinnen gemeinsam, sobald kein Bandit und kein Gesetzloser mehr im Spiel ist.',
        '2': 'Die Banditen gewinnen, wenn der Sheriff ausscheidet.',
        '3': 'Der Gesetzlose gewinnt allein, als Letzter im Spiel: Alle anderen müssen ausscheiden, der Sheriff zuletzt.',
        '4': 'Auch wer ausgeschieden ist, kann gewinnen: Ein Team gewinnt mit allen, die dazugehören.',
      },
    },
    setup: {
      title: 'Der Aufbau',
      lead: 'Vier bis sieben Spieler. Rollen werden verdeckt ausgeteilt, Charaktere offen. Der Sheriff zeigt den Stern, hat einen Lebenspunkt mehr und beginnt.',
      points: {
        '1': 'Deine Lebenspunkte nennt dein Charakter; der Sheriff hat einen mehr. Mehr als am Anfang hat nie jemand.',
        '2': 'Alle bekommen so viele Karten, wie sie Lebenspunkte haben.',
        '3': 'Der Rest ist der Nachziehstapel, verdeckt. Der Ablagestapel ist anfangs leer und liegt offen.',
        '4': 'Gespielt wird im Uhrzeigersinn, nach links.',
        '5': 'Offen liegen Charaktere, Lebenspunkte, Karten im Spiel und alle abgeworfenen Karten, dazu die Rollen des Sheriffs und der Ausgeschiedenen. Wie viele Karten jede Hand und der Nachziehstapel haben, darf jeder wissen. Handkarten, Nachziehstapel und die übrigen Rollen sind geheim.',
        '6': 'Lasst im ersten Spiel die elf Karten mit dem kleinen Buch weg: Duell, Indianer!, Warenhaus, Gefängnis und Dynamit.',
      },
    },
    turn: {
      title: 'Ein Zug',
      lead: 'Zieh zwei Karten, spiel so viele aus, wie du willst, und wirf ab, was über deine Lebenspunkte hinausgeht.',
      points: {
        '1': 'Beginn: Liegt Dynamit vor dir, kommt es zuerst dran, dann das Gefängnis. Ohne Herz ist dein Zug im Gefängnis damit vorbei.',
        '2': 'Ziehen: zwei Karten vom Nachziehstapel.',
        '3': 'Ausspielen: beliebig viele Karten nacheinander, aber nur ein Bang! pro Zug.',
        '4': 'Eine braune Karte wirkt und kommt auf den Ablagestapel. Eine blaue bleibt vor dir liegen, nie zwei mit demselben Namen.',
        '5': 'Du hast eine Waffe: Eine neue ersetzt die alte, die zuerst abgeworfen wird. Auf eine Waffe darf keine gleichen Namens gelegt werden.',
        '6': 'Eine Karte, die ein Ziel braucht, darf nur gespielt werden, wenn es eines gibt.',
        '7': 'Abwerfen: Solange du mehr Karten als Lebenspunkte hast, wirfst du eine deiner Wahl ab. Mehr darfst du nicht loswerden.',
        '8': 'Dann ist dran, wer links als Nächster noch im Spiel ist.',
      },
    },
    distance: {
      title: 'Abstand und Reichweite',
      lead: 'Der Abstand zählt von Stuhl zu Stuhl, auf dem kürzeren Weg. Die Reichweite sagt, wie weit deine Waffe schießt.',
      points: {
        '1': 'Nur wer im Spiel ist, zählt: Ein leerer Stuhl ist kein Platz.',
        '2': 'Ein Mustang vor einem Spieler oder Paul Regrets Fähigkeit rückt ihn für alle anderen um 1 weiter weg.',
        '3': 'Ein Zielfernrohr vor dir oder Rose Doolans Fähigkeit rückt für dich alle anderen um 1 näher.',
        '4': 'Der Abstand ist nie kleiner als 1 und muss nicht in beiden Richtungen gleich sein.',
        '5': 'Ein Bang! braucht ein Ziel in Reichweite. Ohne Waffenkarte ist sie 1, dank Colt .45, den man nicht verlieren kann. Den Abstand ändert eine Waffe nie.',
        '6': 'Panik! braucht ein Ziel im Abstand 1, egal mit welcher Waffe.',
        '7': 'Cat Balou, Duell, Gatling, Indianer! und Gefängnis wirken in jedem Abstand.',
      },
    },
    draw: {
      title: 'Aufdecken',
      lead: 'Deck die oberste Karte des Nachziehstapels auf und sieh nur auf Farbe und Wert. Die Karte selbst wirkt nicht und wird abgeworfen.',
      points: {
        '1': 'Fass: Ein Herz zählt als Fehlschuss!.',
        '2': 'Gefängnis: Ein Herz macht dich frei.',
        '3': 'Dynamit: Bei Pik 2 bis 9 explodiert es.',
        '4': 'Die aufgedeckte Karte wird abgeworfen, sobald sie gelesen ist, noch bevor etwas daraus folgt.',
        '5': 'Lucky Duke deckt zwei Karten auf und sagt, welche zählt.',
        '6': 'Gibt es gar keine Karte mehr, misslingt das Aufdecken: kein Fehlschuss!, kein Weg aus dem Gefängnis, keine Explosion.',
        '7': 'Karten auf die Hand zu ziehen ist kein Aufdecken, ebenso wenig die Karte, die Black Jack zeigt.',
      },
    },
    order: {
      title: 'Der Ablauf',
      lead: 'Eine Karte nach der anderen: Was eine Karte auslöst, wird ganz erledigt, bevor die nächste kommt.',
      points: {
        '1': 'Die Karte verlässt die Hand. Ein Bang! wird gezählt.',
        '2': 'Sie wirkt, mit allen Antworten, Treffern, Ausgeschiedenen, Belohnungen und Strafen, ein Spieler nach dem anderen.',
        '3': 'Dann kommt eine braune Karte auf den Ablagestapel. Als Antwort gezeigte Karten werden sofort abgeworfen.',
        '4': 'Dann wird geprüft, ob jemand gewonnen hat.',
        '5': 'Ist ausgeschieden, wer am Zug war, beginnt der nächste Zug; sonst geht der Zug weiter.',
        '6': 'Ein Treffer: Die Lebenspunkte sinken; unter 1 kommt der letzte Atemzug; wer überlebt, bekommt danach, was Bart Cassidys oder El Gringos Fähigkeit bringt.',
        '7': 'Gatling und Indianer!: die anderen im Uhrzeigersinn, links beginnend; jeder ist ganz fertig, bevor der Nächste gefragt wird. Warenhaus: im Uhrzeigersinn, beginnend bei dem, der es gespielt hat.',
        '8': 'Wessen Treffer ist es? Bei Bang!, Gatling und Indianer! gehört er dem, der die Karte gespielt hat. Im Duell gehört der Verlust des Herausgeforderten dem Herausforderer, dessen eigener Verlust niemandem. Dynamit gehört niemandem.',
      },
    },
    piles: {
      title: 'Nachziehen und ablegen',
      lead: 'Karten kommen einzeln oben vom Nachziehstapel. Der Ablagestapel liegt offen, und jeder darf ihn durchsehen.',
      points: {
        '1': 'Fehlt eine Karte, weil der Nachziehstapel leer ist, wird der ganze Ablagestapel gemischt und wird zum neuen Nachziehstapel.',
        '2': 'Sind beide leer, wird nichts gezogen, und das Spiel geht weiter.',
        '3': 'Brauchen Kit Carlson oder Lucky Duke mehr Karten, als noch da sind, kommt der gemischte Ablagestapel unter den Rest.',
        '4': 'Eine abgeworfene Karte kommt obenauf.',
        '5': 'Eine braune Karte, die gerade wirkt, liegt auf keinem der beiden.',
      },
    },
    falling: {
      title: 'Letzter Atemzug und Ausscheiden',
      lead: 'Wer keine Lebenspunkte mehr hat, ist noch nicht draußen: Ein Bier beim letzten Atemzug holt ihn zurück.',
      points: {
        '1': 'Beim letzten Atemzug bringt jedes Bier einen Lebenspunkt, solange mindestens drei im Spiel sind, du selbst mitgezählt. Mit 1 bist du gerettet. Ein Bier, das nicht reicht, ist trotzdem weg.',
        '2': 'Sid Ketchum darf auch zwei Karten für einen Lebenspunkt abwerfen.',
        '3': 'Ein Saloon ist kein Bier und rettet niemanden.',
        '4': 'Sonst scheidest du aus: Deine Rolle wird aufgedeckt, deine Karten werden abgeworfen, erst die Hand, dann die im Spiel. Vulture Sam nimmt sie stattdessen.',
        '5': 'Wer einen Banditen ausschaltet, zieht drei Karten, egal in welcher Rolle.',
        '6': 'Ein Sheriff, der einen Hilfssheriff ausschaltet, wirft alle Karten ab, von der Hand und im Spiel.',
        '7': 'Gehört der Treffer niemandem, gibt es weder Belohnung noch Strafe.',
      },
    },
    winning: {
      title: 'Wer gewinnt',
      lead: 'Geprüft wird, wenn eine Karte oder ein explodiertes Dynamit erledigt ist. In welcher Reihenfolge Spieler durch eine Karte ausscheiden, ist gleich.',
      points: {
        '1': 'Ist der Sheriff ausgeschieden? Ist nur noch der Gesetzlose im Spiel, gewinnt er. Sonst gewinnen die Banditen, auch wenn von ihnen keiner mehr da ist, und sogar wenn niemand mehr da ist.',
        '2': 'Ist kein Bandit und kein Gesetzloser mehr im Spiel? Dann gewinnen der Sheriff und alle Hilfssheriffs.',
        '3': 'Ausgeschiedene gewinnen mit ihrem Team.',
        '4': 'Schaltet der Gesetzlose mit einer Gatling den Sheriff und den letzten anderen aus, gewinnt er. Ist noch ein Hilfssheriff da, gewinnen die Banditen.',
        '5': 'Nach dem Ende geschieht nichts mehr: Niemand zieht noch eine Karte.',
      },
    },
    series: {
      title: 'Mehrere Partien',
      lead: 'Wer am Ende noch im Spiel ist, ob Sieger oder nicht, darf den Charakter für die nächste Partie behalten. Karten behält niemand.',
      points: {
        '1': 'Alle anderen ziehen einen neuen Charakter aus denen, die niemand behält, nie den, den sie eben hatten.',
        '2': 'Die Rollen werden zufällig verteilt. Oder ihr vereinbart, dass der Stern zum linken Nachbarn des letzten Sheriffs wandert und nur die übrigen Rollen verteilt werden.',
        '3': 'Lebenspunkte, Handkarten und Nachziehstapel beginnen von vorn.',
      },
    },
    presets: {
      title: 'Spielweisen',
      lead: 'Gedruckte Regeln, Auslegungen und Gewohnheiten weichen an einigen Stellen voneinander ab. Jede davon ist eine Variante, und eine Spielweise ist ein Bündel von ihnen.',
      points: {
        '1': 'Wie im Verein: alles wie voreingestellt.',
        '2': 'Wie gedruckt: Suzy Lafayette zieht sofort, das Spiel endet in dem Augenblick, in dem der entscheidende Spieler ausscheidet, gemischt wird, sobald die letzte Karte gezogen ist, und nur Cat Balou darf eine eigene Karte nennen.',
        '3': 'Turnier: Eine braune Karte wird abgeworfen, bevor sie wirkt, und Sid Ketchum heilt nur, wenn er im eigenen Zug Karten ausspielt, oder beim letzten Atemzug.',
        '4': 'Hausregeln: Wähle jede Variante selbst, wenn du eine Partie vorbereitest. Welche Karten mitspielen, ist in jeder Spielweise frei.',
      },
    },
  },
  roles: {
    sheriff: {
      points: {
        '1': 'Deine Karte liegt offen, du beginnst, und du hast einen Lebenspunkt und am Anfang eine Karte mehr.',
        '2': 'Du gewinnst gemeinsam mit deinen Hilfssheriffs, auch mit ausgeschiedenen.',
        '3': 'Scheidest du aus, gewinnen die Banditen, außer der Gesetzlose ist als Einziger noch im Spiel.',
        '4': 'Schaltest du einen Hilfssheriff aus, wirfst du alle deine Karten ab.',
        '5': 'Du kommst nie ins Gefängnis.',
      },
    },
    deputy: {
      points: {
        '1': 'Niemand kennt dich, nicht einmal der Sheriff. Zeig durch deine Züge, wem du hilfst.',
        '2': 'Du gewinnst mit dem Sheriff, auch wenn du ausgeschieden bist.',
        '3': 'Schaltet dich der Sheriff versehentlich aus, kostet ihn das alle Karten.',
      },
    },
    outlaw: {
      points: {
        '1': 'Wie auch immer der Sheriff ausscheidet, du gewinnst, außer der Gesetzlose ist als Einziger noch im Spiel.',
        '2': 'Alle Banditen gewinnen gemeinsam, auch die ausgeschiedenen.',
        '3': 'Wer dich ausschaltet, zieht drei Karten, auch ein anderer Bandit.',
      },
    },
    renegade: {
      points: {
        '1': 'Erst müssen alle anderen weg, dann der Sheriff. Bis dahin halte den Sheriff am Leben.',
        '2': 'Du gewinnst nur als Letzter im Spiel, und allein.',
        '3': 'Scheidet der Sheriff aus, solange noch jemand anderes im Spiel ist, gewinnen die Banditen.',
      },
    },
  },
}

import type { RulebookWords } from '../../words'

export const pages: Omit<RulebookWords, 'people' | 'editionsSay' | 'questions' | 'summary'> = {
  title: 'Regeln',
  search: 'In den Regeln suchen',
  clear: 'Suche leeren',
  nothing: 'Dazu steht nichts in den Regeln.',
  found_one: '{{count}} Seite gefunden',
  found_other: '{{count}} Seiten gefunden',
  elsewhere: { dice: 'Im Würfelspiel', cards: 'Im Kartenspiel' },
  lesson: 'Die erste Lektion spielen',
  all: 'Alle Regeln',
  when: 'Wann im Zug',
  steps: {
    arrow: 'Pfeile',
    dynamite: 'Dynamit',
    one: 'Schüsse',
    beer: 'Bier',
    gatling: 'Gatling',
  },
  meets: 'Wenn sie sich begegnen',
  books: 'Was die gedruckten Ausgaben sagen',
  standard: 'voreingestellt',
  example: 'Beispiel',
  play: 'Beispiel abspielen',
  again: 'Noch einmal',
  seatHint: 'Öffnet die Seite dieses Charakters',
  sections: {
    chapters: 'So wird gespielt',
    faces: 'Die sechs Symbole',
    roles: 'Die Rollen',
    characters: 'Die sechzehn Charaktere',
    options: 'Regelvarianten',
    help: 'Übersicht',
  },
  chapters: {
    goal: {
      title: 'Das Ziel',
      lead: 'Fünf Würfel, ein Gurt voll Patronen und Rollen, die niemand zeigt. Nur der Sheriff spielt mit offener Karte.',
      points: {
        '1': 'Sheriff und Hilfssheriffs gewinnen gemeinsam, sobald kein Bandit und kein Gesetzloser mehr im Spiel ist.',
        '2': 'Die Banditen gewinnen, sobald der Sheriff ausscheidet.',
        '3': 'Ein Gesetzloser gewinnt allein, als Allerletzter im Spiel.',
        '4': 'Auch wer ausgeschieden ist, kann gewinnen: Ein Team gewinnt mit allen, die dazugehören. Nur Gesetzlose teilen nie.',
      },
    },
    setup: {
      title: 'Der Aufbau',
      lead: 'Rollen werden verdeckt ausgeteilt, Charaktere offen. Der Sheriff zeigt den Stern, hat zwei Lebenspunkte mehr und beginnt.',
      points: {
        '1': 'Alle nehmen so viele Patronen, wie ihr Charakter zeigt. Mehr als am Anfang hat nie jemand.',
        '2': 'Alle neun Pfeile liegen im Vorrat.',
        '3': 'Gespielt wird im Uhrzeigersinn, nach links.',
        '4': 'Offen liegen Charaktere, Leben, Pfeile und Würfel, dazu die Rollen des Sheriffs und der Ausgeschiedenen. Der Rest ist zum Raten.',
      },
    },
    turn: {
      title: 'Ein Zug',
      lead: 'Würfle bis zu dreimal, lass liegen, was du willst, und werte die Würfel dann der Reihe nach aus.',
      points: {
        '1': 'Wirf alle fünf Würfel.',
        '2': 'Nimm sofort einen Pfeil für jeden Pfeil, der eben gefallen ist.',
        '3': 'Dynamit bleibt liegen. Mit drei oder mehr ist Schluss mit Würfeln.',
        '4': 'Würfle von den anderen Würfeln neu, was du willst, auch zuvor herausgelegte: drei Würfe insgesamt.',
        '5': 'Werte das endgültige Ergebnis der Reihe nach aus: Dynamit, Fadenkreuze, Bier, Gatling. Jeder Würfel muss verwendet werden.',
        '6': 'Wer links als Nächster noch im Spiel ist, nimmt die Würfel.',
      },
    },
    distance: {
      title: 'Plätze und Entfernung',
      lead: 'Die Entfernung zählt von Stuhl zu Stuhl, nach links oder nach rechts, wie du willst.',
      points: {
        '1': 'Nur wer im Spiel ist, zählt: Ein leerer Stuhl ist kein Platz.',
        '2': 'Sind noch vier im Spiel, sitzt zwei Plätze links und zwei Plätze rechts dieselbe Person.',
        '3': 'Sind noch zwei oder drei im Spiel, zählt jede 2 als 1.',
        '4': 'Niemand ist je sein eigenes Ziel.',
        '5': 'Gezählt wird, wenn die Fadenkreuze an der Reihe sind. Wer durch eines davon ausscheidet, hält den Platz für die anderen noch besetzt.',
      },
    },
    attack: {
      title: 'Der Angriff',
      lead: 'Wer den letzten Pfeil aus dem Vorrat nimmt, löst den Angriff aus: Alle verlieren so viele Lebenspunkte, wie sie Pfeile haben.',
      points: {
        '1': 'Alle verlieren im selben Augenblick. Es ist niemandes Schuss und zählt für niemanden.',
        '2': 'Danach gehen alle Pfeile zurück in den Vorrat.',
        '3': 'Sind aus demselben Wurf noch Pfeile zu nehmen, kommen sie aus dem vollen Vorrat.',
        '4': 'Wer mitten im Würfeln ausscheidet, ist sofort draußen; der Rest des Zuges entfällt.',
      },
    },
    winning: {
      title: 'Ausscheiden und gewinnen',
      lead: 'Wer keine Lebenspunkte mehr hat, scheidet aus: Die Rolle wird aufgedeckt, die Pfeile gehen zurück.',
      points: {
        '1': 'Alle Schüsse eines Zuges treffen zugleich, ebenso eine Gatling und ein Angriff. Wer dadurch ausscheidet, scheidet zugleich aus.',
        '2': 'Erst dann wird geprüft, wer gewonnen hat: zuerst, ob der Sheriff noch da ist, dann, ob noch Schurken da sind.',
        '3': 'Scheidet der Sheriff zusammen mit dem letzten Banditen aus, gewinnen die Banditen. Scheiden alle aus, gewinnen sie auch.',
        '4': 'Scheidet der Sheriff aus und ist nur noch eine Person im Spiel, ein Gesetzloser, gewinnt dieser.',
        '5': 'Zu acht gibt es zwei Gesetzlose, jeder für sich. Scheidet der Sheriff aus, solange beide leben, gewinnen die Banditen.',
      },
    },
    three: {
      title: 'Zu dritt',
      lead: 'Alle Rollen liegen offen, es gibt keinen Sheriff und kein Extraleben, und der Hilfssheriff beginnt. Jeder jagt jemanden.',
      points: {
        '1': 'Der Hilfssheriff jagt den Gesetzlosen, der Gesetzlose den Banditen, der Bandit den Hilfssheriff.',
        '2': 'Wer seiner Beute durch Fadenkreuz oder Gatling den letzten Lebenspunkt nimmt, gewinnt sofort.',
        '3': 'Scheidet jemand auf andere Weise aus, ist die Jagd vorbei: Es gewinnt, wer als Letzter im Spiel ist.',
        '4': 'Zu dritt ist jede 2 eine 1: Jedes Fadenkreuz kann jeden der beiden Gegner treffen.',
      },
    },
    editions: {
      title: 'Ausgaben',
      lead: 'Die gedruckten Ausgaben weichen an einigen Stellen voneinander ab und schweigen an anderen. Eine Ausgabe ist ein Bündel von Regelvarianten.',
      points: {
        '1': 'International: alles wie voreingestellt.',
        '2': 'Deutsche Ausgabe: Dreimal Dynamit schadet erst nach den anderen Würfeln, und die Pfeile einer abgefeuerten Gatling von Kit Carlson kommen alle von einem anderen Spieler.',
        '3': 'Hausregeln: Wähle jede Variante selbst, wenn du eine Partie vorbereitest.',
      },
    },
  },
  faces: {
    arrow: {
      lead: 'Nimm für jeden eben gewürfelten Pfeil sofort einen Pfeil aus dem Vorrat.',
      points: {
        '1': 'Ein Pfeil, der liegen bleibt, zählt nicht noch einmal. Neu gewürfelt und wieder ein Pfeil: noch einer.',
        '2': 'Der letzte Pfeil aus dem Vorrat löst den Angriff aus.',
        '3': 'Bis dahin schaden Pfeile nicht. Deine eigene Gatling nimmt dir alle ab.',
      },
    },
    dynamite: {
      lead: 'Es bleibt liegen: Dynamit darf nicht neu gewürfelt werden.',
      points: {
        '1': 'Drei oder mehr nach einem Wurf: Schluss mit Würfeln, und du verlierst einen Lebenspunkt.',
        '2': 'Vier oder fünf kosten nicht mehr als drei. Eines oder zwei tun nichts.',
        '3': 'Überlebst du, werden deine anderen Würfel wie immer ausgewertet.',
      },
    },
    one: {
      lead: 'Triff jemanden, der einen Platz entfernt sitzt, links oder rechts von dir.',
      points: {
        '1': 'Wähle zuerst die Ziele aller Fadenkreuze; dann treffen alle zugleich.',
        '2': 'Mehrere dürfen auf dieselbe Person gehen, auch mehr, als sie Lebenspunkte hat.',
        '3': 'Verzichten geht nicht: Jedes Fadenkreuz muss jemanden treffen.',
      },
    },
    two: {
      lead: 'Triff jemanden, der zwei Plätze entfernt sitzt, links oder rechts von dir.',
      points: {
        '1': 'Sind noch vier im Spiel, ist das die Person gegenüber.',
        '2': 'Sind noch zwei oder drei im Spiel, zählt eine 2 als 1.',
        '3': 'Gezählt wird nur, wer im Spiel ist.',
      },
    },
    beer: {
      lead: 'Jemand deiner Wahl erhält einen Lebenspunkt. Das darfst du selbst sein.',
      points: {
        '1': 'Mehr Lebenspunkte als am Anfang hat niemand: Ein Bier für jemanden mit vollem Leben verfällt.',
        '2': 'Ausgeschenkt werden muss es trotzdem, aber nie an Ausgeschiedene.',
        '3': 'Bier kommt nach den Fadenkreuzen und rettet niemanden davor.',
      },
    },
    gatling: {
      lead: 'Drei oder mehr: Alle anderen verlieren einen Lebenspunkt, und du gibst alle deine Pfeile ab.',
      points: {
        '1': 'Sie feuert einmal im Zug, auch bei vier oder fünf.',
        '2': 'Eine oder zwei tun nichts.',
        '3': 'Sie kommt zuletzt, nach Schüssen und Bier.',
      },
    },
  },
  roles: {
    sheriff: {
      points: {
        '1': 'Deine Karte liegt offen, du beginnst, und du hast zwei Lebenspunkte mehr.',
        '2': 'Du gewinnst gemeinsam mit deinen Hilfssheriffs, auch mit ausgeschiedenen.',
        '3': 'Scheidest du aus, gewinnen die Banditen, außer ein Gesetzloser ist als Einziger noch im Spiel.',
      },
    },
    deputy: {
      points: {
        '1': 'Niemand kennt dich, nicht einmal der Sheriff. Zeig durch deine Züge, wem du hilfst.',
        '2': 'Du gewinnst mit dem Sheriff, auch wenn du ausgeschieden bist.',
        '3': 'Zu dritt jagst du den Gesetzlosen.',
      },
    },
    outlaw: {
      points: {
        '1': 'Wie auch immer der Sheriff ausscheidet, du gewinnst: durch Schüsse, Gatling, Pfeile oder Dynamit.',
        '2': 'Alle Banditen gewinnen gemeinsam, auch die ausgeschiedenen.',
        '3': 'Zu dritt jagst du den Hilfssheriff.',
      },
    },
    renegade: {
      points: {
        '1': 'Erst müssen alle anderen weg, dann der Sheriff. Bis dahin halte den Sheriff am Leben.',
        '2': 'Du gewinnst nur als Letzter im Spiel, und allein.',
        '3': 'Zu acht gibt es zwei von euch, jeder für sich.',
        '4': 'Zu dritt jagst du den Banditen.',
      },
    },
  },
}

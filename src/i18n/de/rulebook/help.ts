import type { RulebookWords } from '../../words'

export const help: Pick<RulebookWords, 'editionsSay' | 'questions' | 'summary'> = {
  editionsSay: {
    dynamiteTiming:
      'Englisch, Französisch und Tschechisch: Der Schaden kommt zuerst. Der deutsche Text wertet erst die anderen Würfel aus, obwohl seine eigene Übersichtskarte es anders zeigt.',
    gringoGranularity:
      'Alle sagen: ein Pfeil für einen oder mehrere Lebenspunkte. Keine sagt, was als ein Ereignis zählt.',
    gringoGatling: 'Keine Ausgabe sagt, was zuerst kommt.',
    jesseThreshold:
      'Der Wortlaut ist verschieden, aber alle vier haben dasselbe Beispiel: vier Lebenspunkte und zwei Bier ergeben acht. Dazu passt: einmal prüfen.',
    kitSpread:
      'Die deutsche Ausgabe nimmt die Pfeile einer abgefeuerten Gatling von einem anderen Spieler. Die übrigen lassen verteilen.',
    roseWrap: 'Keine Ausgabe sagt, wie sie zählt, wenn noch vier im Spiel sind.',
    threeIndianCredit: 'Keine Ausgabe sagt, für wen ein Tod durch den Angriff zählt.',
    threeAllDead: 'Keine Ausgabe sagt, wer gewinnt, wenn alle drei zugleich ausscheiden.',
  },
  questions: {
    title: 'Häufige Fragen',
    list: {
      again: {
        ask: 'Darf ich einen herausgelegten Würfel neu würfeln?',
        answer: 'Ja. Jeden außer Dynamit, auch einen, den du vorher liegen gelassen hast.',
      },
      shoot: {
        ask: 'Muss ich schießen?',
        answer:
          'Ja. Jedes Fadenkreuz im endgültigen Ergebnis trifft jemanden in Reichweite. Wen, bestimmst du.',
      },
      waste: {
        ask: 'Darf ich ein Bier verschwenden?',
        answer:
          'Du darfst es jemandem mit vollem Leben ausschenken. Ausgeschiedene bekommen keins.',
      },
      first: {
        ask: 'Wessen Schaden kommt zuerst, wenn ich zwei treffe?',
        answer: 'Niemandes. Erst werden alle Ziele gewählt, dann treffen alle Schüsse zugleich.',
      },
      blast: {
        ask: 'Das Dynamit schaltet mich aus. Was ist mit meinen anderen Würfeln?',
        answer:
          'Sie werden nicht ausgewertet, außer nach der Variante, dass Dynamit zuletzt schadet.',
      },
      rolling: {
        ask: 'Der Angriff kommt mitten in meinem Wurf. Geht mein Zug weiter?',
        answer: 'Wenn du noch im Spiel bist, ja: Nimm die restlichen Pfeile und spiel weiter.',
      },
      volley: {
        ask: 'Ist die Gatling ein Schuss?',
        answer:
          'Nein. Sie trifft alle anderen auf jede Entfernung, nach dem Bier, und lässt sich nicht verdoppeln.',
      },
      friends: {
        ask: 'Darf ein Hilfssheriff auf den Sheriff schießen?',
        answer:
          'Alle dürfen alle in Reichweite treffen. Was der Tisch davon hält, ist eine andere Frage.',
      },
      look: {
        ask: 'Darf ich eine Rolle ansehen, bevor jemand ausscheidet?',
        answer: 'Nein. Nur die des Sheriffs liegt offen; zu dritt sind es alle.',
      },
      pile: {
        ask: 'Kann der Vorrat leer bleiben?',
        answer: 'Nein. Mit dem letzten Pfeil kommt der Angriff, dann liegen wieder alle neun da.',
      },
    },
  },
  summary: {
    title: 'Übersichtskarte',
    turn: 'Bis zu dreimal würfeln. Liegen lassen, was du willst.',
    order: 'Dann der Reihe nach',
    faces: {
      arrow: 'Sofort einen nehmen. Der letzte im Vorrat: Angriff!',
      dynamite: 'Bleibt liegen. Drei: Schluss, −1 Lebenspunkt.',
      one: 'Triff einen Platz entfernt.',
      two: 'Triff zwei Plätze entfernt. Noch zwei oder drei im Spiel: wie 1.',
      beer: '+1 Lebenspunkt für wen du willst.',
      gatling: 'Drei: −1 für alle anderen, deine Pfeile gehen zurück.',
    },
    wins: 'Wer gewinnt',
    roles: {
      sheriff: 'kein Bandit und kein Gesetzloser mehr da',
      deputy: 'zusammen mit dem Sheriff',
      outlaw: 'der Sheriff ist ausgeschieden',
      renegade: 'als Letzter im Spiel',
    },
  },
}

import type { CardsBookWords } from '../../words'

export const kinds: Pick<CardsBookWords, 'facts' | 'points'> = {
  facts: {
    signs: 'Ihre Symbole, von links nach rechts',
    prints: 'Werte und Farben',
    book: 'Mit kleinem Buch: nicht bei den 69 zum Einstieg',
    met: 'Wen sie betrifft',
  },
  points: {
    bang: {
      '1': 'Das Ziel ist ein anderer Spieler in deiner Reichweite. Ein Fehlschuss! wehrt den Schuss ab: die Karte oder ein Herz, das für ein Fass aufgedeckt wird.',
      '2': 'Eines pro Zug, außer wenn in diesem Augenblick eine Volcanic vor dir liegt oder du Willy the Kid bist.',
      '3': 'Es zählen nur die im eigenen Zug ausgespielten. Ein Bang!, das du im Duell oder gegen Indianer! abwirfst, zählt nicht.',
      '4': 'Ein Treffer kostet einen Lebenspunkt.',
    },
    missed: {
      '1': 'Er wehrt ein Bang! oder eine Gatling ab, die dir gilt. Im Duell, gegen Indianer! und gegen Dynamit hilft er nicht.',
      '2': 'Für andere darfst du ihn nicht zeigen.',
      '3': 'Du musst ihn nicht zeigen: Du darfst den Treffer einstecken und die Karte behalten.',
      '4': 'Gegen das Bang! von Slab the Killer reicht einer nicht.',
    },
    beer: {
      '1': 'Im eigenen Zug bringt es dir einen Lebenspunkt, nie über deine Anfangszahl hinaus. Du darfst mehrere pro Zug spielen.',
      '2': 'Beim letzten Atemzug darfst du es in jedem Zug spielen. Mit 1 Lebenspunkt bist du gerettet.',
      '3': 'Sind nur noch zwei im Spiel, bringt es nichts, auch nicht beim letzten Atemzug.',
      '4': 'Es ist nie für jemand anderen.',
      '5': 'Es darf ohne Wirkung gespielt werden, wenn keine Variante es verbietet.',
    },
    saloon: {
      '1': 'Erst erhalten alle anderen einen Lebenspunkt, dann du; niemand kommt über seine Anfangszahl.',
      '2': 'Er ist kein Bier: Beim letzten Atemzug darf er nicht gespielt werden, aber er wirkt auch zu zweit.',
      '3': 'Er darf gespielt werden, auch wenn niemand etwas davon hat.',
    },
    stagecoach: {
      '1': 'Die Karten gehören dir sofort und dürfen noch im selben Zug gespielt werden.',
      '2': 'Du darfst mehrere pro Zug spielen.',
    },
    'wells-fargo': {
      '1': 'Die Karten gehören dir sofort und dürfen noch im selben Zug gespielt werden.',
      '2': 'Die Karte gibt es nur einmal.',
    },
    'general-store': {
      '1': 'Es werden so viele Karten aufgedeckt, wie Spieler im Spiel sind. Im Uhrzeigersinn, bei dir beginnend, nimmt jeder eine.',
      '2': 'Gibt es nicht genug Karten, gehen die Letzten in der Reihe leer aus.',
      '3': 'Die Karten liegen offen: Alle sehen, wer was nimmt.',
    },
    panic: {
      '1': 'Deine Waffe spielt keine Rolle. Mustang, Zielfernrohr, Paul Regret und Rose Doolan schon: Sie ändern den Abstand.',
      '2': 'Aus einer Hand wird eine zufällige Karte genommen; von den ausliegenden wählst du eine.',
      '3': 'Nimmst du ein Gefängnis, ist der Gefangene frei. Auch Dynamit darf genommen werden. Beides kommt auf deine Hand.',
      '4': 'Du darfst auch eine Karte zurücknehmen, die vor dir selbst liegt, wenn keine Variante es verbietet.',
    },
    'cat-balou': {
      '1': 'Der Abstand spielt keine Rolle.',
      '2': 'Aus einer Hand wird eine zufällige Karte abgeworfen; von den ausliegenden wählst du eine.',
      '3': 'Wird ein Gefängnis abgeworfen, ist der Gefangene frei. Auch Dynamit darf es treffen.',
      '4': 'Du darfst auch eine Karte wählen, die vor dir selbst liegt, wenn keine Variante es verbietet, aber nie eine aus deiner eigenen Hand.',
    },
    duel: {
      '1': 'Jeder andere Spieler, in jedem Abstand. Der Herausgeforderte beginnt.',
      '2': 'Fehlschuss! und Fass spielen keine Rolle.',
      '3': 'Niemand muss antworten: Du darfst aufgeben, obwohl du ein Bang! hast.',
      '4': 'Was hier abgeworfen wird, zählt nicht als dein Bang! im Zug.',
      '5': 'Verliert der Herausforderer, war es niemand: keine Belohnung, keine Strafe.',
    },
    gatling: {
      '1': 'Sie ist kein Bang!: Sie zählt nicht als dein Bang! im Zug, und ein Fehlschuss! genügt, auch gegen die von Slab the Killer.',
      '2': 'Auf die anderen wird im Uhrzeigersinn geschossen, links von dir beginnend. Jeder ist ganz fertig, bevor der Nächste gefragt wird.',
      '3': 'Fässer helfen dagegen.',
    },
    indians: {
      '1': 'Es ist kein Schuss: Fehlschuss! und Fass helfen nicht.',
      '2': 'Die anderen werden im Uhrzeigersinn gefragt, links von dir beginnend. Jeder ist ganz fertig, bevor der Nächste gefragt wird.',
      '3': 'Niemand muss ein Bang! abwerfen.',
    },
    barrel: {
      '1': 'Einmal pro Schuss, bei Bang! und Gatling. Du darfst auch darauf verzichten.',
      '2': 'Kommt kein Herz, darfst du immer noch einen Fehlschuss! zeigen.',
      '3': 'Ein Herz zählt als ein Fehlschuss!: Gegen Slab the Killer brauchst du noch einen.',
      '4': 'Es bleibt liegen, was auch aufgedeckt wird.',
    },
    mustang: {
      '1': 'Er schützt dich vor Bang! und Panik!. In welchem Abstand du die anderen siehst, ändert er nicht.',
      '2': 'Zwei darfst du nicht haben.',
    },
    scope: {
      '1': 'Es hilft bei Bang! und Panik!. In welchem Abstand die anderen dich sehen, ändert es nicht.',
      '2': 'Der Abstand ist nie kleiner als 1.',
    },
    jail: {
      '1': 'Vor jeden anderen Spieler, in jedem Abstand; nie vor den Sheriff, nie vor jemanden, der schon im Gefängnis sitzt.',
      '2': 'Zu Beginn seines Zuges, nach dem Dynamit, deckt der Gefangene auf. Dann wird das Gefängnis abgeworfen, was auch kam.',
      '3': 'Ohne Herz wird nicht gezogen, nicht ausgespielt und nicht abgeworfen.',
      '4': 'Ein Gefangener kann weiter Ziel sein und antwortet wie immer.',
    },
    dynamite: {
      '1': 'Du legst es vor dich. Aufgedeckt wird zum ersten Mal zu Beginn deines nächsten Zuges.',
      '2': 'Explodiert es, wird es abgeworfen, und es ist niemandes Treffer. Sonst bekommt es, wer links als Nächster noch im Spiel ist.',
      '3': 'Es kommt vor dem Gefängnis. Wer dadurch ausscheidet, deckt für das Gefängnis nicht mehr auf.',
      '4': 'Beim letzten Atemzug kann dich ein Bier retten, wenn es reicht.',
      '5': 'Zu zweit wandert es hin und her.',
    },
    volcanic: {
      '1': 'Sie zählt, sobald sie liegt, auch wenn du schon geschossen hast.',
      '2': 'Ist sie nach einem Schuss wieder weg, darfst du kein Bang! mehr spielen.',
      '3': 'Sie schießt nicht weiter als der Colt .45: Eine Waffe mit mehr Reichweite ersetzt sie.',
    },
    weapon: {
      '1': 'Sie trifft jeden in diesem Abstand oder näher. Den Abstand selbst ändert sie nicht.',
      '2': 'Sie ersetzt deine bisherige Waffe, die zuerst abgeworfen wird. Auf eine gleichen Namens darf sie nicht gelegt werden.',
      '3': 'Wird sie dir genommen, zählt wieder der Colt .45 mit Reichweite 1.',
    },
  },
}

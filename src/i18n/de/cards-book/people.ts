import type { CardsBookWords } from '../../words'

export const people: CardsBookWords['people'] = {
  'bart-cassidy': {
    when: 'Immer wenn er Lebenspunkte verliert',
    notes: {
      '1': 'Eine Karte für jeden Punkt, egal wodurch: Schuss, Duell, Indianer! oder Dynamit.',
      '2': 'Erst wenn er den Treffer überlebt hat: Retten können ihn die Karten nicht mehr.',
    },
    meets: {
      'el-gringo':
        'Beide werden für Treffer entschädigt: Bart vom Nachziehstapel, El Gringo aus der Hand dessen, der getroffen hat.',
      dynamite: 'Drei Lebenspunkte weg, drei Karten gezogen.',
      gatling: 'Er zieht, bevor der Nächste gefragt wird.',
      beer: 'Rettet ihn beim letzten Atemzug ein Bier, zieht er danach.',
    },
  },
  'black-jack': {
    when: 'Wenn er zu Beginn seines Zuges zieht',
    notes: {
      '1': 'Rot sind Herz und Karo. Die dritte Karte zeigt er nicht.',
      '2': 'Ohne zweite Karte gibt es keine dritte.',
    },
    meets: {
      'lucky-duke':
        'Die Karte, die Black Jack zeigt, ist kein Aufdecken: Es gibt nichts zu wählen.',
      stagecoach:
        'Nur die ersten beiden Karten des Zuges zählen: Bei Postkutsche und Wells Fargo zeigt er nichts.',
    },
  },
  'calamity-janet': {
    when: 'Wenn sie schießt und immer, wenn sie antworten muss',
    notes: {
      '1': 'Ein Fehlschuss!, den sie als Bang! spielt, braucht ein Ziel in Reichweite und ist ihr Bang! in diesem Zug.',
      '2': 'Ein Bang!, das sie als Fehlschuss! zeigt, zählt nicht als ihr Bang!.',
    },
    meets: {
      'slab-the-killer': 'Zwei beliebige Karten aus Bang! und Fehlschuss! wehren seinen Schuss ab.',
      duel: 'Sie wirft beide Arten ab, wie sie will.',
      indians: 'Hier hilft ihr auch ein Fehlschuss!: Sie wirft ihn als Bang! ab.',
    },
  },
  'el-gringo': {
    when: 'Immer wenn ihn ein anderer Lebenspunkte kostet',
    notes: {
      '1': 'Für jeden Punkt eine zufällige Karte aus der Hand dessen, der es war; weniger, wenn die Hand nicht reicht.',
      '2': 'Erst wenn er den Treffer überlebt hat.',
    },
    meets: {
      'suzy-lafayette':
        'Ist ihre Hand leer, wenn er zugreift, zieht sie zuerst, und er nimmt diese Karte.',
      'willy-the-kid': 'Jedes Bang!, das trifft, kostet Willy eine Handkarte.',
      duel: 'Verliert er ein Duell, das ein anderer begonnen hat, nimmt er dem Herausforderer eine Karte. Verliert er sein eigenes, nimmt er nichts.',
      dynamite: 'Es ist niemandes Treffer: Er nimmt nichts.',
    },
  },
  'jesse-jones': {
    when: 'Wenn er zu Beginn seines Zuges zieht',
    notes: {
      '1': 'Von jedem anderen mit Handkarten, in jedem Abstand. Die zweite Karte kommt vom Nachziehstapel.',
      '2': 'Er darf immer auch beide vom Nachziehstapel ziehen.',
    },
    meets: {
      'suzy-lafayette': 'Nimmt er ihre letzte Karte, zieht sie, bevor er seine zweite zieht.',
      'sid-ketchum':
        'Sid darf seine Karten vorher abwerfen: Aus einer leeren Hand ist nichts zu holen.',
      'pedro-ramirez':
        'Beide wählen, woher ihre erste Karte kommt: Jesse aus einer Hand, Pedro vom Ablagestapel.',
    },
  },
  jourdonnais: {
    when: 'Immer wenn auf ihn geschossen wird',
    notes: {
      '1': 'Einmal pro Schuss, bei Bang! und Gatling. Er darf auch darauf verzichten.',
      '2': 'Kommt kein Herz, darf er immer noch einen Fehlschuss! zeigen.',
    },
    meets: {
      'slab-the-killer':
        'Mit einem echten Fass dazu wehren zwei Herzen seinen Schuss ganz ohne Karte ab.',
      barrel: 'Ein echtes Fass ist eine zweite Chance gegen denselben Schuss.',
      indians: 'Kein Schuss: Sein Fass hilft nicht.',
    },
  },
  'kit-carlson': {
    when: 'Wenn er zu Beginn seines Zuges zieht',
    notes: {
      '1': 'Eine der drei legt er verdeckt oben auf den Nachziehstapel, die anderen beiden behält er. Niemand sonst sieht sie.',
      '2': 'Haben Nachzieh- und Ablagestapel zusammen weniger als drei Karten, zieht er zwei wie alle.',
    },
    meets: {
      'lucky-duke': 'Die Karte, die Kit oben lässt, wird als Nächste gezogen oder aufgedeckt.',
      jail: 'Erst kommen Dynamit und Gefängnis: Danach sieht er sich die Karten an.',
      stagecoach: 'Bei Postkutsche und Wells Fargo zieht er wie alle.',
    },
  },
  'lucky-duke': {
    when: 'Immer wenn er aufdecken muss',
    notes: {
      '1': 'Er deckt immer zwei auf, wenn es zwei gibt, und sagt, welche zählt.',
      '2': 'Beide werden abgeworfen, in der Reihenfolge, in der sie aufgedeckt wurden.',
    },
    meets: {
      'black-jack': 'Die Karte, die Black Jack zeigt, ist kein Aufdecken.',
      barrel:
        'Ein Herz unter zweien genügt. Ist keines dabei, darf er immer noch einen Fehlschuss! zeigen.',
      jail: 'Ein Herz unter zweien genügt.',
      dynamite: 'Er kann die Explosion verhindern, außer beide Karten sind Pik 2 bis 9.',
    },
  },
  'paul-regret': {
    when: 'Immer',
    notes: {
      '1': 'In welchem Abstand er die anderen sieht, ändert sich nicht.',
      '2': 'Er hat nur drei Lebenspunkte.',
    },
    meets: {
      'rose-doolan': 'Seine Fähigkeit und ihre heben sich auf: Sie sieht ihn im einfachen Abstand.',
      mustang: 'Mit einem Mustang ist er um 2 weiter entfernt.',
      panic: 'Das schützt ihn auch vor Panik!.',
    },
  },
  'pedro-ramirez': {
    when: 'Wenn er zu Beginn seines Zuges zieht',
    notes: {
      '1': 'Es ist die oberste Karte des Ablagestapels. Die zweite kommt vom Nachziehstapel.',
      '2': 'Er darf immer auch beide vom Nachziehstapel ziehen und muss es, wenn der Ablagestapel leer ist.',
    },
    meets: {
      'jesse-jones':
        'Beide wählen, woher ihre erste Karte kommt: Pedro vom Ablagestapel, Jesse aus einer Hand.',
      'cat-balou':
        'Nach einer Cat Balou liegt sie selbst obenauf: Sie wird erst nach ihrer Wirkung abgeworfen.',
      jail: 'Nach einem im Gefängnis verlorenen Zug liegt das Gefängnis obenauf.',
    },
  },
  'rose-doolan': {
    when: 'Immer',
    notes: {
      '1': 'Der Abstand ist nie kleiner als 1.',
      '2': 'In welchem Abstand die anderen sie sehen, ändert sich nicht.',
    },
    meets: {
      'paul-regret': 'Ihre Fähigkeit und seine heben sich auf: Sie sieht ihn im einfachen Abstand.',
      scope: 'Mit einem Zielfernrohr sind alle um 2 näher.',
      panic: 'Das hilft auch bei Panik!.',
    },
  },
  'sid-ketchum': {
    when: 'Jederzeit, auch wenn andere am Zug sind',
    notes: {
      '1': 'So oft er zwei Handkarten hat, aber nie über seine Anfangszahl hinaus.',
      '2': 'Auch beim letzten Atemzug, zusammen mit Bier. Zu zweit helfen nur noch die Karten.',
      '3': 'Muss er abwerfen, verkleinert das seine Hand und erhöht sein Handkartenlimit.',
    },
    meets: {
      'jesse-jones': 'Er darf seine Karten abwerfen, bevor Jesse danach greift.',
      beer: 'Beim letzten Atemzug darf er Bier und abgeworfene Karten mischen.',
    },
  },
  'slab-the-killer': {
    when: 'Wenn er ein Bang! spielt',
    notes: {
      '1': 'Ein Treffer kostet einen Lebenspunkt, wie immer.',
      '2': 'Nur seine Bang!-Karten: Gegen seine Gatling genügt ein Fehlschuss!, Duell und Indianer! bleiben, wie sie sind.',
      '3': 'Einer allein darf gezeigt werden. Folgt kein zweiter, ist er verloren.',
    },
    meets: {
      'calamity-janet': 'Zwei beliebige Karten aus Bang! und Fehlschuss! wehren seinen Schuss ab.',
      jourdonnais:
        'Mit einem echten Fass dazu wehren zwei Herzen seinen Schuss ganz ohne Karte ab.',
      'suzy-lafayette':
        'War ihr erster Fehlschuss! ihre letzte Karte, zieht sie sofort und darf verwenden, was sie zieht.',
      barrel: 'Ein Herz ist einer der beiden.',
    },
  },
  'suzy-lafayette': {
    when: 'Immer wenn ihre Hand leer ist und gerade keine Karte wirkt',
    notes: {
      '1': 'Solange eine Karte wirkt, ihre eigene oder eine fremde, wartet sie: Erst wird die Karte abgeworfen und geprüft, wer gewonnen hat, dann zieht sie.',
      '2': 'Sofort nur in zwei Fällen: wenn sie gegen denselben Schuss noch einen Fehlschuss! braucht, und bevor El Gringo in ihre leere Hand greift.',
      '3': 'Mit einer Variante zieht sie immer sofort.',
    },
    meets: {
      'el-gringo':
        'Ihre letzte Karte ist das Bang!, das ihn trifft: Sie zieht, er nimmt diese Karte, und nach dem Bang! zieht sie noch einmal.',
      'slab-the-killer':
        'Ist ihre Hand nach dem ersten Fehlschuss! leer, zieht sie und darf verwenden, was sie zieht.',
      'jesse-jones': 'Nimmt er ihre letzte Karte, zieht sie, bevor er seine zweite zieht.',
      stagecoach: 'Als letzte Karte bringt sie ihr zwei Karten und keine dritte.',
      duel: 'Sie zieht einmal, wenn es vorbei ist.',
    },
  },
  'vulture-sam': {
    when: 'Immer wenn jemand anderes ausscheidet',
    notes: {
      '1': 'Handkarten und Karten im Spiel, alle auf seine Hand.',
      '2': 'Hat er selbst einen Banditen ausgeschaltet, bekommt er diese Karten und dann die drei der Belohnung.',
      '3': 'Als Sheriff, der einen Hilfssheriff ausschaltet, nimmt er die Karten und wirft dann alles ab.',
      '4': 'Scheidet er selbst aus, werden seine Karten abgeworfen.',
    },
    meets: {
      'suzy-lafayette':
        'Ist ihre Hand leer, lässt sie nur zurück, was vor ihr liegt: Wer ausgeschieden ist, zieht nicht mehr.',
      gatling:
        'Scheidet er als Zweiter durch dieselbe Gatling aus, erbt er vom Ersten und verliert dann alles.',
      dynamite: 'Dynamit vor jemandem, der ausscheidet, bekommt er mit dem Rest.',
    },
  },
  'willy-the-kid': {
    when: 'Wenn er in seinem Zug Bang! spielt',
    notes: {
      '1': 'Die Reichweite zählt wie immer.',
      '2': 'Jedes Bang! ist ein eigener Schuss mit eigenen Antworten.',
    },
    meets: {
      'el-gringo': 'Jedes Bang!, das trifft, kostet Willy eine Handkarte.',
      volcanic: 'Sie bringt ihm nichts Neues und reicht nicht weiter als der Colt .45.',
      barrel: 'Es darf gegen jeden seiner Schüsse versucht werden.',
    },
  },
}

import type { RulebookWords } from '../../words'

export const people: RulebookWords['people'] = {
  'bart-cassidy': {
    when: 'Wenn ihn ein Schuss oder die Gatling trifft',
    notes: {
      '1': 'Nicht beim Angriff, nicht beim Dynamit.',
      '2': 'Nie den letzten Pfeil: Liegt nur einer im Vorrat, muss er den Treffer einstecken.',
      '3': 'Ein Punkt, für den er einen Pfeil nimmt, ist kein verlorener Lebenspunkt.',
    },
    meets: {
      'slab-the-killer':
        'Ein verdoppeltes Fadenkreuz sind zwei Punkte. Bart tauscht keinen, einen oder beide.',
      'el-gringo':
        'Beide machen aus Treffern Pfeile: Bart nimmt sie selbst, El Gringo teilt sie aus.',
    },
  },
  'black-jack': {
    when: 'Nach jedem seiner Würfe',
    notes: {
      '1': 'Sobald dreimal Dynamit zu sehen ist, liegen gebliebenes und neues, muss er aufhören wie alle.',
      '2': 'Neu gewürfeltes Dynamit zählt nicht mehr.',
      '3': 'Einen Wurf mehr hat er nicht.',
    },
    meets: {
      'lucky-duke':
        'Lucky Duke würfelt einmal mehr, aber sein Dynamit bleibt liegen. Bei Black Jack ist es umgekehrt.',
    },
  },
  'calamity-janet': {
    when: 'Wenn sie zielt',
    notes: {
      '1': 'Sie entscheidet für jeden Würfel einzeln.',
      '2': 'Sind noch zwei oder drei im Spiel, ist eine 2 ohnehin eine 1: nichts zu tauschen.',
    },
    meets: {
      'rose-doolan': 'Sind noch vier im Spiel, erreichen beide mit jedem Fadenkreuz jeden.',
    },
  },
  'el-gringo': {
    when: 'Wenn ihn ein Schuss oder die Gatling Lebenspunkte kostet',
    notes: {
      '1': 'Ein Pfeil für alle Schüsse eines Zuges zusammen, einer für die Gatling.',
      '2': 'Ist es der letzte im Vorrat, kommt der Angriff sofort, noch im Zug des Schützen.',
      '3': 'Der Pfeil ist auch fällig, wenn El Gringo durch den Treffer ausscheidet.',
      '4': 'Nicht beim Angriff, nicht beim Dynamit.',
    },
    meets: {
      'kit-carlson': 'Erst nimmt Kit Pfeile ab, dann kommt der von El Gringo: Den behält er.',
      'willy-the-kid':
        'Willy gibt seine Pfeile ab, dann nimmt er den von El Gringo: Genau einer bleibt.',
      'slab-the-killer': 'Ein verdoppelter Treffer ist trotzdem nur ein Pfeil.',
    },
  },
  'jesse-jones': {
    when: 'Wenn er im eigenen Zug trinkt',
    notes: {
      '1': 'Höchstens vier: Das wird einmal geprüft, vor seinem ersten Bier.',
      '2': 'Mit drei Lebenspunkten und zwei Bier kommt er auf sieben.',
      '3': 'Ein Bier von anderen bringt einen.',
    },
    meets: { 'sid-ketchum': 'Sids Geschenk bringt ihm einen Lebenspunkt, nicht zwei.' },
  },
  jourdonnais: {
    when: 'Wenn der Angriff kommt',
    notes: {
      '1': 'Alle seine Pfeile gehen trotzdem zurück.',
      '2': 'Ohne Pfeil verliert er nichts.',
    },
    meets: {
      'kit-carlson':
        'Kits Hilfe nützt ihm nichts: Ob ein Pfeil oder fünf, der Angriff kostet ihn einen Punkt.',
    },
  },
  'kit-carlson': {
    when: 'Wenn die Gatling an der Reihe ist',
    notes: {
      '1': 'Eine Gatling genügt für einen Pfeil; feuern muss er nicht.',
      '2': 'Mit drei oder mehr feuert er auch und gibt alle eigenen Pfeile ab.',
      '3': 'Vier Gatlings entfernen vier Pfeile, fünf entfernen fünf.',
    },
    meets: {
      'el-gringo': 'El Gringos Pfeil kommt erst nach Kits Abnehmen: Er bleibt bei Kit.',
      'willy-the-kid': 'Willy feuert mit zwei Gatlings, Kit erst mit dreien.',
    },
  },
  'lucky-duke': {
    when: 'Beim Würfeln',
    notes: {
      '1': 'Dreimal Dynamit beendet auch sein Würfeln.',
      '2': 'Pfeile des vierten Wurfs werden genommen wie alle anderen.',
    },
    meets: {
      'black-jack': 'Black Jack darf Dynamit neu würfeln, hat dafür aber nur drei Würfe.',
    },
  },
  'paul-regret': {
    when: 'Wenn jemand die Gatling abfeuert',
    notes: {
      '1': 'Fadenkreuze, Angriff und Dynamit treffen ihn wie alle.',
      '2': 'Wer feuert, gibt seine Pfeile trotzdem ab.',
    },
    meets: { 'willy-the-kid': 'Willy feuert oft, schon mit zwei Gatlings; Paul stört es nicht.' },
  },
  'pedro-ramirez': {
    when: 'Immer wenn er Lebenspunkte verliert',
    notes: {
      '1': 'Ein Pfeil für jeden verlorenen Lebenspunkt: durch Schüsse, Gatling oder das eigene Dynamit.',
      '2': 'Beim Angriff nützt es nichts: Erst wird gezählt, und alle Pfeile gehen ohnehin zurück.',
    },
    meets: {
      'slab-the-killer':
        'Ein verdoppelter Treffer kostet zwei Punkte: Bis zu zwei Pfeile darf er abgeben.',
    },
  },
  'rose-doolan': {
    when: 'Wenn sie zielt',
    notes: {
      '1': 'Sind noch drei im Spiel, erreicht jedes Fadenkreuz jeden der beiden Gegner.',
      '2': 'Sind noch vier im Spiel, erreicht ihre 1 jeden; ihre 2 die Person gegenüber und, andersherum gezählt, beide Nachbarn.',
      '3': 'Sich selbst trifft sie nie, wie sie auch zählt.',
    },
    meets: {
      'calamity-janet': 'Sind noch vier im Spiel, erreichen beide mit jedem Fadenkreuz jeden.',
    },
  },
  'sid-ketchum': {
    when: 'Vor seinem ersten Wurf',
    notes: {
      '1': 'Er muss jemanden nennen; es darf auch jemand mit vollem Leben sein.',
      '2': 'Das gilt auch im allerersten Zug der Partie.',
      '3': 'Der Punkt kann ihn vor einem Angriff im selben Zug retten.',
    },
    meets: {
      'jesse-jones': 'Ein Geschenk ist kein Bier: Jesse erhält einen Lebenspunkt, nicht zwei.',
    },
  },
  'slab-the-killer': {
    when: 'Wenn er zielt',
    notes: {
      '1': 'Das Bier, auf das er verzichtet, heilt niemanden; seine anderen werden wie immer ausgeschenkt.',
      '2': 'Beide Punkte treffen dieselbe Person.',
      '3': 'Bier und Fadenkreuz müssen beide im endgültigen Ergebnis liegen.',
    },
    meets: {
      'bart-cassidy': 'Bart darf für jeden der beiden Punkte einen Pfeil nehmen.',
      'pedro-ramirez': 'Pedro darf für jeden der beiden einen Pfeil abgeben.',
      'el-gringo': 'Für El Gringo ist es ein Treffer: ein Pfeil.',
    },
  },
  'suzy-lafayette': {
    when: 'Am Ende ihres Zuges',
    notes: {
      '1': 'Nur das endgültige Ergebnis zählt, nicht Fadenkreuze, die sie neu gewürfelt hat.',
      '2': 'Dreimal Dynamit und kein Fadenkreuz: Sie verliert einen und erhält dann zwei, wenn sie überlebt.',
    },
    meets: {
      'el-gringo': 'Ein Angriff, den El Gringos Pfeil auslöst, kommt vor ihren zwei Punkten.',
    },
  },
  'vulture-sam': {
    when: 'Immer wenn jemand anders ausscheidet',
    notes: {
      '1': 'Aus welchem Grund und in wessen Zug auch immer.',
      '2': 'Scheiden zwei zugleich aus, erhält er vier.',
      '3': 'Nicht, wenn er mit ihnen ausscheidet: Er muss aus eigener Kraft überleben.',
    },
    meets: {
      'slab-the-killer':
        'Zwei Punkte auf eine Person sind einmal Ausscheiden: zwei für Sam, nicht vier.',
    },
  },
  'willy-the-kid': {
    when: 'Wenn die Gatling an der Reihe ist',
    notes: {
      '1': 'Drei, vier oder fünf schaden nicht mehr als zwei: je einen Lebenspunkt.',
      '2': 'Feuert er, gibt er alle seine Pfeile ab wie alle.',
    },
    meets: {
      'paul-regret': 'Paul kann sie nichts anhaben.',
      'el-gringo': 'Erst gibt er seine Pfeile ab, dann nimmt er den von El Gringo.',
    },
  },
}

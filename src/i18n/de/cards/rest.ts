import type { CardsWords } from '../../words'

export const abilities: CardsWords['abilities'] = {
  'bart-cassidy': 'Für jeden Lebenspunkt, den er verliert, zieht er eine Karte.',
  'black-jack':
    'Die zweite Karte, die er in seinem Zug zieht, zeigt er: Ist sie rot, zieht er noch eine.',
  'calamity-janet':
    'Sie darf jedes Bang! als Fehlschuss! verwenden und jeden Fehlschuss! als Bang!.',
  'el-gringo':
    'Für jeden Lebenspunkt, den ihn jemand kostet, nimmt er eine zufällige Karte aus dessen Hand.',
  'jesse-jones': 'Seine erste Karte darf er zufällig aus der Hand eines anderen ziehen.',
  jourdonnais: 'Er hat immer ein eigenes Fass: Bei Herz geht der Schuss daneben.',
  'kit-carlson': 'Er sieht sich die obersten drei Karten an und behält zwei davon.',
  'lucky-duke': 'Muss er aufdecken, deckt er zwei Karten auf und wählt, welche zählt.',
  'paul-regret': 'Für alle anderen ist er um 1 weiter entfernt.',
  'pedro-ramirez': 'Seine erste Karte darf er vom Ablagestapel nehmen.',
  'rose-doolan': 'Für sie sind alle anderen um 1 näher.',
  'sid-ketchum': 'Er darf jederzeit zwei Karten für einen Lebenspunkt abwerfen.',
  'slab-the-killer': 'Gegen sein Bang! braucht man zwei Fehlschuss!.',
  'suzy-lafayette': 'Ist ihre Hand leer, zieht sie eine Karte.',
  'vulture-sam': 'Scheidet jemand aus, gehen alle Karten des Ausgeschiedenen an ihn.',
  'willy-the-kid': 'Er darf beliebig viele Bang! pro Zug spielen.',
}

export const tempers: CardsWords['tempers'] = {
  cautious: 'Legt aus, was schützt, und meidet Duelle.',
  hothead: 'Schießt und duelliert sich, am liebsten mit den Stärksten.',
  grudge: 'Zahlt es allen heim, die Schaden angerichtet haben.',
  sly: 'Hält die Karte länger bedeckt als andere.',
  generous: 'Mag Karten, von denen alle etwas haben, und stiehlt selten.',
}

export const options: CardsWords['options'] = {
  presets: {
    standard: 'Wie im Verein',
    printed: 'Wie gedruckt',
    tournament: 'Turnier',
    own: 'Hausregeln',
  },
  deck: {
    title: 'Welche Karten',
    full: { label: 'Alle 80', text: 'Der ganze Kartensatz.' },
    beginner: {
      label: '69 zum Einstieg',
      text: 'Ohne Duell, Indianer!, Warenhaus, Gefängnis und Dynamit.',
    },
  },
  brownDiscard: {
    title: 'Eine braune Karte kommt auf den Ablagestapel',
    after: { label: 'Danach', text: 'Wenn alles, was sie auslöst, erledigt ist.' },
    before: { label: 'Zuerst', text: 'Bevor sie wirkt.' },
  },
  reshuffle: {
    title: 'Ein neuer Nachziehstapel',
    need: { label: 'Bei Bedarf', text: 'Gemischt wird, wenn eine Karte fehlt.' },
    empty: { label: 'Sofort', text: 'Gemischt wird, sobald die letzte Karte gezogen ist.' },
  },
  suzyTiming: {
    title: 'Suzy Lafayettes leere Hand',
    after: { label: 'Nach der Karte', text: 'Sie zieht, wenn die laufende Karte erledigt ist.' },
    immediate: { label: 'Sofort', text: 'Sie zieht, sobald ihre letzte Karte weg ist.' },
  },
  winCheck: {
    title: 'Das Spiel endet',
    card: { label: 'Nach der Karte', text: 'Wenn alles, was eine Karte auslöst, erledigt ist.' },
    death: {
      label: 'Sofort',
      text: 'In dem Augenblick, in dem der entscheidende Spieler ausscheidet.',
    },
  },
  duelCredit: {
    title: 'Wer sein eigenes Duell verliert',
    nobody: { label: 'Niemand', text: 'Niemand war es: keine Belohnung, keine Strafe.' },
    opponent: { label: 'Der andere', text: 'Der Herausgeforderte hat es verursacht.' },
  },
  ownCards: {
    title: 'Panik! und Cat Balou auf eigene Karten',
    both: { label: 'Beide', text: 'Beide dürfen eine eigene ausliegende Karte nennen.' },
    catBalou: { label: 'Cat Balou', text: 'Nur Cat Balou darf eine eigene Karte nennen.' },
    none: { label: 'Keine', text: 'Nur Karten der anderen.' },
  },
  idleBeer: {
    title: 'Ein Bier, das nichts bringt',
    true: {
      label: 'Erlaubt',
      text: 'Es darf bei vollem Leben gespielt werden, um es loszuwerden.',
    },
    false: { label: 'Verboten', text: 'Es muss einen Lebenspunkt bringen.' },
  },
  sidWithTwo: {
    title: 'Sid Ketchum zu zweit',
    true: { label: 'Heilt', text: 'Zwei Karten bringen ihm bis zuletzt einen Lebenspunkt.' },
    false: { label: 'Heilt nicht', text: 'Wie beim Bier: Zu zweit kann er nicht heilen.' },
  },
  sidTiming: {
    title: 'Sid Ketchum heilt',
    any: { label: 'Jederzeit', text: 'Auch wenn andere am Zug sind.' },
    beer: { label: 'Wie ein Bier', text: 'Nur im eigenen Zug oder beim letzten Atemzug.' },
  },
}

export const result: CardsWords['result'] = {
  why: {
    outlaws: 'Der Sheriff fiel in Zug {{turn}}.',
    law: 'Der letzte Gegner des Gesetzes fiel in Zug {{turn}}.',
    renegade: 'In Zug {{turn}} war nur noch der Gesetzlose übrig.',
  },
  whyBy: {
    outlaws: '{{name}} schaltete in Zug {{turn}} den Sheriff aus.',
    outlaws_you: 'Du hast in Zug {{turn}} den Sheriff ausgeschaltet.',
    law: '{{name}} schaltete in Zug {{turn}} den letzten Gegner des Gesetzes aus.',
    law_you: 'Du hast in Zug {{turn}} den letzten Gegner des Gesetzes ausgeschaltet.',
    renegade: '{{name}} schaltete in Zug {{turn}} als Letzten den Sheriff aus.',
    renegade_you: 'Du hast in Zug {{turn}} als Letzten den Sheriff ausgeschaltet.',
  },
  lastCard: 'Die letzte Karte',
  bangs: 'Bang! abgefeuert, davon Treffer',
  bangsOf: '{{name}}: {{count}} abgefeuert, {{hits}} getroffen',
  awards: {
    marksman_one: '{{count}} Treffer',
    marksman_other: '{{count}} Treffer',
    thief_one: '{{count}} Karte geraubt',
    thief_other: '{{count}} Karten geraubt',
    elusive_one: '{{count}} Schuss entgangen',
    elusive_other: '{{count}} Schüssen entgangen',
    drinker_one: '{{count}} Bier getrunken',
    drinker_other: '{{count}} Bier getrunken',
  },
  facts: {
    turns: 'Züge',
    played: 'Gespielte Karten',
    shots: 'Abgefeuerte Bang!',
    duels: 'Duelle',
    gatlings: 'Gatling-Salven',
    dealt: 'Genommene Lebenspunkte',
    kills: 'Ausgeschaltet',
    missed: 'Abgewehrte Schüsse',
    stolen: 'Anderen genommene Karten',
    lost: 'Verlorene Lebenspunkte',
    gained: 'Erhaltene Lebenspunkte',
    drunk: 'Getrunkene Biere',
  },
}

import type { Words } from '../words'

export const characters: Words['characters'] = {
  'bart-cassidy': {
    name: 'Bart Cassidy',
    ability:
      'Für jeden Lebenspunkt, den ihn ein Schuss oder die Gatling kosten würde, darf er stattdessen einen Pfeil nehmen. Nie den letzten aus dem Vorrat.',
  },
  'black-jack': {
    name: 'Black Jack',
    ability:
      'Dynamit liegt bei ihm nicht fest: Er darf es neu würfeln, solange weniger als drei zu sehen sind.',
  },
  'calamity-janet': {
    name: 'Calamity Janet',
    ability: 'Sie darf jedes Fadenkreuz 1 als 2 verwenden und jede 2 als 1.',
  },
  'el-gringo': {
    name: 'El Gringo',
    ability:
      'Wer ihm durch Schüsse oder mit der Gatling Lebenspunkte nimmt, muss einen Pfeil nehmen.',
  },
  'jesse-jones': {
    name: 'Jesse Jones',
    ability:
      'Hat er höchstens vier Lebenspunkte, bringt ihm jedes Bier, das er im eigenen Zug trinkt, zwei.',
  },
  jourdonnais: {
    name: 'Jourdonnais',
    ability: 'Ein Angriff kostet ihn nie mehr als einen Lebenspunkt, wie viele Pfeile er auch hat.',
  },
  'kit-carlson': {
    name: 'Kit Carlson',
    ability:
      'Für jede gewürfelte Gatling darf er einem beliebigen Spieler einen Pfeil abnehmen, auch sich selbst.',
  },
  'lucky-duke': {
    name: 'Lucky Duke',
    ability: 'Er darf in seinem Zug viermal würfeln statt dreimal.',
  },
  'paul-regret': {
    name: 'Paul Regret',
    ability: 'Die Gatling kann ihm nichts anhaben.',
  },
  'pedro-ramirez': {
    name: 'Pedro Ramirez',
    ability:
      'Für jeden Lebenspunkt, den er verliert, darf er einen seiner Pfeile abgeben. Der Lebenspunkt ist trotzdem weg.',
  },
  'rose-doolan': {
    name: 'Rose Doolan',
    ability:
      'Ihre Fadenkreuze reichen einen Platz weiter: Eine 1 trifft einen oder zwei Plätze entfernt, eine 2 zwei oder drei.',
  },
  'sid-ketchum': {
    name: 'Sid Ketchum',
    ability:
      'Zu Beginn seines Zuges erhält ein Spieler seiner Wahl einen Lebenspunkt. Das darf er selbst sein.',
  },
  'slab-the-killer': {
    name: 'Slab the Killer',
    ability: 'Einmal pro Zug darf er auf ein Bier verzichten, damit ein Fadenkreuz doppelt zählt.',
  },
  'suzy-lafayette': {
    name: 'Suzy Lafayette',
    ability: 'Zeigt ihr endgültiges Würfelergebnis kein Fadenkreuz, erhält sie zwei Lebenspunkte.',
  },
  'vulture-sam': {
    name: 'Vulture Sam',
    ability: 'Immer wenn ein anderer Spieler ausgeschaltet wird, erhält er zwei Lebenspunkte.',
  },
  'willy-the-kid': {
    name: 'Willy the Kid',
    ability: 'Ihm genügen zwei Gatlings, um zu feuern.',
  },
}

import type { Words } from '../words'

export const options: Words['options'] = {
  editions: {
    international: 'International',
    german: 'Deutsche Ausgabe',
    own: 'Hausregeln',
  },
  dynamiteTiming: {
    title: 'Dreimal Dynamit',
    before: {
      label: 'Zuerst',
      text: 'Der Schaden kommt, bevor die anderen Würfel ausgewertet werden.',
    },
    after: {
      label: 'Zuletzt',
      text: 'Erst werden die anderen Würfel ausgewertet, dann kommt der Schaden.',
    },
  },
  gringoGranularity: {
    title: 'El Gringos Pfeil',
    batch: {
      label: 'Je Salve',
      text: 'Ein Pfeil für alle Schüsse zusammen, einer für die Gatling.',
    },
    turn: { label: 'Je Zug', text: 'Höchstens ein Pfeil im ganzen Zug.' },
    life: { label: 'Je Punkt', text: 'Ein Pfeil für jeden Lebenspunkt, den er verliert.' },
  },
  gringoGatling: {
    title: 'El Gringo und die Gatling',
    after: {
      label: 'Erst abgeben',
      text: 'Der Schütze gibt seine Pfeile ab, nimmt dann den von El Gringo und behält ihn.',
    },
    before: {
      label: 'Erst nehmen',
      text: 'Der Schütze nimmt den Pfeil von El Gringo und gibt ihn mit den anderen ab.',
    },
  },
  jesseThreshold: {
    title: 'Jesse Jones’ Durst',
    once: {
      label: 'Einmal geprüft',
      text: 'Höchstens vier Lebenspunkte: Das wird vor seinem ersten Bier geprüft.',
    },
    perBeer: {
      label: 'Je Bier',
      text: 'Höchstens vier Lebenspunkte: Das wird vor jedem Bier neu geprüft.',
    },
  },
  kitSpread: {
    title: 'Kit Carlsons Pfeile',
    any: {
      label: 'Von allen',
      text: 'Feuert seine Gatling, darf er mehreren Spielern Pfeile abnehmen.',
    },
    oneOther: {
      label: 'Von einem',
      text: 'Feuert seine Gatling, kommen alle Pfeile von einem anderen Spieler.',
    },
  },
  roseWrap: {
    title: 'Rose Doolans Reichweite',
    true: {
      label: 'Rund um den Tisch',
      text: 'Ihr zusätzlicher Platz wird einfach weitergezählt, ganz herum.',
    },
    false: { label: 'Kürzerer Weg', text: 'Weiter als der kürzere Weg reicht sie nie.' },
  },
  threeIndianCredit: {
    title: 'Zu dritt: Tod beim Angriff',
    none: {
      label: 'Niemandem',
      text: 'Er zählt für niemanden; die beiden anderen machen es unter sich aus.',
    },
    taker: { label: 'Letzter Pfeil', text: 'Er zählt für den, der den letzten Pfeil nahm.' },
  },
  threeAllDead: {
    title: 'Zu dritt: alle scheiden zugleich aus',
    draw: { label: 'Remis', text: 'Niemand gewinnt.' },
    outlaw: { label: 'Bandit', text: 'Der Bandit gewinnt.' },
  },
}

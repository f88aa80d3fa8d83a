import type { CardsWords, CardsWordsWithFew } from '../../words'

export const abilities: CardsWords['abilities'] = {
  'bart-cassidy': 'Za každý ztracený bod života si lízne kartu.',
  'black-jack':
    'Druhou kartu, kterou si ve svém tahu lízne, ukáže: je-li červená, lízne si ještě jednu.',
  'calamity-janet': 'Kartu Bang! smí použít jako Vedle! a Vedle! jako Bang!.',
  'el-gringo':
    'Za každý bod života, o který ho někdo připraví, si od něj vezme náhodnou kartu z ruky.',
  'jesse-jones': 'První kartu si smí líznout náhodně z ruky jiného hráče.',
  jourdonnais: 'Má vždy vlastní Barel: při srdci jde výstřel vedle.',
  'kit-carlson': 'Podívá se na tři vrchní karty balíčku a dvě z nich si nechá.',
  'lucky-duke': 'Když má sejmout, otočí dvě karty a vybere, která platí.',
  'paul-regret': 'Všichni ostatní ho vidí o 1 dál.',
  'pedro-ramirez': 'První kartu si smí vzít z odhazovacího balíčku.',
  'rose-doolan': 'Všechny ostatní vidí o 1 blíž.',
  'sid-ketchum': 'Kdykoli smí odhodit dvě karty za bod života.',
  'slab-the-killer': 'Proti jeho kartě Bang! jsou potřeba dvě Vedle!.',
  'suzy-lafayette': 'Kdykoli má prázdnou ruku, lízne si kartu.',
  'vulture-sam': 'Když někdo vypadne ze hry, dostane všechny jeho karty.',
  'willy-the-kid': 'Za tah smí zahrát libovolný počet karet Bang!.',
}

export const tempers: CardsWords['tempers'] = {
  cautious: 'Vykládá, co chrání, a vyhýbá se duelům.',
  hothead: 'Střílí a vyzývá na Duel, nejraději ty nejsilnější.',
  grudge: 'Oplácí každému, kdo mu ublížil.',
  sly: 'Tají roli déle než ostatní.',
  generous: 'Má rád karty, ze kterých mají užitek všichni, a zřídka krade.',
}

export const options: CardsWords['options'] = {
  presets: {
    standard: 'Jako v klubu',
    printed: 'Jak stojí v pravidlech',
    tournament: 'Turnaj',
    own: 'Domácí pravidla',
  },
  deck: {
    title: 'Které karty',
    full: { label: 'Všech 80', text: 'Celý balíček.' },
    beginner: {
      label: '69 pro začátek',
      text: 'Bez karet Duel, Indiáni!, Hokynářství, Vězení a Dynamit.',
    },
  },
  brownDiscard: {
    title: 'Hnědá karta jde na odhazovací balíček',
    after: { label: 'Potom', text: 'Až je vyřešeno vše, co způsobí.' },
    before: { label: 'Nejdřív', text: 'Ještě než začne působit.' },
  },
  reshuffle: {
    title: 'Nový dobírací balíček',
    need: { label: 'Podle potřeby', text: 'Míchá se, když chybí karta.' },
    empty: { label: 'Hned', text: 'Míchá se, jakmile z balíčku odejde poslední karta.' },
  },
  suzyTiming: {
    title: 'Prázdná ruka Suzy Lafayette',
    after: { label: 'Po kartě', text: 'Lízne si, až je hraná karta vyřešena.' },
    immediate: { label: 'Hned', text: 'Lízne si, jakmile přijde o poslední kartu.' },
  },
  winCheck: {
    title: 'Hra končí',
    card: { label: 'Po kartě', text: 'Až je vyřešeno vše, co karta způsobí.' },
    death: { label: 'Hned', text: 'Ve chvíli, kdy padne rozhodující hráč.' },
  },
  duelCredit: {
    title: 'Kdo prohraje vlastní Duel',
    nobody: { label: 'Nikdo', text: 'Nezpůsobil to nikdo: žádná odměna, žádný trest.' },
    opponent: { label: 'Protivník', text: 'Způsobil to vyzvaný hráč.' },
  },
  ownCards: {
    title: 'Panika! a Cat Balou na vlastní karty',
    both: { label: 'Obě', text: 'Obě smějí určit kartu vyloženou před tebou.' },
    catBalou: { label: 'Cat Balou', text: 'Jen Cat Balou smí určit kartu před tebou.' },
    none: { label: 'Žádná', text: 'Jen karty ostatních.' },
  },
  idleBeer: {
    title: 'Pivo, které nic nedá',
    true: { label: 'Povoleno', text: 'Smí se zahrát i s plným životem, jen aby bylo pryč.' },
    false: { label: 'Zakázáno', text: 'Musí dát bod života.' },
  },
  sidWithTwo: {
    title: 'Sid Ketchum ve dvou',
    true: { label: 'Léčí se', text: 'Dvě karty mu dají bod života až do konce.' },
    false: { label: 'Neléčí se', text: 'Jako u Piva: ve dvou se léčit nemůže.' },
  },
  sidTiming: {
    title: 'Sid Ketchum se léčí',
    any: { label: 'Kdykoli', text: 'I v tahu někoho jiného.' },
    beer: { label: 'Jako Pivo', text: 'Jen ve svém tahu nebo při posledním dechu.' },
  },
}

export const result: CardsWordsWithFew['result'] = {
  why: {
    outlaws: 'Šerif padl v {{turn}}. tahu.',
    law: 'Poslední nepřítel zákona padl v {{turn}}. tahu.',
    renegade: 'V {{turn}}. tahu zbyl už jen odpadlík.',
  },
  whyBy: {
    outlaws: 'Šerif padl v {{turn}}. tahu, poslední rána: {{name}}.',
    outlaws_you: 'Šerif padl v {{turn}}. tahu tvou ranou.',
    law: 'Poslední nepřítel zákona padl v {{turn}}. tahu, poslední rána: {{name}}.',
    law_you: 'Poslední nepřítel zákona padl v {{turn}}. tahu tvou ranou.',
    renegade: 'Jako poslední padl šerif, v {{turn}}. tahu, poslední rána: {{name}}.',
    renegade_you: 'Jako poslední padl šerif, v {{turn}}. tahu tvou ranou.',
  },
  lastCard: 'Poslední karta',
  bangs: 'Vystřelené Bang! a zásahy',
  bangsOf: '{{name}}: vystřeleno {{count}}, zásahů {{hits}}',
  awards: {
    marksman_one: '{{count}} zásah',
    marksman_few: '{{count}} zásahy',
    marksman_other: '{{count}} zásahů',
    thief_one: '{{count}} uloupená karta',
    thief_few: '{{count}} uloupené karty',
    thief_other: '{{count}} uloupených karet',
    elusive_one: '{{count}} odvrácený výstřel',
    elusive_few: '{{count}} odvrácené výstřely',
    elusive_other: '{{count}} odvrácených výstřelů',
    drinker_one: '{{count}} vypité pivo',
    drinker_few: '{{count}} vypitá piva',
    drinker_other: '{{count}} vypitých piv',
  },
  facts: {
    turns: 'Tahy',
    played: 'Zahrané karty',
    shots: 'Vystřelené Bang!',
    duels: 'Duely',
    gatlings: 'Kulomety',
    dealt: 'Sebrané body života',
    kills: 'Vyřazení',
    missed: 'Odvrácené výstřely',
    stolen: 'Karty vzaté jiným',
    lost: 'Ztracené body života',
    gained: 'Získané body života',
    drunk: 'Vypitá piva',
  },
}

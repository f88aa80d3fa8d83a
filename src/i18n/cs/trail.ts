import type { TrailWordsWithFew } from '../words'

export const trail: TrailWordsWithFew = {
  title: 'Stezka',
  intro:
    'Čtyřiadvacet stolů od vyschlého potoka po poslední západ slunce. Popořadě, nebo jak je libo.',
  stars: '{{count}} z {{all}} hvězd',
  starsAt_one: '{{count}} hvězda',
  starsAt_few: '{{count}} hvězdy',
  starsAt_other: '{{count}} hvězd',
  stop: 'Stůl {{number}}',
  next: 'další zastávka',
  sit: 'Přisednout',
  again: 'Ještě jednou',
  you: 'Tvoje role: {{role}}',
  lesson: 'Co se naučíš: {{what}}',
  goals: 'Tři hvězdy',
  reached: 'splněno',
  missed: 'nesplněno',
  people: 'U stolu',
  back: 'Na stezku',
  goal: {
    win: 'Vyhraj jako {{role}}',
    life_one: 'Ať ti zbude aspoň {{count}} bod života',
    life_few: 'Ať ti zbudou aspoň {{count}} body života',
    life_other: 'Ať ti zbude aspoň {{count}} bodů života',
    kills_one: 'Vlastní rukou vyřaď {{count}} hráče',
    kills_few: 'Vlastní rukou vyřaď {{count}} hráče',
    kills_other: 'Vlastní rukou vyřaď {{count}} hráčů',
    treated_one: 'Kup někomu {{count}} pivo',
    treated_few: 'Kup ostatním {{count}} piva',
    treated_other: 'Kup ostatním {{count}} piv',
    spare: 'Žádný pomocník šerifa nepadne',
    only: 'Nepadne nikdo kromě šerifa',
    read: 'Do tahu {{count}} leží na každé skryté kartě správný žeton',
    reading: 'Odhad lidí: aspoň {{count}} ze 100',
  },
  die: { arrow: 'šípy', dynamite: 'dynamit', gatling: 'kulomet', beer: 'pivo' },
  card: {
    bang: 'Bang!',
    winchester: 'Winchester',
    beer: 'Pivo',
    jail: 'Vězení',
    panic: 'Panika!',
    duel: 'Duel',
    mustang: 'Mustang',
    dynamite: 'Dynamit',
    barrel: 'Barel',
  },
  tables: {
    'dry-creek': {
      name: 'Vyschlý potok',
      story:
        'Hvězda je tvoje, protože ji minulý šerif nechal ležet na baru. Je promáčklá. Radši se neptáš.',
    },
    'card-cabin': {
      name: 'Karetní srub',
      story:
        'Osmdesát karet a jedna lampa. Bo prý balíček nikdy v ruce neměl, a míchá jak kolesový parník.',
    },
    'salt-lick': {
      name: 'Solný liz',
      story: 'Tady se tě nikdo na jméno neptá. Ještě štěstí: visí na plakátu za tebou.',
    },
    'old-mill': {
      name: 'Starý mlýn',
      story: 'Šerif sedí zády ke zdi. Zeď má okna. Ty máš dlouhou pušku a krátkou trpělivost.',
    },
    'three-crosses': {
      name: 'Tři kříže',
      story: 'Tři jezdci, tři kříže, a jen dva z nich jsou zadané.',
    },
    'widow-ford': {
      name: 'Vdovin brod',
      story:
        'Na tomhle břehu střílejí hned, na druhém počkají, až přejdeš. Nejsi na ničí straně. Ušetří to hádky.',
    },
    'beer-wagon': {
      name: 'Pivní vůz',
      story:
        'Vůz přišel o kolo a čtyřicet sudů. Šerif vypadá žíznivě a pomocník ví, co stojí přátelství.',
    },
    'fort-lonely': {
      name: 'Pevnost Samota',
      story: 'Posádka: jeden desátník a papoušek. Kdo jsou bandité, ví jistě jen ten papoušek.',
    },
    'vulture-rock': {
      name: 'Supí skála',
      story: 'Co tu padne, má dědice dřív, než dopadne. Dneska dědíš ty.',
    },
    'county-jail': {
      name: 'Okresní vězení',
      story:
        'Cela je prázdná, klíč visí u opasku a všichni u stolu vypadají provinile. Jeden z nich má jen hlad.',
    },
    'powder-house': {
      name: 'Prachárna',
      story: 'Na ceduli stojí ZÁKAZ KOUŘENÍ. Je samá díra a někdo si o ni zapálil doutník.',
    },
    'slab-canyon': {
      name: 'Slabův kaňon',
      story: 'Na tvoje rány jedno Vedle! nestačí. Kaňon každou zopakuje, kdyby někdo přeslechl.',
    },
    'arrow-pass': {
      name: 'Šípový průsmyk',
      story: 'Na cestě leží víc šípů než v toulci a všichni přísahají, že už tu byly.',
    },
    'mirror-saloon': {
      name: 'Zrcadlový saloon',
      story: 'V zrcadle vypadá Bang! jako Vedle!. Tobě je to jedno. Šerifovi nebude.',
    },
    'whisper-station': {
      name: 'Šeptající stanice',
      story: 'Telegraf klepe celou noc. Ví, kdo je kdo. Polož žetony dřív, než to prozradí.',
    },
    'liars-bend': {
      name: 'Lhářova zatáčka',
      story: 'Pět poctivých tváří u jednoho stolu. Podle tvých počtů jsou čtyři navíc.',
    },
    'eight-chairs': {
      name: 'Osm židlí',
      story: 'Osm židlí, sedm ještě teplých. Osmá je tvoje a viklá se schválně.',
    },
    'duel-street': {
      name: 'Ulice duelů',
      story: 'Ulice má třicet kroků. Druhou půlku ještě nikdo nepotřeboval.',
    },
    'ghost-herd': {
      name: 'Stádo duchů',
      story: 'Krávy odešly, kovbojové zůstali. Střílejí po všem, co bučí, a do té doby po sobě.',
    },
    'mustang-flats': {
      name: 'Mustangí pláň',
      story: 'Z dobrého koně je všechno daleko, hlavně lidi, co tě chtějí trefit.',
    },
    'judges-porch': {
      name: 'Soudcova veranda',
      story: 'Soudce chce vědět, kdo je kdo a proč. Rozsudek bez odhadu lidí u něj neplatí.',
    },
    'dynamite-train': {
      name: 'Dynamitový vlak',
      story: 'Jezdí kolem stolu na čas jako žádný vlak v okrese. Máš štěstí: smíš sejmout dvakrát.',
    },
    'long-shadow': {
      name: 'Dlouhý stín',
      story: 'Slunce je nízko a tihle čtyři střílet umějí. Padnout musí jen jeden: ten s hvězdou.',
    },
    'last-sunset': {
      name: 'Poslední západ',
      story:
        'Na konci stezky stojí stůl s jednou dobrou židlí. Jedeš z daleka, a místo je na ní jen pro jednoho.',
    },
  },
}

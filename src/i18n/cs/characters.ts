import type { WordsWithFew } from '../words'

export const characters: WordsWithFew['characters'] = {
  'bart-cassidy': {
    name: 'Bart Cassidy',
    ability:
      'Za každý bod života, o který by ho připravil výstřel nebo kulomet, si může místo toho vzít šíp. Nikdy poslední ze zásoby.',
  },
  'black-jack': {
    name: 'Black Jack',
    ability: 'Dynamit mu nezůstává ležet: smí ho hodit znovu, dokud neleží aspoň tři.',
  },
  'calamity-janet': {
    name: 'Calamity Janet',
    ability: 'Každý terč 1 smí použít jako 2 a každý terč 2 jako 1.',
  },
  'el-gringo': {
    name: 'El Gringo',
    ability: 'Kdo ho výstřelem nebo kulometem připraví o bod života, musí si vzít šíp.',
  },
  'jesse-jones': {
    name: 'Jesse Jones',
    ability: 'Má-li nejvýš čtyři body života, každé pivo, které vypije ve svém tahu, mu vrátí dva.',
  },
  jourdonnais: {
    name: 'Jourdonnais',
    ability: 'Útok ho nikdy nestojí víc než jeden bod života, ať má šípů kolik chce.',
  },
  'kit-carlson': {
    name: 'Kit Carlson',
    ability: 'Za každý hozený kulomet smí odebrat šíp kterémukoli hráči, i sobě.',
  },
  'lucky-duke': {
    name: 'Lucky Duke',
    ability: 'Ve svém tahu smí házet čtyřikrát místo třikrát.',
  },
  'paul-regret': {
    name: 'Paul Regret',
    ability: 'Kulomet mu nikdy neublíží.',
  },
  'pedro-ramirez': {
    name: 'Pedro Ramirez',
    ability:
      'Za každý ztracený bod života smí vrátit jeden ze svých šípů do zásoby. O bod života přesto přijde.',
  },
  'rose-doolan': {
    name: 'Rose Doolan',
    ability: 'Její terče dosáhnou o místo dál: 1 zasáhne o jedno nebo dvě místa, 2 o dvě nebo tři.',
  },
  'sid-ketchum': {
    name: 'Sid Ketchum',
    ability: 'Na začátku jeho tahu získá hráč podle jeho volby bod života. Může to být on sám.',
  },
  'slab-the-killer': {
    name: 'Slab the Killer',
    ability: 'Jednou za tah se smí vzdát piva, aby jeden terč platil dvojnásob.',
  },
  'suzy-lafayette': {
    name: 'Suzy Lafayette',
    ability: 'Není-li v jejím konečném výsledku žádný terč, získá dva body života.',
  },
  'vulture-sam': {
    name: 'Vulture Sam',
    ability: 'Kdykoli je vyřazen jiný hráč, získá dva body života.',
  },
  'willy-the-kid': {
    name: 'Willy the Kid',
    ability: 'K výstřelu mu stačí dva kulomety.',
  },
}

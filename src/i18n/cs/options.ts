import type { WordsWithFew } from '../words'

export const options: WordsWithFew['options'] = {
  editions: {
    international: 'Mezinárodní',
    german: 'Německé vydání',
    own: 'Domácí pravidla',
  },
  dynamiteTiming: {
    title: 'Tři dynamity',
    before: { label: 'Nejdřív', text: 'Zranění přijde dřív, než se vyřeší ostatní kostky.' },
    after: { label: 'Nakonec', text: 'Nejdřív se vyřeší ostatní kostky, pak přijde zranění.' },
  },
  gringoGranularity: {
    title: 'Šíp za El Gringa',
    batch: {
      label: 'Za salvu',
      text: 'Jeden šíp za všechny výstřely dohromady, jeden za kulomet.',
    },
    turn: { label: 'Za tah', text: 'Nejvýš jeden šíp za celý tah.' },
    life: { label: 'Za bod', text: 'Jeden šíp za každý bod života, který ztratí.' },
  },
  gringoGatling: {
    title: 'El Gringo a kulomet',
    after: {
      label: 'Nejdřív vrátit',
      text: 'Střelec vrátí své šípy, pak si vezme šíp za El Gringa a nechá si ho.',
    },
    before: {
      label: 'Nejdřív vzít',
      text: 'Střelec si vezme šíp za El Gringa a vrátí ho s ostatními.',
    },
  },
  jesseThreshold: {
    title: 'Jesse Jones a jeho žízeň',
    once: {
      label: 'Jednou',
      text: 'Nejvýš čtyři body života: posoudí se před jeho prvním pivem.',
    },
    perBeer: {
      label: 'U každého piva',
      text: 'Nejvýš čtyři body života: posoudí se znovu před každým pivem.',
    },
  },
  kitSpread: {
    title: 'Šípy, které bere Kit Carlson',
    any: { label: 'Od všech', text: 'Když jeho kulomet pálí, smí brát šípy více hráčům.' },
    oneOther: {
      label: 'Od jednoho',
      text: 'Když jeho kulomet pálí, jsou všechny šípy od jednoho jiného hráče.',
    },
  },
  roseWrap: {
    title: 'Dostřel, který má Rose Doolan',
    true: { label: 'Kolem stolu', text: 'Místo navíc se počítá dál, třeba kolem celého stolu.' },
    false: { label: 'Kratší cestou', text: 'Nikdy nedosáhne dál než kratší cestou.' },
  },
  threeIndianCredit: {
    title: 'Tři hráči: smrt při útoku',
    none: { label: 'Nikomu', text: 'Nepočítá se nikomu; zbylí dva si to vyřídí mezi sebou.' },
    taker: { label: 'Kdo vzal šíp', text: 'Počítá se tomu, kdo vzal poslední šíp.' },
  },
  threeAllDead: {
    title: 'Tři hráči: padnou všichni naráz',
    draw: { label: 'Remíza', text: 'Nevyhrává nikdo.' },
    outlaw: { label: 'Bandita', text: 'Vyhrává bandita.' },
  },
}

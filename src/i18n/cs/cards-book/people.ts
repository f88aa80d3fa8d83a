import type { CardsBookWords } from '../../words'

export const people: CardsBookWords['people'] = {
  'bart-cassidy': {
    when: 'Kdykoli ztratí body života',
    notes: {
      '1': 'Kartu za každý bod, ať ho stál cokoli: výstřel, Duel, Indiáni! nebo Dynamit.',
      '2': 'Teprve když zásah přežije: zachránit ho ty karty nestihnou.',
    },
    meets: {
      'el-gringo':
        'Oba dostávají za zásahy zaplaceno: Bart z dobíracího balíčku, El Gringo z ruky toho, kdo ho zasáhl.',
      dynamite: 'Tři body života pryč, tři karty líznuté.',
      gatling: 'Lízne si dřív, než přijde na řadu další hráč.',
      beer: 'Zachrání-li ho při posledním dechu Pivo, lízne si potom.',
    },
  },
  'black-jack': {
    when: 'Když si líže na začátku svého tahu',
    notes: {
      '1': 'Červená jsou srdce a kára. Třetí kartu neukazuje.',
      '2': 'Bez druhé karty není třetí.',
    },
    meets: {
      'lucky-duke': 'Karta, kterou ukazuje Black Jack, není snímání: není z čeho vybírat.',
      stagecoach: 'Platí jen první dvě karty tahu: u karet Dostavník a Wells Fargo neukazuje nic.',
    },
  },
  'calamity-janet': {
    when: 'Když střílí a kdykoli má odpovědět',
    notes: {
      '1': 'Vedle! zahrané jako Bang! potřebuje cíl v dostřelu a je to její Bang! v tahu.',
      '2': 'Bang! ukázaný jako Vedle! se jako její Bang! nepočítá.',
    },
    meets: {
      'slab-the-killer': 'Jeho výstřel zastaví libovolné dvě z karet Bang! a Vedle!.',
      duel: 'Odhazuje obojí, jak chce.',
      indians: 'Tady jí Vedle! pomůže: odhodí ho jako Bang!.',
    },
  },
  'el-gringo': {
    when: 'Kdykoli ho jiný hráč připraví o body života',
    notes: {
      '1': 'Za každý bod náhodnou kartu z ruky toho, kdo to způsobil; méně, když už žádná nezbývá.',
      '2': 'Teprve když zásah přežije.',
    },
    meets: {
      'suzy-lafayette':
        'Má-li prázdnou ruku, když po ní sahá, nejdřív si lízne a on si vezme tu kartu.',
      'willy-the-kid': 'Každý Bang!, který zasáhne, stojí Willyho kartu z ruky.',
      duel: 'Prohraje-li Duel, který začal někdo jiný, vezme si kartu od vyzyvatele. Prohraje-li vlastní, nevezme si nic.',
      dynamite: 'Zásah nikdo nezpůsobil: nevezme si nic.',
    },
  },
  'jesse-jones': {
    when: 'Když si líže na začátku svého tahu',
    notes: {
      '1': 'Od kteréhokoli jiného hráče s kartami v ruce, na jakoukoli vzdálenost. Druhá je z dobíracího balíčku.',
      '2': 'Vždy si smí líznout obě z dobíracího balíčku.',
    },
    meets: {
      'suzy-lafayette': 'Vezme-li její poslední kartu, lízne si dřív, než on sáhne po druhé.',
      'sid-ketchum': 'Sid smí karty předtím odhodit: z prázdné ruky není co vzít.',
      'pedro-ramirez':
        'Oba volí, odkud bude první karta: Jesse z něčí ruky, Pedro z odhazovacího balíčku.',
    },
  },
  jourdonnais: {
    when: 'Kdykoli se střílí na něj',
    notes: {
      '1': 'Jednou za každý výstřel, ať je to Bang! nebo Kulomet. Smí se toho i vzdát.',
      '2': 'Není-li to srdce, smí ještě ukázat Vedle!.',
    },
    meets: {
      'slab-the-killer': 'Má-li navíc opravdový Barel, dvě srdce zastaví jeho výstřel bez karty.',
      barrel: 'Opravdový Barel je druhá šance proti témuž výstřelu.',
      indians: 'Není to výstřel: jeho barel nepomůže.',
    },
  },
  'kit-carlson': {
    when: 'Když si líže na začátku svého tahu',
    notes: {
      '1': 'Jednu ze tří položí lícem dolů navrch dobíracího balíčku, dvě jsou jeho. Nikdo jiný je nevidí.',
      '2': 'Je-li v obou balíčcích dohromady méně než tři karty, lízne si dvě jako každý.',
    },
    meets: {
      'lucky-duke': 'Kartu, kterou Kit nechá navrchu, si někdo jako příští lízne nebo ji sejme.',
      jail: 'Dynamit a Vězení jsou na řadě dřív: na karty se podívá až potom.',
      stagecoach: 'U karet Dostavník a Wells Fargo si líže jako každý.',
    },
  },
  'lucky-duke': {
    when: 'Kdykoli má sejmout',
    notes: {
      '1': 'Vždy otočí dvě, jsou-li dvě, a určí, která platí.',
      '2': 'Odhodí se obě, v pořadí, v jakém byly otočeny.',
    },
    meets: {
      'black-jack': 'Karta, kterou ukazuje Black Jack, není snímání.',
      barrel: 'Stačí jedno srdce ze dvou karet. Není-li tam, smí ještě ukázat Vedle!.',
      jail: 'Stačí jedno srdce ze dvou karet.',
      dynamite: 'Výbuchu zabrání, ledaže jsou obě karty piky 2 až 9.',
    },
  },
  'paul-regret': {
    when: 'Pořád',
    notes: {
      '1': 'V jaké vzdálenosti vidí ostatní on, se nemění.',
      '2': 'Má jen tři body života.',
    },
    meets: {
      'rose-doolan': 'Jeho a její schopnost se ruší: vidí ho v prosté vzdálenosti.',
      mustang: 'S Mustangem je o 2 dál.',
      panic: 'Chrání ho to i před kartou Panika!.',
    },
  },
  'pedro-ramirez': {
    when: 'Když si líže na začátku svého tahu',
    notes: {
      '1': 'Je to vrchní karta odhazovacího balíčku. Druhá je z dobíracího.',
      '2': 'Vždy si smí líznout obě z dobíracího balíčku, a musí, je-li odhazovací prázdný.',
    },
    meets: {
      'jesse-jones':
        'Oba volí, odkud bude první karta: Pedro z odhazovacího balíčku, Jesse z něčí ruky.',
      'cat-balou': 'Po kartě Cat Balou leží navrchu ona sama: odhazuje se až po svém účinku.',
      jail: 'Po tahu ztraceném ve Vězení leží navrchu Vězení.',
    },
  },
  'rose-doolan': {
    when: 'Pořád',
    notes: {
      '1': 'Vzdálenost nikdy neklesne pod 1.',
      '2': 'V jaké vzdálenosti vidí ostatní ji, se nemění.',
    },
    meets: {
      'paul-regret': 'Její a jeho schopnost se ruší: vidí ho v prosté vzdálenosti.',
      scope: 'S kartou Hledí jsou všichni o 2 blíž.',
      panic: 'Pomáhá to i u karty Panika!.',
    },
  },
  'sid-ketchum': {
    when: 'Kdykoli, i v tahu někoho jiného',
    notes: {
      '1': 'Tolikrát, kolikrát má v ruce dvě karty, ale nikdy nad své maximum.',
      '2': 'I při posledním dechu, spolu s Pivem. Ve dvou pomáhají už jen karty.',
      '3': 'Má-li odhazovat, zmenší si tím ruku a zvýší limit karet.',
    },
    meets: {
      'jesse-jones': 'Smí karty odhodit dřív, než po nich Jesse sáhne.',
      beer: 'Při posledním dechu smí kombinovat Pivo a odhozené karty.',
    },
  },
  'slab-the-killer': {
    when: 'Když zahraje Bang!',
    notes: {
      '1': 'Zásah stojí jeden bod života, jako vždy.',
      '2': 'Jen jeho karty Bang!: proti jeho Kulometu stačí jedno Vedle!, Duel a Indiáni! jsou jako vždy.',
      '3': 'Jedno Vedle! lze ukázat i samotné. Nenásleduje-li druhé, je ztracené.',
    },
    meets: {
      'calamity-janet': 'Jeho výstřel zastaví libovolné dvě z karet Bang! a Vedle!.',
      jourdonnais: 'Má-li navíc opravdový Barel, dvě srdce zastaví jeho výstřel bez karty.',
      'suzy-lafayette':
        'Bylo-li její první Vedle! poslední kartou, hned si lízne a smí použít, co si lízla.',
      barrel: 'Srdce je jedno ze dvou.',
    },
  },
  'suzy-lafayette': {
    when: 'Kdykoli má prázdnou ruku a žádná karta se právě neřeší',
    notes: {
      '1': 'Dokud se karta řeší, její nebo cizí, čeká: nejdřív se karta odhodí a zjistí se, kdo vyhrál, pak si lízne.',
      '2': 'Hned jen ve dvou případech: potřebuje-li proti témuž výstřelu druhé Vedle!, a dřív, než El Gringo sáhne do její prázdné ruky.',
      '3': 'S variantou si líže vždy hned.',
    },
    meets: {
      'el-gringo':
        'Její poslední karta je Bang!, který ho zasáhne: lízne si, on si tu kartu vezme a po kartě Bang! si lízne znovu.',
      'slab-the-killer':
        'Má-li po prvním Vedle! prázdnou ruku, lízne si a smí použít, co si lízla.',
      'jesse-jones': 'Vezme-li její poslední kartu, lízne si dřív, než on sáhne po druhé.',
      stagecoach: 'Jako poslední karta jí dá dvě karty a žádnou třetí.',
      duel: 'Lízne si jednou, až skončí.',
    },
  },
  'vulture-sam': {
    when: 'Kdykoli vypadne někdo jiný',
    notes: {
      '1': 'Karty z ruky i vyložené, všechny do jeho ruky.',
      '2': 'Vyřadí-li sám banditu, dostane tyto karty a potom tři za odměnu.',
      '3': 'Jako šerif, který vyřadí pomocníka šerifa, si karty vezme a pak všechno odhodí.',
      '4': 'Vypadne-li sám, jeho karty se odhodí.',
    },
    meets: {
      'suzy-lafayette':
        'Má-li prázdnou ruku, nechá po sobě jen vyložené karty: po vyřazení si už nelíže.',
      gatling: 'Padne-li jako druhý týmž Kulometem, zdědí karty po prvním a pak přijde o všechno.',
      dynamite: 'Dynamit před tím, kdo padne, dostane spolu s ostatními kartami.',
    },
  },
  'willy-the-kid': {
    when: 'Když ve svém tahu hraje Bang!',
    notes: {
      '1': 'Dostřel platí jako vždy.',
      '2': 'Každý Bang! je samostatný výstřel s vlastními odpověďmi.',
    },
    meets: {
      'el-gringo': 'Každý Bang!, který zasáhne, stojí Willyho kartu z ruky.',
      volcanic: 'Nic nového mu nedá a nedostřelí dál než Colt .45.',
      barrel: 'Lze ho zkusit proti každému z jeho výstřelů.',
    },
  },
}

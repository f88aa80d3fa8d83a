import type { RulebookWordsWithFew } from '../../words'

export const people: RulebookWordsWithFew['people'] = {
  'bart-cassidy': {
    when: 'Když ho zasáhne výstřel nebo kulomet',
    notes: {
      '1': 'Ne proti útoku, ne proti dynamitu.',
      '2': 'Nikdy poslední šíp: leží-li v zásobě jediný, musí přijmout zásah.',
      '3': 'Bod vyměněný za šíp není ztracený bod života.',
    },
    meets: {
      'slab-the-killer': 'Zdvojený terč jsou dva body. Bart nevymění žádný, jeden, nebo oba.',
      'el-gringo': 'Oba mění zásahy v šípy: Bart si je bere sám, El Gringo je rozdává.',
    },
  },
  'black-jack': {
    when: 'Po každém svém hodu',
    notes: {
      '1': 'Jakmile leží tři dynamity, ponechané i nové, musí přestat jako každý.',
      '2': 'Dynamit hozený znovu se už nepočítá.',
      '3': 'Hod navíc nemá.',
    },
    meets: {
      'lucky-duke':
        'Lucky Duke hází o jednou víc, ale jeho dynamit leží. U Black Jacka je to naopak.',
    },
  },
  'calamity-janet': {
    when: 'Když míří',
    notes: {
      '1': 'Rozhoduje se u každé kostky zvlášť.',
      '2': 'Jsou-li ve hře dva nebo tři, je 2 stejně jako 1: není co měnit.',
    },
    meets: { 'rose-doolan': 'Jsou-li ve hře čtyři, dosáhnou obě každým terčem na kohokoli.' },
  },
  'el-gringo': {
    when: 'Když ho výstřel nebo kulomet stojí bod života',
    notes: {
      '1': 'Jeden šíp za všechny výstřely tahu dohromady, jeden za kulomet.',
      '2': 'Je-li v zásobě poslední, přijde útok hned, ještě v tahu střelce.',
      '3': 'Šíp se bere, i když ho zásah vyřadí.',
      '4': 'Ne za útok, ne za dynamit.',
    },
    meets: {
      'kit-carlson': 'Kit nejdřív odebírá šípy, pak přijde šíp za El Gringa: ten mu zůstane.',
      'willy-the-kid':
        'Willy vrátí své šípy a pak si vezme šíp za El Gringa: zůstane mu právě jeden.',
      'slab-the-killer': 'Zdvojený zásah je přesto jen jeden šíp.',
    },
  },
  'jesse-jones': {
    when: 'Když pije ve svém tahu',
    notes: {
      '1': 'Nejvýš čtyři: posoudí se jednou, před jeho prvním pivem.',
      '2': 'Se třemi body života a dvěma pivy se dostane na sedm.',
      '3': 'Pivo od jiných vrátí jeden.',
    },
    meets: { 'sid-ketchum': 'Dar, který dává Sid, mu vrátí jeden bod života, ne dva.' },
  },
  jourdonnais: {
    when: 'Když přijde útok',
    notes: { '1': 'Všechny jeho šípy se přesto vrátí.', '2': 'Bez šípu neztratí nic.' },
    meets: {
      'kit-carlson': 'Pomoc od Kita mu nic nedá: jeden šíp nebo pět, útok ho stojí jeden bod.',
    },
  },
  'kit-carlson': {
    when: 'Když přijde na řadu kulomet',
    notes: {
      '1': 'Jeden kulomet stačí na jeden šíp; pálit nemusí.',
      '2': 'Se třemi a více také pálí a vrátí všechny vlastní šípy.',
      '3': 'Čtyři kulomety odeberou čtyři šípy, pět jich odebere pět.',
    },
    meets: {
      'el-gringo': 'Šíp za El Gringa přijde až po odebírání: Kitovi zůstane.',
      'willy-the-kid': 'Willy pálí se dvěma kulomety, Kit až se třemi.',
    },
  },
  'lucky-duke': {
    when: 'Při házení',
    notes: {
      '1': 'Tři dynamity končí i jeho házení.',
      '2': 'Šípy ze čtvrtého hodu se berou jako všechny ostatní.',
    },
    meets: { 'black-jack': 'Black Jack smí dynamit hodit znovu, ale má na to jen tři hody.' },
  },
  'paul-regret': {
    when: 'Když někdo pálí z kulometu',
    notes: {
      '1': 'Terče, útok a dynamit ho zraní jako každého.',
      '2': 'Kdo pálí, své šípy přesto vrátí.',
    },
    meets: { 'willy-the-kid': 'Willy pálí často, už se dvěma kulomety; Paulovi to nevadí.' },
  },
  'pedro-ramirez': {
    when: 'Kdykoli ztratí bod života',
    notes: {
      '1': 'Jeden šíp za každý ztracený bod života: výstřelem, kulometem i vlastním dynamitem.',
      '2': 'Při útoku to nepomůže: nejdřív se počítají ztráty a všechny šípy se stejně vrátí.',
    },
    meets: { 'slab-the-killer': 'Zdvojený zásah stojí dva body: vrátí až dva šípy.' },
  },
  'rose-doolan': {
    when: 'Když míří',
    notes: {
      '1': 'Jsou-li ve hře tři, každým terčem dosáhne na kteréhokoli soupeře.',
      '2': 'Jsou-li ve hře čtyři, její 1 dosáhne na kohokoli; její 2 na hráče naproti a delší cestou na oba sousedy.',
      '3': 'Sama sebe nezasáhne nikdy, ať počítá jakkoli.',
    },
    meets: { 'calamity-janet': 'Jsou-li ve hře čtyři, dosáhnou obě každým terčem na kohokoli.' },
  },
  'sid-ketchum': {
    when: 'Před svým prvním hodem',
    notes: {
      '1': 'Někoho určit musí; může to být i hráč s plným počtem.',
      '2': 'Platí to i v úplně prvním tahu hry.',
      '3': 'Bod ho může zachránit před útokem v témže tahu.',
    },
    meets: { 'jesse-jones': 'Dar není pivo: Jesse získá jeden bod života, ne dva.' },
  },
  'slab-the-killer': {
    when: 'Když míří',
    notes: {
      '1': 'Pivo, kterého se vzdá, nikoho nevyléčí; jeho ostatní piva se nalijí jako obvykle.',
      '2': 'Oba body zasáhnou téhož hráče.',
      '3': 'Pivo i terč musí být v konečném výsledku.',
    },
    meets: {
      'bart-cassidy': 'Bart si smí za každý z obou bodů vzít šíp.',
      'pedro-ramirez': 'Pedro smí za každý z obou vrátit šíp.',
      'el-gringo': 'Pro El Gringa je to jeden zásah: jeden šíp.',
    },
  },
  'suzy-lafayette': {
    when: 'Na konci svého tahu',
    notes: {
      '1': 'Platí jen konečný výsledek, ne terče, kterými hodila znovu.',
      '2': 'Tři dynamity a žádný terč: ztratí jeden a pak získá dva, pokud přežije.',
    },
    meets: { 'el-gringo': 'Útok, který vyvolá šíp za El Gringa, přijde před jejími dvěma body.' },
  },
  'vulture-sam': {
    when: 'Kdykoli padne jiný hráč',
    notes: {
      '1': 'Z jakékoli příčiny a v kterémkoli tahu.',
      '2': 'Padnou-li dva naráz, získá čtyři.',
      '3': 'Ne, když padne s nimi: musí přežít z vlastních sil.',
    },
    meets: {
      'slab-the-killer': 'Dva body na jednoho hráče jsou jedno vyřazení: Sam získá dva, ne čtyři.',
    },
  },
  'willy-the-kid': {
    when: 'Když přijde na řadu kulomet',
    notes: {
      '1': 'Tři, čtyři nebo pět nezraní víc než dva: každého o jeden bod života.',
      '2': 'Když pálí, vrátí všechny své šípy jako každý.',
    },
    meets: {
      'paul-regret': 'Paulovi nikdy neublíží.',
      'el-gringo': 'Nejdřív vrátí své šípy, pak si vezme šíp za El Gringa.',
    },
  },
}

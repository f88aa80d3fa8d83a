import type { CardsBookWords } from '../../words'

export const kinds: Pick<CardsBookWords, 'facts' | 'points'> = {
  facts: {
    signs: 'Její symboly zleva doprava',
    prints: 'Hodnoty a barvy',
    book: 'S malou knížkou: není mezi 69 pro začátek',
    met: 'Koho se týká',
  },
  points: {
    bang: {
      '1': 'Cílem je jiný hráč v tvém dostřelu. Výstřel zastaví jedno Vedle!: karta, nebo srdce sejmuté pro Barel.',
      '2': 'Jednou za tah, ledaže v tu chvíli leží před tebou Volcanic nebo jsi Willy the Kid.',
      '3': 'Počítají se jen karty zahrané ve vlastním tahu. Bang! odhozený v Duelu nebo proti Indiánům! se nepočítá.',
      '4': 'Zásah stojí jeden bod života.',
    },
    missed: {
      '1': 'Zastaví Bang! nebo Kulomet namířený na tebe. V Duelu, proti Indiánům! ani proti Dynamitu nepomůže.',
      '2': 'Za nikoho jiného ji ukázat nesmíš.',
      '3': 'Ukázat ji nemusíš: smíš přijmout zásah a kartu si nechat.',
      '4': 'Proti kartě Bang!, kterou zahraje Slab the Killer, jedna nestačí.',
    },
    beer: {
      '1': 'Ve vlastním tahu ti dá bod života, nikdy nad tvé maximum. Za tah jich smíš zahrát víc.',
      '2': 'Při posledním dechu ho smíš zahrát v tahu kohokoli. S 1 bodem života zůstáváš ve hře.',
      '3': 'Zbývají-li jen dva hráči, nedá nic, ani při posledním dechu.',
      '4': 'Nikdy není pro někoho jiného.',
      '5': 'Smí se zahrát i bez účinku, pokud to varianta nezakazuje.',
    },
    saloon: {
      '1': 'Nejdřív získají bod života všichni ostatní, pak ty; nikdo nepřekročí své maximum.',
      '2': 'Není to Pivo: při posledním dechu ho zahrát nelze, ale působí i ve dvou.',
      '3': 'Smí se zahrát, i když z toho nikdo nic nemá.',
    },
    stagecoach: {
      '1': 'Karty jsou hned tvé a smíš je zahrát ještě v témže tahu.',
      '2': 'Za tah jich smíš zahrát víc.',
    },
    'wells-fargo': {
      '1': 'Karty jsou hned tvé a smíš je zahrát ještě v témže tahu.',
      '2': 'V balíčku je jen jedna.',
    },
    'general-store': {
      '1': 'Otočí se tolik karet, kolik je hráčů ve hře. Po směru hodin, počínaje tebou, si každý jednu vezme.',
      '2': 'Není-li karet dost, na poslední v pořadí nezbude.',
      '3': 'Karty leží lícem nahoru: všichni vidí, kdo si co bere.',
    },
    panic: {
      '1': 'Na zbrani nezáleží. Na kartách Mustang a Hledí, na Paulu Regretovi a Rose Doolan ano: mění vzdálenost.',
      '2': 'Z ruky se bere náhodná karta; z vyložených vybíráš ty.',
      '3': 'Vezmeš-li Vězení, vězeň je volný. Vzít lze i Dynamit. Obojí ti přijde do ruky.',
      '4': 'Smíš si vzít i kartu vyloženou před sebou, pokud to varianta nezakazuje.',
    },
    'cat-balou': {
      '1': 'Na vzdálenosti nezáleží.',
      '2': 'Z ruky se odhazuje náhodná karta; z vyložených vybíráš ty.',
      '3': 'Odhodíš-li Vězení, vězeň je volný. Odhodit lze i Dynamit.',
      '4': 'Smíš vybrat i kartu vyloženou před sebou, pokud to varianta nezakazuje, ale nikdy z vlastní ruky.',
    },
    duel: {
      '1': 'Kterýkoli jiný hráč, na jakoukoli vzdálenost. Začíná vyzvaný.',
      '2': 'Vedle! ani Barel v něm nehrají roli.',
      '3': 'Odpovědět nikdo nemusí: smíš to vzdát i s kartou Bang! v ruce.',
      '4': 'Co se tu odhodí, nepočítá se jako tvůj Bang! v tahu.',
      '5': 'Prohraje-li vyzyvatel, nezpůsobil to nikdo: žádná odměna, žádný trest.',
    },
    gatling: {
      '1': 'Není to Bang!: nepočítá se jako tvůj Bang! v tahu a stačí jedno Vedle!, i když ho zahraje Slab the Killer.',
      '2': 'Na ostatní se střílí po směru hodin, počínaje hráčem po tvé levici. S každým se skončí dřív, než přijde na řadu další.',
      '3': 'Barel proti němu pomáhá.',
    },
    indians: {
      '1': 'Není to výstřel: Vedle! ani Barel nepomohou.',
      '2': 'Ostatní odpovídají po směru hodin, počínaje hráčem po tvé levici. S každým se skončí dřív, než přijde na řadu další.',
      '3': 'Odhodit Bang! nikdo nemusí.',
    },
    barrel: {
      '1': 'Jednou za každý výstřel, ať je to Bang! nebo Kulomet. Smíš se ho i vzdát.',
      '2': 'Není-li to srdce, smíš ještě ukázat Vedle!.',
      '3': 'Srdce platí jako jedno Vedle!: když střílí Slab the Killer, potřebuješ další.',
      '4': 'Zůstává ležet, ať se sejme cokoli.',
    },
    mustang: {
      '1': 'Chrání tě před kartami Bang! a Panika!. V jaké vzdálenosti vidíš ostatní ty, se nemění.',
      '2': 'Dva mít nemůžeš.',
    },
    scope: {
      '1': 'Pomáhá u karet Bang! a Panika!. V jaké vzdálenosti vidí ostatní tebe, se nemění.',
      '2': 'Vzdálenost nikdy neklesne pod 1.',
    },
    jail: {
      '1': 'Před kteréhokoli jiného hráče, na jakoukoli vzdálenost; nikdy před šerifa, nikdy před někoho, kdo už ve Vězení sedí.',
      '2': 'Na začátku svého tahu, po Dynamitu, vězeň snímá. Pak se Vězení odhodí, ať se sejme cokoli.',
      '3': 'Bez srdce se nelíže, nehraje ani neodhazuje.',
      '4': 'Vězeň může být dál cílem a odpovídá jako obvykle.',
    },
    dynamite: {
      '1': 'Vyložíš ho před sebe. Poprvé se pro něj snímá na začátku tvého příštího tahu.',
      '2': 'Vybuchne-li, odhodí se a zásah nikdo nezpůsobil. Jinak přejde na dalšího hráče po levici, který je ještě ve hře.',
      '3': 'Řeší se před Vězením. Kdo jím padne, pro Vězení už nesnímá.',
      '4': 'Při posledním dechu tě může zachránit Pivo, pokud stačí.',
      '5': 'Ve dvou putuje sem a tam.',
    },
    volcanic: {
      '1': 'Platí, jakmile leží, i když už máš výstřel za sebou.',
      '2': 'Zmizí-li po výstřelu, další Bang! už zahrát nesmíš.',
      '3': 'Nestřílí dál než Colt .45: zbraň s větším dostřelem ji nahradí.',
    },
    weapon: {
      '1': 'Zasáhne kohokoli v této vzdálenosti nebo blíž. Vzdálenost sama se nemění.',
      '2': 'Nahradí tvou dosavadní zbraň, která se odhodí nejdřív. Na zbraň stejného jména ji vyložit nesmíš.',
      '3': 'Přijdeš-li o ni, platí zase Colt .45 s dostřelem 1.',
    },
  },
}

import type { CardsBookWords } from '../../words'

export const chapters: Pick<CardsBookWords, 'sections' | 'chapters' | 'roles'> = {
  sections: {
    help: 'Rychlá pomoc',
    chapters: 'Jak se hraje',
    kinds: '22 karet',
    roles: 'Role',
    characters: 'Šestnáct postav',
    options: 'Varianty pravidel',
  },
  chapters: {
    goal: {
      title: 'Cíl hry',
      lead: 'Hrst karet, pás nábojů a role, které nikdo neukazuje. Jen šerif hraje s odkrytou kartou.',
      points: {
        '1': 'Šerif a pomocníci šerifa vyhrávají společně, jakmile nezbývá žádný bandita ani odpadlík.',
        '2': 'Bandité vyhrávají, když padne šerif.',
        '3': 'Odpadlík vyhrává sám, jako poslední ve hře: všichni ostatní musí padnout a šerif jako poslední.',
        '4': 'Vyhrát lze i po vyřazení: tým vyhrává se všemi svými členy.',
      },
    },
    setup: {
      title: 'Příprava',
      lead: 'Čtyři až sedm hráčů. Role se rozdají lícem dolů, postavy lícem nahoru. Šerif ukáže hvězdu, má o bod života víc a začíná.',
      points: {
        '1': 'Kolik máš bodů života, určuje tvá postava; šerif má o jeden víc. Víc než na začátku nemá nikdo nikdy.',
        '2': 'Každý dostane tolik karet, kolik má bodů života.',
        '3': 'Zbytek je dobírací balíček, lícem dolů. Odhazovací balíček je zpočátku prázdný a leží lícem nahoru.',
        '4': 'Hraje se po směru hodinových ručiček, doleva.',
        '5': 'Všichni vidí postavy, body života, vyložené karty, všechny odhozené karty, počty karet v ruce i v dobíracím balíčku a role šerifa a vyřazených. Karty v ruce, dobírací balíček a ostatní role jsou skryté.',
        '6': 'Pro první hru vynechte jedenáct karet s malou knížkou: Duel, Indiáni!, Hokynářství, Vězení a Dynamit.',
      },
    },
    turn: {
      title: 'Tah',
      lead: 'Lízni si dvě karty, zahraj jich, kolik chceš, a odhoď, co přesahuje tvé body života.',
      points: {
        '1': 'Začátek: leží-li před tebou Dynamit, řeší se jako první, potom Vězení. Ve Vězení bez srdce tvůj tah hned končí.',
        '2': 'Líznout: dvě karty z dobíracího balíčku.',
        '3': 'Zahrát: libovolný počet karet jednu po druhé, ale jen jednu kartu Bang! za tah.',
        '4': 'Hnědá karta zapůsobí a jde na odhazovací balíček. Modrá zůstane ležet před tebou, nikdy dvě stejného jména.',
        '5': 'Máš jednu zbraň: nová nahradí starou, která se odhodí nejdřív. Na zbraň se nesmí vyložit zbraň stejného jména.',
        '6': 'Karta, která potřebuje cíl, se smí zahrát, jen když nějaký je.',
        '7': 'Odhodit: dokud máš víc karet než bodů života, odhodíš jednu podle své volby. Víc zahodit nesmíš.',
        '8': 'Potom je na tahu další hráč po levici, který je ještě ve hře.',
      },
    },
    distance: {
      title: 'Vzdálenost a dostřel',
      lead: 'Vzdálenost se počítá od židle k židli, kratší cestou. Dostřel říká, jak daleko střílí tvá zbraň.',
      points: {
        '1': 'Počítají se jen hráči ve hře: prázdná židle není místo.',
        '2': 'Mustang před hráčem nebo schopnost Paula Regreta ho pro všechny ostatní vzdálí o 1.',
        '3': 'Hledí před tebou nebo schopnost Rose Doolan ti všechny ostatní přiblíží o 1.',
        '4': 'Vzdálenost nikdy neklesne pod 1 a nemusí být v obou směrech stejná.',
        '5': 'Bang! potřebuje cíl v dostřelu. Bez vyložené zbraně je to 1 díky Coltu .45, o který nelze přijít. Vzdálenost zbraň nikdy nemění.',
        '6': 'Panika! potřebuje cíl ve vzdálenosti 1, ať máš jakoukoli zbraň.',
        '7': 'Cat Balou, Duel, Kulomet, Indiáni! a Vězení působí na jakoukoli vzdálenost.',
      },
    },
    draw: {
      title: 'Snímání',
      lead: 'Otoč vrchní kartu dobíracího balíčku a dívej se jen na její barvu a hodnotu. Karta sama nepůsobí a odhodí se.',
      points: {
        '1': 'Barel: srdce platí jako Vedle!.',
        '2': 'Vězení: srdce tě osvobodí.',
        '3': 'Dynamit: při pikách 2 až 9 vybuchne.',
        '4': 'Sejmutá karta se odhodí hned po přečtení, dřív než z ní cokoli vyplyne.',
        '5': 'Lucky Duke otočí dvě karty a určí, která platí.',
        '6': 'Když už není žádná karta, snímání se nezdaří: žádné Vedle!, žádná cesta z Vězení, žádný výbuch.',
        '7': 'Líznout si kartu do ruky není snímání a karta, kterou ukazuje Black Jack, také ne.',
      },
    },
    order: {
      title: 'Pořadí dění',
      lead: 'Karta po kartě: vše, co karta způsobí, se vyřeší dřív, než se zahraje další.',
      points: {
        '1': 'Karta opustí ruku. Bang! se započítá.',
        '2': 'Karta zapůsobí, se všemi odpověďmi, zásahy, vyřazeními, odměnami a tresty, hráč po hráči.',
        '3': 'Potom jde hnědá karta na odhazovací balíček. Karty ukázané jako odpověď se odhazují hned.',
        '4': 'Potom se zjistí, jestli někdo vyhrál.',
        '5': 'Vypadl-li hráč, který je na tahu, začíná další tah; jinak hraje dál.',
        '6': 'Zásah: body života klesnou; pod 1 přichází poslední dech; kdo přežije, dostane potom, co dává schopnost Barta Cassidyho nebo El Gringa.',
        '7': 'Kulomet a Indiáni!: ostatní po směru hodin, počínaje hráčem po levici; s každým se skončí dřív, než přijde na řadu další. Hokynářství: po směru hodin, počínaje tím, kdo ho zahrál.',
        '8': 'Čí je to zásah? U karet Bang!, Kulomet a Indiáni! toho, kdo kartu zahrál. V Duelu patří ztráta vyzvaného vyzyvateli, ztráta vyzyvatele nikomu. Dynamit nepatří nikomu.',
      },
    },
    piles: {
      title: 'Dobírání a odhazování',
      lead: 'Karty se berou po jedné svrchu dobíracího balíčku. Odhazovací balíček leží lícem nahoru a každý si ho smí prohlédnout.',
      points: {
        '1': 'Je-li potřeba karta a dobírací balíček je prázdný, celý odhazovací balíček se zamíchá a stane se dobíracím.',
        '2': 'Jsou-li prázdné oba, nelízne se nic a hra pokračuje.',
        '3': 'Potřebuje-li Kit Carlson nebo Lucky Duke víc karet, než zbývá, zamíchané odhozené karty přijdou pod zbytek.',
        '4': 'Odhozená karta jde navrch.',
        '5': 'Hnědá karta, která právě působí, neleží na žádném z nich.',
      },
    },
    falling: {
      title: 'Poslední dech a vyřazení',
      lead: 'Kdo nemá žádný bod života, ještě není venku: Pivo při posledním dechu ho vrátí.',
      points: {
        '1': 'Při posledním dechu dá každé Pivo bod života, dokud jsou ve hře aspoň tři hráči včetně tebe. S 1 bodem zůstáváš ve hře. Pivo, které nestačí, je přesto pryč.',
        '2': 'Sid Ketchum smí také odhodit dvě karty za bod života.',
        '3': 'Saloon není Pivo a nezachrání nikoho.',
        '4': 'Jinak vypadneš: tvá role se odkryje a tvé karty se odhodí, nejdřív z ruky, pak vyložené. Vulture Sam si je místo toho vezme.',
        '5': 'Kdo vyřadí banditu, lízne si tři karty, ať má jakoukoli roli.',
        '6': 'Šerif, který vyřadí pomocníka šerifa, odhodí všechny karty, z ruky i vyložené.',
        '7': 'Když zásah nezpůsobil nikdo, není odměna ani trest.',
      },
    },
    winning: {
      title: 'Kdo vyhrává',
      lead: 'Zjišťuje se to, když je vyřešena karta nebo vybuchlý Dynamit. V jakém pořadí hráči padli jednou kartou, na tom nezáleží.',
      points: {
        '1': 'Padl šerif? Zbývá-li jen odpadlík, vyhrává odpadlík. Jinak vyhrávají bandité, i když žádný z nich nezbývá, a dokonce i když nezbývá nikdo.',
        '2': 'Nezbývá žádný bandita ani odpadlík? Pak vyhrává šerif a všichni pomocníci šerifa.',
        '3': 'Vyřazení vyhrávají se svým týmem.',
        '4': 'Odpadlíkův Kulomet vyřadí šerifa i posledního dalšího hráče: vyhrává odpadlík. Zbývá-li pomocník šerifa, vyhrávají bandité.',
        '5': 'Po konci se už neděje nic: nikdo si nic nelízne.',
      },
    },
    series: {
      title: 'Několik partií',
      lead: 'Kdo je na konci ještě ve hře, ať vyhrál nebo ne, smí si postavu nechat pro další partii. Karty si nenechává nikdo.',
      points: {
        '1': 'Ostatní si vylosují novou postavu z těch, které si nikdo nenechal, nikdy tu, kterou právě měli.',
        '2': 'Role se rozdají náhodně. Nebo se stůl dohodne, že hvězda přejde na levého souseda posledního šerifa a rozdají se jen ostatní role.',
        '3': 'Body života, karty v ruce i balíček začínají znovu.',
      },
    },
    presets: {
      title: 'Způsoby hry',
      lead: 'Tištěná pravidla, výklady a zvyky se místy liší. Každé takové místo je varianta a způsob hry jich spojuje několik.',
      points: {
        '1': 'Jako v klubu: všechno výchozí.',
        '2': 'Jak stojí v pravidlech: Suzy Lafayette líže hned, hra končí ve chvíli, kdy padne rozhodující hráč, míchá se, jakmile z balíčku odejde poslední karta, a jen Cat Balou smí určit kartu před tebou.',
        '3': 'Turnaj: hnědá karta se odhodí dřív, než zapůsobí, a Sid Ketchum se léčí jen ve svém tahu, když hraje karty, nebo při posledním dechu.',
        '4': 'Domácí pravidla: každou variantu si zvol při přípravě hry. Které karty se hrají, je volné vždy.',
      },
    },
  },
  roles: {
    sheriff: {
      points: {
        '1': 'Tvá karta je odkrytá, začínáš a máš o bod života a na začátku o kartu víc.',
        '2': 'Vyhráváš společně se svými pomocníky, i s vyřazenými.',
        '3': 'Když padneš, vyhrávají bandité, ledaže zbývá jen odpadlík.',
        '4': 'Když vyřadíš pomocníka šerifa, odhodíš všechny své karty.',
        '5': 'Do Vězení tě nikdo nedostane.',
      },
    },
    deputy: {
      points: {
        '1': 'Nikdo tě nezná, ani šerif. Ukaž činy, na čí jsi straně.',
        '2': 'Vyhráváš se šerifem, i když jsi ze hry venku.',
        '3': 'Vyřadí-li tě šerif omylem, stojí ho to všechny karty.',
      },
    },
    outlaw: {
      points: {
        '1': 'Ať šerif padne jakkoli, vyhráváš, ledaže zbývá jen odpadlík.',
        '2': 'Všichni bandité vyhrávají společně, i vyřazení.',
        '3': 'Kdo tě vyřadí, lízne si tři karty, i kdyby to byl jiný bandita.',
      },
    },
    renegade: {
      points: {
        '1': 'Nejdřív musí pryč všichni ostatní, pak šerif. Do té doby drž šerifa naživu.',
        '2': 'Vyhráváš jen jako poslední ve hře a bez spojenců.',
        '3': 'Padne-li šerif, dokud je ve hře kdokoli další, vyhrávají bandité.',
      },
    },
  },
}

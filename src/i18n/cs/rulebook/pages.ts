import type { RulebookWordsWithFew } from '../../words'

export const pages: Omit<RulebookWordsWithFew, 'people' | 'editionsSay' | 'questions' | 'summary'> =
  {
    title: 'Pravidla',
    search: 'Hledat v pravidlech',
    clear: 'Smazat hledání',
    nothing: 'O tom v pravidlech nic není.',
    found_one: 'nalezena {{count}} stránka',
    found_few: 'nalezeny {{count}} stránky',
    found_other: 'nalezeno {{count}} stránek',
    elsewhere: { dice: 'V kostkové hře', cards: 'V karetní hře' },
    lesson: 'Zahrát si první lekci',
    all: 'Všechna pravidla',
    when: 'Kdy v tahu',
    steps: {
      arrow: 'šípy',
      dynamite: 'dynamit',
      one: 'výstřely',
      beer: 'pivo',
      gatling: 'kulomet',
    },
    meets: 'Když se potkají',
    books: 'Co říkají tištěná vydání',
    standard: 'výchozí',
    example: 'Příklad',
    play: 'Přehrát příklad',
    again: 'Ještě jednou',
    seatHint: 'Otevře stránku této postavy',
    sections: {
      chapters: 'Jak se hraje',
      faces: 'Šest symbolů',
      roles: 'Role',
      characters: 'Šestnáct postav',
      options: 'Varianty pravidel',
      help: 'Rychlá pomoc',
    },
    chapters: {
      goal: {
        title: 'Cíl hry',
        lead: 'Pět kostek, pás nábojů a role, které nikdo neukazuje. Jen šerif hraje s odkrytou kartou.',
        points: {
          '1': 'Šerif a pomocníci šerifa vyhrávají společně, jakmile nezbývá žádný bandita ani odpadlík.',
          '2': 'Bandité vyhrávají, jakmile padne šerif.',
          '3': 'Odpadlík vyhrává sám, jako úplně poslední ve hře.',
          '4': 'Vyhrát lze i po vyřazení: tým vyhrává se všemi svými členy. Jen odpadlíci se o výhru nikdy nedělí.',
        },
      },
      setup: {
        title: 'Příprava',
        lead: 'Role se rozdají lícem dolů, postavy lícem nahoru. Šerif ukáže hvězdu, má o dva body života víc a začíná.',
        points: {
          '1': 'Každý si vezme tolik nábojů, kolik ukazuje jeho postava. Víc než na začátku nemá nikdo nikdy.',
          '2': 'Všech devět šípů leží v zásobě.',
          '3': 'Hraje se po směru hodinových ručiček, doleva.',
          '4': 'Odkryté jsou postavy, body života, šípy a kostky, a také role šerifa a vyřazených. Zbytek se hádá.',
        },
      },
      turn: {
        title: 'Tah',
        lead: 'Hoď až třikrát, nech si, co chceš, a pak kostky vyřeš v pevném pořadí.',
        points: {
          '1': 'Hoď všemi pěti kostkami.',
          '2': 'Za každý právě hozený šíp si hned vezmi šíp.',
          '3': 'Dynamit zůstává ležet. Při třech a více už neházíš.',
          '4': 'Z ostatních kostek hoď znovu, kterými chceš, i těmi dřív ponechanými: celkem tři hody.',
          '5': 'Konečný výsledek vyřeš v pořadí: dynamit, terče, pivo, kulomet. Každá kostka se musí použít.',
          '6': 'Kostky bere další hráč po levici, který je ještě ve hře.',
        },
      },
      distance: {
        title: 'Místa a vzdálenost',
        lead: 'Vzdálenost se počítá od židle k židli, doleva nebo doprava, jak chceš.',
        points: {
          '1': 'Počítají se jen hráči ve hře: prázdná židle není místo.',
          '2': 'Jsou-li ve hře čtyři, o dvě místa vlevo i vpravo sedí týž hráč.',
          '3': 'Jsou-li ve hře dva nebo tři, platí každá 2 jako 1.',
          '4': 'Nikdo není nikdy vlastním cílem.',
          '5': 'Počítá se, když přijdou na řadu terče. Kdo jedním z nich padne, drží místo pro ostatní dál.',
        },
      },
      attack: {
        title: 'Útok',
        lead: 'Kdo vezme ze zásoby poslední šíp, vyvolá útok: každý ztratí tolik bodů života, kolik má šípů.',
        points: {
          '1': 'Všichni ztrácejí ve stejném okamžiku. Není to ničí výstřel a nikomu se nepočítá.',
          '2': 'Potom se všechny šípy vrátí do zásoby.',
          '3': 'Zbývá-li z téhož hodu vzít další šípy, berou se z plné zásoby.',
          '4': 'Kdo padne uprostřed házení, je hned vyřazen; zbytek jeho tahu propadá.',
        },
      },
      winning: {
        title: 'Vyřazení a výhra',
        lead: 'Kdo nemá body života, je vyřazen: role se odkryje, šípy se vrátí do zásoby.',
        points: {
          '1': 'Všechny výstřely tahu zasáhnou naráz, stejně tak kulomet a útok. Kdo tím padne, padne zároveň s ostatními.',
          '2': 'Teprve pak se určí, kdo vyhrál: nejdřív podle toho, zda padl šerif, potom zda zbývá nějaký bandita nebo odpadlík.',
          '3': 'Padne-li šerif zároveň s posledním banditou, vyhrávají bandité. Padnou-li všichni, také.',
          '4': 'Padne-li šerif a jediný, kdo zbývá, je odpadlík, vyhrává on.',
          '5': 'V osmi jsou odpadlíci dva, každý sám za sebe. Padne-li šerif, dokud žijí oba, vyhrávají bandité.',
        },
      },
      three: {
        title: 'Ve třech',
        lead: 'Všechny role leží odkryté, není šerif ani body života navíc a začíná pomocník šerifa. Každý někoho loví.',
        points: {
          '1': 'Pomocník šerifa loví odpadlíka, odpadlík banditu, bandita pomocníka šerifa.',
          '2': 'Kdo své kořisti terčem nebo kulometem vezme poslední bod života, hned vyhrává.',
          '3': 'Padne-li někdo jinak, lov končí: vyhrává poslední ve hře.',
          '4': 'Ve třech je každá 2 jako 1: každý terč může zasáhnout kteréhokoli soupeře.',
        },
      },
      editions: {
        title: 'Vydání',
        lead: 'Tištěná vydání se v několika bodech liší a jinde mlčí. Vydání je svazek variant pravidel.',
        points: {
          '1': 'Mezinárodní: všechny varianty výchozí.',
          '2': 'Německé vydání: tři dynamity zraní až po ostatních kostkách a šípy, které Kit Carlson bere vypáleným kulometem, jsou všechny od jednoho jiného hráče.',
          '3': 'Domácí pravidla: zvol si každou variantu při přípravě hry.',
        },
      },
    },
    faces: {
      arrow: {
        lead: 'Za každý právě hozený šíp si hned vezmi šíp ze zásoby.',
        points: {
          '1': 'Šíp, který zůstal ležet, se znovu nepočítá. Hozen znovu a zase šíp: další šíp.',
          '2': 'Poslední šíp ze zásoby vyvolá útok.',
          '3': 'Do té doby šípy neškodí. Tvůj vlastní kulomet tě zbaví všech.',
        },
      },
      dynamite: {
        lead: 'Zůstává ležet: dynamitem se znovu nehází.',
        points: {
          '1': 'Tři a více po kterémkoli hodu: už neházíš a ztratíš bod života.',
          '2': 'Čtyři nebo pět nestojí víc než tři. Jeden nebo dva nedělají nic.',
          '3': 'Přežiješ-li, ostatní kostky se vyřeší jako obvykle.',
        },
      },
      one: {
        lead: 'Zasáhni hráče o jedno místo dál, vlevo nebo vpravo.',
        points: {
          '1': 'Nejdřív zvol cíle všech terčů; pak zasáhnou všechny naráz.',
          '2': 'Na jednoho hráče jich může jít víc, i víc, než má bodů života.',
          '3': 'Vzdát se jich nelze: každý terč musí někoho zasáhnout.',
        },
      },
      two: {
        lead: 'Zasáhni hráče o dvě místa dál, vlevo nebo vpravo.',
        points: {
          '1': 'Jsou-li ve hře čtyři, je to hráč naproti.',
          '2': 'Jsou-li ve hře dva nebo tři, platí 2 jako 1.',
          '3': 'Počítají se jen hráči ve hře.',
        },
      },
      beer: {
        lead: 'Hráč podle tvé volby získá bod života. Můžeš to být ty.',
        points: {
          '1': 'Nikdo nemá víc bodů života než na začátku: pivo pro hráče s plným počtem je vyplýtváno.',
          '2': 'Nalít se přesto musí, ale nikdy vyřazenému.',
          '3': 'Pivo přichází po terčích a před nimi nikoho nezachrání.',
        },
      },
      gatling: {
        lead: 'Tři a více: všichni ostatní ztratí bod života a ty vrátíš všechny své šípy.',
        points: {
          '1': 'Pálí jednou za tah, i při čtyřech nebo pěti.',
          '2': 'Jeden nebo dva nedělají nic.',
          '3': 'Přichází jako poslední, po výstřelech a pivu.',
        },
      },
    },
    roles: {
      sheriff: {
        points: {
          '1': 'Tvoje karta leží odkrytá, začínáš a máš o dva body života víc.',
          '2': 'Vyhráváš se svými pomocníky, ať stojí, nebo padli.',
          '3': 'Když padneš, vyhrávají bandité, ledaže jediný, kdo zbývá, je odpadlík.',
        },
      },
      deputy: {
        points: {
          '1': 'Nikdo tě nezná, ani šerif. Ukaž svými tahy, na čí jsi straně.',
          '2': 'Vyhráváš se šerifem, i když už nehraješ.',
          '3': 'Ve třech lovíš odpadlíka.',
        },
      },
      outlaw: {
        points: {
          '1': 'Ať šerif padne jakkoli, vyhráváš: výstřely, kulometem, šípy nebo dynamitem.',
          '2': 'Všichni bandité vyhrávají společně, i vyřazení.',
          '3': 'Ve třech lovíš pomocníka šerifa.',
        },
      },
      renegade: {
        points: {
          '1': 'Nejdřív musí zmizet všichni ostatní, potom šerif. Do té doby drž šerifa naživu.',
          '2': 'Vyhráváš jen jako poslední živý, a sám.',
          '3': 'V osmi jste dva, každý sám za sebe.',
          '4': 'Ve třech lovíš banditu.',
        },
      },
    },
  }

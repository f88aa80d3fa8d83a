import type { TutorialWords } from '../words'

export const tutorial: TutorialWords = {
  title: 'Tvoje první hra',
  lead: 'Pět minut u opravdového stolu s falešnými kostkami. Jsi šerif; kolem tebe sedí tři cizinci.',
  points: {
    '1': 'Házíš, necháváš ležet, míříš a naléváš ty. Co dělat nechceš, udělá se za tebe.',
    '2': 'Odejdi, kdy chceš: lekce počká tam, kde skončila.',
  },
  start: 'Posadit se',
  resume: 'Pokračovat',
  waiting: 'Tvoje rozehraná hra zatím počká na svém místě.',
  gotIt: 'Rozumím',
  skip: 'Udělej to za mě',
  notYet: 'Tohle ještě ne.',
  read: 'Přečíst znovu',
  cards: {
    welcome: {
      title: 'Jsi šerif',
      text: 'Tvoje hvězda leží odkrytá; jinak kartu neukazuje nikdo. Vyřaď nepřátele dřív, než dostanou tebe. Tah jsou až tři hody pěti kostkami.',
      task: 'Stiskni Hodit.',
    },
    arrow: {
      title: 'Šíp a dynamit',
      text: 'Šíp je hned u tebe. Až bude zásoba uprostřed prázdná, začnou šípy bolet. Dynamit je na řetězu: znovu se s ním nehází.',
      task: 'Klepni na terč 1 a pivo, ať zůstanou, a pak Hodit.',
    },
    stop: {
      title: 'To stačí',
      text: 'Dva terče a dvě piva. Jeden hod ještě zbývá, ale nemusíš ho využít.',
      task: 'Stiskni Dost.',
    },
    aim: {
      title: 'Míření',
      text: 'Terč 1 zasáhne souseda: na výběr jsou Rosa a Hank. Číslo u místa říká, o kolik míst dál sedí.',
      task: 'Pro obě kostky klepni na místo, kde sedí Rosa, a pak Pal.',
    },
    beer: {
      title: 'Pivo',
      text: 'Pivo vrátí komukoli bod života, ale nikdy víc, než měl na začátku. Tobě se bude hodit.',
      task: 'Pro každé pivo klepni na vlastní místo a pak Nalít.',
    },
    foe: {
      title: 'Čtení lidí',
      text: 'Rosa střílela na šerifa. Kdo to dělá, sotva je přítel: nejspíš bandita.',
    },
    friend: {
      title: 'Pomocná ruka?',
      text: 'Ines tě zve na pivo. Ve čtyřech žádný pomocník šerifa není: může to být odpadlík, který tě potřebuje naživu až do konce.',
    },
    attack: {
      title: 'Útok',
      text: 'Hank vzal poslední šíp: každý ztratil bod života za každý svůj šíp a všechny šípy se vrátily. Rosa vypadla a její karta ukázala banditu.',
    },
    dynamite: {
      title: 'Tři dynamity',
      text: 'Hank hodil tři: musel přestat a ztratil bod života. Jeho terč platí i tak.',
    },
    final: {
      title: 'Zbývají dva',
      text: 'Ani jeden nemůže být pomocník šerifa. Ve třech dosáhne každý terč na oba.',
      task: 'Stiskni Hodit.',
    },
    gatling: {
      title: 'Kulomet',
      text: 'Tři kulomety zasáhnou všechny ostatní a zbaví tě šípů. Dva už máš.',
      task: 'Nech ležet oba kulomety a terč a pak Hodit.',
    },
    finish: {
      title: 'Jsou tři',
      text: 'Kulomet pálí až po výstřelech. Hank má poslední bod života, Ines má tři.',
      task: 'Stiskni Dost.',
    },
    fire: {
      title: 'Skonči to',
      text: 'Dva výstřely a kulomet jsou tři.',
      task: 'Pro obě kostky klepni na místo, kde sedí Ines, a pak Pal.',
    },
  },
  tips: {
    seat: 'Podrž místo a přečteš si, kdo tam sedí a co umí.',
    pile: 'Zásoba je skoro prázdná. Poslední šíp přivolá útok na všechny.',
    undo: 'Rozmyšleno jinak? Vzít zpět lze, dokud nepadnou kostky.',
    rules: 'V nabídce najdeš pravidla, i uprostřed hry.',
  },
}

import type { CardsLessonWords } from '../words'

export const cardsLesson: CardsLessonWords = {
  lead: 'Šest minut u opravdového stolu, s připraveným balíčkem. Jsi šerif a kolem tebe sedí tři cizí lidé.',
  points: {
    '1': 'Hraješ, míříš, uhýbáš a odhazuješ ty. Co dělat nechceš, udělá se za tebe.',
    '2': 'Hraje se s 69 kartami pro začátek. Odejdi, kdy chceš: lekce počká tam, kde skončila.',
  },
  steps: {
    welcome: {
      title: 'Jsi šerif',
      text: 'Tvá hvězda je odkrytá; nikdo jiný svou roli neukazuje. Máš tři body života a karty dole jsou tvá ruka. Právě je na tahu Hank.',
    },
    missed: {
      title: 'Výstřel na tebe',
      text: 'Hank zahrál Bang!. Zastaví ho Vedle!; jinak ztratíš bod života.',
      task: 'Stiskni Vedle!.',
    },
    barrel: {
      title: 'Jsi na tahu',
      text: 'Z dobíracího balíčku přišly dvě karty. Teď jich jednu po druhé zahraj, kolik chceš. Barel je modrý: zůstane ležet před tebou.',
      task: 'Klepni na Barel, pak na Vyložit.',
    },
    distance: {
      title: 'Vzdálenost',
      text: 'Kámen u hráče říká, jak je daleko. Mei sedí o dvě místa dál: 2. Rosa sedí vedle tebe, ale kvůli Mustangovi je to také 2.',
    },
    weapon: {
      title: 'Dostřel',
      text: 'Mířidlo na zbrani říká, jak daleko střílí. Tvůj Colt má dostřel jen 1, tenhle Schofield 2.',
      task: 'Klepni na Schofield, pak na Vyložit.',
    },
    beer: {
      title: 'Pivo',
      text: 'Hnědá karta působí jednou. Pivo ti dá bod života, nikdy víc, než bylo na začátku. Mohlo by tě i zachránit, když ztratíš poslední.',
      task: 'Klepni na Pivo, pak na Vypít.',
    },
    bang: {
      title: 'Bang!',
      text: 'Hank střílel na šerifa, přítel to tedy sotva bude. Za tah smíš zahrát jeden Bang!. Hank má poslední bod života.',
      task: 'Klepni na Bang!, Mířit a pak na hráče Hank.',
    },
    reward: {
      title: 'Bandita',
      text: 'Hank je venku a jeho role je odkrytá. Kdo vyřadí banditu, lízne si tři karty.',
    },
    discard: {
      title: 'Příliš mnoho karet',
      text: 'Na konci tahu smíš mít jen tolik karet, kolik máš bodů života: jedna musí pryč. Saloon by vyléčil i tvé nepřátele.',
      task: 'Stiskni Konec tahu, klepni na Saloon, pak na Odhodit 1.',
    },
    dodge: {
      title: 'Za Barelem',
      text: 'Rosa střílí. Barel nic nestojí: otočí se vrchní karta balíčku a srdce tě zachrání. Tomu se říká sejmout a jen tehdy záleží na barvách.',
      task: 'Stiskni Barel.',
    },
    again: {
      title: 'Další výstřel',
      text: 'Srdce! Jenže Rosa hraje za postavu Willy the Kid, která smí střílet, kolikrát chce. Barel lze zkusit proti každému výstřelu.',
      task: 'Stiskni Barel ještě jednou.',
    },
    noHeart: {
      title: 'Srdce nepřišlo',
      text: 'Tentokrát nepomohl. Pořád smíš ukázat Vedle!.',
      task: 'Stiskni Vedle!.',
    },
    foe: {
      title: 'Čti v lidech',
      text: 'Rosa dvakrát střílela na šerifa. To bude nejspíš druhý bandita.',
    },
    friend: {
      title: 'Pomocná ruka?',
      text: 'Mei střílela na hráče Rosa. Ve čtyřech žádný pomocník šerifa není, takže to může být odpadlík, který tě až do konce potřebuje naživu.',
    },
    more: {
      title: 'Dalších jedenáct karet',
      text: 'Celý balíček má ještě třikrát Duel (dva hráči střídavě odhazují Bang!), třikrát Vězení (může stát tah), dvakrát Indiáni! (ostatní odhodí Bang!, nebo ztratí bod života), dvakrát Hokynářství (karta pro každého) a jednou Dynamit (putuje, dokud nevybuchne). Zbytek je v pravidlech.',
    },
    rosa: {
      title: 'Znovu jsi na tahu',
      text: 'Rosa má poslední bod života a je ve vzdálenosti 2: v tvém dostřelu.',
      task: 'Klepni na Bang!, Mířit a pak na hráče Rosa.',
    },
    gatling: {
      title: 'Zbývá jen odpadlík',
      text: 'Žádný bandita už ve hře není, Mei je tedy odpadlík. Svůj Bang! už máš za sebou, ale Kulomet jím není: střílí na všechny ostatní na jakoukoli vzdálenost.',
      task: 'Klepni na Kulomet, pak na Zahrát.',
    },
  },
  tips: {
    'cards-hold': 'Podržením karty či hráče zjistíš víc.',
    'cards-reach': 'Nikdo v dostřelu? Pomůže zbraň či Hledí.',
    'cards-limit': 'Na konci tahu: nejvýš karta za bod života.',
    'cards-breath': 'Pivo tě zachrání u posledního bodu života.',
    'cards-rules': 'Pravidla všech karet jsou v menu.',
  },
}

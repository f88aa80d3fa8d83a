import type { CardsBookWords } from '../../words'

export const help: Omit<
  CardsBookWords,
  'sections' | 'chapters' | 'roles' | 'facts' | 'points' | 'people'
> = {
  phases: {
    start: 'začátek',
    draw: 'líznout',
    play: 'zahrát',
    discard: 'odhodit',
    others: 'cizí tahy',
  },
  editionsSay: {
    deck: 'Pravidla nabízejí jednodušší první hru bez karet s malou knížkou.',
    brownDiscard:
      'V německém vydání se karta odhazuje po svém účinku. Italský text a jedna online platforma ji odhazují předem.',
    reshuffle:
      'Programy míchají, když je karta potřeba. Slova pravidel mají nejblíž k okamžitému míchání.',
    suzyTiming:
      'Turnajový výklad ji nechává počkat, až je karta vyřešena. Slova pravidel znamenají hned.',
    winCheck: 'Odpověď vydavatele zněla: až je karta vyřešena. Slova pravidel znamenají hned.',
    duelCredit:
      'Oficiální odpovědi a programy se ptají, čí karta to byla: nezpůsobil to nikdo. Doslova vzato to byl protivník.',
    ownCards:
      'Programy dovolují obojí. Jeden tištěný symbol karty Cat Balou zahrnuje i tebe, jiný znamená jiného hráče; starší vydání nedovolují nic z toho.',
    idleBeer: 'Oficiální odpovědi to dovolují. Zákaz je domácí pravidlo.',
    sidWithTwo: 'Programy to dovolují. Zákaz se řídí pravidlem pro Pivo.',
    sidTiming:
      'Pravidla říkají kdykoli. Turnajový výklad to dovoluje jen tehdy, kdy by šlo zahrát Pivo.',
  },
  questions: {
    title: 'Časté otázky',
    list: {
      second: {
        ask: 'Smím někdy zahrát druhý Bang!?',
        answer:
          'S kartou Volcanic před sebou nebo jako Willy the Kid. Kulomet, Duel a Indiáni! se jako Bang! nepočítají.',
      },
      must: {
        ask: 'Musím ukázat Vedle!, když ho mám?',
        answer: 'Ne. Smíš přijmout zásah a nikdo se nedozví, co máš v ruce.',
      },
      choose: {
        ask: 'Smím si vybrat kartu z cizí ruky?',
        answer: 'Ne, z ruky je to vždy náhodná karta. Vybíráš jen z vyložených.',
      },
      rescue: {
        ask: 'Může mě Pivem zachránit někdo jiný?',
        answer: 'Ne. Při posledním dechu piješ jen ty a Saloon tam nepomůže.',
      },
      limit: {
        ask: 'Mám víc karet než bodů života. Musím hned odhazovat?',
        answer: 'Až na konci vlastního tahu. Do té doby jich smíš mít, kolik chceš.',
      },
      throw: {
        ask: 'Smím zahodit kartu, kterou nechci?',
        answer: 'Jen když jich na konci tahu máš příliš mnoho.',
      },
      prisoner: {
        ask: 'Může se na mě ve Vězení střílet?',
        answer: 'Ano, a odpovídáš jako obvykle: Vedle!, Barel, Pivo.',
      },
      weapon: {
        ask: 'Pomůže lepší zbraň u karty Panika!?',
        answer: 'Ne. Panika! potřebuje vzdálenost 1; přiblíží jen Hledí a Rose Doolan.',
      },
      reward: {
        ask: 'Kdo dostane odměnu, když banditu vyřadí Dynamit?',
        answer: 'Nikdo. Ten zásah nikdo nezpůsobil.',
      },
      deputy: {
        ask: 'Šerifův Kulomet vyřadí pomocníka šerifa. Platí trest?',
        answer: 'Ano, stejně jako u karet Bang!, Indiáni! a u Duelu, který začal šerif.',
      },
      suits: {
        ask: 'Kdy záleží na barvách?',
        answer: 'Jen při snímání a u druhé karty, kterou si lízne Black Jack.',
      },
      last: {
        ask: 'Zbývají dva. Co se mění?',
        answer: 'Pivo už nic nedá, ani při posledním dechu. Saloon působí dál.',
      },
    },
  },
  summary: {
    title: 'Souhrnná karta',
    turn: 'Dynamit, Vězení. Lízni si dvě. Hraj. Odhoď, co přesahuje tvé body života.',
    brown: 'Hnědá: jednou, pak na odhazovací balíček',
    blue: 'Modrá: zůstává vyložená',
    wins: 'Kdo vyhrává',
    roles: {
      sheriff: 'nezbývá bandita ani odpadlík',
      deputy: 'společně se šerifem',
      outlaw: 'šerif padl',
      renegade: 'poslední ve hře',
    },
    death: 'Vyřazený bandita: tři karty. Vyřadí-li šerif pomocníka šerifa, všechno odhodí.',
  },
  symbols: {
    title: 'Řeč symbolů',
    lead: 'Karta říká symboly, co dělá, zleva doprava: nejdřív o koho jde, pak co se děje.',
    whom: 'Kdo',
    what: 'Co',
    stone: 'Milník ukazuje vždy vzdálenost, mosazné mířidlo vždy dostřel.',
  },
  ring: {
    caption: 'Vyzkoušej si to',
    hint: 'Klepni na židli: dostane Mustanga, pak je prázdná, pak je vše jako předtím.',
    players: 'Hráči',
    weapon: 'Tvá zbraň',
    you: 'Ty',
  },
  odds: {
    caption: 'Jaké jsou šance',
    heart: 'Srdce',
    spades: 'Piky 2 až 9',
    heartOfTwo: 'Srdce mezi dvěma kartami: Lucky Duke, nebo Jourdonnais s kartou Barel',
    spadesTwice: 'Dvě karty, obě piky 2 až 9: jen tehdy musí Dynamit před Lucky Dukem vybuchnout',
    bothHearts: 'Dvě srdce po sobě: Jourdonnais s kartou Barel, když střílí Slab the Killer',
    note: 'Pro celý, dobře zamíchaný balíček. Každá karta, kterou už někdo viděl, je trochu posune.',
  },
}

import type { RulebookWordsWithFew } from '../../words'

export const help: Pick<RulebookWordsWithFew, 'editionsSay' | 'questions' | 'summary'> = {
  editionsSay: {
    dynamiteTiming:
      'Anglicky, francouzsky a česky přijde zranění nejdřív. Německý text řeší nejdřív ostatní kostky, ačkoli jeho vlastní souhrnná karta říká něco jiného.',
    gringoGranularity:
      'Všechna říkají: jeden šíp za jeden nebo více bodů života. Žádné neříká, co je jedna událost.',
    gringoGatling: 'Žádné neříká, co přijde dřív.',
    jesseThreshold:
      'Znění se liší, ale všechna čtyři mají týž příklad: čtyři body života a dvě piva dají osm. Odpovídá tomu posouzení jednou.',
    kitSpread:
      'Německé vydání bere šípy vypáleného kulometu od jednoho jiného hráče. Ostatní je dovolují rozdělit.',
    roseWrap: 'Žádné neříká, jak počítá, když jsou ve hře čtyři.',
    threeIndianCredit: 'Žádné neříká, komu se počítá smrt při útoku.',
    threeAllDead: 'Žádné neříká, kdo vyhraje, padnou-li všichni tři naráz.',
  },
  questions: {
    title: 'Časté otázky',
    list: {
      again: {
        ask: 'Smím znovu hodit ponechanou kostkou?',
        answer: 'Ano. Každou kromě dynamitu, i dřív ponechanou.',
      },
      shoot: {
        ask: 'Musím střílet?',
        answer: 'Ano. Každý terč konečného výsledku zasáhne někoho v dosahu. Koho, určíš ty.',
      },
      waste: {
        ask: 'Smím vyplýtvat pivo?',
        answer: 'Smíš ho nalít hráči s plným počtem. Vyřazený ho dostat nemůže.',
      },
      first: {
        ask: 'Čí zranění přijde dřív, když zasáhnu dva?',
        answer: 'Ničí. Nejdřív se zvolí všechny cíle, pak zasáhnou všechny výstřely naráz.',
      },
      blast: {
        ask: 'Dynamit mě vyřadí. Co moje ostatní kostky?',
        answer: 'Neřeší se, ledaže hrajete s variantou, že dynamit zraní až nakonec.',
      },
      rolling: {
        ask: 'Útok přijde uprostřed mého hodu. Pokračuju?',
        answer: 'Jestli žiješ, ano: vezmi zbylé šípy a hraj dál.',
      },
      volley: {
        ask: 'Je kulomet výstřel?',
        answer:
          'Ne. Zasáhne všechny ostatní na jakoukoli vzdálenost, až po pivu, a nelze ho zdvojit.',
      },
      friends: {
        ask: 'Smí pomocník šerifa střílet na šerifa?',
        answer: 'Každý smí zasáhnout kohokoli v dosahu. Co si o tom stůl pomyslí, je jiná věc.',
      },
      look: {
        ask: 'Smím se podívat na roli dřív, než někdo padne?',
        answer: 'Ne. Odkrytá je jen šerifova; ve třech jsou odkryté všechny.',
      },
      pile: {
        ask: 'Může zásoba zůstat prázdná?',
        answer: 'Ne. S posledním šípem přijde útok a pak jich tam leží zase všech devět.',
      },
    },
  },
  summary: {
    title: 'Souhrnná karta',
    turn: 'Hoď až třikrát. Nech si, co chceš.',
    order: 'Pak v tomto pořadí',
    faces: {
      arrow: 'Hned vezmi jeden. Poslední ze zásoby: útok!',
      dynamite: 'Zůstává. Tři: konec, −1 bod života.',
      one: 'Zásah o jedno místo dál.',
      two: 'Zásah o dvě místa dál. Ve hře dva nebo tři: jako 1.',
      beer: '+1 bod života pro kohokoli.',
      gatling: 'Tři: −1 všem ostatním, tvoje šípy se vrátí.',
    },
    wins: 'Kdo vyhrává',
    roles: {
      sheriff: 'žádný bandita ani odpadlík',
      deputy: 'společně se šerifem',
      outlaw: 'šerif padl',
      renegade: 'poslední naživu',
    },
  },
}

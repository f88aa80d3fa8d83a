import type { CardsWordsWithFew } from '../../words'

export const pass: CardsWordsWithFew['pass'] = {
  handOf_one: '{{name}}: {{count}} karta',
  handOf_few: '{{name}}: {{count}} karty',
  handOf_other: '{{name}}: {{count}} karet',
  nobodyLooks: 'ať se nikdo jiný nedívá',
  calls: {
    defend: '{{from}} střílí, cíl: {{name}}.',
    gatling: '{{from}} střílí z kulometu, cíl: {{name}}.',
    indians: '{{from}} hraje Indiáni!, na řadě: {{name}}.',
    duel: '{{from}} vyzývá k duelu, soupeř: {{name}}.',
    duelBack: '{{from}} opětuje střelbu. Na řadě: {{name}}.',
    lastBreath: 'Poslední dech: {{name}}.',
  },
  orders: {
    ask: 'pak zase já',
    end: 'pak ukončit tah',
    more: 'pak další kartu',
    allIn: 'všechny moje Bang!',
    allInLast: 'všechny Bang!, pak konec',
    first: 'Nejdřív {{kind}}.',
    what: 'Co přijde potom?',
  },
  reflexes: {
    title: 'Odpovídat za mě',
    lead: 'Dokud mají mobil ostatní. V každém svém tahu to můžeš změnit.',
    foot: 'Karta se použije, jen když tě zachrání. Na duel se aplikace ptá vždycky.',
    barrel: { title: 'Výstřel na tebe, máš Barel' },
    missed: { title: 'Vedle!' },
    bang: { title: 'Bang! proti Indiánům!' },
    beer: { title: 'Pivo v posledním dechu' },
    values: {
      ask: 'ptát se',
      first: 'nejdřív sejmout',
      always: 'vždycky',
      spare: 'jednu nechat',
      never: 'nikdy',
    },
  },
}

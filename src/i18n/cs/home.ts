import type { WordsWithFew } from '../words'

export const home: WordsWithFew['home'] = {
  motto: 'Pět kostek, jeden šerif\na jinak nikomu nevěř.',
  continue: 'Pokračovat',
  asked: {
    roll: '{{turn}}. tah, házíš ty',
    aim: '{{turn}}. tah, míříš ty',
    drink: '{{turn}}. tah, naléváš pivo',
    gift: '{{turn}}. tah, daruješ bod života',
    dodge: '{{turn}}. tah, jsi pod palbou',
    shed: '{{turn}}. tah, jsi pod palbou',
    clear: '{{turn}}. tah, odebíráš šípy',
    reveal: '{{turn}}. tah, odkrývá se role',
  },
  othersTurn: '{{turn}}. tah, hraje {{name}}',
  isOver: 'Je konec: podívej se, kdo vyhrál',
  bullets_one: '{{count}} náboj',
  bullets_few: '{{count}} náboje',
  bullets_other: '{{count}} nábojů',
  fallen: 'mimo hru',
  alive: '{{number}} ve hře',
  doors: {
    alone: 'Hrát sólo',
    aloneSub: 'proti botům, stupně síly: {{number}}',
    again: 'Ještě jednou',
    againSub: 'u stolu {{count}}, jako minule',
    rules: 'Pravidla',
    settings: 'Nastavení',
    about: 'O aplikaci',
  },
  abandon: {
    title: 'Čeká rozehraná hra',
    text: 'Když rozdáš znovu, bude nadobro pryč. Je v {{turn}}. tahu, hráči ve hře: {{number}}.',
    yes: 'Rozdat znovu',
    no: 'Pokračovat v ní',
  },
}

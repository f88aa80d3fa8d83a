import type { WordsWithFew } from '../words'

export const common: WordsWithFew['common'] = {
  appName: 'Tumbleweed',
  back: 'Zpět',
  close: 'Zavřít',
  notLoaded: 'Tohle se nepodařilo načíst. Je tu připojení?',
  tryAgain: 'Zkusit znovu',
  done: 'Hotovo',
  you: 'Ty',
  inRules: 'V pravidlech',
  roles: {
    sheriff: 'Šerif',
    deputy: 'Pomocník šerifa',
    outlaw: 'Bandita',
    renegade: 'Odpadlík',
    hidden: 'Neznámá role',
  },
  faces: {
    arrow: 'Šíp',
    dynamite: 'Dynamit',
    one: 'Terč 1',
    two: 'Terč 2',
    beer: 'Pivo',
    gatling: 'Kulomet',
  },
  levels: {
    random: 'Tulák',
    easy: 'Zelenáč',
    normal: 'Pistolník',
    hard: 'Maršál',
  },
  speeds: { '1': '×1', '2': '×2', '4': '×4', instant: 'hned' },
  noCharacter: 'Bez schopnosti',
  life_one: '{{count}} bod života',
  life_few: '{{count}} body života',
  life_other: '{{count}} bodů života',
  arrows_one: '{{count}} šíp',
  arrows_few: '{{count}} šípy',
  arrows_other: '{{count}} šípů',
  notices: {
    'save-set-aside':
      'Něco uloženého v tomto zařízení nešlo přečíst a bylo odloženo stranou. Všechno ostatní je tu.',
    'storage-full': 'Paměť tohoto zařízení je plná. Můžeš hrát dál, ale hra se neukládá.',
    'storage-forbidden': 'Tady se nesmí nic ukládat. Můžeš hrát dál, ale po odchodu bude hra pryč.',
    'ledger-not-loaded':
      'Bilanci se nepodařilo načíst celou. Je tu připojení? Všechny hry jsou uložené a zapíšou se později.',
    'storage-short-lived':
      'Safari po sedmi dnech bez návštěvy smaže vše, co si aplikace uložila. Aby ti hry zůstaly: Sdílet a Přidat na plochu, nebo je exportuj ve statistikách.',
  },
  tempers: {
    cautious: 'Opatrnost',
    hothead: 'Horká hlava',
    grudge: 'Zášť',
    sly: 'Prohnanost',
    generous: 'Štědrost',
  },
  temperTexts: {
    cautious: 'Končí brzy a vyhýbá se potížím.',
    hothead: 'Nechá si každý terč a míří na nejsilnější.',
    grudge: 'Nikdy nezapomene, kdo střílel.',
    sly: 'Tají kartu déle než ostatní.',
    generous: 'S chutí nalije pivo i ostatním.',
  },
}

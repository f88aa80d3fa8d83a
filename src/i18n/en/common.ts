/** Words that every screen shares. */
export const common = {
  appName: 'Tumbleweed',
  back: 'Back',
  close: 'Close',
  notLoaded: 'This could not be loaded. Is there a connection?',
  tryAgain: 'Try again',
  done: 'Done',
  you: 'You',
  inRules: 'In the rules',
  roles: {
    sheriff: 'Sheriff',
    deputy: 'Deputy',
    outlaw: 'Outlaw',
    renegade: 'Renegade',
    hidden: 'Unknown role',
  },
  faces: {
    arrow: 'Arrow',
    dynamite: 'Dynamite',
    one: 'Bull’s eye 1',
    two: 'Bull’s eye 2',
    beer: 'Beer',
    gatling: 'Gatling',
  },
  levels: {
    random: 'Drifter',
    easy: 'Greenhorn',
    normal: 'Gunslinger',
    hard: 'Marshal',
  },
  speeds: { '1': '×1', '2': '×2', '4': '×4', instant: 'now' },
  noCharacter: 'No ability',
  life_one: '{{count}} life point',
  life_other: '{{count}} life points',
  arrows_one: '{{count}} arrow',
  arrows_other: '{{count}} arrows',
  notices: {
    'save-set-aside':
      'Something saved on this phone could not be read and was set aside. Everything else is here.',
    'storage-full':
      'This phone’s storage is full. You can play on, but the game is not being saved.',
    'storage-forbidden':
      'Nothing can be saved here. You can play on, but the game will be gone when you leave.',
    'ledger-not-loaded':
      'Not all of the ledger could be loaded. Is there a connection? Every match is kept and will be entered later.',
    'storage-short-lived':
      'Safari deletes what this app has saved after seven days without a visit. To keep your matches, choose Share, then Add to Home Screen, or export them under Statistics.',
  },
  tempers: {
    cautious: 'Cautious',
    hothead: 'Hothead',
    grudge: 'Grudge-bearer',
    sly: 'Sly',
    generous: 'Generous',
  },
  temperTexts: {
    cautious: 'Stops early and stays out of trouble.',
    hothead: 'Keeps every bull’s eye and shoots at the strongest.',
    grudge: 'Never forgets who fired.',
    sly: 'Keeps a role hidden longer than most.',
    generous: 'Likes to buy others a beer.',
  },
} as const

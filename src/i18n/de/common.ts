import type { Words } from '../words'

export const common: Words['common'] = {
  appName: 'Tumbleweed',
  back: 'Zurück',
  close: 'Schließen',
  notLoaded: 'Das konnte nicht geladen werden. Besteht eine Verbindung?',
  tryAgain: 'Noch einmal versuchen',
  done: 'Fertig',
  you: 'Du',
  inRules: 'In den Regeln',
  roles: {
    sheriff: 'Sheriff',
    deputy: 'Hilfssheriff',
    outlaw: 'Bandit',
    renegade: 'Gesetzloser',
    hidden: 'Rolle unbekannt',
  },
  faces: {
    arrow: 'Pfeil',
    dynamite: 'Dynamit',
    one: 'Fadenkreuz 1',
    two: 'Fadenkreuz 2',
    beer: 'Bier',
    gatling: 'Gatling',
  },
  levels: {
    random: 'Streuner',
    easy: 'Grünschnabel',
    normal: 'Revolverheld',
    hard: 'Marshal',
  },
  speeds: { '1': '×1', '2': '×2', '4': '×4', instant: 'sofort' },
  noCharacter: 'Ohne Fähigkeit',
  life_one: '{{count}} Lebenspunkt',
  life_other: '{{count}} Lebenspunkte',
  arrows_one: '{{count}} Pfeil',
  arrows_other: '{{count}} Pfeile',
  notices: {
    'save-set-aside':
      'Etwas, das auf diesem Gerät gespeichert war, ließ sich nicht lesen und wurde beiseitegelegt. Alles andere ist da.',
    'storage-full':
      'Der Speicher dieses Geräts ist voll. Du kannst weiterspielen, aber die Partie wird nicht gesichert.',
    'storage-forbidden':
      'Hier darf nichts gespeichert werden. Du kannst weiterspielen, aber beim Verlassen ist die Partie weg.',
    'ledger-not-loaded':
      'Die Bilanz konnte nicht ganz geladen werden. Besteht eine Verbindung? Alle Partien sind gesichert und werden später eingetragen.',
    'storage-short-lived':
      'Safari löscht alles, was diese App gespeichert hat, nach sieben Tagen ohne Besuch. Damit deine Partien bleiben: „Teilen“, dann „Zum Home-Bildschirm“, oder unter Statistik exportieren.',
  },
  tempers: {
    cautious: 'Vorsichtig',
    hothead: 'Hitzkopf',
    grudge: 'Nachtragend',
    sly: 'Gerissen',
    generous: 'Großzügig',
  },
  temperTexts: {
    cautious: 'Hört früh auf und meidet Ärger.',
    hothead: 'Behält jedes Fadenkreuz und zielt auf die Stärksten.',
    grudge: 'Vergisst nie, wer geschossen hat.',
    sly: 'Hält die Karte länger bedeckt als andere.',
    generous: 'Gibt gern ein Bier aus.',
  },
}

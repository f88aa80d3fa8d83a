import type { Words } from '../words'

export const common: Words['common'] = {
  appName: 'Tumbleweed',
  back: 'Retour',
  close: 'Fermer',
  notLoaded: 'Impossible de charger cela. Y a-t-il une connexion ?',
  tryAgain: 'Réessayer',
  done: 'Terminé',
  you: 'Toi',
  inRules: 'Dans les règles',
  roles: {
    sheriff: 'Shérif',
    deputy: 'Adjoint',
    outlaw: 'Hors-la-loi',
    renegade: 'Renégat',
    hidden: 'Rôle inconnu',
  },
  faces: {
    arrow: 'Flèche',
    dynamite: 'Dynamite',
    one: 'Viseur 1',
    two: 'Viseur 2',
    beer: 'Bière',
    gatling: 'Gatling',
  },
  levels: {
    random: 'Vagabond',
    easy: 'Pied-tendre',
    normal: 'Pistolero',
    hard: 'Marshal',
  },
  speeds: { '1': '×1', '2': '×2', '4': '×4', instant: 'direct' },
  noCharacter: 'Sans capacité',
  life_one: '{{count}} point de vie',
  life_other: '{{count}} points de vie',
  arrows_one: '{{count}} flèche',
  arrows_other: '{{count}} flèches',
  notices: {
    'save-set-aside':
      'Une donnée gardée sur cet appareil était illisible et a été mise de côté. Tout le reste est là.',
    'storage-full':
      'La mémoire de cet appareil est pleine. Tu peux continuer à jouer, mais la partie n’est pas sauvegardée.',
    'storage-forbidden':
      'Rien ne peut être enregistré ici. Tu peux continuer à jouer, mais la partie disparaîtra à ton départ.',
    'ledger-not-loaded':
      'Le registre n’a pas pu être chargé en entier. Y a-t-il une connexion ? Toutes les parties sont gardées et seront inscrites plus tard.',
    'storage-short-lived':
      'Safari efface ce que cette appli a enregistré après sept jours sans visite. Pour garder tes parties : « Partager », puis « Sur l’écran d’accueil », ou exporte-les dans les statistiques.',
  },
  tempers: {
    cautious: 'Prudence',
    hothead: 'Tête brûlée',
    grudge: 'Rancune',
    sly: 'Ruse',
    generous: 'Générosité',
  },
  temperTexts: {
    cautious: 'S’arrête tôt et évite les ennuis.',
    hothead: 'Garde chaque viseur et vise les plus forts.',
    grudge: 'N’oublie jamais qui a tiré.',
    sly: 'Cache sa carte plus longtemps que les autres.',
    generous: 'Offre volontiers une bière.',
  },
}

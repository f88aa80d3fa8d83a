import type { Words } from '../words'

export const about: Words['about'] = {
  title: 'À propos',
  lead: 'Des duels à rôles cachés, avec des dés et avec des cartes, pour un téléphone et tous ceux qui sont assis autour.',
  version: 'Version',
  licence: 'Licence',
  licenceName: 'MIT : utilise, modifie, transmets',
  independent: 'Un jeu indépendant',
  independentText:
    'Tumbleweed suit les règles de deux jeux imprimés, l’un de dés et l’autre de cartes, réécrites avec nos propres mots et notre propre code. Il n’est ni fait, ni approuvé, ni soutenu par l’éditeur ou les auteurs de ces jeux, et n’utilise aucune de leurs images. Si le jeu te plaît, achète les boîtes : de vrais dés et de vraies cartes tiennent meilleure compagnie.',
  privacy: 'Rien ne quitte cet appareil',
  privacyText:
    'Pas de compte, pas de publicité, pas de pistage, pas de réseau. Ta partie et tes réglages restent sur cet appareil.',
  made: 'Comment c’est fait',
  madeText:
    'Tous les dessins, les sons et les lancers de dés sont les nôtres, faits par des programmes livrés avec le code source. Composé en Sancreek, Alfa Slab One et Bitter, libres sous licence SIL Open Font.',
}

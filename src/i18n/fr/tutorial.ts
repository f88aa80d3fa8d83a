import type { TutorialWords } from '../words'

export const tutorial: TutorialWords = {
  title: 'Ta première partie',
  lead: 'Cinq minutes à une vraie table, avec des dés pipés. Tu es le Shérif ; trois inconnus sont assis autour de toi.',
  points: {
    '1': 'Tu lances, tu gardes, tu vises et tu sers toi-même. Ce que tu ne veux pas faire est fait pour toi.',
    '2': 'Pars quand tu veux : la leçon attend où tu l’as laissée.',
  },
  start: 'S’asseoir',
  resume: 'Continuer',
  waiting: 'La partie en attente garde sa place pendant ce temps.',
  gotIt: 'Compris',
  skip: 'Fais-le pour moi',
  notYet: 'Pas encore celui-là.',
  read: 'Relire',
  cards: {
    welcome: {
      title: 'Le Shérif, c’est toi',
      text: 'Ton étoile est visible ; personne d’autre ne montre sa carte. Élimine tes ennemis avant qu’ils ne t’aient. Un tour, c’est jusqu’à trois lancers de cinq dés.',
      task: 'Appuie sur Lancer.',
    },
    arrow: {
      title: 'Flèche et Dynamite',
      text: 'La flèche est aussitôt venue à toi. Quand la réserve au milieu est vide, les flèches blessent. La Dynamite est enchaînée : pas de relance.',
      task: 'Touche le Viseur 1 et la Bière pour les garder, puis Lancer.',
    },
    stop: {
      title: 'C’est bien assez',
      text: 'Deux Viseurs et deux Bières. Il reste un lancer, mais rien ne t’y oblige.',
      task: 'Appuie sur Stop.',
    },
    aim: {
      title: 'Viser',
      text: 'Un Viseur 1 touche un voisin : Rosa ou Hank. Le chiffre près d’une place dit à quelle distance elle se trouve.',
      task: 'Touche Rosa pour les deux dés, puis Feu.',
    },
    beer: {
      title: 'La Bière',
      text: 'Une Bière rend un point de vie à qui tu veux, jamais plus qu’au début. Elle te fera du bien.',
      task: 'Touche ta propre plaque pour chaque Bière, puis Servir.',
    },
    foe: {
      title: 'Lire les gens',
      text: 'Rosa a tiré sur le Shérif. Qui fait cela n’est guère un ami : sans doute un Hors-la-loi.',
    },
    friend: {
      title: 'Un coup de main ?',
      text: 'Ines t’a offert une Bière. À quatre, il n’y a pas d’Adjoint : c’est peut-être le Renégat, qui a besoin que tu vives jusqu’à la fin.',
    },
    attack: {
      title: 'L’attaque',
      text: 'Hank a pris la dernière flèche : chacun a perdu un point de vie par flèche, et toutes sont retournées à la réserve. Rosa tombe, et sa carte montre un Hors-la-loi.',
    },
    dynamite: {
      title: 'Trois Dynamite',
      text: 'Hank en a tiré trois : fini les lancers, et un point de vie perdu. Le Viseur compte quand même.',
    },
    final: {
      title: 'Il en reste deux',
      text: 'Aucun des deux ne peut être un Adjoint. À trois en jeu, chaque Viseur atteint l’un et l’autre.',
      task: 'Appuie sur Lancer.',
    },
    gatling: {
      title: 'La Gatling',
      text: 'Trois Gatling touchent tous les autres et t’enlèvent tes flèches. Tu en as déjà deux.',
      task: 'Garde les deux Gatling et le Viseur, puis Lancer.',
    },
    finish: {
      title: 'Et de trois',
      text: 'La Gatling tire après les Viseurs. Hank n’a plus qu’un point de vie, Ines en a trois.',
      task: 'Appuie sur Stop.',
    },
    fire: {
      title: 'Finissons-en',
      text: 'Deux tirs et la Gatling font trois.',
      task: 'Touche Ines pour les deux dés, puis Feu.',
    },
  },
  tips: {
    seat: 'Maintiens appuyée une place pour lire qui s’y trouve et ce qu’il sait faire.',
    pile: 'La réserve est presque vide. La dernière flèche déclenche l’attaque contre tous.',
    undo: 'Tu changes d’avis ? Tu peux annuler tant que les dés ne tombent pas.',
    rules: 'Le menu mène aux règles, même au milieu d’une partie.',
  },
}

import type { CardsBookWords } from '../../words'

export const kinds: Pick<CardsBookWords, 'facts' | 'points'> = {
  facts: {
    signs: 'Ses symboles, de gauche à droite',
    prints: 'Valeurs et couleurs',
    book: 'Avec un petit livre : pas dans les 69 pour débuter',
    met: 'Qui elle concerne',
  },
  points: {
    bang: {
      '1': 'La cible est un autre joueur à ta portée. Un Raté ! annule le tir : la carte, ou un cœur retourné pour une Planque.',
      '2': 'Un par tour, sauf si une Volcanic est devant toi à ce moment-là, ou si tu es Willy the Kid.',
      '3': 'Seuls comptent ceux joués à ton tour. Un Bang ! défaussé dans un Duel ou contre les Indiens ! ne compte pas.',
      '4': 'Un tir qui touche coûte un point de vie.',
    },
    missed: {
      '1': 'Il annule un Bang ! ou une Gatling dirigés contre toi. Il ne sert à rien dans un Duel, contre les Indiens ! ou contre la Dynamite.',
      '2': 'Tu ne peux pas le montrer pour quelqu’un d’autre.',
      '3': 'Tu n’es pas obligé de le montrer : tu peux encaisser et garder la carte.',
      '4': 'Contre le Bang ! de Slab the Killer, un seul ne suffit pas.',
    },
    beer: {
      '1': 'À ton tour, elle te donne un point de vie, jamais au-delà de ton maximum. Tu peux en jouer plusieurs par tour.',
      '2': 'Au dernier souffle, tu peux la jouer pendant le tour de n’importe qui. À 1 point de vie, tu es sauvé.',
      '3': 'À deux joueurs, elle ne donne plus rien, pas même au dernier souffle.',
      '4': 'Elle n’est jamais pour quelqu’un d’autre.',
      '5': 'On peut la jouer sans effet, sauf si une option l’interdit.',
    },
    saloon: {
      '1': 'D’abord tous les autres gagnent un point de vie, puis toi ; personne ne dépasse son maximum.',
      '2': 'Ce n’est pas une Bière : il ne se joue pas au dernier souffle, mais il marche à deux joueurs.',
      '3': 'On peut le jouer même si personne n’y gagne.',
    },
    stagecoach: {
      '1': 'Les cartes sont à toi aussitôt et peuvent être jouées dans le même tour.',
      '2': 'Tu peux en jouer plusieurs par tour.',
    },
    'wells-fargo': {
      '1': 'Les cartes sont à toi aussitôt et peuvent être jouées dans le même tour.',
      '2': 'Il n’y en a qu’un dans le jeu.',
    },
    'general-store': {
      '1': 'On retourne autant de cartes qu’il y a de joueurs en jeu. Dans le sens horaire, en commençant par toi, chacun en prend une.',
      '2': 'S’il n’y a pas assez de cartes, les derniers n’ont rien.',
      '3': 'Les cartes sont visibles : tout le monde voit qui prend quoi.',
    },
    panic: {
      '1': 'Ton arme n’y fait rien. Mustang, Lunette, Paul Regret et Rose Doolan, si : ils changent la distance.',
      '2': 'Dans une main, la carte est prise au hasard ; parmi les cartes posées, tu choisis.',
      '3': 'Prendre une Prison libère le prisonnier. La Dynamite aussi peut être prise. Les deux vont dans ta main.',
      '4': 'Tu peux aussi reprendre une carte posée devant toi, sauf si une option l’interdit.',
    },
    'cat-balou': {
      '1': 'La distance ne compte pas.',
      '2': 'Dans une main, la carte est défaussée au hasard ; parmi les cartes posées, tu choisis.',
      '3': 'Défausser une Prison libère le prisonnier. La Dynamite aussi peut être défaussée.',
      '4': 'Tu peux aussi choisir une carte posée devant toi, sauf si une option l’interdit, mais jamais de ta propre main.',
    },
    duel: {
      '1': 'N’importe quel autre joueur, à toute distance. Le joueur défié commence.',
      '2': 'Raté ! et Planque n’y jouent aucun rôle.',
      '3': 'Personne n’est obligé de répondre : tu peux abandonner avec un Bang ! en main.',
      '4': 'Ce qu’on y défausse ne compte pas comme ton Bang ! du tour.',
      '5': 'Si celui qui l’a lancé perd, personne n’en est l’auteur : ni récompense ni pénalité.',
    },
    gatling: {
      '1': 'Ce n’est pas un Bang ! : elle ne compte pas comme ton Bang ! du tour, et un seul Raté ! suffit, même contre celle de Slab the Killer.',
      '2': 'Les autres sont visés dans le sens horaire, en commençant à ta gauche. On en finit avec chacun avant d’interroger le suivant.',
      '3': 'Les Planques protègent contre elle.',
    },
    indians: {
      '1': 'Ce n’est pas un tir : Raté ! et Planque ne servent à rien.',
      '2': 'Les autres sont interrogés dans le sens horaire, en commençant à ta gauche. On en finit avec chacun avant d’interroger le suivant.',
      '3': 'Personne n’est obligé de défausser un Bang !.',
    },
    barrel: {
      '1': 'Une fois par tir, de Bang ! ou de Gatling. Tu peux aussi t’en passer.',
      '2': 'S’il ne sort pas de cœur, tu peux encore montrer un Raté !.',
      '3': 'Un cœur vaut un Raté ! : contre Slab the Killer, il t’en faut un autre.',
      '4': 'Elle reste en place, quoi qu’il sorte.',
    },
    mustang: {
      '1': 'Il te protège de Bang ! et de Braquage. La distance à laquelle tu vois les autres ne change pas.',
      '2': 'Tu ne peux pas en avoir deux.',
    },
    scope: {
      '1': 'Elle sert pour Bang ! et pour Braquage. La distance à laquelle les autres te voient ne change pas.',
      '2': 'La distance n’est jamais inférieure à 1.',
    },
    jail: {
      '1': 'Devant n’importe quel autre joueur, à toute distance ; jamais le Shérif, jamais quelqu’un qui est déjà en Prison.',
      '2': 'Au début de son tour, après la Dynamite, le prisonnier dégaine. Puis la Prison est défaussée, quoi qu’il sorte.',
      '3': 'Sans cœur, on ne pioche pas, on ne joue pas, on ne défausse pas.',
      '4': 'Un prisonnier peut toujours être pris pour cible et répond comme d’habitude.',
    },
    dynamite: {
      '1': 'Tu la poses devant toi. On dégaine pour elle la première fois au début de ton prochain tour.',
      '2': 'Si elle explose, elle est défaussée, et personne n’en est l’auteur. Sinon elle passe au prochain joueur encore en jeu à gauche.',
      '3': 'Elle passe avant la Prison. Qui tombe par elle ne dégaine plus pour la Prison.',
      '4': 'Au dernier souffle, une Bière peut te sauver, si elle suffit.',
      '5': 'À deux joueurs, elle va et vient.',
    },
    volcanic: {
      '1': 'Elle compte dès qu’elle est posée, même si tu as déjà tiré.',
      '2': 'Si elle disparaît après un tir, tu ne peux plus jouer de Bang !.',
      '3': 'Elle ne tire pas plus loin que le Colt .45 : une arme de plus grande portée la remplace.',
    },
    weapon: {
      '1': 'Elle touche n’importe qui à cette distance ou plus près. La distance elle-même ne change pas.',
      '2': 'Elle remplace ton arme précédente, défaussée d’abord. On ne la pose pas sur une autre du même nom.',
      '3': 'Si on te la prend, le Colt .45 compte à nouveau, avec une portée de 1.',
    },
  },
}

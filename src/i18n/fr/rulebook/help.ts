import type { RulebookWords } from '../../words'

export const help: Pick<RulebookWords, 'editionsSay' | 'questions' | 'summary'> = {
  editionsSay: {
    dynamiteTiming:
      'En anglais, en français et en tchèque, la blessure vient d’abord. Le texte allemand résout d’abord les autres dés, bien que sa propre aide de jeu dise autre chose.',
    gringoGranularity:
      'Toutes disent : une flèche pour un ou plusieurs points de vie. Aucune ne dit ce qui compte comme un coup.',
    gringoGatling: 'Aucune ne dit ce qui vient en premier.',
    jesseThreshold:
      'Les textes diffèrent, mais toutes les quatre ont le même exemple : quatre points de vie et deux Bières font huit. Vérifier une seule fois s’y accorde.',
    kitSpread:
      'Dans l’édition allemande, quand la Gatling tire, toutes les flèches sont retirées à un seul autre joueur. Les autres éditions laissent répartir.',
    roseWrap: 'Aucune ne dit comment elle compte à quatre en jeu.',
    threeIndianCredit: 'Aucune ne dit à qui revient une mort dans l’attaque.',
    threeAllDead: 'Aucune ne dit qui gagne si tous les trois tombent ensemble.',
  },
  questions: {
    title: 'Questions fréquentes',
    list: {
      again: {
        ask: 'Puis-je relancer un dé que j’ai gardé ?',
        answer: 'Oui. Tout dé sauf la Dynamite, même un dé que tu avais gardé.',
      },
      shoot: {
        ask: 'Dois-je tirer ?',
        answer:
          'Oui. Chaque Viseur du tirage final touche quelqu’un à portée. À toi de choisir qui.',
      },
      waste: {
        ask: 'Puis-je gaspiller une Bière ?',
        answer: 'Tu peux la servir à un joueur au complet. Un joueur éliminé n’en reçoit pas.',
      },
      first: {
        ask: 'Qui est blessé en premier si j’en touche deux ?',
        answer: 'Personne. On choisit toutes les cibles, puis tous les tirs touchent ensemble.',
      },
      blast: {
        ask: 'La Dynamite m’élimine. Et mes autres dés ?',
        answer: 'Ils ne sont pas résolus, sauf avec l’option où la Dynamite blesse à la fin.',
      },
      rolling: {
        ask: 'L’attaque vient pendant mon lancer. Est-ce que je continue ?',
        answer: 'Si tu survis, oui : prends les flèches qui restent et poursuis ton tour.',
      },
      volley: {
        ask: 'La Gatling est-elle un tir ?',
        answer:
          'Non. Elle touche tous les autres à toute distance, après la Bière, et ne peut pas être doublée.',
      },
      friends: {
        ask: 'Un Adjoint peut-il tirer sur le Shérif ?',
        answer:
          'Chacun peut toucher qui est à portée. Ce qu’en pense la table est une autre affaire.',
      },
      look: {
        ask: 'Puis-je voir un rôle avant que quelqu’un tombe ?',
        answer: 'Non. Seul celui du Shérif est visible ; à trois joueurs, tous le sont.',
      },
      pile: {
        ask: 'La réserve peut-elle rester vide ?',
        answer: 'Non. Avec la dernière flèche vient l’attaque, puis les neuf sont de nouveau là.',
      },
    },
  },
  summary: {
    title: 'Aide de jeu',
    turn: 'Lance jusqu’à trois fois. Garde ce que tu veux.',
    order: 'Puis, dans cet ordre',
    faces: {
      arrow: 'Prends-en une aussitôt. La dernière de la réserve : attaque !',
      dynamite: 'Reste. Trois : stop, −1 point de vie.',
      one: 'Touche à une place.',
      two: 'Touche à deux places. À deux ou trois en jeu : comme 1.',
      beer: '+1 point de vie pour qui tu veux.',
      gatling: 'Trois : −1 pour tous les autres, tes flèches retournent à la réserve.',
    },
    wins: 'Qui gagne',
    roles: {
      sheriff: 'plus de Hors-la-loi ni de Renégat',
      deputy: 'avec le Shérif',
      outlaw: 'le Shérif est tombé',
      renegade: 'dernier survivant',
    },
  },
}

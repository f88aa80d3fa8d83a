import type { TrailWords } from '../words'

export const trail: TrailWords = {
  title: 'La piste',
  intro:
    'Vingt-quatre tables, du ruisseau à sec au dernier coucher de soleil. Dans l’ordre, ou comme il te plaira.',
  stars: '{{count}} étoiles sur {{all}}',
  starsAt_one: '{{count}} étoile',
  starsAt_other: '{{count}} étoiles',
  stop: 'Étape {{number}}',
  next: 'la prochaine étape',
  sit: 'S’asseoir',
  again: 'Y retourner',
  you: 'Ton rôle : {{role}}',
  lesson: 'À apprendre : {{what}}',
  goals: 'Trois étoiles',
  reached: 'atteint',
  missed: 'manqué',
  people: 'À table',
  back: 'Retour à la piste',
  goal: {
    win: 'Gagner en tant que {{role}}',
    life_one: 'Garder au moins {{count}} point de vie',
    life_other: 'Garder au moins {{count}} points de vie',
    kills_one: 'Éliminer {{count}} joueur de ta main',
    kills_other: 'Éliminer {{count}} joueurs de ta main',
    treated_one: 'Offrir {{count}} bière',
    treated_other: 'Offrir {{count}} bières',
    spare: 'Aucun Adjoint ne tombe',
    only: 'Personne ne tombe, sauf le Shérif',
    read: 'Au tour {{count}}, le bon jeton est posé sur chaque carte cachée',
    reading: 'Flair : au moins {{count}} sur 100',
  },
  die: { arrow: 'les flèches', dynamite: 'la dynamite', gatling: 'la Gatling', beer: 'la bière' },
  card: {
    bang: 'Bang !',
    winchester: 'la Winchester',
    beer: 'la Bière',
    jail: 'la Prison',
    panic: 'Braquage',
    duel: 'le Duel',
    mustang: 'le Mustang',
    dynamite: 'la Dynamite',
    barrel: 'la Planque',
  },
  tables: {
    'dry-creek': {
      name: 'Ruisseau-Sec',
      story:
        'On t’a donné l’étoile parce que le précédent l’a laissée sur le comptoir. Elle est cabossée. Tu préfères ne pas demander.',
    },
    'card-cabin': {
      name: 'La cabane aux cartes',
      story:
        'Quatre-vingts cartes et une lampe. Bo jure n’avoir jamais tenu un paquet, et bat les cartes comme un bateau à aubes.',
    },
    'salt-lick': {
      name: 'La Saline',
      story: 'Ici, personne ne demande ton nom. Ça tombe bien : il est sur l’affiche derrière toi.',
    },
    'old-mill': {
      name: 'Le vieux moulin',
      story:
        'Le Shérif est assis dos au mur. Le mur a des fenêtres. Tu as un long fusil et peu de patience.',
    },
    'three-crosses': {
      name: 'Les Trois Croix',
      story: 'Trois cavaliers, trois croix, et deux seulement ont trouvé preneur.',
    },
    'widow-ford': {
      name: 'Le gué de la Veuve',
      story:
        'Sur cette rive on tire tout de suite, sur l’autre on attend que tu aies traversé. Tu n’es d’aucun bord : ça évite les disputes.',
    },
    'beer-wagon': {
      name: 'Le chariot de bière',
      story:
        'Un chariot a perdu une roue et quarante tonneaux. Le Shérif a soif, et un Adjoint sait ce que coûte l’amitié.',
    },
    'fort-lonely': {
      name: 'Fort Solitude',
      story:
        'La garnison : un caporal et un perroquet. Seul le perroquet est sûr de savoir qui sont les Hors-la-loi.',
    },
    'vulture-rock': {
      name: 'Le roc aux Vautours',
      story:
        'Ce qui tombe ici a des héritiers avant de toucher le sol. Aujourd’hui, c’est toi qui hérites.',
    },
    'county-jail': {
      name: 'La prison du comté',
      story:
        'La cellule est vide, la clé pend à ta ceinture, et toute la table a l’air coupable. L’un d’eux a seulement faim.',
    },
    'powder-house': {
      name: 'La poudrière',
      story:
        'DÉFENSE DE FUMER, dit l’écriteau. Il est criblé de trous, et quelqu’un y a allumé son cigare.',
    },
    'slab-canyon': {
      name: 'Le canyon de Slab',
      story:
        'Contre tes balles, un seul Raté ! ne suffit pas. Le canyon les répète, pour ceux qui n’écoutaient pas.',
    },
    'arrow-pass': {
      name: 'Le col aux Flèches',
      story:
        'Il y a plus de flèches sur la piste que dans le carquois, et chacun jure qu’elles étaient déjà là.',
    },
    'mirror-saloon': {
      name: 'Le saloon aux miroirs',
      story:
        'Dans le miroir, un Bang ! ressemble à un Raté !. Pour toi, c’est pareil. Pour le Shérif, beaucoup moins.',
    },
    'whisper-station': {
      name: 'La gare des murmures',
      story:
        'Le télégraphe cliquette toute la nuit. Il sait qui est qui. Pose tes jetons avant qu’il ne parle.',
    },
    'liars-bend': {
      name: 'Le coude du Menteur',
      story: 'Cinq visages honnêtes à la même table. D’après tes calculs, quatre de trop.',
    },
    'eight-chairs': {
      name: 'Les Huit Chaises',
      story:
        'Huit chaises, dont sept encore tièdes. La huitième est pour toi, et elle boite exprès.',
    },
    'duel-street': {
      name: 'La rue du Duel',
      story: 'La rue fait trente pas. Personne n’a jamais eu besoin des quinze derniers.',
    },
    'ghost-herd': {
      name: 'Le troupeau fantôme',
      story:
        'Les bêtes sont parties, les cow-boys sont restés. Ils tirent sur tout ce qui meugle et, en attendant, les uns sur les autres.',
    },
    'mustang-flats': {
      name: 'La plaine aux Mustangs',
      story: 'Sur un bon cheval, tout est loin, surtout les gens qui te visent.',
    },
    'judges-porch': {
      name: 'Chez le Juge',
      story: 'Le Juge veut savoir qui est qui, et pourquoi. Sans flair, un verdict ne vaut rien.',
    },
    'dynamite-train': {
      name: 'Le train de dynamite',
      story:
        'Il fait le tour de la table à l’heure, comme aucun autre train du comté. Par chance, tu dégaines deux fois.',
    },
    'long-shadow': {
      name: 'Ombre-Longue',
      story:
        'Le soleil est bas, et ces quatre-là savent tirer. Un seul doit tomber : celui qui porte l’étoile.',
    },
    'last-sunset': {
      name: 'Le dernier couchant',
      story:
        'Au bout de la piste, une table et une seule bonne chaise. Tu viens de loin pour t’y asseoir sans personne.',
    },
  },
}

import type { TalkWords } from '../words'

export const talk: TalkWords = {
  nameless: 'Cow-boy',
  suspects: {
    outlaw: {
      a: '{{name}} sent le hors-la-loi.',
      b: 'Je garde un œil sur {{name}}.',
      c: 'C’était un coup de hors-la-loi, {{name}}.',
    },
    renegade: {
      a: '{{name}} joue pour son propre compte.',
      b: 'De quel côté est {{name}} ?',
      c: '{{name}} ? Renégat, je parie.',
    },
  },
  accuses: {
    outlaw: {
      a: '{{name}}, hors-la-loi. Clair comme le jour.',
      b: 'Plus de doute : hors-la-loi, {{name}}.',
      c: 'Tout le monde l’a vu : {{name}} chevauche avec les hors-la-loi.',
    },
    renegade: {
      a: 'Le renégat, c’est {{name}}. Retenez-le bien.',
      b: 'Je connais ta carte, {{name}} : renégat.',
      c: '{{name}} veut notre peau à tous.',
    },
  },
  trusts: {
    a: '{{name}} tient pour l’étoile.',
    b: 'Je boirais bien avec {{name}}.',
    c: '{{name}} cache une étoile sous sa veste.',
  },
  wavers: {
    a: 'Je n’arrive pas à lire {{name}}.',
    b: 'Hum, {{name}}. Pourquoi donc ?',
    c: '{{name}} m’intrigue.',
  },
  'claims-loyalty': {
    a: 'Je suis avec la loi, demandez à qui vous voulez.',
    b: 'Ne me regardez pas. Je tiens pour l’étoile.',
    c: 'Vous vous trompez sur moi.',
  },
  protests: {
    a: 'Hé, {{name}} ! C’était pour quoi ?',
    b: 'Mauvaise cible, {{name}} !',
    c: 'Ça fait mal, {{name}} !',
  },
  'vows-revenge': {
    a: 'Je n’oublierai pas, {{name}}.',
    b: 'Tu me le paieras, {{name}}.',
    c: 'Méfie-toi, {{name}}.',
  },
  thanks: {
    a: 'À ta santé, {{name}} !',
    b: 'Bien aimable, {{name}}.',
    c: 'Je te revaudrai ça, {{name}}.',
  },
  cheers: {
    a: 'Une fripouille de moins.',
    b: '{{name}} l’a bien cherché.',
    c: 'L’air est déjà meilleur.',
  },
  regrets: {
    a: '{{name}} méritait mieux.',
    b: 'Triste jour pour la loi.',
    c: 'Repose en paix, {{name}}.',
  },
  'fears-arrows': {
    a: 'La réserve baisse. Je n’aime pas ça.',
    b: 'Vous entendez les tambours ?',
    c: 'Trop de flèches par ici.',
  },
  'curses-dynamite': {
    a: 'Maudite dynamite !',
    b: 'Mes sourcils !',
    c: 'Qui a fabriqué ces bâtons ?',
  },
  'sides-with': {
    a: 'Tu touches {{other}}, {{name}}. J’aime bien {{other}}.',
    b: 'Laisse {{other}} tranquille, {{name}}.',
    c: 'Que t’a fait {{other}}, {{name}} ?',
  },
  approves: {
    a: '{{other}} ne l’a pas volé. Bien joué, {{name}}.',
    b: 'Joli, {{name}}. {{other}} ne m’a jamais inspiré confiance.',
    c: '{{name}} touche {{other}}, et je ne pleurerai pas.',
  },
  'doubts-help': {
    a: 'De l’aide pour {{other}}, {{name}} ? Vraiment ?',
    b: '{{name}} veille sur {{other}}. Tiens donc.',
    c: 'Choisis qui tu aides, {{name}}. Pas {{other}}.',
  },
  'curses-jail': {
    a: 'Encore les barreaux. Merci, {{name}}.',
    b: '{{name}}, je n’ai rien fait !',
    c: 'Je sortirai plus vite que tu ne crois, {{name}}.',
  },
  'misses-card': {
    a: 'Bas les pattes, {{name}} ! Ce sont mes cartes.',
    b: 'Au voleur ! {{name}}, c’était à moi.',
    c: 'J’allais en avoir besoin, {{name}}.',
  },
  'praises-barrel': {
    a: 'Cette bonne vieille planque.',
    b: 'Tirez donc sur ma planque.',
    c: 'Du chêne massif.',
  },
  toasts: {
    a: 'Ça fait du bien.',
    b: 'Une autre tournée, patron !',
    c: 'Ça repart.',
  },
  'boasts-weapon': {
    a: 'Plus personne n’est trop loin.',
    b: 'N’est-elle pas belle ?',
    c: 'D’ici, je vous vois tous.',
  },
}

import type { Words } from '../words'

export const deal: Words['deal'] = {
  title: 'La donne',
  steps: {
    roles: 'Les rôles sont distribués face cachée.',
    sheriff: 'Le Shérif, c’est {{name}}.',
    sheriff_you: 'Le Shérif, c’est toi.',
    sheriffBegins: '{{name}} porte l’étoile du Shérif et commence.',
    sheriffBegins_you: 'Le Shérif, c’est toi : tu commences.',
    open: 'À trois, tous les rôles sont visibles.',
    openBegins: 'Tous les rôles sont visibles. {{name}} commence.',
    openBegins_you: 'Tous les rôles sont visibles. Tu commences.',
    characters: 'Et maintenant les personnages.',
    noCharacters: 'Cette fois, personne n’a de personnage.',
  },
  skip: 'Passer la donne',
  hold: 'Maintiens appuyé pour voir ton rôle',
  holdOpen: 'Maintiens appuyé pour lire ta carte',
  holdHint: 'Ta carte n’est visible que tant que tu appuies.',
  letGo: 'Lâche, et elle se cache.',
  letGoOpen: 'Lâche pour la reposer.',
  cardDown: 'Ta carte Rôle, face cachée',
  cardUp: 'Ton rôle : {{role}}. {{goal}} {{text}}',
  seat: '{{name}}, {{character}}, {{role}}, {{life}}',
  toTable: 'À table',
  goals: {
    sheriff: {
      goal: 'Élimine tous les Hors-la-loi et les Renégats.',
      text_zero: 'Personne n’a juré de t’aider.',
      text_one: 'Tu gagnes avec ton Adjoint, même s’il est éliminé.',
      text_other: 'Tu gagnes avec tes Adjoints, même s’ils sont éliminés.',
    },
    deputy: {
      goal: 'Garde le Shérif en vie.',
      text: 'Tu gagnes avec lui dès qu’il ne reste ni Hors-la-loi ni Renégat, même si tu ne joues plus.',
    },
    outlaw: {
      goal: 'Élimine le Shérif.',
      text_zero: 'Tu gagnes même si tu ne joues plus.',
      text_one: 'Tu gagnes avec l’autre Hors-la-loi, même si l’un de vous tombe.',
      text_other: 'Tu gagnes avec les autres Hors-la-loi, même si vous tombez.',
    },
    renegade: {
      goal: 'Sois le dernier survivant.',
      text_zero: 'Tous les autres doivent tomber, le Shérif en dernier.',
      text_one: 'Tous les autres doivent tomber, l’autre Renégat aussi, et le Shérif en dernier.',
      text_other:
        'Tous les autres doivent tomber, les autres Renégats aussi, et le Shérif en dernier.',
    },
  },
  hunts: {
    deputy: 'Élimine le Renégat.',
    outlaw: 'Élimine l’Adjoint.',
    renegade: 'Élimine le Hors-la-loi.',
    text: 'De ton propre tir ou avec ta Gatling. Si quelqu’un tombe autrement, le dernier survivant gagne.',
  },
}

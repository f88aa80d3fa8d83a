import type { CardsWords } from '../../words'

export const pass: CardsWords['pass'] = {
  handOf_one: '{{name}} : {{count}} carte',
  handOf_other: '{{name}} : {{count}} cartes',
  nobodyLooks: 'que personne d’autre ne regarde',
  calls: {
    defend: '{{from}} tire sur {{name}}.',
    gatling: '{{from}} tire à la Gatling sur {{name}}.',
    indians: '{{from}} joue Indiens ! contre {{name}}.',
    duel: '{{from}} provoque {{name}} en duel.',
    duelBack: '{{from}} a riposté. À {{name}} de répondre.',
    lastBreath: '{{name}} est à son dernier souffle.',
  },
  orders: {
    ask: 'puis encore moi',
    end: 'puis finir mon tour',
    more: 'puis une autre carte',
    allIn: 'tous mes Bang !',
    allInLast: 'tous mes Bang !, puis fin',
    first: 'D’abord {{kind}}.',
    what: 'Et ensuite ?',
  },
  reflexes: {
    title: 'Répondre pour moi',
    lead: 'Tant que d’autres ont le téléphone. Tu peux le changer à chacun de tes tours.',
    foot: 'Une carte n’est dépensée que si elle te sauve. Un Duel demande toujours.',
    barrel: { title: 'Visé, avec une Planque' },
    missed: { title: 'Raté !' },
    bang: { title: 'Bang ! contre Indiens !' },
    beer: { title: 'Bière au dernier souffle' },
    values: {
      ask: 'demander',
      first: 'd’abord dégainer',
      always: 'toujours',
      spare: 'en garder un',
      never: 'jamais',
    },
  },
}

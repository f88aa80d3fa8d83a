import type { CardsWords } from '../../words'

export const pass: CardsWords['pass'] = {
  handOf_one: '{{count}} Karte von {{name}}',
  handOf_other: '{{count}} Karten von {{name}}',
  nobodyLooks: 'sonst sollte niemand hinsehen',
  calls: {
    defend: '{{from}} schießt auf {{name}}.',
    gatling: '{{from}} feuert mit der Gatling auf {{name}}.',
    indians: '{{from}} spielt Indianer! gegen {{name}}.',
    duel: '{{from}} fordert {{name}} zum Duell.',
    duelBack: '{{from}} hat zurückgeschossen. Jetzt wieder {{name}}.',
    lastBreath: 'Letzter Atemzug: {{name}}.',
  },
  orders: {
    ask: 'dann wieder ich',
    end: 'dann Zug beenden',
    more: 'dann noch eine Karte',
    allIn: 'alle meine Bang!',
    allInLast: 'alle Bang!, dann Ende',
    first: 'Zuerst {{kind}}.',
    what: 'Was kommt dann?',
  },
  reflexes: {
    title: 'Für mich antworten',
    lead: 'Solange andere das Handy haben. In jedem deiner Züge kannst du es ändern.',
    foot: 'Eine Karte wird nur ausgegeben, wenn sie dich rettet. Beim Duell wirst du immer gefragt.',
    barrel: { title: 'Schuss auf dich, mit Fass' },
    missed: { title: 'Fehlschuss!' },
    bang: { title: 'Bang! gegen Indianer!' },
    beer: { title: 'Bier beim letzten Atemzug' },
    values: {
      ask: 'fragen',
      first: 'erst aufdecken',
      always: 'immer',
      spare: 'eine behalten',
      never: 'nie',
    },
  },
}

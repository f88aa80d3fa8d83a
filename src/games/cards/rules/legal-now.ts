import type { CardsAction, Decision } from '../protocol'

type PlayAction = Extract<CardsAction, { type: 'play' }>

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`

const isPlay = (action: CardsAction): action is PlayAction => action.type === 'play'

/** What would be legal, for a person to read. */
export function legalNow({ seat }: Decision, actions: readonly CardsAction[]): string {
  const plays = actions.filter(isPlay)
  const cards = [...new Set(plays.map(({ card }) => card))]
  const heals = actions.filter(({ type }) => type === 'heal').length
  const words = [
    ...cards.map((card) => playWords(plays.filter((play) => play.card === card))),
    ...actions.flatMap((action) => answerWords(action)),
    ...(heals > 0 ? [`discard two hand cards for a life point`] : []),
  ]
  return `seat ${seat} may ${either(words)}`
}

/** One card, with everything it may be played at. */
function playWords(plays: readonly PlayAction[]): string {
  const [first] = plays
  if (!first) return ''
  const targets = plays.flatMap(({ target, take }) => {
    if (target === undefined) return []
    return [take === undefined ? `seat ${target}` : `${take} of seat ${target}`]
  })
  if (targets.length === 0) return `play ${first.card}`
  return `play ${first.card} at ${either(targets)}`
}

function answerWords(action: CardsAction): string[] {
  switch (action.type) {
    case 'play':
    case 'heal':
      return []
    case 'draw':
      return [
        typeof action.from === 'number'
          ? `draw from the hand of seat ${action.from}`
          : `draw from the ${action.from}`,
      ]
    case 'put-back':
      return [`put back ${action.card}`]
    case 'choose':
      return [`choose ${action.card}`]
    case 'respond':
      return [`show ${action.card}`]
    case 'take':
      return [`take ${action.card}`]
    case 'discard':
      return [`discard ${action.card}`]
    case 'end':
      return ['end phase 2']
    case 'pass':
      return ['pass']
    default:
      return [`draw! (${action.type})`]
  }
}

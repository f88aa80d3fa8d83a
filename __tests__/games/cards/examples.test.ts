import { CARDS_EXAMPLES, configOf, playExample } from '../../support/cards-examples'

const sound = CARDS_EXAMPLES.filter(({ bad }) => !bad)
const impossible = CARDS_EXAMPLES.filter(({ bad }) => bad)

describe('the worked examples of the rules', () => {
  test.each(sound.map((example) => [example.id, example.topic, example] as const))(
    '%s %s',
    (_id, _topic, example) => playExample(example),
  )

  test.each(impossible.map((example) => [example.id, example.topic, example] as const))(
    '%s %s is refused',
    (_id, _topic, example) => expect(() => configOf(example)).toThrow(),
  )
})

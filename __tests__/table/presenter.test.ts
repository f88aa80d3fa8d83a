import { rngFromSeed } from '@/core/rng'
import type { Cue } from '@/boards'
import { pace } from '@/boards/dice/table/timing'
import { Presenter, toldWith, type ToldStory } from '@/features/table/presenter'
import { dice, type DiceAction, type DiceEvent, type DiceState, type Face } from '@/games/dice'

jest.useFakeTimers()

const ALL = [0, 1, 2, 3, 4] as const

/** A table whose store and screen are played by the test. */
class Stage {
  state: DiceState
  log: DiceEvent[] = []
  shown = 0
  speed = 1
  isHeld = false
  private readonly rng = rngFromSeed(4)
  readonly presenter: Presenter<'dice'>

  constructor() {
    const characters = [null, null, null, null]
    this.state = dice.setup({ kind: 'deal', seats: 4, characters }, this.rng)
    this.presenter = new Presenter(pace, this.story(), (count) => {
      this.shown = count
      this.presenter.follow(this.story())
    })
    this.presenter.subscribe(() => {})
  }

  story(): ToldStory<'dice'> {
    const { log, shown, speed, isHeld } = this
    return { current: this.state, log, shown, speed, isHeld, isStill: false, isBot: () => true }
  }

  act(action: DiceAction): void {
    const { state, events } = dice.step(this.state, action, this.rng)
    this.state = state
    this.log = [...this.log, ...events]
    this.presenter.follow(this.story())
  }

  get view(): DiceState {
    return this.presenter.getSnapshot().view
  }

  get beat(): string | undefined {
    return this.presenter.getSnapshot().cue?.events[0]?.type
  }
}

const rolled = (...faces: readonly Face[]): DiceAction => ({
  type: 'roll',
  dice: ALL,
  faces,
})

it('shows the dice at once, and an arrow only when it has arrived', () => {
  const stage = new Stage()
  stage.act(rolled('arrow', 'one', 'one', 'one', 'one'))
  expect(stage.beat).toBe('rolled')
  expect(stage.view.dice?.[0]).toBe('arrow')
  expect(stage.view.pile).toBe(9)
  stage.presenter.settled()
  expect(stage.beat).toBe('arrowTaken')
  expect(stage.view.pile).toBe(9)
  jest.advanceTimersByTime(420)
  expect(stage.view.pile).toBe(8)
})

it('has told exactly what happened once it has caught up', () => {
  const stage = new Stage()
  stage.act(rolled('arrow', 'arrow', 'one', 'one', 'gatling'))
  stage.act({ type: 'stop' })
  while (stage.state.decision?.kind === 'aim') {
    const [action] = dice.legal(stage.state)
    if (action) stage.act(action)
  }
  jest.advanceTimersByTime(60_000)
  expect(stage.shown).toBe(stage.log.length)
  expect(stage.view).toEqual(stage.state)
})

it('lets wounds of one batch fall together', () => {
  const stage = new Stage()
  stage.act(rolled('gatling', 'gatling', 'gatling', 'gatling', 'gatling'))
  stage.act({ type: 'stop' })
  const seen: number[] = []
  stage.presenter.subscribe(() => {
    const { cue } = stage.presenter.getSnapshot()
    if (cue?.events[0]?.type === 'lifeLost') seen.push(cue.events.length)
  })
  jest.advanceTimersByTime(60_000)
  expect(seen).toEqual([3])
})

it('drains everything on a tap', () => {
  const stage = new Stage()
  stage.act(rolled('arrow', 'arrow', 'arrow', 'one', 'one'))
  stage.presenter.skip()
  expect(stage.view).toEqual(stage.state)
  expect(stage.shown).toBe(stage.log.length)
  expect(stage.beat).toBeUndefined()
})

it('waits while it is paused and tells the beat again afterwards', () => {
  const stage = new Stage()
  stage.act(rolled('arrow', 'one', 'one', 'one', 'one'))
  stage.isHeld = true
  stage.presenter.follow(stage.story())
  jest.advanceTimersByTime(60_000)
  expect(stage.shown).toBe(0)
  stage.isHeld = false
  stage.presenter.follow(stage.story())
  expect(stage.beat).toBe('rolled')
  jest.advanceTimersByTime(60_000)
  expect(stage.view).toEqual(stage.state)
})

it('does not play a beat twice when more happens meanwhile', () => {
  const stage = new Stage()
  stage.act(rolled('arrow', 'one', 'one', 'one', 'one'))
  stage.presenter.settled()
  stage.act({ type: 'stop' })
  jest.advanceTimersByTime(60_000)
  expect(stage.view).toEqual(stage.state)
  expect(stage.view.arrows.reduce((sum, held) => sum + held, stage.view.pile)).toBe(9)
})

it('is at the end at once at top speed', () => {
  const stage = new Stage()
  stage.speed = Infinity
  stage.act(rolled('arrow', 'arrow', 'one', 'one', 'one'))
  expect(stage.view).toEqual(stage.state)
})

it('goes on to the next beat at once, but lets a table without one be drawn before another like it', () => {
  const stage = new Stage()
  stage.act(rolled('arrow', 'arrow', 'one', 'one', 'one'))
  stage.presenter.settled()
  expect(stage.beat).toBe('arrowTaken')
  const { shown } = stage
  while (stage.shown === shown) jest.advanceTimersToNextTimer()
  expect(stage.beat).toBeUndefined()
  jest.advanceTimersToNextTimer()
  expect(stage.beat).toBe('arrowTaken')
})

const cueOf = (key: number, ...events: DiceEvent[]): Cue<'dice'> => ({
  isOpen: events.some(({ type }) => type === 'rolled'),
  key,
  events,
  ms: 1,
  shownMs: 1,
  changes: 'first',
})

it('keeps the header in step with the screen: a shot is told while its tracer hits', () => {
  const hit: DiceEvent = { type: 'lifeLost', seat: 2, amount: 1, life: 7, by: 0, cause: 'shots' }
  expect(toldWith(4, cueOf(4, hit))).toBe(5)
  expect(toldWith(4, cueOf(4, hit, hit))).toBe(6)
  expect(toldWith(4, null)).toBe(4)
})

it('does not tell what the dice show before they lie still', () => {
  const faces = ['one'] as const
  const rolled: DiceEvent = { type: 'rolled', seat: 0, roll: 1, dice: [0], faces, result: faces }
  expect(toldWith(4, cueOf(4, rolled))).toBe(4)
})

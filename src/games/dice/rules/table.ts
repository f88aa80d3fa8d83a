import type { HookTable } from '../characters/ability'
import type { Decision } from './decisions'
import type { DiceEvent } from './events'
import { evolve } from './evolve'
import type { DiceState } from './state'
import type { Task } from './tasks'

/** A table in play. What happens is told: the state evolves by it, and it is kept if somebody keeps a log. */
export class Table implements HookTable {
  constructor(
    readonly state: DiceState,
    readonly log: DiceEvent[] | null,
  ) {}

  tell(event: DiceEvent): void {
    evolve(this.state, event)
    if (this.log) this.log.push(event)
  }

  /** Says what changes nothing on the table: made only for those who keep a log. */
  mention(make: () => DiceEvent): void {
    if (this.log) this.log.push(make())
  }

  /** Leaves work that is done before what already waits. */
  later(task: Task): void {
    this.state.queue.push(task)
  }

  /** Stops the rules until somebody has chosen. */
  ask(decision: Decision): void {
    if (this.log) this.tell({ type: 'decisionOpened', decision, queue: this.state.queue })
    else this.state.decision = decision
  }
}

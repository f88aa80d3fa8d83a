import { measureAll, measureSteps, type Clock, type Effort } from './measure'

declare const EFFORT: Effort

/** What this process has used of the processor: another program's work does not count. */
const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const games = measureAll(EFFORT, processorTime)
const stepMicroseconds = measureSteps(EFFORT, processorTime)
console.log(JSON.stringify({ games, stepMicroseconds }))

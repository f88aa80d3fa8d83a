import { measureAll, type Effort } from './measure'
import { measureThinking } from './thinking'

declare const print: (line: string) => void
declare const EFFORT: Effort

print(
  JSON.stringify({
    games: measureAll(EFFORT, Date.now),
    bots: measureThinking(EFFORT, Date.now),
  }),
)

import { measureAll, type Effort } from './measure'

declare const print: (line: string) => void
declare const EFFORT: Effort

print(JSON.stringify(measureAll(EFFORT, Date.now)))

import { createInterface } from 'node:readline'
import { Session } from './session'

const session = new Session()
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })

lines.on('line', (line) => process.stdout.write(`${session.answer(line)}\n`))

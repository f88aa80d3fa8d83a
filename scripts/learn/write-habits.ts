import { writeFileSync } from 'node:fs'
import type { Habits } from '@/games/dice/bots/belief/habits'
import { habitsText } from './fit-habits'

export function writeHabits(path: string, habits: Habits): void {
  writeFileSync(
    path,
    `// Learned from self-play by \`npm run learn\`: how much each feature of an option draws an owner of a role.\nexport const HABITS = {\n${habitsText(habits)}\n}\n`,
  )
}

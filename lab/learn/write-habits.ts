import { writeFileSync } from 'node:fs'
import { HABIT_SORTS, type HabitsBySort } from '@/games/dice/bots/belief/habits'
import { habitsText } from './fit-habits'

export function writeHabits(path: string, habits: HabitsBySort): void {
  writeFileSync(
    path,
    `// Learned from self-play by \`npm run learn\`: how much each feature of an option draws an owner of a role.\nexport const HABITS = {\n${HABIT_SORTS.map((sort) => `  ${sort}: {\n${habitsText(habits[sort])}\n  },\n`).join('')}}\n`,
  )
}

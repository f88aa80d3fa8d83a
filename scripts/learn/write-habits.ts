import { writeFileSync } from 'node:fs'
import type { HabitsBySort } from '@/games/dice/bots/belief/habits'
import { habitsText } from './fit-habits'

export function writeHabits(path: string, { keen, plain }: HabitsBySort): void {
  writeFileSync(
    path,
    `// Learned from self-play by \`npm run learn\`: how much each feature of an option draws an owner of a role.\nexport const HABITS = {\n  keen: {\n${habitsText(keen)}\n  },\n  plain: {\n${habitsText(plain)}\n  },\n}\n`,
  )
}

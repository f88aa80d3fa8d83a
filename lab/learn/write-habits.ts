import { writeFileSync } from 'node:fs'
import { HABIT_SORTS, type HabitSort } from '@/family/beliefs/evidence'
import { fitHabits, habitsText, type DeedStore } from './fit-habits'

/** Fits the habits of every sort of player and writes them down. */
export function writeHabits<Kind extends string>(
  path: string,
  {
    deeds,
    kinds,
  }: {
    readonly deeds: Readonly<Record<HabitSort, DeedStore<Kind>>>
    readonly kinds: readonly Kind[]
  },
): void {
  const texts = HABIT_SORTS.map(
    (sort) => `  ${sort}: {\n${habitsText(fitHabits(deeds[sort], kinds, console.log))}\n  },\n`,
  )
  writeFileSync(
    path,
    `// Learned from games by \`npm run learn\`: how much each feature of an option draws an owner of a role.\nexport const HABITS = {\n${texts.join('')}}\n`,
  )
}

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

// The router's hook draws whoever calls it a second time as soon as it is mounted. `WhileInFront` calls it for everybody.

test('no screen is drawn twice because it wants to know when it is in front', () => {
  const files = ['src', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const callers = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('useFocusEffect'))
  expect(callers).toEqual([join('src', 'ui', 'while-in-front.tsx')])
})

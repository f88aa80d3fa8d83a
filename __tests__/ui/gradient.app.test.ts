import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gradient } from '@/ui/gradient'

/** What phones read a background with: an empty list where they cannot. */
const { default: processBackgroundImage } = jest.requireActual<{
  default: (image: unknown) => readonly unknown[]
}>('react-native/Libraries/StyleSheet/processBackgroundImage')

const source = join(__dirname, '..', '..', 'src')

/** Every gradient that is written in the app. */
const images = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(/gradient\(\s*'([^']+)'/g),
  ])
  .map(([, image]) => image ?? '')

it('finds the gradients of the app', () => expect(images.length).toBeGreaterThan(30))

it.each([...new Set(images)])('phones understand %s', (image) => {
  const style = gradient(image)
  expect(processBackgroundImage(style.experimental_backgroundImage)).toHaveLength(1)
})

import { renderHook } from '@testing-library/react-native'
import { useSteady } from '@/ui'

test('a steady deed stays the same function and does what was said last', () => {
  const said: string[] = []
  const { result, rerender } = renderHook(
    ({ word }: { word: string }) => useSteady((name: string) => said.push(`${word} ${name}`)),
    { initialProps: { word: 'hello' } },
  )
  const first = result.current
  first('Ann')
  rerender({ word: 'goodbye' })
  expect(result.current).toBe(first)
  first('Ann')
  expect(said).toEqual(['hello Ann', 'goodbye Ann'])
})

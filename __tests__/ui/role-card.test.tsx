import { fireEvent, screen } from '@testing-library/react-native'
import { StyleSheet } from 'react-native'
import { RoleCardFront, roleCardShape } from '@/ui'
import { show } from '../features/home/stage'

const sizeOf = (word: string): number => {
  const { fontSize } = StyleSheet.flatten(screen.getByRole('heading', { name: word }).props.style)
  return Number(fontSize)
}

const measure = (word: string, width: number) =>
  fireEvent(screen.getByTestId(`measured-${word}`, { includeHiddenElements: true }), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width, height: 100 } },
  })

const widths = [258, 190, 120].flatMap((width) =>
  [420, 560, 900].map((natural) => ({ width, natural })),
)

it.each(widths)(
  'the role card never breaks a word: fits one of $natural to $width px',
  ({ width, natural }) => {
    show(<RoleCardFront width={width} role="renegade" seats={5} />)
    const room = width * ((roleCardShape.width - 56) / roleCardShape.width)
    measure('Renegade', natural)
    expect((sizeOf('Renegade') * natural) / 100).toBeLessThanOrEqual(room)
  },
)

it('leaves no copy behind once it has measured', () => {
  show(<RoleCardFront width={258} role="renegade" seats={5} />)
  measure('Renegade', 420)
  expect(screen.getAllByText('Renegade', { includeHiddenElements: true })).toHaveLength(1)
})

it('is careful before it has measured', () => {
  show(<RoleCardFront width={258} role="renegade" seats={5} />)
  expect(sizeOf('Renegade')).toBeLessThan(40)
})

it('does not blow up short words', () => {
  show(<RoleCardFront width={286} role="sheriff" seats={5} />)
  measure('Sheriff', 100)
  expect(sizeOf('Sheriff')).toBe(56)
})

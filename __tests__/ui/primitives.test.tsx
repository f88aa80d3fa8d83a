import { fireEvent, render, screen, waitFor } from '@testing-library/react-native'
import { useState } from 'react'
import { View } from 'react-native'

import {
  Button,
  IconButton,
  ListRow,
  Meter,
  Paper,
  SegmentedControl,
  Sheet,
  Stepper,
  SwitchRow,
  Text,
  TextField,
  ThemeProvider,
  characterIds,
  inks,
  Medallion,
} from '@/ui'

describe('Button', () => {
  test('is pressed by its label, and speaks its sub-label', () => {
    const onPress = jest.fn()
    render(<Button label="Roll" sub="2 dice" kind="brass" onPress={onPress} />)
    fireEvent.press(screen.getByRole('button', { name: 'Roll, 2 dice' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('does nothing when disabled, and says so', () => {
    const onPress = jest.fn()
    render(<Button label="Fire" disabled onPress={onPress} />)
    const button = screen.getByRole('button', { name: 'Fire' })
    fireEvent.press(button)
    expect(button).toBeDisabled()
    expect(onPress).not.toHaveBeenCalled()
  })

  test('an icon button is never smaller than a fingertip', () => {
    render(<IconButton icon="menu" label="Menu" size={20} />)
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveStyle({ width: 44, height: 44 })
  })
})

describe('controls', () => {
  function Players({ onChange }: { readonly onChange: (n: number) => void }) {
    return (
      <SegmentedControl
        label="Players"
        value={5}
        onChange={onChange}
        options={[4, 5].map((n) => ({ value: n, label: `${n}`, spoken: `${n} players` }))}
      />
    )
  }

  test('a segmented control is a group of radios', () => {
    const onChange = jest.fn()
    render(<Players onChange={onChange} />)
    expect(screen.getByRole('radio', { name: '5 players' })).toBeChecked()
    fireEvent.press(screen.getByRole('radio', { name: '4 players' }))
    expect(onChange).toHaveBeenCalledWith(4)
  })

  test('a switch row turns over', () => {
    const onChange = jest.fn()
    render(<SwitchRow label="Sound" value onChange={onChange} />)
    expect(screen.getByRole('switch', { name: 'Sound' })).toBeChecked()
    fireEvent.press(screen.getByRole('switch', { name: 'Sound' }))
    expect(onChange).toHaveBeenCalledWith(false)
  })

  test('a stepper at its end has nowhere to go', () => {
    const onNext = jest.fn()
    render(
      <Stepper
        label="Level"
        value="Easy"
        previousLabel="Weaker"
        nextLabel="Stronger"
        onNext={onNext}
      />,
    )
    expect(screen.getByRole('button', { name: 'Weaker' })).toBeDisabled()
    fireEvent.press(screen.getByRole('button', { name: 'Stronger' }))
    expect(onNext).toHaveBeenCalled()
  })

  test('a list row without a handler is no button', () => {
    render(<ListRow label="Records" value="14" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('14')).toBeOnTheScreen()
  })

  test('a field is found by its label and shows what is wrong', () => {
    const onChange = jest.fn()
    render(<TextField label="Name" value="" onChange={onChange} error="Too long" />)
    fireEvent.changeText(screen.getByLabelText('Name'), 'Rosa')
    expect(onChange).toHaveBeenCalledWith('Rosa')
    expect(screen.getByRole('alert')).toHaveTextContent('Too long')
  })

  test('a meter says its share', () => {
    render(<Meter label="Keep these" value={0.44} />)
    expect(screen.getByLabelText('Keep these')).toHaveAccessibilityValue({
      now: 44,
      min: 0,
      max: 100,
    })
  })
})

describe('Sheet', () => {
  function Hint() {
    const [isOpen, setOpen] = useState(true)
    return (
      <View>
        <Sheet visible={isOpen} onClose={() => setOpen(false)} title="Why" closeLabel="Close">
          <Text>Three arrows are left.</Text>
        </Sheet>
        <Text>{isOpen ? 'open' : 'closed'}</Text>
      </View>
    )
  }

  test('shows its content and closes by the cross', async () => {
    render(<Hint />)
    expect(screen.getByText('Three arrows are left.')).toBeOnTheScreen()
    fireEvent.press(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Three arrows are left.')).toBeNull(), {
      timeout: 4000,
    })
    expect(screen.getByText('closed')).toBeOnTheScreen()
  })
})

describe('surfaces', () => {
  test('words take the ink of what they lie on, in both themes', () => {
    render(
      <ThemeProvider theme="dusk">
        <Text>wood</Text>
        <Paper>
          <Text>paper</Text>
        </Paper>
      </ThemeProvider>,
    )
    expect(screen.getByText('wood')).toHaveStyle({ color: inks.dusk.ground.text })
    expect(screen.getByText('paper')).toHaveStyle({ color: inks.dusk.paper.text })
  })

  test('every character has a portrait, alive and fallen', () => {
    for (const character of characterIds) {
      render(<Medallion character={character} size={40} />)
      render(<Medallion character={character} size={40} dimmed />)
    }
    expect(characterIds).toHaveLength(16)
  })
})

import { headerLines, shortened } from '@/features/table/header-lines'

describe('the header', () => {
  it('shows two sentences where both fit', () => {
    expect(headerLines(['Bo shot Rosa.', 'Ines took an arrow.'], 280, 1)).toEqual({
      newest: 'Bo shot Rosa.',
      isLong: false,
      before: 'Ines took an arrow.',
    })
  })

  it('gives a long sentence both lines', () => {
    const newest = 'Friederike shot Maximilian twice, right past you.'
    expect(headerLines([newest, 'Bo shot Rosa.'], 280, 1)).toEqual({
      newest,
      isLong: true,
      before: null,
    })
  })

  it('leaves out an older sentence that does not fit', () => {
    const older = 'Friederike brought on the attack: you −3, Rosa −2, Hank −1.'
    expect(headerLines(['Bo’s turn.', older], 280, 1).before).toBeNull()
  })

  it.each([
    ['you −3, Rosa −2, Hank −1', 18, 'you −3, Rosa −2 …'],
    ['you −3, Rosa −2', 40, 'you −3, Rosa −2'],
    ['Donaudampfschifffahrt', 5, 'Donaudampfschifffahrt'],
  ])('never cuts a word: %s', (text, letters, short) => {
    expect(shortened(text, letters)).toBe(short)
  })
})

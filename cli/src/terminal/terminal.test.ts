import { describe, expect, it } from 'vitest'
import { clean } from './clean.ts'
import { tableLines } from './table.ts'

describe('a table', () => {
  const drawing = { titles: ['No.', 'Name'], right: [true, false], width: 20, colour: false }

  it('fits into the terminal, the widest column first', () => {
    expect(
      tableLines(
        [
          ['1', 'A cup with a long name'],
          ['12', 'Short'],
        ],
        drawing,
      ),
    ).toEqual(['No.  Name', '  1  A cup with a l…', ' 12  Short'])
  })

  it('counts letters, not units', () => {
    expect(tableLines([['1', 'Ёлка 🏊']], { ...drawing, width: 12 })[1]).toBe('  1  Ёлка 🏊')
  })
})

it('lets no name move the cursor or turn the text', () => {
  expect(clean('Cup\u001b[2J\u001b]0;title\u0007 of\u202e\u0007 ice\n')).toBe('Cup of  ice ')
})

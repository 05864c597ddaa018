import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('csvOf', () => {
  it('writes commas and decimal points, or semicolons and decimal commas', () => {
    const rows = [
      ['Name', 'Fee', 'Share'],
      ['Анна', { amount: 1500 }, 0.5],
      ['Ян', null, -3],
    ]
    expect(csvOf(rows, 'international')).toBe('\uFEFFName,Fee,Share\r\nАнна,1500.00,0.5\r\nЯн,,-3\r\n')
    expect(csvOf(rows, 'russian')).toBe('\uFEFFName;Fee;Share\r\nАнна;1500,00;0,5\r\nЯн;;-3\r\n')
  })

  it.each(['=cmd|calc', '+7 900', '-1', '@sum', '\tx', '\rx'])(
    'escapes %j, which a spreadsheet would run as a formula',
    (text) => {
      expect(csvOf([[text]], 'russian')).toMatch(/^\uFEFF"?'/)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('a table for spreadsheets', () => {
  it('has commas and points, or semicolons and decimal commas', () => {
    const rows = [
      ['Name', 'Fee', 'Share'],
      ['Анна', { amount: 1500 }, 0.5],
      ['Ян', null, -3],
    ]
    expect(csvOf(rows, 'international')).toBe('\uFEFFName,Fee,Share\r\nАнна,1500.00,0.5\r\nЯн,,-3\r\n')
    expect(csvOf(rows, 'russian')).toBe('\uFEFFName;Fee;Share\r\nАнна;1500,00;0,5\r\nЯн;;-3\r\n')
  })

  it.each(['=cmd|calc', '+7 900', '-1', '@sum', '\tx', '\rx'])('never runs %j as a formula', (text) => {
    expect(csvOf([[text]], 'russian')).toMatch(/^\uFEFF"?'/)
  })
})

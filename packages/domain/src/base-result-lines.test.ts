import { expect, it } from 'vitest'
import { BASE_RESULT_COLUMNS, readBaseResultLines } from './base-result-lines.ts'

it('reads lines of a spreadsheet with any separator, and names the line that it cannot read', () => {
  const lines = readBaseResultLines(
    'Ж\t25fr\t00:13.08\n\nM;4x25MX;0:49,90\r\nX,4x25MX,00:53.70\nF;SL;00:10.00\nrubbish',
  )
  expect(lines.map(({ line, value }) => [line, value])).toEqual([
    [1, { gender: 2, distCode: '25FR', result: '00:13.08' }],
    [3, { gender: 1, distCode: '4x25MX', result: '00:49.90' }],
    [4, { gender: 0, distCode: '4x25MX', result: '00:53.70' }],
    [5, null],
    [6, null],
  ])
})

it.each([
  ['м\t25FR\t0:11,52', '00:11.52'],
  ['м; 25FR; 0:11,52', '00:11.52'],
  ['м, 25FR, 0:11.52', '00:11.52'],
  ['м,25FR,0:11,52', undefined],
  ['м;25FR;0:11.52;x', undefined],
])('reads a decimal comma where it is not the separator: %j', (text, result) => {
  expect(readBaseResultLines(text)[0]?.value?.result).toBe(result)
})

it('skips the titles of the columns and a byte order mark', () => {
  const titles = BASE_RESULT_COLUMNS.join(';')
  const lines = readBaseResultLines(`\uFEFF${titles}\n1;25FR;00:11.52`)
  expect(lines.map(({ line }) => line)).toEqual([2])
})

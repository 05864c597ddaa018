import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { spreadsheetBytes } from './spreadsheet.ts'

const ROWS = [
  ['No.', 'Payer', 'Total'],
  [1, 'Ёлкина, Анна; «Морж»', { amount: 1234.5 }],
  [null, '=1+1', { amount: 0 }],
]

it.each([
  ['ru', '\uFEFFNo.;Payer;Total\r\n1;"Ёлкина, Анна; «Морж»";1234,50\r\n;\'=1+1;0,00\r\n'],
  ['en', '\uFEFFNo.,Payer,Total\r\n1,"Ёлкина, Анна; «Морж»",1234.50\r\n,\'=1+1,0.00\r\n'],
] as const)('separates the cells of a CSV as spreadsheets of its language do: %s', async (language, text) => {
  expect((await spreadsheetBytes('csv', ROWS, language)).toString()).toBe(text)
})

it('writes an XLSX whose columns have room for their cells and whose first row remains visible', async () => {
  const files = unzipSync(await spreadsheetBytes('xlsx', ROWS))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([6, 22, 9])
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"/)
  expect(sheet).toContain('<v>1234.5</v>')
  expect(sheet).not.toContain('<f>')
})

import { expect, it } from 'vitest'
import type { Printout } from './pdf/printout.ts'
import { printoutTable } from './printout-table.ts'

const COLUMNS = [{ title: 'Регион', width: 2 }, ...['Золото', 'Сумма'].map((title) => ({ title, width: 1 }))]
const SECTION = { title: 'По регионам: 3', notes: [] }

const tableOf = ({ part, sections }: Pick<Printout, 'part' | 'sections'>) =>
  printoutTable({ ...({} as Printout), part, columns: COLUMNS, sections })

it('whole numbers, zero too, and amounts are numbers; other texts stay', () => {
  const rows = [
    ['Тюмень', '0', { text: '21 600 ₽', amount: 21_600 }],
    ['Омск', '12', { text: '0 ₽', amount: 0 }],
    ['007', '', ''],
  ]
  expect(tableOf({ part: 'Раздел', sections: [{ ...SECTION, rows }] }).slice(1)).toEqual([
    ['По регионам: 3', 'Тюмень', 0, { amount: 21_600 }],
    ['По регионам: 3', 'Омск', 12, { amount: 0 }],
    ['По регионам: 3', '007', '', ''],
  ])
})

it('a section may have another name there, and one list has none', () => {
  const rows = [['Омск', '1', '2']]
  const named = tableOf({ part: 'Раздел', sections: [{ ...SECTION, part: 'RUB', rows }] })
  expect(named).toEqual([
    ['Раздел', 'Регион', 'Золото', 'Сумма'],
    ['RUB', 'Омск', 1, 2],
  ])
  const unnamed = tableOf({ part: null, sections: [{ ...SECTION, rows }] })
  expect(unnamed).toEqual([
    ['Регион', 'Золото', 'Сумма'],
    ['Омск', 1, 2],
  ])
})

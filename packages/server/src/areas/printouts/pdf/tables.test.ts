import { expect, it } from 'vitest'
import type { Printout } from './printout.ts'
import { MARGINS } from './style.ts'
import { drawnPages } from './testing/drawn-pages.ts'

const PRINTOUT: Printout = {
  ...{ language: 'ru', title: 'Протокол', event: 'Кубок', facts: [], mark: null, layout: 'table' },
  ...{ page: { size: 'A4', isLandscape: false }, header: null, footer: null, logo: null, part: '' },
  columns: [
    { title: 'Место', width: 1 },
    { title: 'Примечание', width: 1 },
    { title: 'Сумма', width: 1, align: 'right' },
  ],
  ...{ sections: [], nothing: '', signatures: [], printed: 'Напечатано', at: '2026-01-25T15:00:00Z' },
}

const texts = (page: readonly { readonly text: string }[]) => page.map(({ text }) => text)
const lines = (count: number) => Array.from({ length: count }, (_, index) => `строка${index}`).join('\n')

it('the heading of a section is on the page of its first rows, however high these are', async () => {
  const sections = Array.from({ length: 30 }, (_, index) => ({
    title: `Раздел ${index}`,
    notes: [],
    rows: [1, 2].map((row) => [`${index}-${row}`, lines(3 + (index % 5)), '']),
  }))
  const pages = (await drawnPages({ ...PRINTOUT, sections })).map(texts)
  expect(pages.length).toBeGreaterThan(3)
  for (const index of sections.keys()) {
    const page = pages.find((found) => found.includes(`Раздел ${index}`))
    expect(page).toEqual(expect.arrayContaining([`${index}-1`, `${index}-2`]))
  }
})

it('a row higher than a page continues on the next pages, below a head of its own', async () => {
  const rows = [
    ['1', lines(200), '0 ₽'],
    ['2', 'последняя', '0 ₽'],
  ]
  const pages = await drawnPages({ ...PRINTOUT, sections: [{ title: 'Раздел', notes: [], rows }] })
  const all = pages.flat().map(({ text }) => text)
  expect(all.filter((text) => text.startsWith('строка'))).toEqual(lines(200).split('\n'))
  for (const [index, page] of pages.entries()) {
    expect(texts(page)).toEqual(expect.arrayContaining(['Место', `${index + 1} / ${pages.length}`]))
    const rowsOfPage = page.filter(({ text }) => text.startsWith('строка'))
    expect(Math.min(...rowsOfPage.map(({ y }) => y))).toBeGreaterThan(MARGINS.bottom)
  }
  expect(texts(pages.at(-1) ?? [])).toContain('последняя')
})

it('a line starts at the left of its cell, though the space before it would not fit', async () => {
  const columns = [
    { title: '№', width: 0.1 },
    { title: 'Место', width: 10 },
  ]
  const sections = [{ title: 'Раздел', notes: [], rows: [['Калининградская область', '1']] }]
  const [page = []] = await drawnPages({ ...PRINTOUT, columns, sections })
  const found = page.filter(({ text }) => /Калининградская|область/.test(text))
  expect(found.map(({ text }) => text.trim())).toEqual(['Калининградская', 'область'])
  expect(found[0]?.x).toBeCloseTo(found[1]?.x ?? 0, 3)
  expect(found[1]?.text).not.toMatch(/^\s/)
})

it('no column is narrower than its widest word, which need not have the most letters', async () => {
  const columns = [
    { title: 'Клуб', width: 0.1 },
    { title: 'Место', width: 10 },
  ]
  const rows = [
    ['Lillillilli', '1'],
    ['Щемящая полынья', '2'],
  ]
  const [page = []] = await drawnPages({
    ...PRINTOUT,
    columns,
    sections: [{ title: 'Раздел', notes: [], rows }],
  })
  expect(texts(page).map((text) => text.trim())).toEqual(expect.arrayContaining(['Щемящая', 'полынья']))
})

it('amounts end at the right of their column', async () => {
  const rows = [
    ['1', '', '1 ₽'],
    ['2', '', '1 234 567 ₽'],
  ]
  const [page = []] = await drawnPages({ ...PRINTOUT, sections: [{ title: 'Раздел', notes: [], rows }] })
  const [first, second] = page.filter(({ text }) => text.endsWith('₽'))
  const end = ({ x, width } = { x: 0, width: 0 }) => x + width
  expect(end(first)).toBeCloseTo(end(second), 1)
})

it('the name of an event that the heads of pages have no room for is above the title in full', async () => {
  const event = `Чемпионат ${'федерального округа '.repeat(10)}памяти тренера`
  const [page = []] = await drawnPages({ ...PRINTOUT, event })
  expect(texts(page).join(' ')).toContain('памяти тренера')
  const [short = []] = await drawnPages(PRINTOUT)
  expect(texts(short).filter((text) => text.includes('Кубок'))).toEqual(['Кубок. Протокол'])
})

it.each(['cards4', 'cards8'] as const)('the boxes of %s are below the longest name', async (layout) => {
  const columns = [
    ...['Дор.', 'Участник', 'Клуб'].map((title) => ({ title, width: 1 })),
    ...['Секундомер', 'Время'].map((title) => ({ title, width: 1, isBlank: true })),
  ]
  const rows = [['1', 'Константинопольский-Преображенский, '.repeat(12), 'Клуб '.repeat(20), '', '']]
  const section = { title: 'Эстафета 4×25 м', notes: [], rows }
  const [page = []] = await drawnPages({ ...PRINTOUT, layout, columns, sections: [section] })
  const foot = Math.min(...page.filter(({ text }) => text.includes('Клуб')).map(({ y }) => y))
  expect(foot).toBeGreaterThan(page.find(({ text }) => text === 'Секундомер')?.y ?? 0)
})

import { getAllByRole as cellsIn } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { Programme } from './Programme.tsx'
import { sampleEvent, sampleOffers } from './sample-event.ts'
import { render } from './testing/render.tsx'

const shown = () => render(<Programme offers={sampleOffers} event={sampleEvent} />)
const headingsOf = (table: HTMLElement) =>
  cellsIn(table, 'columnheader').map(({ textContent }) => textContent)

it('has one table per offer, with the distances as row headers', () => {
  const table = shown().getByRole('table', { name: 'Личные дистанции' })
  expect(cellsIn(table, 'rowheader')[0]?.textContent).toContain('25\u00a0м вольный стиль')
  expect(cellsIn(table, 'cell')[0]?.textContent).toBe('мужчины, женщины')
})

it('shows columns that do not fit under the name, numbers with their heading', () => {
  const table = shown().getByRole('table', { name: 'Личные дистанции' })
  const [first] = cellsIn(table, 'rowheader')
  expect(first?.textContent).toContain(
    'мужчины, женщины · Сессия: 1 · мужчины: 14–99; женщины: 14+ без верхней границы · Мест: 120',
  )
})

it('omits columns that are empty in every row', () => {
  const { getByRole } = shown()
  const individual = headingsOf(getByRole('table', { name: 'Личные дистанции' }))
  expect(individual).toEqual(['Дистанция', 'Участвуют', 'Сессия', 'Возраст', 'Зачёты', 'Мест'])
  expect(headingsOf(getByRole('table', { name: /Эстафета/ }))).toEqual(['Дистанция', 'Участвуют'])
})

it('shows the registration window of an offer that has its own, with open bounds from the event', () => {
  const { getByRole } = shown()
  expect(
    getByRole('table', { name: /с\s1\sноября 2025, 10:00 по\s20\sянваря 2026, 23:59 \(МСК\+2\)/ }),
  ).toBeDefined()
})

it('has women and men of a distance in one row, with what differs between them', () => {
  const free = new Map([
    [1, 3],
    [2, 60],
  ])
  const news = { free, sessionStarts: new Map([[1, '2026-01-24T07:30:00Z']]) }
  const { getByRole } = render(<Programme offers={sampleOffers} event={sampleEvent} news={news} />)
  const table = getByRole('table', { name: 'Личные дистанции' })
  expect(cellsIn(table, 'rowheader')).toHaveLength(2)
  const row = cellsIn(table, 'row')[1]?.textContent?.replaceAll('\u00a0', ' ')
  expect(row).toContain('мужчины: 3 из 120; женщины: 60 из 120')
  expect(row).toContain('1 · 24 января, 12:30')
})

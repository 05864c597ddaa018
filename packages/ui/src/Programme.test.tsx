import { getAllByRole as cellsIn } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { Programme } from './Programme.tsx'
import { sampleEvent, sampleOffers } from './sample-event.ts'
import { render } from './testing/render.tsx'

const shown = () => render(<Programme offers={sampleOffers} event={sampleEvent} />)
const headingsOf = (table: HTMLElement) =>
  cellsIn(table, 'columnheader').map(({ textContent }) => textContent)

it('has a table an offer, with the distances as the headers of its rows', () => {
  const table = shown().getByRole('table', { name: 'Личные дистанции' })
  expect(cellsIn(table, 'rowheader')[0]?.textContent).toContain('25\u00a0м вольный стиль')
  expect(cellsIn(table, 'cell')[0]?.textContent).toBe('мужчины')
})

it('leaves out the columns that say nothing', () => {
  const { getByRole } = shown()
  const individual = headingsOf(getByRole('table', { name: 'Личные дистанции' }))
  expect(individual).toEqual(['Дистанция', 'Участвуют', 'Сессия', 'Возраст', 'Зачёты', 'Мест'])
  expect(headingsOf(getByRole('table', { name: /Эстафета/ }))).toEqual(['Дистанция', 'Участвуют'])
})

it('tells the registration window of an offer that has its own, an open bound being the event\'s', () => {
  const { getByRole } = shown()
  expect(getByRole('table', { name: /с 1 ноября 2025, 10:00 по 20 января 2026, 23:59 \(МСК\+2\)/ })).toBeDefined()
})

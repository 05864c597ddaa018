import type { WidgetResults } from '@polynya/contract'
import { A_RESULT_LIST } from '@polynya/testkit'
import { waitFor } from '@testing-library/dom'
import { beforeAll, expect, it } from 'vitest'
import { answer, define, find, place, textOf } from '../testing/show-widget.ts'
import { results } from './results.ts'

const { results: listed, ...list } = A_RESULT_LIST
const rows = listed.map((result) => ({ distanceId: list.distanceId, result }))
const [row] = rows
const DATA: WidgetResults = {
  event: { id: 7, name: 'Кубок Тюмени', nameEn: 'Tyumen Cup', timeZone: 'Asia/Yekaterinburg' },
  lists: [list],
  results: rows,
  total: 1,
  highlighted: [],
}
const IWSAID = row?.result.starter.iwsaid ?? ''

beforeAll(() => define(results))

it('requests the results that its attributes name', async () => {
  const urls = answer(() => DATA)
  await place(
    `<polynya-results event="7" distance="25FR" gender="women" age-group="E1" club="Сибирские моржи" highlight="${IWSAID}" limit="20"></polynya-results>`,
  ).ready
  expect(urls).toHaveLength(1)
  const { pathname, searchParams } = new URL(urls[0] ?? '')
  expect(pathname).toBe('/api/v1/widgets/results/7')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ distCode: '25FR', gender: '2', ageGroup: 'E1', limit: '20' },
    ...{ club: 'Сибирские моржи', highlight: IWSAID },
  })
})

it('shows each distance with its state, and links the event and the swimmers', async () => {
  answer(() => DATA)
  const element = place('<polynya-results event="7" heading-level="3"></polynya-results>')
  await element.ready
  expect(find(element, 'h3 a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Кубок Тюмени', 'https://polynya.test/view-event/7?tab=results'],
  ])
  expect(find(element, 'h4')[0]?.textContent).toMatch(/^25\sм/)
  expect(textOf(element)).toMatch(/Результаты официальные, 12\sдек\. 2026/)
  expect(find(element, 'tbody a')[0]?.getAttribute('href')).toBe(
    `https://polynya.test/view-swimmer/${IWSAID}`,
  )
  expect(find(element, 'button')).toEqual([])
})

it('brings out one swimmer: first, and where the results are', async () => {
  answer(() => ({ ...DATA, highlighted: rows }))
  const element = place(`<polynya-results event="7" highlight="${IWSAID.toLowerCase()}"></polynya-results>`)
  await element.ready
  expect(find(element, '.table-own tbody tr')).toHaveLength(1)
  expect(find(element, '.table-own h3')[0]?.textContent).toContain('Петрова')
  expect(find(element, 'tr[data-found]')).toHaveLength(1)
})

it('loads further results, and adds them to their distance', async () => {
  const other = rows.map((each) => ({
    ...each,
    result: { ...each.result, starter: { ...each.result.starter, entryId: 99 } },
  }))
  const urls = answer((url) => (url.includes('page=2') ? { ...DATA, results: other } : { ...DATA, total: 2 }))
  const element = place('<polynya-results event="7" limit="1"></polynya-results>')
  await element.ready
  find(element, 'button')[0]?.click()
  await waitFor(() => expect(find(element, 'tbody tr')).toHaveLength(2))
  expect(find(element, 'table')).toHaveLength(1)
  expect(urls.at(-1)).toBe('https://polynya.test/api/v1/widgets/results/7?limit=1&page=2')
})

it.each([
  [{ lists: [], results: [], total: 0 }, /ещё не\sопубликованы/],
  [{ results: [], total: 0 }, /ничего не\sподходит/],
])('is empty in words of its own with %o', async (part, text) => {
  answer(() => ({ ...DATA, ...part }))
  const element = place('<polynya-results event="7"></polynya-results>')
  expect(await element.ready).toMatchObject({ widget: 'polynya-results', count: 0 })
  expect(textOf(element)).toMatch(text)
})

it.each([
  ['event="seven"', 'event'],
  ['event="7" gender="female"', 'gender'],
  ['event="7" distance="25 m"', 'distance'],
])('shows no results for %s, and names the attribute', async (attributes, name) => {
  answer(() => DATA)
  const element = place(`<polynya-results ${attributes}></polynya-results>`)
  await waitFor(() => expect(textOf(element)).toMatch(new RegExp(`атрибуте ${name}`)))
  expect(find(element, 'table')).toEqual([])
})

it('says that there is nothing where it names no event', async () => {
  answer(() => DATA)
  const element = place('<polynya-results></polynya-results>')
  await waitFor(() => expect(textOf(element)).toContain('Здесь ничего нет'))
})

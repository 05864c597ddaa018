import { CUP, failure } from '@polynya/testkit'
import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

/** What a section of the page says. */
const sectionOf = (id: string) => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' ') ?? ''

it('has every section from the start, and a link to each', async () => {
  const { getAllByRole, findByRole } = await open('/view-event/3')
  await findByRole('navigation', { name: 'Разделы события' })
  const links = getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^#(.+)$/)?.[1] ?? [])
  expect(links).toEqual(
    expect.arrayContaining([
      'overview',
      'description',
      'program',
      'schedule',
      'entries',
      'pre-start',
      'results',
      'documents',
      'map',
    ]),
  )
  for (const id of links) expect(document.getElementById(id), id).not.toBeNull()
})

it('shows the logo of the event, and how many swimmers and countries take part', async () => {
  const view = { ...CUP, logoFile: '/files/logo.svg', totalSwimmers: 24, countryList: ['BY', 'RU'] }
  const { findByRole } = await open('/view-event/3', { events: { view } })
  const logo = await findByRole('img', { name: 'Эмблема события «Кубок Тюмени»' })
  expect(logo.getAttribute('src')).toBe('/files/logo.svg')
  expect(sectionOf('overview')).toMatch(/Заявлено24 пловца · 2 страныБеларусь, Россия/)
})

it('shows neither the pictures of a draft, which only its editor can load, nor totals before the first entry', async () => {
  const pictures = { logoFile: '/files/logo.svg', poster: '/files/poster.webp' }
  const view = { ...CUP, ...pictures, public: false, totalSwimmers: 0, totalCountries: 0, countryList: [] }
  const { findByRole, queryByRole } = await open('/view-event/3', { events: { view } })
  await findByRole('navigation', { name: 'Разделы события' })
  expect(queryByRole('img', { name: /Эмблема|Афиша/ })).toBeNull()
  expect(sectionOf('overview')).not.toContain('Заявлено')
})

it('says of results that are not published whether they are still to come', async () => {
  await open('/view-event/3')
  expect(sectionOf('results')).toMatch(/Результаты (появятся после заплывов|ещё не опубликованы)/)
})

it('says that results are not published once the event is over', async () => {
  const view = { ...CUP, registration: { state: 'finished', days: null, at: null } } as const
  await open('/view-event/3', { events: { view } })
  await waitFor(() => expect(sectionOf('results')).toContain('Результаты не опубликованы'))
})

it('says that access is not authorized, and what helps, where the event is denied', async () => {
  const { findByText, getByRole } = await open('/view-event/3', {
    events: { view: () => failure('no_access') },
  })
  expect(await findByText(/^Доступ не\sразрешён$/)).toBeDefined()
  expect(await findByText(/Обновите страницу/)).toBeDefined()
  expect(getByRole('main').querySelector('a[href^="/user/login?next=%2Fview-event%2F3"]')).not.toBeNull()
})

it.each([
  ['open', /^Зарегистрироваться$/],
  ['willClose', /^Зарегистрироваться$/],
  ['individualClosed', /^Заявить эстафету$/],
  ['willOpen', /^Подготовиться к\sрегистрации$/],
] as const)('leads to the registration while it is %s', async (state, name) => {
  const view = { ...CUP, registration: { state, days: 3, at: '2099-01-01T00:00:00Z' } }
  const { findByRole, queryByRole } = await open('/view-event/3', { events: { view } })
  expect((await findByRole('link', { name })).getAttribute('href')).toBe('/register?e=3')
  expect(queryByRole('timer') !== null).toBe(state === 'willOpen')
})

it('has nothing to register for once it is called off or over', async () => {
  const over = { ...CUP, registration: { state: 'finished', days: null, at: null } } as const
  for (const view of [over, { ...CUP, eventState: 'calledOff' }] as const) {
    const { findByRole, queryByRole } = await open('/view-event/3', { events: { view } })
    await findByRole('navigation', { name: 'Разделы события' })
    expect(queryByRole('link', { name: /Зарегистрироваться/ })).toBeNull()
  }
})

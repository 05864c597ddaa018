import type { RegistrationState } from '@polynya/domain'
import { A_RESULT_LIST, ANNA, ANNA_ENTRY, ANNA_ORDER, accessTokenFor, CUP, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

/** What a section of the page says. */
const sectionOf = (id: string) => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' ') ?? ''

it('has every section of the overview from the start, and a link to each', async () => {
  const { findByRole } = await open('/view-event/3')
  const anchors = within(await findByRole('navigation', { name: 'Части обзора' })).getAllByRole('link')
  const ids = anchors.map((link) => link.getAttribute('href')?.replace('#', '') ?? '')
  expect(ids).toEqual(['facts', 'description', 'program', 'schedule', 'documents', 'map'])
  for (const id of ids) expect(document.getElementById(id), id).not.toBeNull()
})

it('offers the contacts of the organizer instead of the support, and its calendar file', async () => {
  const contacts = { contactEmail: 'cup@polynya.example', contactPhone: '+7 (3452) 12-34-56' }
  const { findByRole } = await open('/view-event/3', { events: { view: { ...CUP, ...contacts } } })
  const card = within(await findByRole('region', { name: 'Участие' }))
  const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('cup@polynya.example')).toBe('mailto:cup@polynya.example')
  expect(hrefOf('+7 (3452) 12-34-56')).toBe('tel:+73452123456')
  expect(card.queryByText('Вопросы')).toBeNull()
  expect(card.getByRole('button', { name: /Добавить в\sкалендарь/ })).toBeDefined()
})

describe('the tabs of an event', () => {
  it('have addresses of their own; lists load with their tab', async () => {
    const called: string[] = []
    const events = {
      swimmerList: () => {
        called.push('swimmerList')
        return { swimmers: [], total: 0, unPaid: 0 }
      },
    }
    const { findByRole, address } = await open('/view-event/3', { events })
    const tabs = within(await findByRole('navigation', { name: 'Разделы события' }))
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Обзор',
      'Участники',
      'Стартовые протоколы',
      'Результаты',
    ])
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Обзор')
    expect(called).toEqual([])
    fireEvent.click(tabs.getByRole('link', { name: 'Участники' }))
    await findByRole('region', { name: 'Участники' })
    expect(address()).toBe('/view-event/3?tab=entries')
    await waitFor(() => expect(called).not.toEqual([]))
    expect(document.getElementById('program')).toBeNull()
  })

  it('are reached by the anchors of the former page, also below a swimmer', async () => {
    const results = await open('/view-event/3#results')
    await results.findByRole('region', { name: 'Результаты' })
    expect(results.address()).toBe('/view-event/3?tab=results#results')
    const entries = await open('/view-event/3/PETR004217?gender=2#entries')
    await entries.findByRole('region', { name: 'Участники' })
    expect(entries.address()).toBe('/view-event/3/PETR004217?gender=2&tab=entries#entries')
    const map = await open('/view-event/3#map')
    await map.findByRole('region', { name: 'Карта' })
    expect(map.address()).toBe('/view-event/3#map')
  })
})

it('shows what taking part costs, late, at the venue and for whom less', async () => {
  const [offer] = CUP.programData
  const fees = { byCount: [1500, 2500], lateFrom: '2099-12-01', late: 500, onSpot: 2000 }
  const view = { ...CUP, programData: offer ? [{ ...offer, fees }] : [] }
  const { findByRole, getByRole } = await open('/view-event/3', { events: { view } })
  const prices = (await findByRole('region', { name: 'Стоимость' })).textContent?.replaceAll('\u00a0', ' ')
  expect(prices).toContain('1 дистанция1 500 ₽')
  expect(prices).toContain('2 дистанции и больше2 500 ₽')
  expect(prices).toContain('На месте, 1 дистанция2 000 ₽')
  expect(prices).toContain('Поздний взнос с 1 декабря 2099: +500 ₽')
  expect(prices).toContain('Параспортсменам — 50 %')
  expect(getByRole('region', { name: /^Участие в\sсобытии$/ }).textContent).toMatch(/^от\s1\s500\s₽/)
})

describe('the places of an event', () => {
  const row = { offerId: 1, distCode: '50BR', gender: 0, limit: 10, waiting: 0 } as const
  const places = [
    { ...row, distanceId: 1, free: 3 },
    { ...row, distanceId: 2, free: 0 },
  ]
  const openIn = (state: RegistrationState) =>
    open('/view-event/3', {
      events: { places: { places }, view: { ...CUP, registration: { ...CUP.registration, state } } },
    })

  it('are shown while it is open, and where they run out', async () => {
    const { findByText } = await openIn('open')
    expect(await findByText(/^есть на\s1 из\s2 дистанций/)).toBeDefined()
    expect(await findByText(/^Заканчиваются: .*брасс.*\s—\s3$/)).toBeDefined()
  })

  it('run out only once registration has opened', async () => {
    const { findByText, queryByText } = await openIn('willOpen')
    expect(await findByText(/^есть на\s1 из\s2 дистанций/)).toBeDefined()
    expect(queryByText(/^Заканчиваются/)).toBeNull()
  })

  it.each(['finished', 'goingOn', 'finishingToday', 'closed', 'unknown'] as const)(
    'are not shown where it cannot be entered: %s',
    async (state) => {
      const { findByRole } = await openIn(state)
      const card = within(await findByRole('region', { name: /^Участие$/ }))
      expect(card.getByText('Регистрация')).toBeDefined()
      expect(card.queryByText('Места')).toBeNull()
    },
  )
})

it('shows the logo of the event, and how many swimmers and countries take part', async () => {
  const view = { ...CUP, logoFile: '/files/logo.svg', totalSwimmers: 24, countryList: ['BY', 'RU'] }
  const { findByRole } = await open('/view-event/3', { events: { view } })
  const logo = await findByRole('img', { name: 'Эмблема события «Кубок Тюмени»' })
  expect(logo.getAttribute('src')).toBe('/files/logo.svg')
  expect(sectionOf('facts')).toMatch(/Заявлено24 пловца · 2 страныБеларусь, Россия/)
})

it('says on which date ages count, or that the year of birth does', async () => {
  const { findByRole } = await open('/view-event/3', {
    events: { view: { ...CUP, ageGroupMode: 'date', ageGroupOnDate: '2025-12-31' } },
  })
  await findByRole('navigation', { name: 'Разделы события' })
  expect(sectionOf('facts')).toContain('Возраст считается на дату31 декабря 2025')
  const byYear = { ...CUP, ageGroupMode: 'year', ageGroupOnDate: '2025-12-31' } as const
  const other = await open('/view-event/3', { events: { view: byYear } })
  await other.findByRole('navigation', { name: 'Разделы события' })
  expect(sectionOf('facts')).toContain('Возраст считаетсяПо году рождения')
})

it('shows neither the pictures of a draft, which only its editor can load, nor totals before the first entry', async () => {
  const pictures = { logoFile: '/files/logo.svg', poster: '/files/poster.webp' }
  const view = { ...CUP, ...pictures, public: false, totalSwimmers: 0, totalCountries: 0, countryList: [] }
  const { findByRole, queryByRole } = await open('/view-event/3', { events: { view } })
  await findByRole('navigation', { name: 'Разделы события' })
  expect(queryByRole('img', { name: /Эмблема|Афиша/ })).toBeNull()
  expect(sectionOf('facts')).not.toContain('Заявлено')
})

it('says of results that are not published whether they are still to come', async () => {
  await open('/view-event/3?tab=results')
  const none = /Результаты (появятся после заплывов|ещё не опубликованы)/
  await waitFor(() => expect(sectionOf('results')).toMatch(none))
})

it('marks personal bests and records in the results', async () => {
  const [result] = A_RESULT_LIST.results
  const published = { distanceId: 1, distCode: '25FR', gender: 0, state: 'official' } as const
  const view = { ...CUP, results: [{ ...published, publishedAt: '2026-12-12T10:00:00.000Z' }] }
  const progress = { gainCs: 124, sinceLastCs: -60, isSeasonBest: false }
  const record = { kind: 'AWR', ageGroup: null, isEqualled: false, isLeadOff: false } as const
  const results = result
    ? [{ ...result, progress, records: [{ ...record, state: 'tentative' as const }] }]
    : []
  const page = await open('/view-event/3?tab=results&gender=0', {
    events: { view, results: { lists: [{ ...A_RESULT_LIST, results }] } },
  })
  const text = (await page.findByText(/^ЛР/)).closest('td')?.textContent
  expect(text).toMatch(/00:22\.80.*ЛР\s−1\.24\sс.*Национальный рекорд \(ожидает утверждения\)/)
  const highlights = page.getByRole('region', { name: /^Рекорды и\sлучшие результаты$/ }).textContent
  expect(highlights).toContain('Личных рекордов: 1, лучших результатов сезона: 0.')
  expect(highlights).toMatch(/25\sм[^:]*: 00:22\.80 Национальный рекорд/)
})

it.each([
  [2, /1-е\sместо.*2-е\sместо, Гидрокостюм$/],
  [null, /1-е\sместо$/],
])('shows place %s in a division in the results and of one swimmer', async (division, own) => {
  const [first] = A_RESULT_LIST.results
  if (!first) throw new Error('The list of the fixture has a result')
  const published = { distanceId: 1, distCode: '25FR', gender: 0, state: 'official' } as const
  const view = { ...CUP, results: [{ ...published, publishedAt: '2026-12-12T10:00:00.000Z' }] }
  const starter = { ...first.starter, division: division === null ? null : 'Гидрокостюм' }
  const results = [{ ...first, starter, places: { ...first.places, division } }]
  const page = await open(`/view-event/3/${starter.iwsaid}?tab=results`, {
    events: { view, results: { lists: [{ ...A_RESULT_LIST, results }] } },
  })
  const row = await page.findByRole('row', { name: /00:22\.80/ })
  expect(/2-е\sместо, Гидрокостюм/.test(row.textContent ?? '')).toBe(division !== null)
  expect((await page.findByRole('list', { name: 'Результаты участника' })).textContent).toMatch(own)
})

it('says that results are not published once the event is over', async () => {
  const view = { ...CUP, registration: { state: 'finished', days: null, at: null } } as const
  await open('/view-event/3?tab=results', { events: { view } })
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
  const card = within(await findByRole('region', { name: 'Участие' }))
  expect(card.getByRole('link', { name }).getAttribute('href')).toBe('/register?e=3')
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

describe('the event of a signed-in account', () => {
  const swimmers = ANNA_ORDER.orderContent.slice(0, 1).map(({ swimmer }) => ({
    swimmer,
    number: 12,
    entries: [
      { ...ANNA_ENTRY, changeUntil: null, state: 'confirmed' as const, seedTime: '00:41.50' },
      { ...ANNA_ENTRY, changeUntil: null, id: 22, distanceId: 2, seedTime: null, state: 'held' as const },
      { ...ANNA_ENTRY, id: 23, distanceId: 3, state: 'cancelled' as const },
    ],
  }))
  const openSigned = (unpaid: number[]) => {
    localStorage.setItem('accessToken', accessTokenFor(ANNA))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    return open('/view-event/3', { events: { userInEvent: { swimmers, unpaid, follows: false } } })
  }

  it('shows what it entered, with changes of declared times, and its order to cancel in', async () => {
    const { findByRole, findByText } = await openSigned([])
    await findByText(/^Заявлено 2\sдистанции$/)
    const own = within(await findByRole('region', { name: /^Заявлено 2/ }))
    expect(own.getByText('00:41.50')).toBeDefined()
    expect(own.getByText(/стартовый номер 12/)).toBeDefined()
    expect(own.getAllByRole('button', { name: /Изменить заявленное время: 50\sм брасс/ })).toHaveLength(2)
    const order = own.getByRole('link', { name: /^Отменить дистанцию: заказ №\s11$/ })
    expect(order.getAttribute('href')).toBe('/orders/11')
    const card = within(await findByRole('region', { name: 'Участие' }))
    const add = card.getByRole('link', { name: 'Добавить дистанции' })
    expect(add.getAttribute('href')).toBe('/register?e=3')
  })

  it('requires the payment of an unpaid order first', async () => {
    const { findByRole } = await openSigned([11])
    const card = within(await findByRole('region', { name: 'Участие' }))
    const pay = await card.findByRole('link', { name: 'Оплатить заказ' })
    expect(pay.getAttribute('href')).toBe('/orders/11')
  })
})

it('says what becomes of the money of an event that is called off or postponed', async () => {
  const off = await open('/view-event/3', {
    events: { view: { ...CUP, eventState: 'calledOff', stateNote: 'Льда нет.' } },
  })
  const notice = await off.findByRole('region', { name: 'Событие отменено' })
  expect(notice.textContent).toContain('Льда нет.')
  expect(notice.textContent).toContain('Оплаченные взносы возвращаются полностью.')
  const refundRule = [{ until: '2099-11-20', percent: 90 }]
  const later = await open('/view-event/3', {
    events: { view: { ...CUP, eventState: 'postponed', refundRule } },
  })
  const moved = await later.findByRole('region', { name: 'Событие перенесено' })
  expect(moved.textContent).toMatch(/до\s20\sноября 2099 включительно\s—\s90\s%/)
})

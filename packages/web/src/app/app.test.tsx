import type { EventCard } from '@polynya/contract'
import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { appUnderTest } from '../testing/run-app.tsx'

const { open } = appUnderTest()

/** A text as the catalogue may set it, with spaces that do not break. */
const text = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}$`)

const card = {
  startDate: '2026-12-12',
  endDate: '2026-12-14',
  registration: { state: 'open', days: 11, at: '2026-12-01T00:00:00+03:00' },
} as const

describe('the head of every page', () => {
  it('has the three title lines of the federation and leads to what exists', async () => {
    const titles = { ru: ['Федерация', 'Старты', 'Платформа'], en: ['Federation', 'Events', 'Platform'] }
    const { getByRole, findByText } = await open('/', {
      site: {
        get: {
          titles,
          logoLink: null,
          support: null,
          season: '2026-2027',
          demo: false,
          timeZone: 'Europe/Moscow',
          paymentGateways: [],
        },
      },
    })
    const site = within(getByRole('banner'))
    for (const line of titles.ru) expect(await findByText(line)).toBeDefined()
    // Without styles the menu is the closed panel of a narrow screen.
    const [menu] = site.getAllByRole('navigation', { hidden: true })
    const links = within(menu ?? document.body).getAllByRole('link', { hidden: true })
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Главная',
      'События',
      'Все пловцы',
      'Рейтинги',
      'Рекорды',
      'Медальный зачёт',
      'Кубки и\xa0серии',
      'Нормативы',
      'Перевод очков',
      'Поиск',
      'Войти',
      'Создать учётную запись',
      'Забыли пароль?',
    ])
  })

  it('switches to English at a press and stays on the same page', async () => {
    const { getByRole, findByRole, address } = await open('/events')
    fireEvent.click(getByRole('button', { name: /Switch to\sEnglish/ }))
    expect(await findByRole('heading', { level: 1, name: 'Events' })).toBeDefined()
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('language')).toBe('en')
    expect(address()).toBe('/events')
  })

  it('forgets the language that its address names when another is chosen', async () => {
    const { findByRole, address } = await open('/events?lang=en&waterCat=A')
    fireEvent.click(await findByRole('button', { name: /English/ }))
    await expect.poll(address).toBe('/events?waterCat=A')
  })

  it('closes the panel that the focus leaves, unless for the button of the panel', async () => {
    const { findByRole, getByRole } = await open('/')
    const button = await findByRole('button', { name: /^Нет\sучётной/ })
    const panel = document.getElementById('account-menu') as HTMLElement
    const hidden = vi.fn()
    panel.hidePopover = hidden
    const link = panel.querySelector('a') as HTMLElement
    fireEvent.focusOut(link, { relatedTarget: button })
    fireEvent.focusOut(link, { relatedTarget: panel.querySelector('li:last-child a') })
    expect(hidden).not.toHaveBeenCalled()
    fireEvent.focusOut(link, { relatedTarget: getByRole('heading', { level: 1 }) })
    expect(hidden).toHaveBeenCalledOnce()
  })

  it('closes a panel of the page that the focus leaves', async () => {
    const { getByRole } = await open('/')
    const panel = document.createElement('div')
    panel.setAttribute('popover', 'auto')
    panel.innerHTML = '<a href="/">panel</a>'
    const hidden = vi.fn()
    panel.hidePopover = hidden
    getByRole('main').append(panel)
    const link = panel.querySelector('a') as HTMLElement
    // The script that does so is loaded after the page.
    await vi.waitFor(() => {
      fireEvent.focusOut(link, { relatedTarget: getByRole('heading', { level: 1 }) })
      expect(hidden).toHaveBeenCalled()
    })
  })

  it('cycles through the themes and stores the last one', async () => {
    const { findByRole } = await open('/events')
    fireEvent.click(await findByRole('button', { name: text('Оформление: Как в системе') }))
    fireEvent.click(await findByRole('button', { name: 'Оформление: Светлое' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('colorScheme')).toBe('dark')
  })
})

describe('a navigation', () => {
  it('ends with the focus on the heading and the title read out', async () => {
    const { getAllByRole, getByRole } = await open('/')
    fireEvent.click(getAllByRole('link', { name: 'Все события' })[0] ?? document.body)
    // Searched each time: the heading of the page replaces the one that is shown while it loads.
    const heading = () => getByRole('heading', { level: 1, name: 'События' })
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    await waitFor(() => expect(document.title).toBe('События — Федерация'))
    const read = getAllByRole('status').map(({ textContent }) => textContent)
    expect(read.some((words) => words?.startsWith('События'))).toBe(true)
  })

  it('ends at /404 where there is nothing, which names the address', async () => {
    const { findByText, address } = await open('/nothing/here?x=1')
    expect(await findByText('По адресу /nothing/here?x=1 ничего нет.')).toBeDefined()
    expect(address()).toMatch(/^\/404\?/)
  })

  it.each(['/view-event/abc', '/view-event/3/petr'])('takes %s for no event', async (wrong) => {
    const { findByText } = await open(wrong)
    expect(await findByText(`По адресу ${wrong} ничего нет.`)).toBeDefined()
  })
})

describe('the first page', () => {
  it('says that there are no events, and shows none', async () => {
    const { findByText, queryByRole } = await open('/', {
      events: { featured: { event: null }, upcoming: { events: [] } },
    })
    expect(await findByText('Ближайших событий пока нет.')).toBeDefined()
    expect(queryByRole('region', { name: 'Ближайший старт' })).toBeNull()
  })

  it('says what failed with its code, and tries again', async () => {
    let isDown = true
    const { findByRole, findAllByRole, findByText } = await open('/', {
      events: { upcoming: () => (isDown ? failure('internal', { requestId: 'k3v9' }) : { events: [] }) },
    })
    const alert = await findByRole('alert')
    await waitFor(() => expect(alert.textContent).toMatch(/На\sсервере произошла ошибка/))
    expect(alert.textContent).toContain('k3v9')
    isDown = false
    const [retry] = await findAllByRole('button', { name: 'Повторить' })
    fireEvent.click(retry ?? document.body)
    expect(await findByText('Ближайших событий пока нет.')).toBeDefined()
  })
})

describe('the list of events', () => {
  const eventsOf = (page = 1, size = 8, total = 19): { events: EventCard[]; total: number } => ({
    total,
    events: new Array(Math.min(size, total - (page - 1) * size))
      .fill(0)
      .map((_, index) => anEvent((page - 1) * size + index + 1)),
  })

  it('shows 8, then 8 more with the focus on the first of them', async () => {
    const { findByText, findByRole, getByRole, address } = await open('/events', {
      events: { list: ({ query }) => eventsOf(query.page) },
    })
    await findByText('Показано 8 из 19')
    fireEvent.click(getByRole('button', { name: 'Показать ещё' }))
    const ninth = await findByRole('link', { name: 'Кубок 9' })
    await waitFor(() => expect(document.activeElement).toBe(ninth))
    await findByText('Показано 16 из 19')
    await findByText('Загружено ещё 8 событий')
    expect(address()).toBe('/events?page=2')
  })

  it('shows what its address says: the pages, the season and the status', async () => {
    const requested: unknown[] = []
    const { findByText, getByRole } = await open('/events?season=2025-2026&status=open&page=2', {
      events: {
        list: ({ query }) => {
          requested.push(query)
          return eventsOf(query.page)
        },
      },
    })
    await findByText('Показано 16 из 19')
    expect(requested).toContainEqual({ page: 2, limit: 8, season: '2025-2026', status: 'open' })
    expect((getByRole('combobox', { name: 'Сезон' }) as HTMLSelectElement).value).toBe('2025-2026')
  })

  it('keeps what it has where the next page fails, and offers to try again', async () => {
    const { findByText, findByRole, getByRole } = await open('/events', {
      events: { list: ({ query }) => (query.page === 2 ? failure('internal') : eventsOf(query.page)) },
    })
    await findByText('Показано 8 из 19')
    fireEvent.click(getByRole('button', { name: 'Показать ещё' }))
    expect((await findByRole('alert')).textContent).toMatch(text('Не удалось загрузить следующие события'))
    expect(getByRole('button', { name: 'Повторить' })).toBeDefined()
    expect(getByRole('link', { name: 'Кубок 8' })).toBeDefined()
  })

  it('puts a filter into the address and offers a way out where nothing is found', async () => {
    const { findByRole, findByText, getByRole, address } = await open('/events', {
      events: { list: ({ query }) => (query.status ? { events: [], total: 0 } : eventsOf(query.page)) },
    })
    await findByText('Показано 8 из 19')
    fireEvent.change(getByRole('combobox', { name: 'Регистрация' }), { target: { value: 'goingOn' } })
    await findByText('События не найдены')
    expect(address()).toBe('/events?status=goingOn')
    const [, reset] = await within(getByRole('main')).findAllByRole('button', { name: 'Сбросить' })
    fireEvent.click(reset ?? document.body)
    expect(await findByRole('link', { name: 'Кубок 1' })).toBeDefined()
    expect(address()).toBe('/events')
  })
})

describe('the page of an event', () => {
  it('shows the event under its name', async () => {
    const { findByRole } = await open('/view-event/3')
    expect(await findByRole('heading', { level: 1, name: 'Кубок Тюмени' })).toBeDefined()
    await waitFor(() => expect(document.title).toBe('Кубок Тюмени — Федерация'))
  })

  it('says that there is no such event', async () => {
    const { findByRole } = await open('/view-event/9', { events: { view: () => failure('event_not_found') } })
    expect(await findByRole('heading', { level: 1, name: /Событие не\sнайдено/ })).toBeDefined()
  })
})

describe('sign-in', () => {
  const press = (button: HTMLElement) => fireEvent.click(button)

  it('leads to the page that was wanted', async () => {
    const { findByLabelText, getByRole, address, findByRole } = await open('/user/login?next=%2Fevents', {
      user: { authenticate: { accessToken: accessTokenFor(ANNA), refreshToken: 'r'.repeat(43) } },
    })
    fireEvent.input(await findByLabelText('Электронная почта'), { target: { value: ANNA.email } })
    fireEvent.input(await findByLabelText('Пароль'), { target: { value: 'secret-1' } })
    press(getByRole('button', { name: 'Войти' }))
    expect(await findByRole('heading', { level: 1, name: 'События' })).toBeDefined()
    expect(address()).toBe('/events')
    expect(await findByRole('button', { name: 'Учётная запись' })).toBeDefined()
  })

  it('gives the focus to a summary of what is wrong, and says so in the title', async () => {
    const { findByRole, getByRole } = await open('/user/login')
    press(getByRole('button', { name: 'Войти' }))
    const summary = await findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
    expect(document.title).toMatch(/^Ошибка: Вход/)
    press(within(summary).getByRole('link', { name: /Пароль/ }))
    expect(document.activeElement?.id).toBe('login-password')
  })

  it('says in its own words that the password is wrong', async () => {
    const { findByRole, findByLabelText, getByRole } = await open('/user/login', {
      user: { authenticate: () => failure('wrong_credentials') },
    })
    fireEvent.input(await findByLabelText('Электронная почта'), { target: { value: ANNA.email } })
    fireEvent.input(await findByLabelText('Пароль'), { target: { value: 'wrong' } })
    press(getByRole('button', { name: 'Войти' }))
    const summary = await findByRole('alert')
    expect(within(summary).getByRole('heading', { name: 'Ошибка авторизации' })).toBeDefined()
  })

  it('ends at a press: the server is notified and the site reloaded', async () => {
    localStorage.setItem('accessToken', accessTokenFor(ANNA))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    const { getByRole, left } = await open('/events')
    press(getByRole('button', { name: 'Выйти', hidden: true }))
    await waitFor(() => expect(left).toEqual(['/']))
    expect(localStorage.getItem('accessToken')).toBeNull()
  })
})

function anEvent(id: number): EventCard {
  return {
    ...card,
    id,
    name: `Кубок ${id}`,
    nameEn: null,
    shortName: null,
    shortNameEn: null,
    organizer: null,
    organizerEn: null,
    address: null,
    addressEn: null,
    region: null,
    coord: null,
    timeZone: 'Europe/Moscow',
    regStartDate: null,
    regEndDate: '2026-12-01T00:00:00+03:00',
    series: null,
    specType: null,
    priority: 0,
    waterCat: null,
    waterTemp: null,
    poster: null,
    logoFile: null,
    public: true,
    eventState: 'planned',
  }
}

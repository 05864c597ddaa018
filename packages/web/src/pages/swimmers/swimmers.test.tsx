import type { SwimmerCard } from '@polynya/contract'
import { ANNA, ANNA_CARD, ANNA_SWIMMER, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { swimmerCreated, swimmerRemoved } from '../../features/swimmers/swimmer-changes.ts'
import { appUnderTest, type RunningApp } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
afterEach(() => void vi.useRealTimers())

function signIn() {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

const aSwimmer = (id: number): SwimmerCard => ({
  ...ANNA_CARD,
  id,
  iwsaid: `LEDO${String(id).padStart(6, '0')}`,
  nativeFirstName: `Пловец ${id}`,
  nativeLastName: 'Ледов',
})

const pageOf = (page = 1, size = 12, total = 30) => ({
  total,
  swimmers: new Array(Math.min(size, total - (page - 1) * size))
    .fill(0)
    .map((_, index) => aSwimmer((page - 1) * size + index + 1)),
})

const namesIn = ({ queryAllByRole }: RunningApp) =>
  queryAllByRole('article').map((row) => row.querySelector('h2')?.textContent)

/** A text as the catalogue may set it, with spaces that do not break. */
const text = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}$`)

describe('the list of swimmers', () => {
  it('shows 12, then 12 more with the focus on the first of them, and says where it ends', async () => {
    const page = await open('/swimmers', { swimmers: { all: ({ query }) => pageOf(query.page) } })
    await page.findByText(text('Показано 12 из 30'))
    const more = () => fireEvent.click(page.getByRole('button', { name: 'Показать ещё' }))
    more()
    const thirteenth = await page.findByRole('link', { name: 'Ледов Пловец 13' })
    await waitFor(() => expect(document.activeElement).toBe(thirteenth))
    expect(page.address()).toBe('/swimmers?page=2')
    more()
    expect(await page.findByText('Больше пловцов нет')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  })

  it('keeps filters and order in the address, and says how many it found', async () => {
    const requested: unknown[] = []
    const page = await open('/swimmers', {
      swimmers: {
        all: ({ query }) => {
          requested.push(query)
          return pageOf(1, 12, query.gender === 2 ? 5 : 30)
        },
      },
    })
    fireEvent.change(page.getByLabelText('Пол'), { target: { value: '2' } })
    await page.findByText(text('Найдено 5 пловцов'), { selector: 'p' })
    fireEvent.change(page.getByLabelText('Порядок'), { target: { value: 'lastName' } })
    await waitFor(() => expect(page.address()).toBe('/swimmers?gender=2&sort=lastName'))
    await waitFor(() =>
      expect(requested.at(-1)).toMatchObject({ gender: 2, sort: 'lastName', page: 1, limit: 12 }),
    )
  })
})

describe('a text that finds no swimmer', () => {
  const found = (meant: string) => ({
    swimmers: {
      all: ({ query }: { readonly query: { readonly name?: string } }) =>
        query.name === meant ? pageOf(1, 12, 2) : { swimmers: [], total: 0 },
    },
  })

  it('shows the swimmers of the other keyboard layout, and says so', async () => {
    const page = await open('/swimmers?name=ktljd', found('ледов'))
    expect(await page.findByText(/^Показаны результаты для «ледов»\.$/)).toBeDefined()
    expect(namesIn(page)).toEqual(['Ледов Пловец 1', 'Ледов Пловец 2'])
    expect(page.queryByText(/^Пловцы не\sнайдены/)).toBeNull()
  })

  it('offers to reset the filters if the other layout finds none either', async () => {
    const page = await open('/swimmers?name=ktljd', found('петров'))
    expect(await page.findByText(/^Пловцы не\sнайдены/)).toBeDefined()
    expect(page.queryByText(/Показаны результаты/)).toBeNull()
  })
})

describe('the search', () => {
  it('waits for the second letter and for a second of quiet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await open('/swimmers')
    const type = (value: string) =>
      fireEvent.change(page.getByLabelText('Фамилия или имя'), { target: { value } })
    type('п')
    await vi.advanceTimersByTimeAsync(1500)
    expect(page.address()).toBe('/swimmers')
    type('пе')
    await vi.advanceTimersByTimeAsync(800)
    expect(page.address()).toBe('/swimmers')
    await vi.advanceTimersByTimeAsync(300)
    await waitFor(() => expect(decodeURI(page.address())).toBe('/swimmers?name=пе'))
  })

  it('by ID requires four letters, searches all by the prefix, and reports an empty result', async () => {
    signIn()
    const keys: unknown[] = []
    const page = await open('/swimmers?scope=my', {
      swimmers: {
        idlist: ({ params }) => {
          keys.push(params.key)
          return failure('swimmer_not_found')
        },
      },
    })
    fireEvent.click(page.getByLabelText(text('по ID')))
    const field = page.getByLabelText(text('ID в реестре'))
    const search = (value: string) => {
      fireEvent.change(field, { target: { value } })
      fireEvent.submit(field)
    }
    search('пет')
    expect(await page.findByText(text('Нужны 4 латинские буквы'))).toBeDefined()
    search('petr00')
    expect(await page.findByText(text('Пловцы не найдены'))).toBeDefined()
    expect(page.address()).toBe('/swimmers?scope=all&id=PETR00')
    expect(keys).toEqual(['PETR00'])
  })

  it('by ID that needs an account says so, with the ways to one', async () => {
    const page = await open('/swimmers?id=PETR', { swimmers: { idlist: () => failure('sign_in_required') } })
    expect(await page.findByText(text('Вы не авторизованы'))).toBeDefined()
    expect(page.getByText('Войдите или создайте учётную запись.')).toBeDefined()
    const main = within(page.getByRole('main'))
    expect(main.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe(
      '/user/login?next=%2Fswimmers%3Fid%3DPETR',
    )
  })

  it('has the focus where the header has led to it', async () => {
    const page = await open('/swimmers#find')
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Фамилия или имя')))
  })
})

describe('one’s own swimmers', () => {
  it('are offered to a visitor after signing in', async () => {
    const page = await open('/swimmers?scope=my')
    expect(await page.findByText(text('Войдите, чтобы увидеть своих пловцов'))).toBeDefined()
    expect(page.getByText('Этот раздел доступен только авторизованным пользователям.')).toBeDefined()
    const link = page.getByRole('main').querySelector('a[href^="/user/login"]')
    expect(link?.getAttribute('href')).toBe('/user/login?next=%2Fswimmers%3Fscope%3Dmy')
  })

  it('are none yet: the page leads to creating a profile', async () => {
    signIn()
    const page = await open('/swimmers?scope=my', { swimmers: { my: { swimmers: [], total: 0 } } })
    expect(await page.findByText(/У\sвас нет ни одного профиля/)).toBeDefined()
    expect(page.getByRole('link', { name: 'Создать профиль пловца' }).getAttribute('href')).toBe(
      '/create-swimmer',
    )
  })

  it('are restored for an account that viewed them last', async () => {
    signIn()
    localStorage.setItem('swimmerScope', 'my')
    const page = await open('/swimmers')
    expect(page.address()).toBe('/swimmers?scope=my')
    fireEvent.click(page.getByRole('link', { name: 'Все пловцы', current: false }))
    await waitFor(() => expect(localStorage.getItem('swimmerScope')).toBe('all'))
  })

  it('start with the one just created, and end without the one deleted', async () => {
    signIn()
    let mine = [aSwimmer(1)]
    const page = await open('/swimmers?scope=my', {
      swimmers: { my: () => ({ swimmers: mine, total: mine.length }) },
    })
    await waitFor(() => expect(namesIn(page)).toEqual(['Ледов Пловец 1']))
    const created = { ...ANNA_SWIMMER, ...aSwimmer(2) }
    mine = [created, ...mine]
    swimmerCreated(page.app, created)
    await waitFor(() => expect(namesIn(page)).toEqual(['Ледов Пловец 2', 'Ледов Пловец 1']))
    mine = mine.slice(0, 1)
    swimmerRemoved(page.app, aSwimmer(1))
    await waitFor(() => expect(namesIn(page)).toEqual(['Ледов Пловец 2']))
  })
})

import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

/** A text as the catalogue may set it, with spaces that do not break. */
const text = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}$`)

const anna = {
  swimmerId: 7,
  iwsaid: 'PETR004217',
  firstName: 'Anna',
  lastName: 'Petrova',
  nativeFirstName: 'Анна',
  nativePatronim: null,
  nativeLastName: 'Петрова',
  gender: 2 as const,
  birthYear: 1990,
  country: 'RU',
  regionCode: 'RU-TYU',
  city: 'Тюмень',
  club: null,
}
const best = { time: '00:17.80', points: 412, waterCat: 'A' as const, event: null }

describe('the rankings', () => {
  it('show places and times, and hold the filter in the address', async () => {
    const requested: unknown[] = []
    const page = await open('/rankings', {
      rankings: {
        list: ({ query }) => {
          requested.push(query)
          const row = { place: 1, ...anna, ...best, ageGroup: 'D1', distances: 1 }
          return { rankings: [row], total: 1, seasons: ['2025-2026'] }
        },
      },
    })
    const row = (await page.findByRole('link', { name: 'Петрова Анна' })).closest('tr')
    expect(row?.textContent).toContain('00:17.80')
    fireEvent.change(page.getByLabelText('Сезон'), { target: { value: '2025-2026' } })
    await waitFor(() => expect(page.address()).toBe('/rankings?season=2025-2026'))
    await waitFor(() =>
      expect(requested.at(-1)).toMatchObject({ gender: 2, distCode: '25FR', season: '2025-2026', page: 1 }),
    )
  })

  it('say that a ranking is empty, or could not be loaded', async () => {
    const empty = await open('/rankings', {
      rankings: { list: { rankings: [], total: 0, seasons: [] } },
    })
    await empty.findByText(text('В этом рейтинге пока никого нет'))
    const failed = await open('/rankings?gender=1', { rankings: { list: () => failure('internal') } })
    await failed.findByText(text('Не удалось загрузить рейтинг'))
  })

  it('lead an account to the page of its own swimmer', async () => {
    localStorage.setItem('accessToken', accessTokenFor(ANNA))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    const page = await open('/rankings', {
      rankings: { mine: { rankings: [{ place: 112, position: 113, ...anna, ...best }] } },
    })
    const own = within(await page.findByRole('region', { name: 'Мои пловцы' }))
    expect(own.getByRole('link').getAttribute('href')).toBe('/rankings?page=3')
  })

  it('compare the swimmers of the address side by side', async () => {
    const page = await open('/rankings?compare=7', {
      rankings: {
        compare: {
          swimmers: [
            { ...anna, points: 412, bests: [{ distCode: '25FR', ...best }] },
            { ...anna, swimmerId: 8, points: null, bests: [{ distCode: '25FR', ...best, time: '00:19.00' }] },
          ],
        },
      },
    })
    await page.findByText(/^Отметьте ещё хотя/)
    const other = await open('/rankings?compare=7,8')
    const table = await other.findByRole('region', { name: 'Сравнение' }).then((section) => within(section))
    expect(await table.findAllByText('лучший')).toHaveLength(2)
  })
})

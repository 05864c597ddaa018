import { failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

describe('the medal table', () => {
  it('shows medals and points, and holds the filter in the address', async () => {
    const requested: unknown[] = []
    const row = { place: 1, gold: 4, silver: 2, bronze: 1, total: 7, points: 2480, starts: 12 }
    const page = await open('/medals', {
      standings: {
        medals: ({ query }) => {
          requested.push(query)
          const name = { club: 'Сибирские моржи', region: 'RU-TYU', country: 'RU' }[query.by]
          return { medals: [{ ...row, name }], total: 1, seasons: ['2025-2026'] }
        },
      },
    })
    const club = (await page.findByRole('rowheader', { name: /Сибирские моржи/ })).closest('tr')
    expect(club?.textContent).toMatch(/12\sстартов4217/)
    fireEvent.change(page.getByLabelText('Зачёт'), { target: { value: 'country' } })
    await page.findByRole('rowheader', { name: /Россия/ })
    fireEvent.change(page.getByLabelText('Сезон'), { target: { value: '2025-2026' } })
    fireEvent.change(page.getByLabelText('Порядок'), { target: { value: 'points' } })
    await waitFor(() => expect(page.address()).toBe('/medals?by=country&season=2025-2026&sort=points'))
    await waitFor(() =>
      expect(requested.at(-1)).toMatchObject({ by: 'country', season: '2025-2026', sort: 'points', page: 1 }),
    )
  })

  it('says that there are no medals, or that they could not be loaded', async () => {
    const none = { medals: [], total: 0, seasons: [] }
    const empty = await open('/medals', { standings: { medals: none } })
    await empty.findByText('Медалей пока нет')
    const failed = await open('/medals?by=region', { standings: { medals: () => failure('internal') } })
    await failed.findByText(/^Не\sудалось загрузить медальный зачёт$/)
  })
})

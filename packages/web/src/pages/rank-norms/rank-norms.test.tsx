import type { RankNorms } from '@polynya/contract'
import { ANNA, accessTokenFor } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { api, open } = appUnderTest()

function signInAdministrator() {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, regions: null }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

const norm = (rank: RankNorms['norms'][number]['rank'], time: string, more = {}) => ({
  ...{ rank, time, gender: 2 as const, distCode: '50FR' as const, courseMetres: 25, minAge: 9 },
  ...more,
})
const norms = [
  norm('I', '00:27.85'),
  norm('II', '00:31.05'),
  norm('II', '00:38.00', { distCode: '50BR' }),
  norm('I', '00:24.40', { gender: 1 }),
  norm('MS', '18:00.00', { distCode: '1200OW', courseMetres: null, minAge: 0 }),
]
const year = { year: 2025, isSample: true, importedAt: '2025-11-01T09:00:00.000Z', count: norms.length }
const mocks = { years: { years: [year] }, get: { ...year, norms } }

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\xa0', ' '))

describe('the norms of ranks', () => {
  it('are a table of a gender and a course, from the highest rank down', async () => {
    const page = await open('/rank-norms', { rankNorms: mocks })
    expect(rows(await page.findByRole('table', { name: 'Женщины, Бассейн 25\xa0м' }))).toEqual([
      'ДистанцияIс 9 летIIс 9 лет',
      '50 м вольный стиль00:27.8500:31.05',
      '50 м брасс—00:38.00',
    ])
    expect(page.getByText(/Это образец/)).toBeDefined()
    fireEvent.change(page.getByRole('combobox', { name: 'Где плывут' }), { target: { value: 'open' } })
    expect(rows(await page.findByRole('table', { name: /Открытая вода/ }))).toEqual([
      'ДистанцияМС',
      '1200 м, открытая вода18:00.00',
    ])
    fireEvent.change(page.getByRole('combobox', { name: 'Пол' }), { target: { value: '1' } })
    expect(await page.findByText('Таких нормативов нет')).toBeDefined()
    expect(page.address()).toContain('gender=1')
  })

  it('tell where there are none', async () => {
    const page = await open('/rank-norms', { rankNorms: { years: { years: [] } } })
    expect(await page.findByText('Нормативов пока нет')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Загрузить нормативы' })).toBeNull()
  })

  it('are checked before they are imported; errors are shown by line', async () => {
    signInAdministrator()
    const sent: unknown[] = []
    const error = { line: 3, field: 'time', fault: 'wrong_format' as const }
    const page = await open('/rank-norms', { rankNorms: mocks })
    api.use(
      http.post('*/api/v1/rank-norms/:year/import', ({ request, params }) => {
        const dryRun = new URL(request.url).searchParams.get('dryRun') === 'true'
        sent.push({ year: params.year, dryRun })
        const isFirst = sent.length === 1
        const data = {
          isStored: !dryRun,
          norms: [{ rank: 'I', count: 2 }],
          leftOut: isFirst ? [] : [{ what: '100 BACK', count: 2 }],
          errors: isFirst ? [error] : [],
        }
        return HttpResponse.json({ data })
      }),
    )
    fireEvent.click(await page.findByRole('button', { name: 'Загрузить нормативы' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Загрузить нормативы' }))
    fireEvent.change(dialog.getByLabelText(/^С\sкакого года/), { target: { value: '2025' } })
    const choose = () =>
      fireEvent.change(dialog.getByLabelText('Выбрать файл'), {
        target: { files: [new File(['x'], 'norms.lef')] },
      })
    choose()
    expect((await dialog.findByRole('listitem')).textContent).toBe(
      'строка 3: time не\xa0время, нужно 1:05.30',
    )
    expect(dialog.queryByRole('button', { name: /Заменить/ })).toBeNull()
    choose()
    fireEvent.click(await dialog.findByRole('button', { name: 'Заменить нормативы 2025\xa0года' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      { year: '2025', dryRun: true },
      { year: '2025', dryRun: true },
      { year: '2025', dryRun: false },
    ])
  })
})

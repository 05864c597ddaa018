import { A_SERIES, ANNA, accessTokenFor, CUP, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

function signInAdministrator() {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, regions: null }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

describe('series', () => {
  it('are listed with their season and stages', async () => {
    const page = await open('/series')
    const link = await page.findByRole('link', { name: 'Кубок страны' })
    expect(link.getAttribute('href')).toBe('/series/1')
    expect(link.closest('li')?.textContent).toMatch(/2025-2026 · 2\sэтапа/)
    expect(page.queryByRole('button', { name: 'Создать серию' })).toBeNull()
    const empty = await open('/series?page=2', { series: { list: { series: [], total: 0 } } })
    await empty.findByText('Серий пока нет')
  })

  it('show stages, rules and the standing that the address requests', async () => {
    const requested: unknown[] = []
    const page = await open('/series/1', {
      series: {
        standings: ({ query }) => {
          requested.push(query)
          const swimmer = { swimmerId: 7, iwsaid: 'PETR004217', firstName: 'Anna', lastName: 'Petrova' }
          const native = { nativeFirstName: 'Анна', nativePatronim: null, nativeLastName: 'Петрова' }
          const from = {
            gender: 2 as const,
            birthYear: 1990,
            country: 'RU',
            regionCode: null,
            city: 'Тюмень',
          }
          const stages = [
            { eventId: 8, score: 45, counts: true },
            { eventId: 7, score: 20, counts: false },
          ]
          const row = { place: 1, score: 45, swimmer: { ...swimmer, ...native, ...from, club: null }, stages }
          return { standings: [row], total: 1 }
        },
      },
    })
    await page.findByRole('heading', { level: 1, name: 'Кубок страны' })
    expect(page.getByRole('link', { name: 'Кубок Тюмени' }).getAttribute('href')).toBe('/view-event/7')
    page.getByText(/^Учитываются 2 лучших этапа/)
    const row = (await page.findByRole('link', { name: 'Петрова Анна' })).closest('tr')
    expect(row?.textContent).toMatch(/45.*20\sне\sв\sзачёт.*45/)
    fireEvent.change(page.getByLabelText('Возрастная группа'), { target: { value: 'E1' } })
    await waitFor(() => expect(page.address()).toBe('/series/1?ageGroup=E1'))
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ gender: 2, ageGroup: 'E1', page: 1 }))
  })

  it('say that there is none, or that it could not be loaded', async () => {
    const missing = await open('/series/9', { series: { get: () => failure('series_not_found') } })
    await missing.findByRole('heading', { level: 1, name: /^Серия не\sнайдена$/ })
    const failed = await open('/series/8', { series: { get: () => failure('internal') } })
    await failed.findByText(/^Не\sудалось загрузить серию$/)
  })

  it('are changed by an administrator; a wrong value is named, nothing is lost', async () => {
    signInAdministrator()
    const sent: unknown[] = []
    const page = await open('/series/1', {
      series: {
        update: ({ body }) => {
          sent.push(body)
          return { ...A_SERIES, version: 2 }
        },
      },
    })
    fireEvent.click(await page.findByRole('button', { name: 'Изменить' }))
    const dialog = within(await page.findByRole('dialog'))
    const values = dialog.getByLabelText<HTMLInputElement>(/^Очки за\sместа$/, {
      selector: 'input[type=text], input:not([type])',
    })
    fireEvent.input(values, { target: { value: '10, 20' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(values.getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([])
    fireEvent.input(values, { target: { value: '20; 10 5' } })
    fireEvent.input(dialog.getByLabelText('Лучших этапов'), { target: { value: '' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      ...{ name: 'Кубок страны', nameEn: 'National Cup', stages: [7, 8] },
      rules: { placeValues: [20, 10, 5], startsPerStage: 3, stagesCounted: null, distances: [] },
    })
  })

  it('offer another attempt where the events for their stages could not be loaded', async () => {
    signInAdministrator()
    let attempts = 0
    const page = await open('/series', {
      events: { list: () => (attempts++ === 0 ? failure('internal') : { events: [CUP], total: 1 }) },
    })
    fireEvent.click(await page.findByRole('button', { name: 'Создать серию' }))
    const dialog = within(await page.findByRole('dialog'))
    await dialog.findByText(/^Не\sудалось загрузить события сезона$/)
    fireEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
    await dialog.findByRole('checkbox', { name: /^Кубок Тюмени/ })
    expect(dialog.queryByText(/^Не\sудалось/)).toBeNull()
  })

  it('are deleted after a question', async () => {
    signInAdministrator()
    const removed: unknown[] = []
    const page = await open('/series/1', {
      series: {
        remove: ({ params }) => {
          removed.push(params.id)
          return null
        },
      },
    })
    fireEvent.click(await page.findByRole('button', { name: 'Удалить' }))
    const dialog = within(await page.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(page.address()).toBe('/series'))
    expect(removed).toEqual([1])
  })
})

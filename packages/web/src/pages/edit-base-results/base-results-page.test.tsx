import type { BaseResults, BaseYear } from '@polynya/contract'
import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const YEAR: BaseYear = { year: 2026, active: true, activeFrom: '2026-01-01', count: 2, version: 3 }
const table = (version: number, women: string, men: string): BaseResults => ({
  ...{ ...YEAR, version },
  results: [
    { gender: 2, distCode: '25FR', result: women },
    { gender: 1, distCode: '25FR', result: men },
  ],
})

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, canEditBaseResults: true }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

it('saves over a newer version with the input as it was typed, after showing the new values', async () => {
  let stored = table(3, '00:13.20', '00:11.50')
  const sent: unknown[] = []
  const { findByRole, findByLabelText, findByText } = await open('/edit-base-results', {
    baseResults: {
      years: { years: [YEAR] },
      get: () => stored,
      update({ body }) {
        sent.push(body.results)
        if (sent.length === 1) {
          stored = table(4, '00:13.20', '00:11.40')
          return failure('stale')
        }
        return table(5, '00:13.00', '00:11.40')
      },
    },
  })
  const women = await findByLabelText<HTMLInputElement>(/^25.*вольный стиль, женщины$/i)
  const men = await findByLabelText<HTMLInputElement>(/^25.*вольный стиль, мужчины$/i)
  fireEvent.input(women, { target: { value: '13.00' } })
  fireEvent.click(await findByRole('button', { name: 'Сохранить' }))
  await findByText(/тем временем изменили/)
  expect([women.value, men.value]).toEqual(['13.00', '00:11.40'])
  const save = await findByRole('button', { name: 'Сохранить' })
  await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(save)
  await waitFor(() => expect(women.value).toBe('00:13.00'))
  expect(sent).toEqual(Array(2).fill([{ gender: 2, distCode: '25FR', result: '00:13.00' }]))
})

it('reverts a value by Escape', async () => {
  const { findByLabelText } = await open('/edit-base-results', {
    baseResults: { years: { years: [YEAR] }, get: table(3, '00:13.20', '00:11.50') },
  })
  const women = await findByLabelText<HTMLInputElement>(/^25.*вольный стиль, женщины$/i)
  fireEvent.input(women, { target: { value: '13.00' } })
  fireEvent.keyDown(women, { key: 'Escape' })
  await waitFor(() => expect(women.value).toBe('00:13.20'))
})

it('offers to delete a year until it counts', async () => {
  const past: BaseYear = { ...YEAR, year: 2025, active: false, activeFrom: '2025-01-01' }
  const planned: BaseYear = { ...YEAR, year: 2090, active: false, activeFrom: '2090-07-01' }
  for (const [year, text, isOffered] of [
    [past, /^Действовал с/, false],
    [planned, /^Будет действовать с/, true],
  ] as const) {
    const { findByText, queryByRole } = await open(`/edit-base-results?year=${year.year}`, {
      baseResults: { years: { years: [YEAR, year] }, get: { ...year, results: [] } },
    })
    await findByText(text)
    expect(queryByRole('button', { name: 'Удалить год' }) !== null).toBe(isOffered)
  }
})

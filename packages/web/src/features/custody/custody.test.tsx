import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

it('a list that failed to load can be re-fetched', async () => {
  let isDown = true
  const { findByRole, findByText, getByRole } = await open('/admin/changes', {
    swimmers: { changes: () => (isDown ? failure('unavailable') : { changes: [], total: 0 }) },
  })
  const alert = await findByRole('alert')
  expect(alert.textContent).toMatch(/Не\sудалось загрузить запросы/)
  isDown = false
  fireEvent.click(getByRole('button', { name: 'Повторить' }))
  expect(await findByText('Новых запросов нет')).toBeDefined()
})

it('a change that cannot be accepted now is reported in its dialog, which stays open', async () => {
  const { findByRole } = await open('/admin/changes', {
    swimmers: { acceptChange: () => failure('change_out_of_sync') },
  })
  fireEvent.click(await findByRole('button', { name: /^Согласовать изменение/ }))
  const dialog = within(await findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Согласовать' }))
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toMatch(/После запроса профиль изменился/),
  )
})

it('an account without offers sees none', async () => {
  const { findByText, findByRole } = await open('/transfers', {
    swimmers: { transfers: { offered: [], received: [] }, my: { swimmers: [], total: 0 } },
  })
  expect(await findByText('Предложений нет')).toBeDefined()
  const form = within(await findByRole('region', { name: 'Передать профиль' }))
  expect(await form.findByText(/Передавать нечего/)).toBeDefined()
})

it('a pair that is no more is explained', async () => {
  const { findByText } = await open('/admin/duplicates/7-8', {
    swimmers: { get: () => failure('swimmer_not_found') },
  })
  expect(await findByText('Пары больше нет')).toBeDefined()
})

import { ANNA_SWIMMER, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
afterEach(() => void vi.useRealTimers())

const DIALOG = { name: 'Подробности' }

describe('the dialog of an address', () => {
  it('shows a swimmer over whatever page, by registry ID', async () => {
    const { findByRole } = await open('/events?show=PETR004217')
    const dialog = within(await findByRole('dialog', DIALOG))
    expect(await dialog.findByRole('heading', { level: 2, name: 'Петрова Анна' })).toBeDefined()
    expect(await dialog.findByText('Тюменская область')).toBeDefined()
    expect(dialog.getByText('PETR004217')).toBeDefined()
    expect(await findByRole('heading', { level: 1, hidden: true, name: 'События' })).toBeDefined()
  })

  it.each([
    ['T-12-x', 'Неверный ID'],
    ['nobody', 'Неверный ID'],
    ['12', 'Неверный ID'],
  ])('says of %s: %s', async (id, title) => {
    const { findByRole } = await open(`/events?show=${id}`)
    expect(await within(await findByRole('dialog', DIALOG)).findByText(title)).toBeDefined()
  })

  it('says that there is no such swimmer', async () => {
    const { findByRole } = await open('/events?show=NOBO000001', {
      swimmers: { viewIwsaid: () => failure('swimmer_not_found') },
    })
    const dialog = within(await findByRole('dialog', DIALOG))
    expect(await dialog.findByText(/^Пловец не\sнайден$/)).toBeDefined()
    expect(dialog.getByText(/NOBO000001/)).toBeDefined()
  })

  it('is closed by its button, and the page stays', async () => {
    const { findByRole, address, queryByRole } = await open('/events?season=2025-2026&show=PETR004217')
    const dialog = within(await findByRole('dialog', DIALOG))
    fireEvent.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(address()).toBe('/events?season=2025-2026'))
    expect(queryByRole('dialog', DIALOG)).toBeNull()
  })

  it('reports a failure and retries at a press', async () => {
    let isDown = true
    const { findByRole } = await open('/events?show=PETR004217', {
      swimmers: { viewIwsaid: () => (isDown ? failure('internal') : ANNA_SWIMMER) },
    })
    const dialog = within(await findByRole('dialog', DIALOG))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Не\sудалось загрузить профиль/)
    isDown = false
    fireEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
    expect(await dialog.findByRole('heading', { level: 2, name: 'Петрова Анна' })).toBeDefined()
  })

  it('reports a timeout after 15 s without an answer, and then shows a late one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let answers = 0
    const { findByRole } = await open('/events?show=PETR004217', {
      swimmers: {
        viewIwsaid: ({ params }) => {
          answers += 1
          return answers === 1 ? new Promise<never>(() => undefined) : { ...ANNA_SWIMMER, iwsaid: params.id }
        },
      },
    })
    const dialog = within(await findByRole('dialog', DIALOG))
    await waitFor(() => expect(answers).toBe(1))
    await vi.advanceTimersByTimeAsync(14_000)
    expect(dialog.queryByRole('alert')).toBeNull()
    await vi.advanceTimersByTimeAsync(1500)
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Не\sудалось загрузить профиль/)
    fireEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
    expect(await dialog.findByRole('heading', { level: 2, name: 'Петрова Анна' })).toBeDefined()
  })
})

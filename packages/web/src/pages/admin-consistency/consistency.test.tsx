import { ANNA, accessTokenFor } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const COMPLETED = {
  ...{ id: 3, state: 'completed' as const, done: 20, count: 20, differing: 1, failed: 0 },
  ...{ requestedAt: '2026-01-24T02:20:00.000Z', completedAt: '2026-01-24T02:21:00.000Z' },
}
const RUNNING = { ...COMPLETED, id: 4, state: 'running' as const, done: 7, differing: 0, completedAt: null }

describe('the checks of the stored data', () => {
  beforeEach(() => {
    localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, regions: null }))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
  })

  it('show what differs, with links to the swimmer and the event', async () => {
    const page = await open('/admin/consistency')
    const check = within(await page.findByRole('region', { name: 'Очки' }))
    expect(page.getByRole('heading', { name: /^Очки/ }).textContent).toMatch(/новые.*по\sвыборке/)
    expect(check.getAllByRole('row').at(-1)?.textContent?.replaceAll('\xa0', ' ')).toBe(
      'результат, заявка 12 PETR004217 событие 7678670',
    )
    expect(check.getByRole('link', { name: 'PETR004217' }).getAttribute('href')).toBe(
      '/view-swimmer/PETR004217',
    )
    expect(page.getByText(/^Дата\sрождения$/)).toBeDefined()
  })

  it('start, show their progress and can be stopped', async () => {
    let isOpen = false
    const consistency = {
      list: () => ({ runs: isOpen ? [RUNNING, COMPLETED] : [COMPLETED], total: isOpen ? 2 : 1 }),
      start: () => {
        isOpen = true
        return { ...RUNNING, state: 'waiting' as const }
      },
      cancel: () => {
        isOpen = false
        return { ...RUNNING, state: 'cancelled' as const }
      },
    }
    const page = await open('/admin/consistency', { consistency })
    fireEvent.click(await page.findByRole('button', { name: 'Проверить сейчас' }))
    const stop = await page.findByRole('button', { name: 'Остановить' })
    expect(page.getByText(/^Выполнено проверок: 7\sиз\s20$/).role).toBe('status')
    const runs = within(page.getByRole('region', { name: 'Прежние проверки' })).getAllByRole('listitem')
    expect(runs.map((run) => run.querySelector('span')?.textContent)).toEqual([
      'идёт',
      '1 проверка нашла расхождения',
    ])
    fireEvent.click(stop)
    await waitFor(() => expect(stop.ariaBusy).toBeNull())
    fireEvent.click(stop)
    expect(await page.findByRole('button', { name: 'Проверить сейчас' })).toBeDefined()
  })

  it('tell that there were none', async () => {
    const page = await open('/admin/consistency', { consistency: { list: { runs: [], total: 0 } } })
    expect(await page.findByText(/^Проверок ещё не\sбыло$/)).toBeDefined()
  })
})

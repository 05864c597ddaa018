import type { QueuedPrintout, User } from '@polynya/contract'
import { A_QUEUED_PRINTOUT, ANNA, accessTokenFor, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const administrator: User = { ...ANNA, isAdmin: 1 }

async function openEveryones(events: SomeFixtures['events']) {
  localStorage.setItem('accessToken', accessTokenFor(administrator))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const app = await open('/view-event/3/manage/printouts', { events })
  return within(await app.findByRole('region', { name: 'Для всех' }))
}

/** Calls of an event with many starts, whose queued printout changes as a test wants it. */
function aLargeEvent(first: QueuedPrintout | null = null) {
  const requested: unknown[] = []
  let queued = first
  const change = (next: QueuedPrintout) => {
    queued = next
    return next
  }
  const events: SomeFixtures['events'] = {
    printouts: () => ({ starts: 5000, printouts: queued ? [queued] : [] }),
    queuePrintout({ body }) {
      requested.push(body)
      return change({ ...A_QUEUED_PRINTOUT, ...body })
    },
    cancelPrintout: () => change({ ...A_QUEUED_PRINTOUT, state: 'cancelled' }),
  }
  return { events, requested, change }
}

describe('printouts of an event with many starts', () => {
  it('are made in the background with their progress, and can be stopped', async () => {
    const { events, requested } = aLargeEvent()
    const part = await openEveryones(events)
    fireEvent.click(part.getByRole('link', { name: 'Протокол результатов, PDF' }))
    await part.findByText(/готово страниц 40\sиз\s104$/)
    expect(requested).toEqual([{ printout: 'protocol', language: 'ru' }])
    const bar = part.getByRole<HTMLProgressElement>('progressbar', { name: 'Протокол результатов' })
    expect([bar.value, bar.max]).toEqual([40, 104])
    fireEvent.click(part.getByRole('button', { name: 'Остановить' }))
    await expect.poll(() => part.queryByRole('progressbar')).toBeNull()
  })

  it('show their file once it is ready, or why they failed', async () => {
    const { events, change } = aLargeEvent({ ...A_QUEUED_PRINTOUT, count: null })
    const part = await openEveryones(events)
    await part.findByText(/подсчёт страниц$/)
    change({ ...A_QUEUED_PRINTOUT, state: 'ready', url: '/printouts/files/0f.pdf' })
    const link = await part.findByRole('link', { name: 'Открыть' }, { timeout: 3000 })
    expect(link.getAttribute('href')).toBe('/printouts/files/0f.pdf')
    const failed = aLargeEvent({ ...A_QUEUED_PRINTOUT, state: 'failed', failure: 'error' })
    const other = await openEveryones(failed.events)
    expect((await other.findByText(/документ не\sудалось напечатать/)).role).toBe('alert')
  })
})

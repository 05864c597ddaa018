import type { LiveChange, RankedResult, ResultList } from '@polynya/contract'
import { A_RESULT_LIST, A_START_LIST, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const starter = A_START_LIST.heats[0]?.lanes[0]?.starter
const [first] = A_RESULT_LIST.results
const RESULTS: ResultList[] =
  first && starter
    ? [{ ...A_RESULT_LIST, distanceId: A_START_LIST.distanceId, results: [{ ...first, starter }] }]
    : []
const live = (events: SomeFixtures['events'] = {}) => open('/view-event/7/live', { events })

describe('the live page', () => {
  it('shows the next heats and the latest results', async () => {
    const { findByRole } = await live({ live: RESULTS })
    const last = within(await findByRole('region', { name: /Последние\sрезультаты/ }))
    const { finalTime } = first as RankedResult
    expect((await last.findByRole('table')).textContent).toContain(finalTime ?? 'участие')
    expect((await findByRole('region', { name: /Следующие\sзаплывы/ })).textContent).toMatch(/больше\sнет/)
  })

  it('requests the results again when the stream reports a change, also where it can only poll', async () => {
    let requests = 0
    const change: LiveChange = {
      ...{ id: 5, kind: 'result', distanceId: A_START_LIST.distanceId },
      ...{ payload: {}, at: '2026-12-12T05:30:00.000Z' },
    }
    const at = '2026-12-12T05:30:00.000Z'
    const { findByRole } = await live({
      stream: ({ query }) => ({
        changes: query.after === 4 ? [change] : [],
        last: query.after === 4 ? 5 : 4,
        reset: false,
        at,
      }),
      live: () => {
        requests += 1
        return requests > 2 ? RESULTS : []
      },
    })
    const last = await findByRole('region', { name: /Последние\sрезультаты/ })
    await waitFor(() => expect(within(last).getAllByRole('table')).toHaveLength(1), { timeout: 5_000 })
  })

  it('shows the heat that swims to a reader who opens the page in the middle of it', async () => {
    const at = '2026-12-12T05:30:00.000Z'
    const [heat] = A_START_LIST.heats
    const { distanceId } = A_START_LIST
    const heats = heat ? [{ ...heat, startsAt: '2099-01-01T09:00:00.000Z' }] : []
    const start: LiveChange = {
      ...{ id: 5, kind: 'timing', distanceId, at },
      payload: { heat: heat?.heat ?? 0, isStarted: true },
    }
    const loaded = Promise.withResolvers<void>()
    let requests = 0
    const { findByRole } = await live({
      prestart: { lists: [{ ...A_START_LIST, heats }] },
      stream: async ({ query }) => {
        await loaded.promise
        return { changes: query.after ? [] : [start], last: 7, reset: false, at }
      },
      live: () => {
        requests += 1
        loaded.resolve()
        return []
      },
    })
    const now = within(await findByRole('region', { name: /Сейчас\sплывут/ }))
    expect(await now.findByRole('table')).toBeDefined()
    // What was loaded before the stream was open may be outdated.
    await waitFor(() => expect(requests).toBe(2))
  })

  it('shows the starts of a followed swimmer at the top, also after a reload', async () => {
    const { findByRole, findByLabelText } = await live()
    fireEvent.input(await findByLabelText('Найти пловца'), { target: { value: starter?.lastName } })
    fireEvent.click(await findByRole('button', { name: /^Следить/ }))
    const again = await live()
    const mine = within(await again.findByRole('region', { name: /Мои\sпловцы/ }))
    fireEvent.click(await mine.findByRole('button', { name: /^Не\sследить/ }))
    await waitFor(() => expect(mine.queryByRole('button', { name: /^Не\sследить/ })).toBeNull())
  })

  it('reports that there are no start lists, and events that the caller may not see', async () => {
    const empty = await live({ prestart: { lists: [] } })
    expect(await empty.findByText(/протоколов\sещё\sнет/)).toBeDefined()
    const denied = await live({ view: () => failure('event_not_found') })
    expect(await denied.findByText(/не\sнайдено/)).toBeDefined()
  })
})

it('the screen in the hall has no header, and shows a heat', async () => {
  const { findByRole, queryByRole } = await open('/hall/7', { events: { live: RESULTS } })
  expect(await findByRole('table')).toBeDefined()
  expect(queryByRole('banner')?.closest('.site-header') ?? null).toBeNull()
})

it('the screen in the hall says that there is no such event', async () => {
  const { findByRole } = await open('/hall/7', { events: { view: () => failure('event_not_found') } })
  await findByRole('heading', { level: 1, name: /не\sнайдено/ })
})

describe('push notifications', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  /** A browser with push notifications, where the user answers the question for permission. */
  function withPush(answer: NotificationPermission) {
    const given = {
      endpoint: 'https://push.example.org/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }
    let current: object | null = null
    const subscription = {
      toJSON: () => given,
      unsubscribe: async () => {
        current = null
      },
    }
    const pushManager = {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscription
        return subscription
      },
    }
    const registration = { pushManager, update: async () => undefined }
    const serviceWorker = {
      ...{ ready: Promise.resolve(registration), getRegistration: async () => registration },
      ...{ register: async () => registration, addEventListener: () => undefined },
    }
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
    vi.stubGlobal('PushManager', class {})
    const notification = {
      permission: 'default',
      requestPermission: async () => {
        notification.permission = answer
        return answer
      },
    }
    vi.stubGlobal('Notification', notification)
    return given
  }

  it('are switched on for the followed swimmers, and off', async () => {
    const { endpoint } = withPush('granted')
    localStorage.setItem('followed 7', starter?.iwsaid ?? '')
    const sent: unknown[] = []
    const { findByRole } = await open('/view-event/7/live', {
      push: {
        follow: ({ params, body }) => {
          sent.push([params.eventId, body.endpoint, body.language, body.iwsaids])
          return { iwsaids: body.iwsaids }
        },
        unsubscribe: ({ body }) => {
          sent.push(body.endpoint)
          return null
        },
      },
    })
    const control = await findByRole('checkbox', { checked: false })
    expect(sent).toEqual([])
    fireEvent.click(control)
    await findByRole('checkbox', { checked: true })
    await waitFor(() => expect(sent).toEqual([[7, endpoint, 'ru', [starter?.iwsaid]]]))
    fireEvent.click(control)
    await findByRole('checkbox', { checked: false })
    expect(sent.at(-1)).toBe(endpoint)
  })

  it('remain off if the user forbids them, with the way out', async () => {
    withPush('denied')
    const { findByRole, findByText } = await open('/view-event/7/live')
    fireEvent.click(await findByRole('checkbox'))
    expect(await findByText(/разрешите\sих\sв\sего\sнастройках/)).toBeDefined()
  })
})

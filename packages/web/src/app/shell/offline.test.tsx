import { mocks } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { api, open } = appUnderTest()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('says without a network of what time the shown data are, until it is back', async () => {
  const { findByText, findAllByRole, queryByText } = await open('/events')
  expect((await findAllByRole('article')).length).toBeGreaterThan(0)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  const notice = await findByText(/^Нет соединения с\sсетью\. Показаны данные, сохранённые в\s\d{2}:\d{2}\.$/)
  expect(notice.closest('[role=status]')).not.toBeNull()
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(queryByText(/Нет соединения/)).toBeNull())
})

it.each([
  ['the network is back', () => fireEvent(window, new Event('online'))],
  ['the API is reachable again', () => vi.advanceTimersByTime(15_000)],
])('revalidates recent answers as soon as %s', async (_, recover) => {
  // The calls are repeated without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await open('/events')
  fireEvent(window, new Event('pagehide'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app, findByText, queryByText } = await open('/events', 'unreachable')
  await findByText(/^Нет связи с\sсервером/)
  await expect.poll(() => app.queryClient.isFetching(), { timeout: 10_000 }).toBe(0)
  api.use(...mocks())
  recover()
  await waitFor(() => expect(queryByText(/^Нет связи с\sсервером/)).toBeNull())
})

it('repeats a query whose requests the network has lost', async () => {
  const { router, findAllByRole, queryByText } = await open('/terms')
  const lost = () => http.get('*/api/v1/events', () => HttpResponse.error(), { once: true })
  api.use(lost(), lost())
  await router.navigate({ href: '/events' })
  await findAllByRole('article')
  expect(queryByText(/^Нет связи|^Не\sудалось/)).toBeNull()
})

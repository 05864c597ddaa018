import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
afterEach(() => void vi.restoreAllMocks())

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

import { A_START_LIST, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const ADDRESS = '/time/Kd83hsPq02Lm'
const [heat] = A_START_LIST.heats
const [lane] = heat?.lanes ?? []
const SHEET = {
  ...{ eventId: 7, name: 'Кубок Тюмени', nameEn: 'Tyumen Cup', expiresAt: '2026-12-13T05:30:00.000Z' },
  sessions: [],
}
const TWO_LANES =
  heat && lane
    ? [{ ...A_START_LIST, heats: [{ ...heat, lanes: [lane, { ...lane, lane: 4 }] }] }]
    : [A_START_LIST]

/** The page of a timekeeper whose starter has no phone. */
const phone = (timing: SomeFixtures['timing'] = {}) =>
  open(ADDRESS, {
    timing: {
      open: { ...SHEET, lists: TWO_LANES },
      send: ({ body }) => ({ stored: body.marks.map(({ sentId }) => sentId), refused: [], starts: [] }),
      ...timing,
    },
  })

afterEach(() => void vi.useRealTimers())

it('keeps the own start of a heat over a reload and on another lane, until it is reset', async () => {
  const first = await phone()
  fireEvent.click(await first.findByRole('button', { name: /^Пустить свой/ }))
  fireEvent.change(first.getByLabelText('Дорожка'), { target: { value: '4' } })
  expect(document.querySelector('.time-figures')).not.toBeNull()
  const { findByRole, getByRole } = await phone()
  const reset = await findByRole('button', { name: /^Сбросить свой/ })
  expect(document.querySelector('.time-figures')).not.toBeNull()
  fireEvent.click(reset)
  await waitFor(() => expect(document.querySelector('.time-figures')).toBeNull())
  expect(getByRole('button', { name: /^Пустить свой/ })).toBeDefined()
})

it('sends the own start with the stop of a lane', async () => {
  const sent: unknown[] = []
  const { findByRole } = await phone({
    send({ body }) {
      sent.push(...body.marks.map(({ startedAt, lane: number }) => [startedAt, number]))
      return { stored: body.marks.map(({ sentId }) => sentId), refused: [], starts: [] }
    },
  })
  fireEvent.click(await findByRole('button', { name: /^Пустить свой/ }))
  fireEvent.pointerDown(await findByRole('button', { name: /^Стоп/ }))
  await waitFor(() => expect(sent).toEqual([[expect.stringMatching(/Z$/), lane?.lane]]), { timeout: 5_000 })
})

it('shows start lists that are published while it is visible', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let lists: (typeof A_START_LIST)[] = []
  const { findByText, findByRole } = await phone({ open: () => ({ ...SHEET, lists }) })
  await findByText(/Протоколов ещё\sнет/)
  lists = TWO_LANES
  vi.advanceTimersByTime(30_000)
  expect(await findByRole('button', { name: /^Стоп/ })).toBeDefined()
})

import type { DeskList, Publication } from '@polynya/contract'
import {
  A_DESK,
  A_DESK_LIST,
  A_PUBLICATION,
  ANNA,
  accessTokenFor,
  failure,
  type SomeFixtures,
} from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const [lane] = A_DESK_LIST.lanes
const recorded = {
  status: 'finished',
  rawTime: '00:17.80',
  penalties: [],
  finalTime: '00:17.80',
  code: null,
  reason: null,
  splits: [],
  version: 1,
  typedBy: 'Анна Петрова',
  typedAt: '2026-12-12T10:00:00.000Z',
  confirmedAt: null,
} satisfies NonNullable<DeskList['lanes'][number]['result']>
const LIST: DeskList = { ...A_DESK_LIST, version: 3, lanes: lane ? [{ ...lane, result: recorded }] : [] }

describe('the results desk of an administrator', () => {
  beforeEach(() => {
    localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1 }))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
  })
  afterEach(() => vi.unstubAllGlobals())

  const desk = (results: SomeFixtures['results'] = {}) =>
    open('/view-event/7/desk', { results: { list: LIST, ...results } })

  it('says why the lines of published or locked results are disabled', async () => {
    const published = { ...LIST, state: 'official' as const }
    const { findByRole, getByLabelText } = await desk({ list: published })
    const line = await findByRole('textbox', { name: /^Результат: дорожка/ })
    const note = () => document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent
    expect([line.hasAttribute('disabled'), note()]).toEqual([true, expect.stringMatching(/причину\.$/)])
    fireEvent.input(getByLabelText(/^Причина исправления/), { target: { value: 'Ошибка секундомера' } })
    await waitFor(() => expect(line.hasAttribute('disabled')).toBe(false))
    expect(note()).toBeUndefined()
  })

  it('says that locked results are unlocked by an administrator', async () => {
    const { findByRole, findByText } = await desk({ list: { ...LIST, isLocked: true } })
    await findByText(/^Результаты закрыты/)
    expect((await findByRole('textbox', { name: /^Результат: дорожка/ })).hasAttribute('disabled')).toBe(true)
  })

  it('sends splits and an explanation with the result, opened by F2', async () => {
    const sent: unknown[] = []
    const { findByRole } = await desk({
      record({ body }) {
        sent.push(...body.results)
        return LIST
      },
    })
    fireEvent.keyDown(await findByRole('textbox', { name: /^Результат: дорожка/ }), { key: 'F2' })
    const dialog = within(await findByRole('dialog'))
    fireEvent.input(dialog.getByLabelText('Отсечки'), { target: { value: '1900' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/по\sвозрастанию/)
    fireEvent.input(dialog.getByLabelText('Отсечки'), { target: { value: '850' } })
    fireEvent.input(dialog.getByLabelText(/Пояснение/), { target: { value: 'Протест отклонён' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { version: 1, rawTime: '00:17.80', splits: ['00:08.50'], reason: 'Протест отклонён' },
      ]),
    )
  })

  it('publishes all distances, shows the progress and names those that were left out', async () => {
    const requested: unknown[] = []
    const [head] = A_DESK.lists
    const lists = head ? [{ ...head, state: 'empty' as const, recorded: 3 }] : []
    let publication: Publication | null = null
    const page = await desk({
      desk: { ...A_DESK, lists },
      publishEvent({ body }) {
        requested.push(body)
        publication = { ...A_PUBLICATION, done: 1 }
        return publication
      },
      publication: () => ({ publication }),
      cancelPublication() {
        const outcomes = [{ distanceId: head?.distanceId ?? 0, outcome: 'invalid' as const, findings: 2 }]
        publication = { ...A_PUBLICATION, isOpen: false, isCancelled: true, done: 1, outcomes }
        return { publication }
      },
    })
    fireEvent.click(await page.findByText(/^Публикация всех\sдистанций$/))
    fireEvent.click(await page.findByRole('radio', { name: 'официальные' }))
    fireEvent.click(page.getByRole('checkbox', { name: /замечаниями$/ }))
    fireEvent.click(page.getByRole('button', { name: 'Опубликовать всё' }))
    const stop = await page.findByRole('button', { name: 'Остановить' })
    expect(requested).toEqual([{ state: 'official', confirmed: true }])
    expect(page.getByText(/^Обработано дистанций: 1\sиз\s2$/).role).toBe('status')
    fireEvent.click(stop)
    await page.findByText(/^Публикация остановлена/)
    expect(page.getByText(/2\sошибки/).textContent).toMatch(/^25\sм/)
    expect(page.getByRole('button', { name: 'Опубликовать всё' })).toBeDefined()
  })

  it('gives the secretary the link with which phones time the event', async () => {
    const { findByText, findByRole } = await desk()
    fireEvent.click(await findByText(/^Хронометраж с\sтелефонов$/))
    fireEvent.click(await findByRole('button', { name: 'Создать ссылку' }))
    expect(await findByRole('link', { name: /\/time\/Kd83hsPq02Lm$/ })).toBeDefined()
  })

  /** A desk of two distances that swim in one heat: lanes 2 and 4 of the first, 3 of the second. */
  const merged = (sent: unknown[] = []) => {
    const [head] = A_DESK.lists
    if (!lane || !head) throw new Error('The fixtures have a distance and a lane')
    const empty = (entryId: number, number: number) => ({
      ...{ ...lane, lane: number, heat: 1, starter: { ...lane.starter, entryId }, result: null },
    })
    const guest = { distanceId: 12, distCode: '50FR', gender: 1, heat: 1 } as const
    const host = { distanceId: head.distanceId, distCode: head.distCode, gender: head.gender, heat: 1 }
    const own = { ...LIST, lanes: [empty(101, 2), empty(102, 4)] }
    const lists: DeskList[] = [
      { ...own, mergedHeats: [{ heat: 1, mergedWith: [guest] }] },
      { ...own, ...guest, lanes: [empty(103, 3)], mergedHeats: [{ heat: 1, mergedWith: [host] }] },
    ]
    const listOf = (distanceId: unknown) =>
      lists.find((each) => each.distanceId === Number(distanceId)) ?? A_DESK_LIST
    return desk({
      desk: { ...A_DESK, lists: [head, { ...head, ...guest }] },
      list: ({ params }) => listOf(params.distanceId),
      record({ params, body }) {
        sent.push(...body.results.map(({ entryId }) => [Number(params.distanceId), entryId]))
        return listOf(params.distanceId)
      },
    })
  }

  it('types a heat that swims over two lists in the order of its lanes', async () => {
    const sent: unknown[] = []
    const { findByRole, findAllByRole, getAllByRole } = await merged(sent)
    const link = await findByRole('link', { name: /заплыв\s1/ })
    expect(link.getAttribute('href')).toMatch(/distance=12/)
    await waitFor(() => expect(getAllByRole('textbox', { name: /^Результат: дорожка/ })).toHaveLength(3))
    const inputs = await findAllByRole('textbox', { name: /^Результат: дорожка/ })
    expect(inputs.map((input) => input.getAttribute('aria-label')?.replace(/,.*/, ''))).toEqual(
      [2, 3, 4].map((number) => `Результат: дорожка ${number}`),
    )
    expect(inputs[1]?.closest('tr')?.textContent).toMatch(/50\sм/)
    for (const input of inputs.slice(0, 2)) {
      fireEvent.input(input, { target: { value: '4150' } })
      fireEvent.keyDown(input, { key: 'Enter' })
    }
    expect(document.activeElement).toBe(inputs[2])
    await waitFor(() =>
      expect(sent).toEqual([
        [1, 101],
        [12, 103],
      ]),
    )
  })

  it('opens the next distance by Enter in the last lane, with the focus in its first empty lane', async () => {
    const { findAllByRole, findByRole, address } = await merged()
    const last = (await findAllByRole('textbox', { name: /^Результат: дорожка/ })).at(-1)
    if (!last) throw new Error('The desk shows no lanes')
    last.focus()
    fireEvent.keyDown(last, { key: 'Enter' })
    await findByRole('heading', { level: 2, name: /^50\sм/ })
    expect(address()).toMatch(/distance=12$/)
    await waitFor(() => expect(document.activeElement?.className).toBe('desk-entry'))
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/дорожка 2/)
  })

  it('shows the codes of infringements by F1 while a line is typed', async () => {
    const { findByRole, queryByRole } = await desk()
    const line = await findByRole('textbox', { name: /^Результат: дорожка/ })
    line.focus()
    fireEvent.keyDown(line, { key: 'F1' })
    const codes = await findByRole('region', { name: 'Коды нарушений' })
    expect(codes.textContent).toMatch(/FS-P.*правило 1\.1.*NW.*правило 4\.2.*сверить с\sфедерацией/)
    expect(document.activeElement).toBe(line)
    fireEvent.keyDown(line, { key: 'F1' })
    await waitFor(() => expect(queryByRole('region', { name: 'Коды нарушений' })).toBeNull())
  })

  it('shows who entered what, and why it was corrected', async () => {
    const { findByRole } = await desk({
      history: {
        rows: [
          {
            id: 1,
            entryId: lane?.starter.entryId ?? 0,
            at: '2026-12-12T10:00:00.000Z',
            by: 'Анна Петрова',
            before: null,
            after: recorded,
            reason: 'Ошибка секундомера',
          },
        ],
      },
    })
    fireEvent.click(await findByRole('button', { name: 'История' }))
    const row = await within(await findByRole('dialog')).findByRole('listitem')
    expect(row.textContent).toMatch(/нет результата → 00:17\.80.*Анна Петрова.*Ошибка секундомера/)
    // 10:00 UTC at the venue.
    expect(row.textContent).toMatch(/15:00/)
  })

  it('shows what a recomputation changes before it is made', async () => {
    const previews: unknown[] = []
    const { findByRole } = await desk({
      recompute({ body }) {
        previews.push(body.preview ?? false)
        const entryId = lane?.starter.entryId ?? 0
        return { changes: [{ entryId, field: 'points', before: 195, after: 198 }] }
      },
    })
    fireEvent.click(await findByRole('button', { name: 'Пересчитать' }))
    const dialog = within(await findByRole('dialog'))
    expect((await dialog.findByRole('listitem')).textContent).toMatch(/очки: 195 → 198/)
    expect(previews).toEqual([true])
    fireEvent.click(dialog.getByRole('button', { name: 'Пересчитать' }))
    await waitFor(() => expect(previews).toEqual([true, false]))
  })

  it('locks results with the version that it shows, and reports a refusal', async () => {
    const locks: unknown[] = []
    const { findByRole } = await desk({
      lock({ body }) {
        locks.push(body.isLocked)
        return failure('stale')
      },
    })
    fireEvent.click(await findByRole('button', { name: 'Закрыть результаты' }))
    await waitFor(() => expect(locks).toEqual([true]))
    const button = await findByRole('button', { name: 'Закрыть результаты' })
    await waitFor(() => expect(button.parentElement?.textContent).toMatch(/изменил/i))
  })

  it('requires a second entry of each result by a checkbox', async () => {
    const rules: unknown[] = []
    const { findByRole } = await desk({
      setRules({ body }) {
        rules.push(body)
        return failure('unavailable')
      },
    })
    fireEvent.click(await findByRole('checkbox', { name: /Каждый результат записывается дважды/ }))
    await waitFor(() => expect(rules).toEqual([{ secondEntry: true }]))
  })

  it.each([
    ['shows nothing to choose where another desk typed the same', '1780', null],
    ['shows both results where another desk typed a different one', '1790', 'Здесь: 00:17.90'],
  ])('%s', async (_, typed, choice) => {
    let lists = 0
    const { findByRole, findByText, queryByText } = await desk({
      list: () => ({ ...LIST, lanes: lane ? [{ ...lane, result: lists++ === 0 ? null : recorded }] : [] }),
      record: () => failure('results_conflict'),
    })
    const line = await findByRole('textbox', { name: /^Результат: дорожка/ })
    fireEvent.input(line, { target: { value: typed } })
    fireEvent.keyDown(line, { key: 'Enter' })
    await findByText(choice ?? 'Всё сохранено')
    expect(queryByText(/^Здесь:/)?.textContent ?? null).toBe(choice)
  })

  it.each([
    ['Оставить здешний', 'results_conflict'],
    ['Не\xa0сохранять', 'results_locked'],
  ] as const)(
    'says online that a result waits for a decision, and returns to its line: %s',
    async (button, reason) => {
      const outcomes = [failure('unavailable'), failure(reason), LIST]
      let lists = 0
      const { findByRole, findByText, queryByText } = await desk({
        list: () => ({ ...LIST, lanes: lane ? [{ ...lane, result: lists++ === 0 ? null : recorded }] : [] }),
        record: () => outcomes.shift() ?? LIST,
      })
      const line = await findByRole('textbox', { name: /^Результат: дорожка/ })
      fireEvent.input(line, { target: { value: '1790' } })
      fireEvent.keyDown(line, { key: 'Enter' })
      await findByText(/^Нет связи/)
      fireEvent(window, new Event('online'))
      await findByText(/^Не\sсохранено, решите, что делать: 1\.$/)
      expect(queryByText(/^Нет связи\. Введённое/)).toBeNull()
      expect((await findByRole('link', { name: /^25\sм/ })).textContent).toMatch(/Не\sсохранено: 1$/)
      fireEvent.click(await findByRole('button', { name: button }))
      await findByText('Всё сохранено')
      expect(document.activeElement).toBe(line)
    },
  )

  it('publishes nothing while a result of the distance is not saved', async () => {
    const { findByRole, findByText } = await desk({ record: () => failure('unavailable') })
    const line = await findByRole('textbox', { name: /^Результат: дорожка/ })
    fireEvent.input(line, { target: { value: '1790' } })
    fireEvent.keyDown(line, { key: 'Enter' })
    await findByText(/^Нет связи/)
    fireEvent.click(await findByRole('button', { name: 'Опубликовать' }))
    const dialog = within(await findByRole('dialog'))
    await dialog.findByText(/^Не\sсохранено: 1$/)
    expect(dialog.queryAllByRole('button', { name: /^Опубликовать/ })).toEqual([])
  })

  it('takes the time of phones by Enter in an empty lane, and never over a typed time', async () => {
    const sent: unknown[] = []
    const empty = (entryId: number, number: number) =>
      lane ? [{ ...lane, lane: number, starter: { ...lane.starter, entryId }, result: null }] : []
    const list = { ...LIST, lanes: [...empty(101, 1), ...empty(102, 2)] }
    const times = [{ timekeeper: 1 as const, time: '00:41.53', clockErrorMs: 9, device: 'Phone' }]
    const proposals = [1, 2].map((number) => ({
      ...{ distanceId: list.distanceId, heat: lane?.heat ?? 0, lane: number, time: '00:41.53', times },
    }))
    const { findAllByRole } = await open('/view-event/7/desk', {
      results: {
        list,
        record({ body }) {
          sent.push(...body.results.map(({ entryId, rawTime }) => [entryId, rawTime]))
          return list
        },
      },
      timing: { proposals: { proposals, starts: [] } },
    })
    const [first, second] = await findAllByRole('textbox', { name: /^Результат: дорожка/ })
    if (!first || !second) throw new Error('The desk shows no lanes')
    await waitFor(() => expect(first.getAttribute('placeholder')).toBe('00:41.53'))
    fireEvent.keyDown(first, { key: 'Enter' })
    fireEvent.input(second, { target: { value: '3920' } })
    fireEvent.keyDown(second, { key: 'Enter' })
    await waitFor(() =>
      expect(sent).toEqual([
        [101, '00:41.53'],
        [102, '00:39.20'],
      ]),
    )
  })

  it('opens every distance without a network, and shows when its lanes were saved', async () => {
    const [head] = A_DESK.lists
    if (!head) throw new Error('The desk has a distance')
    const lists = [head, { ...head, distanceId: 12, distCode: '50FR' }]
    const loaded: number[] = []
    await desk({
      desk: { ...A_DESK, lists },
      list({ params: { distanceId } }) {
        loaded.push(Number(distanceId))
        return { ...LIST, distanceId: Number(distanceId) }
      },
    })
    await waitFor(() => expect(loaded).toEqual([head.distanceId, 12]))
    fireEvent(window, new Event('pagehide'))
    const { findByRole, findByText } = await open('/view-event/7/desk?distance=12', 'unreachable')
    const line = await findByRole('textbox', { name: /^Результат: дорожка/ })
    expect((line as HTMLInputElement).value).toBe('00:17.80')
    expect(await findByText(/Показаны данные, сохранённые в\s\d{2}:\d{2}\.$/)).toBeDefined()
  })

  it('warns before a reload if the browser cannot store what is entered', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { findByRole, findByText } = await desk({ record: () => failure('unavailable') })
    const line = await findByRole('textbox', { name: /^Результат: дорожка/ })
    fireEvent.input(line, { target: { value: '1790' } })
    fireEvent.keyDown(line, { key: 'Enter' })
    expect(await findByText(/Браузер не\sхранит введённое/)).toBeDefined()
  })
})

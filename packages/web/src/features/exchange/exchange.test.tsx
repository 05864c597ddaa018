import { A_FILE_IMPORT, ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { api, open } = appUnderTest()

const FOUND = {
  ...{ isStored: false, added: 2, changed: 1, known: 4, errors: [] },
  distances: [
    { line: 8, what: 'F 25 FREE', distCode: '25FR', distanceIds: [1], results: 7 },
    { line: 9, what: 'F 100 BACK', distCode: null, distanceIds: [], results: 2 },
  ],
  starters: [
    { line: 14, name: 'Петрова Анна', birthYear: 1990, iwsaid: 'PETR004217', teamId: null, score: 100 },
    { line: 20, name: 'Белова Алиса', birthYear: 1990, iwsaid: 'BELO000001', teamId: null, score: 75 },
  ],
  warnings: [{ line: 9, field: 'F 100 BACK', fault: 'distance_unknown' }],
}

/** The start of an import; the mocks derived from the contract read no upload. */
const started = () => http.post('*/exchange/7/results', () => HttpResponse.json({ data: A_FILE_IMPORT }))

/** A complete import with what it found. */
const reported = (found: object) =>
  HttpResponse.json({
    data: {
      ...{ ...A_FILE_IMPORT, state: 'stored', entries: null, results: null, startLists: null },
      ...{ completedAt: '2026-01-16T09:00:04.000Z', ...found },
    },
  })

describe('files of other programs', () => {
  beforeEach(() => {
    localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1 }))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
  })

  it('are checked before their results are recorded', async () => {
    const sent: unknown[] = []
    const errors = [{ line: 12, field: 'swimtime', fault: 'wrong_format' }]
    const answers = [{ ...FOUND, errors }, FOUND, { ...FOUND, isStored: true }]
    const page = await open('/view-event/7/desk')
    api.use(
      http.post('*/exchange/7/results', ({ request }) => {
        sent.push(new URL(request.url).searchParams.get('dryRun'))
        return HttpResponse.json({ data: A_FILE_IMPORT })
      }),
      http.get('*/exchange/7/imports/3', () => reported({ results: answers[sent.length - 1] })),
    )
    fireEvent.click(await page.findByText(/^Обмен с\sдругими программами$/))
    fireEvent.click(page.getByRole('button', { name: 'Загрузить результаты' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Загрузить результаты' }))
    const choose = () =>
      fireEvent.change(dialog.getByLabelText('Выбрать файл'), {
        target: { files: [new File(['x'], 'results.lef')] },
      })
    choose()
    await dialog.findByText('swimtime')
    expect(dialog.queryByRole('button', { name: 'Записать результаты' })).toBeNull()
    choose()
    await dialog.findByText('Новых результатов: 2, изменённых: 1, уже записано: 4.')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'F 25 FREE → 25FR, 7 результатов',
      expect.stringMatching(/^F 100 BACK → у\sнас не\sплавают, 2 результата$/),
      expect.stringMatching(/^Белова Алиса\s— BELO000001, совпадение 75\s%$/),
      'строка 9: F 100 BACK такой дистанции нет',
    ])
    fireEvent.click(dialog.getByRole('button', { name: 'Записать результаты' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual(['true', 'true', 'false'])
  })

  it('enter swimmers, with profiles and payments as an administrator chooses', async () => {
    const sent: URLSearchParams[] = []
    const page = await open('/view-event/7/manage/printouts')
    const starters = FOUND.starters.map(({ teamId: _, ...starter }) => ({ ...starter, isNew: false }))
    const distances = FOUND.distances.map(({ results: entries, ...distance }) => ({ ...distance, entries }))
    const found = { ...FOUND, distances, starters, onSpot: true, orders: [] }
    api.use(
      http.post('*/exchange/7/entries', ({ request }) => {
        const { searchParams: query } = new URL(request.url)
        sent.push(query)
        return HttpResponse.json({ data: { ...A_FILE_IMPORT, kind: 'entries' } })
      }),
      http.get('*/exchange/7/imports/3', () => {
        const query = sent.at(-1)
        const created = query?.get('createProfiles') === 'true' ? 5 : 0
        return reported({
          ...{ kind: 'entries', results: null },
          entries: { ...found, created, isStored: query?.get('dryRun') === 'false' },
        })
      }),
    )
    fireEvent.click(await page.findByRole('button', { name: 'Загрузить заявки' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Загрузить заявки' }))
    fireEvent.change(dialog.getByLabelText('Выбрать файл'), {
      target: { files: [new File(['x'], 'entries.lef')] },
    })
    await dialog.findByText(/^Новых заявок: 2, с\sизменённым заявленным временем: 1, уже заявлено: 4\.$/)
    fireEvent.click(dialog.getByLabelText(/^Создать профили/))
    expect(dialog.queryByRole('button', { name: 'Заявить участников' })).toBeNull()
    fireEvent.change(dialog.getByLabelText('Город новых профилей'), { target: { value: ' Тюмень ' } })
    fireEvent.click(dialog.getByLabelText('Наличными'))
    fireEvent.click(dialog.getByRole('button', { name: 'Проверить ещё раз' }))
    await dialog.findByText(/Новых профилей: 5\./)
    dialog.getByText(/^Регистрация закрыта/)
    fireEvent.click(dialog.getByRole('button', { name: 'Заявить участников' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const choice = { createProfiles: 'true', city: 'Тюмень', means: 'cash' }
    expect(sent.map((query) => Object.fromEntries(query))).toEqual([
      { dryRun: 'true', createProfiles: 'false' },
      { dryRun: 'true', ...choice },
      { dryRun: 'false', ...choice },
    ])
  })

  it('show the progress of an import, which can be cancelled', async () => {
    let cancelled = 0
    const page = await open('/view-event/7/desk', {
      exchange: {
        importReport: () => ({
          ...{ ...A_FILE_IMPORT, entries: null, results: null, startLists: null },
          ...(cancelled > 0 && { state: 'cancelled' as const }),
        }),
        cancelImport() {
          cancelled += 1
          return { ...A_FILE_IMPORT, state: 'cancelled' }
        },
      },
    })
    api.use(started())
    fireEvent.click(await page.findByText(/^Обмен с\sдругими программами$/))
    fireEvent.click(page.getByRole('button', { name: 'Загрузить результаты' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Загрузить результаты' }))
    fireEvent.change(dialog.getByLabelText('Выбрать файл'), {
      target: { files: [new File(['x'], 'results.lef')] },
    })
    const bar = await dialog.findByRole('progressbar', { name: 'Загрузить результаты' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['120', '480'])
    dialog.getByText(/^Проверено участников: 120\sиз\s480\.$/)
    fireEvent.click(dialog.getByRole('button', { name: 'Отменить загрузку' }))
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
    expect(cancelled).toBe(1)
    expect(dialog.queryByRole('button', { name: 'Записать результаты' })).toBeNull()
  })

  it('show why an import failed', async () => {
    const page = await open('/view-event/7/desk', {
      exchange: {
        importReport: {
          ...{ ...A_FILE_IMPORT, state: 'failed', failure: 'changed' },
          ...{ entries: null, results: null, startLists: null },
        },
      },
    })
    api.use(started())
    fireEvent.click(await page.findByText(/^Обмен с\sдругими программами$/))
    fireEvent.click(page.getByRole('button', { name: 'Загрузить результаты' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Загрузить результаты' }))
    fireEvent.change(dialog.getByLabelText('Выбрать файл'), {
      target: { files: [new File(['x'], 'results.lef')] },
    })
    await dialog.findByText(/^Пока файл проверялся, данные события изменились\./)
  })

  it('list the imports of an event with their progress, and show what they found later', async () => {
    const state: { now: 'running' | 'stored' } = { now: 'running' }
    const refused = { ...A_FILE_IMPORT, id: 2, state: 'refused', fileName: 'wrong.csv' } as const
    const page = await open('/view-event/7/desk', {
      exchange: { imports: () => ({ imports: [{ ...A_FILE_IMPORT, state: state.now }, refused] }) },
    })
    api.use(http.get('*/exchange/7/imports/3', () => reported({ results: { ...FOUND, isStored: true } })))
    fireEvent.click(await page.findByText(/^Обмен с\sдругими программами$/))
    await page.findByRole('progressbar', { name: /^results\.lef/ })
    page.getByText(/^wrong\.csv.*В\sфайле ошибки\. Ничего не\sзаписано\.$/)
    state.now = 'stored'
    fireEvent.click(await page.findByRole('button', { name: /^Показать отчёт: results\.lef/ }))
    const dialog = within(await page.findByRole('dialog', { name: 'Отчёт: results.lef' }))
    await dialog.findByText('Новых результатов: 2, изменённых: 1, уже записано: 4.')
    dialog.getByText(/^F 100 BACK →/)
  })

  it('show why an export failed', async () => {
    const page = await open('/view-event/7/desk', {
      exchange: { exportFile: () => failure('event_not_found') },
    })
    fireEvent.click(await page.findByText(/^Обмен с\sдругими программами$/))
    fireEvent.click(page.getByRole('button', { name: 'LXF: Результаты' }))
    await page.findByText(/^Не\sудалось скачать файл/)
  })
})

import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
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
        return HttpResponse.json({ data: answers[sent.length - 1] })
      }),
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
    await dialog.findByText('Новых результатов: 2, изменится: 1, уже записано: 4.')
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
        const created = query.get('createProfiles') === 'true' ? 5 : 0
        return HttpResponse.json({ data: { ...found, created, isStored: query.get('dryRun') === 'false' } })
      }),
    )
    fireEvent.click(await page.findByRole('button', { name: 'Загрузить заявки' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Загрузить заявки' }))
    fireEvent.change(dialog.getByLabelText('Выбрать файл'), {
      target: { files: [new File(['x'], 'entries.lef')] },
    })
    await dialog.findByText('Новых заявок: 2, изменится заявленное время: 1, уже заявлено: 4.')
    fireEvent.click(dialog.getByLabelText(/^Создать профили/))
    expect(dialog.queryByRole('button', { name: 'Заявить участников' })).toBeNull()
    fireEvent.change(dialog.getByLabelText('Город новых профилей'), { target: { value: ' Тюмень ' } })
    fireEvent.click(dialog.getByLabelText('Наличными'))
    fireEvent.click(dialog.getByRole('button', { name: 'Проверить ещё раз' }))
    await dialog.findByText(/Будет создано 5 профилей\./)
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

  it('show why an export failed', async () => {
    const page = await open('/view-event/7/desk', {
      exchange: { exportFile: () => failure('event_not_found') },
    })
    fireEvent.click(await page.findByText(/^Обмен с\sдругими программами$/))
    fireEvent.click(page.getByRole('button', { name: 'LXF: Результаты' }))
    await page.findByText(/^Не\sудалось скачать файл/)
  })
})

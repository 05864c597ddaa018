import { A_RECORD, AN_IMPORTED_RECORD, ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { api, open } = appUnderTest()

const GROUP = { ...A_RECORD, id: 2, kind: 'GWR', ageGroup: 'E1', state: 'approved' } as const

describe('the records', () => {
  it('show holders, events and states, and hold the filter in the address', async () => {
    const requested: unknown[] = []
    const page = await open('/records', {
      records: {
        list: ({ query }) => {
          requested.push(query)
          return { records: [A_RECORD], total: 1 }
        },
      },
    })
    const row = (await page.findByRole('link', { name: 'Петрова Анна' })).closest('tr')
    expect(row?.textContent).toMatch(/25\sм.*00:13\.80.*ожидает утверждения.*Кубок Тюмени/)
    expect(page.queryByRole('button', { name: /^Утвердить/ })).toBeNull()
    fireEvent.change(page.getByLabelText('Рекорды'), { target: { value: 'E1' } })
    await waitFor(() => expect(page.address()).toBe('/records?ageGroup=E1'))
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ ageGroup: 'E1', page: 1 }))
    fireEvent.change(page.getByLabelText('Рекорды'), { target: { value: 'all' } })
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ kind: 'GWR' }))
  })

  it('say that there are none, or that they could not be loaded', async () => {
    const empty = await open('/records', { records: { list: { records: [], total: 0 } } })
    await empty.findByText('Таких рекордов пока нет')
    const failed = await open('/records?gender=1', { records: { list: () => failure('internal') } })
    await failed.findByText(/^Не\sудалось загрузить рекорды$/)
  })

  it('show the history of a record with the latest time first, and are closed again', async () => {
    const requested: unknown[] = []
    const page = await open('/records', {
      records: {
        history: ({ query }) => {
          requested.push(query)
          return { records: [{ ...GROUP, id: 1, time: '00:15.00', isCurrent: false }, GROUP] }
        },
      },
    })
    fireEvent.click(await page.findByRole('link', { name: /^История: 25/ }))
    const history = within(await page.findByRole('region', { name: /^История рекорда: 25/ }))
    await history.findByText('00:15.00', { selector: 'tbody b' })
    const times = history.getAllByRole('row').flatMap((row) => row.querySelector('td b')?.textContent ?? [])
    expect(times).toEqual(['00:13.80', '00:15.00'])
    expect(requested[0]).toEqual({ distCode: '25FR', gender: 2 })
    fireEvent.click(history.getByRole('button', { name: 'Закрыть историю' }))
    await waitFor(() => expect(page.address()).toBe('/records'))
  })

  it('are declined by the federation, which must say why', async () => {
    localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isRsf: 1 }))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    const sent: unknown[] = []
    const page = await open('/records', {
      records: {
        list: { records: [{ ...A_RECORD, canDecide: true }], total: 1 },
        decide: (call) => {
          sent.push(call)
          return sent.length === 1 ? failure('stale') : { ...A_RECORD, state: 'declined' }
        },
      },
    })
    fireEvent.click(await page.findByRole('button', { name: /^Отклонить: 25.*Петрова Анна/ }))
    const dialog = within(await page.findByRole('dialog'))
    const submit = dialog.getByRole('button', { name: 'Отклонить' })
    fireEvent.click(submit)
    await dialog.findByRole('alert')
    expect(sent).toEqual([])
    fireEvent.input(dialog.getByLabelText('Примечание'), { target: { value: 'Нет протокола' } })
    fireEvent.click(submit)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await dialog.findByText(/измен/)).toBeDefined()
    fireEvent.click(submit)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    expect(sent[1]).toMatchObject({ params: { id: 1 }, body: { state: 'declined', note: 'Нет протокола' } })
  })
})

const signInAdministrator = (regions: string[] | null = null) => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, regions }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

describe('imported records', () => {
  const mine = { ...AN_IMPORTED_RECORD, canDecide: true }
  const listed = { list: { records: [mine], total: 1 } }

  it('are marked, with the holder and the place of their list, which are no links', async () => {
    const records = { list: { records: [AN_IMPORTED_RECORD], total: 1 } }
    const page = await open('/records', { records })
    const row = (await page.findByText('Зимина Вера')).closest('tr')
    expect(row?.textContent).toMatch(/00:14\.20.*утверждён, из\sпрежнего списка/)
    expect(row?.textContent).toMatch(/Тюмень, чемпионат области, 14.*2009/)
    const links = [...(row?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
    expect(links).toEqual([expect.stringMatching(/^История/)])
    expect(page.queryByRole('button', { name: /^Удалить/ })).toBeNull()
  })

  it('are checked before they are imported; errors and warnings are shown by line', async () => {
    signInAdministrator()
    const sent: unknown[] = []
    const found = { isStored: false, added: 1, known: 2, warnings: [], errors: [] }
    const answers = [
      { ...found, errors: [{ line: 3, field: 'lastName', fault: 'wrong_format' as const }] },
      { ...found, warnings: [{ line: 4, field: 'time', fault: 'sets_none' as const }] },
      { ...found, isStored: true },
    ]
    const page = await open('/records', { records: listed })
    api.use(
      http.post('*/api/v1/records/import', ({ request }) => {
        sent.push(new URL(request.url).searchParams.get('dryRun'))
        return HttpResponse.json({ data: answers[sent.length - 1] })
      }),
    )
    fireEvent.click(await page.findByRole('button', { name: 'Загрузить рекорды' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Загрузить рекорды' }))
    const choose = () =>
      fireEvent.change(dialog.getByLabelText('Выбрать файл'), {
        target: { files: [new File(['x'], 'records.csv')] },
      })
    choose()
    expect((await dialog.findByRole('listitem')).textContent).toBe('строка 3: lastName недопустимые символы')
    expect(dialog.queryByRole('button', { name: 'Загрузить' })).toBeNull()
    choose()
    expect(await dialog.findByText('новых рекордов: 1, уже есть: 2')).toBeDefined()
    expect(dialog.getByRole('listitem').textContent).toMatch(/^строка 4: time на\sэту дату/)
    fireEvent.click(dialog.getByRole('button', { name: 'Загрузить' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual(['true', 'true', 'false'])
  })

  it('are deleted one by one, or with all of their import', async () => {
    signInAdministrator()
    const sent: unknown[] = []
    const page = await open('/records', {
      records: {
        ...listed,
        remove: ({ params, query }) => {
          sent.push({ ...params, ...query })
          return sent.length === 1 ? failure('record_not_found') : { removed: 5 }
        },
      },
    })
    fireEvent.click(await page.findByRole('button', { name: /^Удалить: 25.*Зимина Вера/ }))
    const dialog = within(await page.findByRole('dialog', { name: 'Удалить загруженный рекорд?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    expect(await dialog.findByText(/Рекорд не\sнайден/)).toBeDefined()
    fireEvent.click(dialog.getByRole('checkbox', { name: /^и\sвсе остальные/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      { id: 3, wholeImport: false },
      { id: 3, wholeImport: true },
    ])
  })

  it('are not changed by administrators of a region', async () => {
    signInAdministrator(['RU-TYU'])
    const page = await open('/records', { records: listed })
    await page.findByText('Зимина Вера')
    expect(page.queryByRole('button', { name: 'Загрузить рекорды' })).toBeNull()
    expect(page.queryByRole('button', { name: /^Удалить/ })).toBeNull()
  })
})

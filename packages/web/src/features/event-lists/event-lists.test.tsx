import type { User } from '@polynya/contract'
import { DEFAULT_LIST_SETTINGS } from '@polynya/domain'
import { A_SESSION, A_START_LIST, ANNA, accessTokenFor, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const RULES = { ...DEFAULT_LIST_SETTINGS, excludedLanes: [], laneOrder: [] }

const part = async (app: Awaited<ReturnType<typeof open>>, name: RegExp) =>
  within(await app.findByRole('region', { name }))

const NO_ENTRANTS: SomeFixtures['events'] = {
  swimmerList: { swimmers: [], total: 0, unPaid: 0 },
  prestartLists: { lists: [] },
}

describe('the lists of an event', () => {
  it('show who entered, and how many have not paid', async () => {
    const entries = await part(await open('/view-event/3?tab=entries'), /^Участники$/)
    const row = (await entries.findByRole('rowheader', { name: /Петрова Анна/ })).closest('tr')
    expect(row?.textContent).toContain('00:18.40')
    expect(entries.getByText(/Ещё 2 не\sоплатили участие/)).toBeDefined()
  })

  it('are narrowed by the address, which a choice writes', async () => {
    const requested: unknown[] = []
    const app = await open('/view-event/3?tab=entries&distance=25FR', {
      events: {
        swimmerList: ({ query }) => {
          requested.push(query)
          return { swimmers: [], total: 0, unPaid: 0 }
        },
      },
    })
    const entries = await part(app, /^Участники$/)
    await entries.findByText(/^Под\sотбор никто не\sподходит$/)
    entries.getByLabelText('Пол').focus()
    fireEvent.change(entries.getByLabelText('Пол'), { target: { value: '2' } })
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ distCode: '25FR', gender: 2, page: 1 }))
    expect(app.address()).toBe('/view-event/3?tab=entries&distance=25FR&gender=2')
    expect(document.activeElement).toBe(entries.getByLabelText('Пол'))
  })

  it('bring out the swimmer whom the address names', async () => {
    const app = await open('/view-event/3/PETR004217')
    const found =
      (await app.findByRole('heading', { name: 'Заявки участника' })).parentElement ?? document.body
    const link = await within(found).findByRole('link', { name: 'Петрова Анна' })
    expect(link.getAttribute('href')).toContain('show=PETR004217')
    expect(found.textContent).toContain('00:18.40')
  })

  it('show the empty texts of the federation without entries and start lists', async () => {
    const entries = await open('/view-event/3?tab=entries', { events: NO_ENTRANTS })
    expect(await entries.findByText(/^Возможно, никто не\sзарегистрирован\.$/)).toBeDefined()
    const lists = await open('/view-event/3?tab=pre-start', { events: NO_ENTRANTS })
    expect(await lists.findByText(/^Стартовый протокол не\sнайден$/)).toBeDefined()
  })

  it('show the start list of a distance, and offer another try where that fails', async () => {
    const lists = await part(await open('/view-event/3?tab=pre-start'), /^Стартовые протоколы$/)
    expect(await lists.findByRole('table', { name: /^Заплыв 1 из\s1, старт в\s10:30$/ })).toBeDefined()
    const failed = await open('/view-event/3?tab=pre-start', {
      events: { prestart: () => failure('internal') },
    })
    const again = await part(failed, /^Стартовые протоколы$/)
    await again.findByText(/^Не\sудалось загрузить стартовый протокол$/)
    expect(again.getByRole('button', { name: 'Повторить' })).toBeDefined()
  })
})

it('find a name in all start lists, with heat and lane', async () => {
  const app = await open('/view-event/3?tab=pre-start&name=Анна')
  expect(await app.findByText(/заплыв 1, дорожка \d/)).toBeDefined()
  const none = await open('/view-event/3?tab=pre-start&name=Никто')
  expect(await none.findByText(/такого имени нет/)).toBeDefined()
})

describe('start lists of the management page', () => {
  const administrator: User = { ...ANNA, isAdmin: 1 }

  async function manage(events: SomeFixtures['events'] = {}) {
    localStorage.setItem('accessToken', accessTokenFor(administrator))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    const app = await open('/view-event/3/manage/lists', { events })
    const section = () => within(document.body)
    fireEvent.click(await section().findByRole('button', { name: /^Показать протокол: 25/ }))
    await section().findByRole('button', { name: 'Закрыть протокол' })
    return { app, section }
  }

  it('are seeded after a confirmation that shows the number of heats', async () => {
    const bodies: unknown[] = []
    const { app, section } = await manage({
      seedPrestart: ({ body }) => {
        bodies.push(body)
        return {
          seeded: [{ distanceId: 1, distCode: '25FR', gender: 0, heats: 4, entries: 20 }],
          locked: [7],
        }
      },
    })
    fireEvent.click(section().getByRole('button', { name: 'Составить все' }))
    const dialog = within(await app.findByRole('dialog'))
    expect(dialog.getByText(/заплывов: 4, участников: 20.*не\sизменятся: 1/)).toBeDefined()
    expect(bodies).toEqual([{ preview: true }])
    fireEvent.click(dialog.getByRole('button', { name: 'Составить' }))
    await waitFor(() => expect(bodies).toEqual([{ preview: true }, {}]))
  })

  it('move a swimmer based on the shown version, and restore the focus', async () => {
    const moved: unknown[] = []
    const { section } = await manage({
      movePrestart: ({ body, request }) => {
        moved.push([body, request.headers.get('if-match')])
        return A_START_LIST
      },
    })
    fireEvent.click(await section().findByRole('button', { name: 'Переставить: Петрова Анна' }))
    const form = within(await section().findByRole('form', { name: 'Переставить: Петрова Анна' }))
    fireEvent.change(form.getByLabelText('Дорожка'), { target: { value: '5' } })
    fireEvent.click(form.getByRole('button', { name: 'Переставить сюда' }))
    await waitFor(() => expect(moved).toEqual([[{ entryId: 1, heat: 1, lane: 5 }, '"2"']]))
    const opener = () => section().getByRole('button', { name: 'Переставить: Петрова Анна' })
    await waitFor(() => expect(document.activeElement).toBe(opener()))
  })

  it('explain what to do after a concurrent change', async () => {
    const { section } = await manage({ scratchPrestart: () => failure('stale') })
    fireEvent.click(await section().findByRole('button', { name: /^Снять со\sстарта: Петрова Анна$/ }))
    const alert = await section().findByText(/Не\sудалось обновить стартовый протокол.*изменил кто-то другой/)
    expect(alert).toBeDefined()
  })

  it('require DNS or WDR where a scratched starter needs a result', async () => {
    const sent: unknown[] = []
    const { section } = await manage({
      scratchPrestart: ({ body }) => {
        sent.push(body)
        const issues = [{ path: 'result', reason: 'required' }] as const
        return body.result ? A_START_LIST : failure('invalid_input', { issues })
      },
    })
    const scratch = { entryId: 1, scratched: true }
    const opener = await section().findByRole('button', { name: /^Снять со\sстарта: Петрова Анна$/ })
    fireEvent.click(opener)
    const cancelled = within(await section().findByRole('dialog'))
    fireEvent.click(cancelled.getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(section().queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([scratch])
    fireEvent.click(opener)
    const dialog = within(await section().findByRole('dialog'))
    expect(dialog.getByRole('button', { name: /^Не\sстартовал/ })).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Снятие' }))
    await waitFor(() => expect(sent).toEqual([scratch, scratch, { ...scratch, result: 'WDR' }]))
    await waitFor(() => expect(section().queryByRole('dialog')).toBeNull())
  })

  it('merge a heat into one of its session, based on the shown version', async () => {
    const sent: unknown[] = []
    const { heats: _, pool: __, scratched: ___, late: ____, ...parts } = A_START_LIST
    const head = { ...parts, heats: 1, entries: 1, late: 0, overlaps: false }
    const { section } = await manage({
      prestartLists: {
        lists: [
          head,
          { ...head, distanceId: 2, distCode: '50BR', heats: 2 },
          { ...head, distanceId: 3, distCode: '100FR', session: head.session + 1 },
        ],
      },
      mergePrestart: ({ body, request }) => {
        sent.push([body, request.headers.get('if-match')])
        return A_START_LIST
      },
    })
    fireEvent.click(await section().findByRole('button', { name: /^Объединить с\sдругим заплывом$/ }))
    const form = within(await section().findByRole('form', { name: 'Объединить заплыв 1' }))
    const choice = form.getByLabelText<HTMLSelectElement>(/^Плывут вместе с\sзаплывом$/)
    expect([...choice.options].map(({ text }) => text)).toEqual([
      expect.stringMatching(/^50.*1$/),
      expect.stringMatching(/^50.*2$/),
    ])
    fireEvent.change(choice, { target: { value: '1' } })
    fireEvent.click(form.getByRole('button', { name: 'Объединить' }))
    await waitFor(() => expect(sent).toEqual([[{ heat: 1, into: { distanceId: 2, heat: 2 } }, '"2"']]))
    await waitFor(() => expect(section().queryByRole('form', { name: 'Объединить заплыв 1' })).toBeNull())
  })
})

describe('the managed lists of an event', () => {
  const administrator: User = { ...ANNA, isAdmin: 1 }

  async function manage(events: SomeFixtures['events'] = {}) {
    localStorage.setItem('accessToken', accessTokenFor(administrator))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    return open('/view-event/3/manage/lists', { events })
  }

  it('are timed by phones with a link that is shown with its QR code, and can be revoked', async () => {
    const app = await manage()
    fireEvent.click(await app.findByRole('button', { name: 'Создать ссылку' }))
    expect((await app.findByRole('link', { name: /\/time\/Kd83hsPq02Lm$/ })).getAttribute('href')).toContain(
      '/time/',
    )
    const code = await app.findByRole('img', { name: 'QR-код ссылки для хронометристов' })
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/)
    expect(await app.findByText('secretary@example.org')).toBeDefined()
    fireEvent.click(app.getByRole('button', { name: /^Отозвать/ }))
    await waitFor(() => expect(app.queryByText('secretary@example.org')).toBeNull())
  })

  it('are moved within their session by the keyboard', async () => {
    const sent: unknown[] = []
    const { heats: _, pool: __, scratched: ___, late: ____, ...parts } = A_START_LIST
    const head = { ...parts, heats: 1, entries: 1, late: 0, overlaps: false }
    const app = await manage({
      prestartLists: { lists: [head, { ...head, distanceId: 2, distCode: '50BR' }] },
      updateSession: ({ body, request }) => {
        sent.push([body.distanceOrder, request.headers.get('if-match')])
        return A_SESSION
      },
    })
    const down = await app.findByRole('button', { name: /^Ниже: 25/ }, { timeout: 10_000 })
    await waitFor(() => {
      fireEvent.click(down)
      expect(sent.at(0)).toEqual([[2, 1], '"1"'])
    })
    expect(app.getByRole('button', { name: /^Ниже: 50/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('follow rules that a session sets, with those of the event as placeholders', async () => {
    const sent: unknown[] = []
    const app = await manage({
      updateListRules: ({ body, request }) => {
        sent.push([body, request.headers.get('if-match')])
        return { event: { rules: { ...RULES }, version: 1 }, sessions: [], distances: [] }
      },
    })
    fireEvent.click(await app.findByText('Правила составления протоколов', {}, { timeout: 10_000 }))
    fireEvent.change(await app.findByLabelText('Для чего действуют'), { target: { value: 'session-1' } })
    expect(app.getByLabelText('Между заплывами, минут').getAttribute('placeholder')).toBe('3')
    fireEvent.input(app.getByLabelText(/^Не\sиспользовать дорожки$/), { target: { value: '1 6' } })
    fireEvent.click(app.getByRole('button', { name: 'Сохранить правила' }))
    await waitFor(() =>
      expect(sent).toEqual([
        [{ sessionId: 1, rules: { lanes: { first: 1, last: 4 }, excludedLanes: [1, 6] } }, '"1"'],
      ]),
    )
  })
})

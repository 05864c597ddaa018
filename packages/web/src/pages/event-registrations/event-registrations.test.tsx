import { A_MEDICAL_NOTE, ANNA, ANNA_REGISTRATION, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const PAGE = '/view-event/7/manage/entries'
const DESK = '/view-event/7/manage/desk'

const BORIS = {
  ...ANNA_REGISTRATION,
  id: 22,
  iwsaid: 'BORI000001',
  number: 13,
  nativeFirstName: 'Борис',
  nativePatronim: null,
  nativeLastName: 'Волков',
  entries: ANNA_REGISTRATION.entries.map((entry) => ({ ...entry, entryId: 2, orderId: 12 })),
  orders: ANNA_REGISTRATION.orders.map((order) => ({ ...order, id: 12 })),
}
const both = { registrations: [ANNA_REGISTRATION, BORIS], total: 2, checkedIn: 0 }

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

describe('the list of registrations', () => {
  it('requests the filters of the address, and shows entries, orders and times to the second', async () => {
    const requested: unknown[] = []
    const { findByRole, getByText } = await open(`${PAGE}?isPaid=false&state=held&x=1&distanceId=y`, {
      events: {
        registrations: ({ query }) => {
          requested.push(query)
          return both
        },
      },
    })
    const list = await findByRole('list', { name: 'Регистрации' })
    const [row] = within(list).getAllByRole('checkbox')
    expect(row).toBeDefined()
    expect(within(list).getByRole('link', { name: 'Заказ №\xa011' }).getAttribute('href')).toBe('/orders/11')
    expect(within(list).getAllByText(/:05:31/)).toHaveLength(2)
    expect(getByText(/2 регистрации, пришли: 0/)).toBeDefined()
    expect(requested).toEqual([{ isPaid: false, state: 'held', page: 1, limit: 50 }])
  })

  it('reports missing access, and an empty list', async () => {
    const denied = await open(PAGE, { events: { registrations: () => failure('no_access') } })
    expect(await denied.findByText(/Доступ не\sразрешён/)).toBeDefined()
    const none = await open(PAGE, {
      events: { registrations: { registrations: [], total: 0, checkedIn: 0 } },
    })
    expect(await none.findByText(/Пока никто не\sзарегистрирован/)).toBeDefined()
  })

  it('checks in all that are selected, and says of each what became of it', async () => {
    const { findByLabelText, findByText, findByRole } = await open(PAGE, {
      events: {
        registrations: both,
        checkIn: ({ params }) =>
          params.registrationId === BORIS.id ? failure('entry_state') : ANNA_REGISTRATION,
      },
    })
    fireEvent.click(await findByLabelText(/Выбрать всех/))
    fireEvent.click(await findByRole('button', { name: 'Отметить приход' }))
    expect(await findByText(/Готово: 1. Не\sполучилось: 1./)).toBeDefined()
    expect(await findByText('Сделано')).toBeDefined()
    expect(await findByText(/С\sзаявкой в\sэтом состоянии/)).toBeDefined()
  })

  it('asks why before entries are cancelled, counts them, and tells what goes back', async () => {
    const reasons: unknown[] = []
    const summed: unknown[] = []
    const paid = {
      ...BORIS,
      entries: BORIS.entries.map((entry) => ({ ...entry, state: 'confirmed' as const })),
    }
    const { findByLabelText, findByRole, findByText } = await open(PAGE, {
      events: { registrations: { ...both, registrations: [ANNA_REGISTRATION, paid] } },
      orders: {
        refundSum: ({ body }) => {
          summed.push(body.entries.map(({ entryId }) => entryId))
          return {
            refunds: [
              { amount: 20, currency: 'EUR' },
              { amount: 1350, currency: 'RUB' },
            ],
          }
        },
        cancelEntry: ({ params, body }) => {
          reasons.push([params.entryId, body.reason])
          return failure('entry_state')
        },
      },
    })
    fireEvent.click(await findByLabelText(/Выбрать: .*Волков/))
    fireEvent.click(await findByRole('button', { name: 'Отменить заявки' }))
    const dialog = within(await findByRole('dialog'))
    expect(dialog.getByText(/Заявок: 1\./)).toBeDefined()
    expect(await dialog.findByText(/Сегодня вернётся всего: 20\s€, 1\s350\s₽/)).toBeDefined()
    expect(summed).toEqual([[2]])
    fireEvent.input(dialog.getByRole('textbox'), { target: { value: 'Не приедет' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Отменить заявки' }))
    expect(await findByText(/Готово: 0. Не\sполучилось: 1./)).toBeDefined()
    expect(reasons).toEqual([[2, 'Не приедет']])
  })
})

describe('the desk', () => {
  it('finds a swimmer by number and checks them in by Enter alone', async () => {
    const requested: unknown[] = []
    let isHere = false
    const here = () => ({ ...ANNA_REGISTRATION, checkedInAt: isHere ? '2026-12-12T05:00:00.000Z' : null })
    const { findByLabelText, findByRole, findByText, address } = await open(DESK, {
      events: {
        registrations: ({ query }) => {
          requested.push(query.search)
          return { registrations: [here()], total: 1, checkedIn: 0 }
        },
        checkIn: ({ body }) => {
          isHere = body.checkedIn
          return here()
        },
      },
    })
    const field = await findByLabelText<HTMLInputElement>(/^Стартовый номер, фамилия, имя или ID в\sреестре/)
    fireEvent.change(field, { target: { value: '12' } })
    fireEvent.submit(field.form as HTMLFormElement)
    await waitFor(() => expect(address()).toBe(`${DESK}?search=12`))
    const button = await findByRole('button', { name: /Отметить приход: / })
    expect(await findByText(/Не\sоплачено: примите/)).toBeDefined()
    expect(button.textContent).toBe('Отметить приход')
    const again = await findByLabelText<HTMLInputElement>(/^Стартовый номер, фамилия, имя или ID в\sреестре/)
    expect(document.activeElement).toBe(again)
    fireEvent.submit(again.form as HTMLFormElement)
    expect(await findByRole('button', { name: /Снять отметку: / })).toBeDefined()
    await waitFor(() => expect(isHere).toBe(true))
    expect(requested).toContain('12')
  })

  it('finds a swimmer whose name was typed in the other keyboard layout, and says so', async () => {
    const page = await open(`${DESK}?search=gtnhjdf`, {
      events: {
        registrations: ({ query }) =>
          query.search === 'петрова'
            ? { registrations: [ANNA_REGISTRATION], total: 1, checkedIn: 0 }
            : { registrations: [], total: 0, checkedIn: 0 },
      },
    })
    expect(await page.findByRole('button', { name: /Отметить приход: / })).toBeDefined()
    expect(page.getByText('Показаны результаты для «петрова».')).toBeDefined()
  })

  it('shows a check-in at once, and reverts it if the server refuses', async () => {
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
    const { findByRole, findByText } = await open(`${DESK}?search=12`, {
      events: {
        registrations: { registrations: [ANNA_REGISTRATION], total: 1, checkedIn: 0 },
        async checkIn() {
          await refused
          return failure('entry_state')
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: /^Отметить приход: / }))
    const button = await findByRole('button', { name: /^Снять отметку: / })
    expect(button.getAttribute('aria-busy')).toBe('true')
    refuse()
    expect(await findByText(/С\sзаявкой в\sэтом состоянии/)).toBeDefined()
    expect(await findByRole('button', { name: /^Отметить приход: / })).toBe(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  })

  it('sends a change made during another one after it', async () => {
    const { promise: first, resolve: endFirst } = Promise.withResolvers<void>()
    const sent: boolean[] = []
    const { findByRole } = await open(`${DESK}?search=12`, {
      events: {
        registrations: { registrations: [ANNA_REGISTRATION], total: 1, checkedIn: 0 },
        async checkIn({ body }) {
          sent.push(body.checkedIn)
          await first
          return { ...ANNA_REGISTRATION, checkedInAt: body.checkedIn ? '2026-12-12T05:00:00.000Z' : null }
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: /^Отметить приход: / }))
    fireEvent.click(await findByRole('button', { name: /^Снять отметку: / }))
    const button = await findByRole('button', { name: /^Отметить приход: / })
    await waitFor(() => expect(sent).toEqual([true]))
    endFirst()
    await waitFor(() => expect(sent).toEqual([true, false]))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  })

  it('reports an empty result, and clears the search with Esc', async () => {
    const { findByLabelText, findByText, address } = await open(`${DESK}?search=999`, {
      events: { registrations: { registrations: [], total: 0, checkedIn: 0 } },
    })
    expect(await findByText(/Никто не\sнайден/)).toBeDefined()
    fireEvent.keyDown(await findByLabelText(/^Стартовый номер, фамилия, имя или ID в\sреестре/), {
      key: 'Escape',
    })
    await waitFor(() => expect(address()).toBe(DESK))
    expect(await findByText('Кто пришёл?')).toBeDefined()
  })

  it('accepts and refuses documents in place, and confirms a check-in without one', async () => {
    const decided: unknown[] = []
    const { file, id, kind, validUntil } = A_MEDICAL_NOTE
    const medical = { kind, state: 'pending' as const, documentId: id, validUntil, note: null, file }
    const none = { documentId: null, validUntil: null, note: null, file: null }
    const row = {
      ...ANNA_REGISTRATION,
      admissions: [medical, { ...none, kind: 'insurance' as const, state: 'missing' as const }],
    }
    const checkedIn: unknown[] = []
    const { findByRole, findByText, getByRole, queryByRole } = await open(`${DESK}?search=12`, {
      events: {
        registrations: { registrations: [row], total: 1, checkedIn: 0 },
        checkIn: ({ body }) => {
          checkedIn.push(body)
          return row
        },
      },
      admissions: {
        decide: ({ params, body }) => {
          decided.push([params.id, body])
          return A_MEDICAL_NOTE
        },
        shown: ({ body }) => {
          decided.push(body)
          return A_MEDICAL_NOTE
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: /^Принять / }))
    await waitFor(() => expect(decided).toEqual([[id, { state: 'accepted' }]]))
    fireEvent.click(getByRole('button', { name: /^Отклонить / }))
    const refusing = within(await findByRole('dialog'))
    fireEvent.click(refusing.getByRole('button', { name: 'Отклонить' }))
    expect(await refusing.findByRole('alert')).toBeDefined()
    fireEvent.change(refusing.getByLabelText('Причина'), { target: { value: 'Нет печати' } })
    fireEvent.click(refusing.getByRole('button', { name: 'Отклонить' }))
    await waitFor(() => expect(decided[1]).toEqual([id, { state: 'refused', note: 'Нет печати' }]))
    fireEvent.click(getByRole('button', { name: /^Предъявлено на\sбумаге / }))
    const showing = within(await findByRole('dialog'))
    fireEvent.change(showing.getByLabelText('Действует до'), { target: { value: '2099-12-31' } })
    fireEvent.click(showing.getByRole('button', { name: 'Отметить' }))
    await waitFor(() => expect(decided[2]).toEqual({ kind: 'insurance', validUntil: '2099-12-31' }))
    await waitFor(() => expect(queryByRole('dialog')).toBeNull())

    fireEvent.click(getByRole('button', { name: /^Отметить приход: / }))
    expect(await findByText(/Не\sхватает: Страховка/)).toBeDefined()
    expect(checkedIn).toEqual([])
    const confirm = within(getByRole('dialog')).getByRole('button', { name: 'Отметить приход' })
    confirm.focus()
    fireEvent.click(confirm)
    await waitFor(() => expect(checkedIn).toEqual([{ checkedIn: true }]))
    await waitFor(() =>
      expect(document.activeElement).toBe(getByRole('textbox', { name: /^Стартовый номер/ })),
    )
  })
})

describe('age groups computed before those of the event changed', () => {
  const CHANGE = { ...ANNA_REGISTRATION, from: 'C1', to: null }

  it('are listed with a button that recomputes them once it is confirmed', async () => {
    let isDone = false
    const { findAllByText, findByText, findByRole, queryByText } = await open(PAGE, {
      events: {
        ageGroupChanges: () => ({ changes: isDone ? [] : [CHANGE] }),
        recomputeAgeGroups: () => {
          isDone = true
          return { changes: [CHANGE], seeded: [], locked: [1] }
        },
      },
    })
    expect(await findByText(/1 пловец в.группе, которая рассчитана до/)).toBeDefined()
    expect(await findByText('C1 → без группы', { exact: false })).toBeDefined()
    fireEvent.click(await findByRole('button', { name: 'Пересчитать группы' }))
    const dialog = within(await findByRole('dialog'))
    expect(isDone).toBe(false)
    fireEvent.click(dialog.getByRole('button', { name: 'Пересчитать группы' }))
    expect(await findAllByText(/Закрытые протоколы не.изменились: 1/)).not.toEqual([])
    await waitFor(() => expect(queryByText(/1 пловец в.группе/)).toBeNull())
  })
})

import type { User } from '@polynya/contract'
import { ANNA, accessTokenFor, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const SUPER: User = { ...ANNA, isAdmin: 1, isSuperAdmin: 1 }

async function openAs(user: User, events: SomeFixtures['events'] = {}, tab = '') {
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const app = await open(`/view-event/3/manage${tab}`, { events })
  const part = async (name: RegExp) => within(await app.findByRole('region', { name }))
  return { ...app, part }
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

describe('what administrators do with entrants', () => {
  it('changes the state only once its name and the number of entrants were typed', async () => {
    const sent: unknown[] = []
    const counts = { entrants: 12, paidOrders: 9, paidByHand: 2 }
    const work = { eventState: 'planned' as const, ...counts, mails: null, orders: null }
    const app = await openAs(SUPER, {
      setState({ body }) {
        sent.push(body)
        return { ...work, eventState: body.state, mails: { total: 12, done: 0, failed: 0 } }
      },
    })
    const state = await app.part(/Состояние события/)
    fireEvent.click(await state.findByRole('button', { name: 'Отменить событие' }))
    const dialog = within(await app.findByRole('dialog'))
    fireEvent.click(
      dialog.getByRole('radio', { name: /туда, откуда.*2 заказа отмечены оплаченными вручную/ }),
    )
    fireEvent.click(dialog.getByRole('button', { name: 'Отменить событие' }))
    const summary = within(await dialog.findByRole('alert'))
    expect(summary.getAllByRole('link')).toHaveLength(2)
    type(dialog.getByLabelText('Название события'), 'Кубок Тюмени')
    type(dialog.getByLabelText(/число участников/), '12')
    fireEvent.click(dialog.getByRole('button', { name: 'Отменить событие' }))
    await app.findAllByText('Состояние события изменено')
    expect(sent).toEqual([
      {
        state: 'calledOff',
        name: 'Кубок Тюмени',
        entrants: 12,
        refundTo: 'card',
        noteRu: null,
        noteEn: null,
      },
    ])
  })

  it('leaves the state to super administrators', async () => {
    const app = await openAs({ ...ANNA, isAdmin: 1 })
    const state = await app.part(/Состояние события/)
    await state.findByText(/состоится, как объявлено/)
    expect(state.queryByRole('button')).toBe(null)
  })

  it('previews the recipients before sending, and preserves the message if it is cancelled', async () => {
    const sent: unknown[] = []
    const sendMessage = ({ body }: { readonly body: unknown }) => {
      sent.push(body)
      return failure('entrants_changed', { fields: { count: 13 } })
    }
    const app = await openAs(SUPER, { sendMessage }, '/mail')
    const message = await app.part(/Письмо участникам/)
    for (const [label, text] of Object.entries({
      'Тема по-русски': 'Автобус',
      'Текст по-русски': 'Отправление в 8:00',
      'Тема по-английски': 'A bus',
      'Текст по-английски': 'It leaves at 8:00',
    })) {
      type(message.getByLabelText(label), text)
    }
    fireEvent.click(message.getByRole('button', { name: /Посмотреть/ }))
    const dialog = within(await app.findByRole('dialog'))
    dialog.getByText(/Получат 12 учётных записей/)
    dialog.getByText(/Анна Петрова/)
    fireEvent.click(dialog.getByRole('button', { name: 'Отправить' }))
    expect((await dialog.findByText(/касается 13/)).getAttribute('role')).toBe('alert')
    expect(sent).toMatchObject([{ subjectRu: 'Автобус', filter: {}, recipients: 12 }])
    expect((message.getByLabelText('Тема по-русски') as HTMLInputElement).value).toBe('Автобус')
  })

  it('tells the money of the event by gateway, by what it is for and by day', async () => {
    const app = await openAs(SUPER, {}, '/money')
    const money = await app.part(/Деньги события/)
    const byKind = within(await money.findByRole('table', { name: /По.назначению, RUB/ }))
    expect(byKind.getByRole('row', { name: /Возвраты/ }).textContent).toMatch(/−1.500.₽/)
    expect(byKind.getByRole('row', { name: /Всего/ }).textContent).toMatch(/3.000.₽/)
    expect(money.getByText(/Ждёт оплаты 1 заказ/)).toBeTruthy()
  })
})

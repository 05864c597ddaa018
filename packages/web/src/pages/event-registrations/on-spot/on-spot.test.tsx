import type { User } from '@polynya/contract'
import { ANNA, ANNA_QUOTE, accessTokenFor, CUP, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOrder } from '../../../testing/register-scene.ts'
import { appUnderTest } from '../../../testing/run-app.tsx'

const { open } = appUnderTest()
const administrator: User = { ...ANNA, isAdmin: 1 }
const closed = { state: 'closed', days: null, at: null } as const

/** Many modules, which the first test need not wait for. */
beforeAll(() => import('./OnSpotPage.tsx'), 60_000)

async function openForm(fixtures: SomeFixtures = {}, edit: Partial<typeof CUP> = {}) {
  localStorage.setItem('accessToken', accessTokenFor(administrator))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const view = { ...CUP, registration: closed, ...edit }
  return open('/view-event/3/manage/desk/entry', { ...fixtures, events: { view, ...fixtures.events } })
}

async function choose(app: Awaited<ReturnType<typeof openForm>>) {
  const field = await app.findByRole('combobox', { name: 'ID в\xa0реестре, фамилия или имя' })
  fireEvent.change(field, { target: { value: 'Пол' } })
  fireEvent.input(field, { target: { value: 'Полынь' } })
  fireEvent.click(await app.findByRole('option'))
  fireEvent.click(await app.findByRole('checkbox', { name: /50\sм\sбрасс/ }))
}

describe('an entry at the venue', () => {
  it('is placed with the means of payment once they are chosen, and shows its receipt', async () => {
    const sent: unknown[] = []
    const app = await openForm({
      orders: {
        quote: ({ body }) => ({ ...ANNA_QUOTE, total: body.onSpot ? 2000 : 1500 }),
        create({ body }) {
          sent.push(body)
          const paidParts = [{ source: 'cash', amount: 2000, refundable: 2000 } as const]
          return anOrder({ isPaid: true, status: 'paid', sumPaid: 2000, total: 2000, paidParts })
        },
      },
    })
    await choose(app)
    fireEvent.click(await app.findByRole('radio', { name: /Наличными/ }))
    const receipt = app.getByLabelText('Номер чека')
    fireEvent.input(receipt, { target: { value: ' 17 ' } })
    const submit = await app.findByRole('button', { name: /Принять 2\s000\s₽/ })
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(submit)
    await app.findByRole('heading', { name: 'Заявка принята' })
    expect(sent).toEqual([
      {
        eventId: 3,
        swimmers: [{ swimmerId: 7, entries: [{ distanceId: 1 }] }],
        onSpot: true,
        payment: { means: 'cash', receipt: '17' },
        total: 2000,
      },
    ])
    expect(app.getByRole('region', { name: /Чек по/ }).textContent).toMatch(/Наличными/)
    fireEvent.click(app.getByRole('button', { name: 'Заявить следующего' }))
    expect(await app.findByRole('combobox')).toBeDefined()
  })

  it('requires the means of payment', async () => {
    const app = await openForm()
    await choose(app)
    await app.findByRole('radio', { name: /Наличными/ })
    fireEvent.click(app.getByRole('button', { name: 'Заявить' }))
    const alert = await app.findByRole('alert')
    expect(alert.textContent).toMatch(/Укажите, как оплачена заявка/)
    expect(document.activeElement).toBe(alert)
  })

  it('offers the profile without an account that a new one would duplicate', async () => {
    const app = await openForm({
      swimmers: {
        create: () => failure('duplicate_swimmer_unlinked', { fields: { iwsaid: 'LEDI000042' } }),
      },
    })
    fireEvent.click(await app.findByRole('button', { name: 'Новый пловец' }))
    await app.findByLabelText('Имя латиницей')
    const type = (label: string | RegExp, value: string) =>
      fireEvent.input(app.getByLabelText(label), { target: { value } })
    type('Имя латиницей', 'Anna')
    type('Фамилия латиницей', 'Ledyankina')
    fireEvent.click(app.getByRole('radio', { name: 'Женский' }))
    type('День', '14')
    type('Месяц', '3')
    type('Год', '1990')
    type(/^Город/, 'Тюмень')
    fireEvent.click(app.getByRole('button', { name: 'Создать профиль' }))
    fireEvent.click(await app.findByRole('button', { name: 'Заявить пловца LEDI000042' }))
    expect(await app.findByRole('checkbox', { name: /50\sм\sбрасс/ })).toBeDefined()
  })

  it.each([
    ['is over', { registration: { ...closed, state: 'finished' } }, /Событие завершено: /],
    ['was called off', { eventState: 'calledOff' }, /Событие отменено: /],
    ['has no entries at the venue', { entryRules: { ...CUP.entryRules, onSpot: false } }, /выключены/],
  ] as const)('is refused with the reason where the event %s', async (_, edit, text) => {
    const app = await openForm({}, edit)
    expect(await app.findByText(text)).toBeDefined()
    expect(app.queryByRole('combobox')).toBeNull()
  })
})

import { failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { anOrder, BASKET_KEY, PAY, scene, signIn } from '../../testing/register-scene.ts'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

/** Many modules, which the first test need not wait for. */
beforeAll(
  () =>
    Promise.all([
      import('./RegisterPage.tsx'),
      import('./account/AccountStep.tsx'),
      import('./pay/PayStep.tsx'),
    ]),
  60_000,
)

beforeEach(signIn)

it('redirects to the gateway, and shows how long places are reserved', async () => {
  const requested: unknown[] = []
  const { findByRole, findByText, left } = await open(
    PAY,
    scene({
      orders: {
        get: anOrder({}),
        pay: ({ query }) => {
          requested.push(query)
          return {
            payment: {
              orderId: 11,
              status: 'pending',
              amount: 1500,
              currency: 'RUB',
              paymentGateway: 'sandbox',
              confirmationUrl: 'http://localhost/sandbox/pay/1',
            },
          }
        },
      },
    }),
  )
  expect(await findByText(/^(19|20):\d\d$/)).toBeDefined()
  fireEvent.click(await findByRole('button', { name: /^Оплатить 1\s500/ }))
  await waitFor(() => expect(left).toEqual(['http://localhost/sandbox/pay/1']))
  expect(requested).toEqual([{ payType: 'card' }])
})

function aRelayOrder() {
  const order = anOrder({})
  const relay = { offerId: 2, distCode: '4x25MX', teamId: 'ABCD' }
  const orderContent = order.orderContent.map((item) => ({
    ...item,
    entries: item.entries.map((entry) => ({ ...entry, ...relay })),
  }))
  return { ...order, orderContent }
}

it('names the team of a relay in a step of its own, which leads to the payment', async () => {
  const app = await open(`${PAY}&step=teams`, scene({ orders: { get: aRelayOrder() } }))
  const heading = await app.findByRole('heading', { level: 1, name: /Команды эстафет/ })
  expect(heading.textContent).toMatch(/Шаг\s5\sиз\s6/)
  expect(await app.findByRole('button', { name: 'Сохранить команду' })).toBeDefined()
  const next = app.getByRole('link', { name: 'Перейти к\xa0оплате' })
  expect(next.getAttribute('href')).toBe('/register?e=3&o=11&step=pay')
  fireEvent.click(next)
  await app.findByRole('heading', { level: 1, name: /Оплатите заказ/ })
  const steps = within(app.getByRole('navigation', { name: 'Шаги регистрации' }))
  expect(steps.getByRole('link', { name: /Команды/ })).toBeDefined()
})

it('names the team of a paid order without a price, with its payment done', async () => {
  const paid = { status: 'paid', paymentStatus: 'succeeded', isPaid: true, sumPaid: 1500 } as const
  const get = { ...aRelayOrder(), ...paid, holdUntil: null }
  const app = await open(`${PAY}&step=teams`, scene({ orders: { get } }))
  const done = await app.findByRole('link', { name: 'Готово' })
  expect(done.getAttribute('href')).toBe('/register?e=3&o=11&step=pay')
  expect(app.getByText(/^Заказ оплачен/)).toBeDefined()
  expect(app.queryByText(/Места удерживаются/)).toBeNull()
  expect(app.queryByRole('region', { name: 'Сумма заказа' })).toBeNull()
  const steps = within(app.getByRole('navigation', { name: 'Шаги регистрации' }))
  expect(steps.getByRole('link', { name: /^Оплата\s*\(готово\)/ })).toBeDefined()
})

it('has no step for teams without a relay', async () => {
  const app = await open(`${PAY}&step=teams`, scene({ orders: { get: anOrder({}) } }))
  await app.findByRole('heading', { level: 1, name: /Оплатите заказ/ })
  expect(app.queryByText('Команды')).toBeNull()
})

it('links to the team of a relay before the payment', async () => {
  const { findByRole } = await open(PAY, scene({ orders: { get: aRelayOrder() } }))
  const link = await findByRole('link', { name: /Указать состав команды/ })
  expect(link.getAttribute('href')).toContain('4x25MX-2-3')
})

it('an unavailable gateway is reported, and can be retried', async () => {
  const { findByRole } = await open(
    PAY,
    scene({ orders: { get: anOrder({}), pay: () => failure('gateway_unavailable') } }),
  )
  fireEvent.click(await findByRole('button', { name: /^Оплатить/ }))
  const alert = await findByRole('alert')
  expect(alert.textContent).toMatch(/Оплату не\sудалось начать.*не\sотвечает/)
  await waitFor(async () =>
    expect((await findByRole('button', { name: /^Оплатить/ })).getAttribute('aria-busy')).toBeNull(),
  )
})

it('credits are offered to an account that has some', async () => {
  const requested: unknown[] = []
  const { findByRole } = await open(
    PAY,
    scene({
      orders: {
        get: anOrder({}),
        credits: { credits: [{ amount: 700, currency: 'RUB' }] },
        pay: ({ query }) => {
          requested.push(query.payType)
          return failure('gateway_unavailable')
        },
      },
    }),
  )
  fireEvent.click(await findByRole('radio', { name: /Сначала с\sбаланса.*700/ }))
  fireEvent.click(await findByRole('button', { name: /^Оплатить/ }))
  await waitFor(() => expect(requested).toEqual(['credits']))
})

it('says whether a payment by credits needs the card', async () => {
  const openWith = (amount: number) =>
    open(PAY, scene({ orders: { get: anOrder({}), credits: { credits: [{ amount, currency: 'RUB' }] } } }))
  const part = await openWith(700)
  fireEvent.click(await part.findByRole('radio', { name: /Сначала с\sбаланса/ }))
  expect(part.getByText(/перейдёте на\sстраницу платёжной системы/)).toBeDefined()
  const all = await openWith(1500)
  const way = await all.findByRole('radio', { name: /Сначала с\sбаланса/ })
  expect(all.getByText(/перейдёте на\sстраницу платёжной системы/)).toBeDefined()
  fireEvent.click(way)
  expect(await all.findByText(/^С\sбаланса спишется 1\s500\s₽, карта не\sпонадобится/)).toBeDefined()
  expect(all.queryByText(/платёжной системы/)).toBeNull()
})

it('waits for the bank, and is there as soon as it has paid; coming back once more changes nothing', async () => {
  let isPaid = false
  const pending = {
    status: 'pending',
    paymentStatus: 'pending',
    confirmationUrl: 'http://localhost/pay',
  } as const
  const fixtures = scene({
    orders: {
      get: () =>
        isPaid
          ? anOrder({ status: 'paid', paymentStatus: 'succeeded', isPaid, sumPaid: 1500 })
          : anOrder(pending),
      paymentStatus: () => {
        isPaid = true
        return { paymentStatus: 'succeeded', isPaid, orderStatus: 'paid' }
      },
    },
  })
  const first = await open(PAY, fixtures)
  await first.findByRole('heading', { level: 1, name: /Вы\sзарегистрированы/ })
  const again = await open(`${PAY}&paid=1`, fixtures)
  await again.findByRole('heading', { level: 1, name: /Вы\sзарегистрированы/ })
})

it('a payment that is not finished can be gone back to', async () => {
  const { findByRole, left } = await open(
    PAY,
    scene({
      orders: {
        get: anOrder({
          status: 'pending',
          paymentStatus: 'pending',
          confirmationUrl: 'http://localhost/pay',
        }),
        paymentStatus: { paymentStatus: 'pending', isPaid: false, orderStatus: 'pending' },
      },
    }),
  )
  const back = await findByRole('button', { name: /Вернуться к\sоплате/ })
  fireEvent.click(back)
  expect(left).toEqual(['http://localhost/pay'])
})

it('reports that the state of a payment could not be checked', async () => {
  const { findByRole, findByText } = await open(
    PAY,
    scene({
      orders: {
        get: anOrder({ status: 'pending', paymentStatus: 'pending' }),
        paymentStatus: () => failure('unavailable'),
      },
    }),
  )
  const check = await findByRole('button', { name: 'Проверить ещё раз' })
  await waitFor(() => expect(check.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(check)
  const text = await findByText(/повторите/i, { selector: '[role=alert]' })
  expect(text.closest('.register-pending')).not.toBeNull()
})

it('a payment that was refused can be tried again', async () => {
  const { findByRole } = await open(
    PAY,
    scene({ orders: { get: anOrder({ status: 'pending', paymentStatus: 'canceled' }) } }),
  )
  expect((await findByRole('alert')).textContent).toMatch(/Платёж не\sпрошёл/)
  expect(await findByRole('button', { name: /^Оплатить/ })).toBeDefined()
})

it('an expired order is re-created from its contents', async () => {
  const { findByRole, address } = await open(
    PAY,
    scene({ orders: { get: anOrder({ status: 'expired', holdUntil: null }) } }),
  )
  await findByRole('heading', { level: 1, name: /Время на\sоплату вышло/ })
  fireEvent.click(await findByRole('button', { name: 'Оформить заказ заново' }))
  await findByRole('heading', { level: 1, name: /Выберите дистанции/ })
  expect(address()).toBe('/register?e=3&step=distances')
  expect(localStorage.getItem(BASKET_KEY)).toContain('"distanceId":1')
})

it.each([
  ['10000001', /Не\sбольше 10\s000\s000/],
  ['1e9', /Введите сумму/],
])('a donation of %s to an unpaid order is refused beside its field', async (typed, text) => {
  const { findByLabelText, findByRole, getByRole } = await open(PAY, scene({ orders: { get: anOrder({}) } }))
  const field = await findByLabelText(/^Пожертвование на/)
  fireEvent.input(field, { target: { value: typed } })
  const form = field.closest('form') ?? field
  fireEvent.submit(form)
  expect((await findByRole('alert')).textContent).toMatch(text)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(getByRole('heading', { level: 1 }).textContent).toMatch(/Оплатите заказ/)
})

it('an order of another account is not found', async () => {
  const { findByRole } = await open(PAY, scene({ orders: { get: () => failure('order_not_found') } }))
  await findByRole('heading', { level: 1, name: /Заказ не\sнайден/ })
})

it.each([
  [{ sumPaid: 1500, partRefunded: 1350 }, /Взнос возвращён/, /возвращено 1\s350\s₽/],
  [{ sumPaid: 1500, partRefunded: 0 }, /Заказ отменён/, /деньги не\sвозвращаются/],
  [{ sumPaid: 0, total: 0, partRefunded: 0 }, /Заказ отменён/, /Места по\sнему освобождены/],
] as const)(
  'names a refund of an order that is over only if there was one: %j',
  async (money, heading, text) => {
    const { findByRole, getByText } = await open(
      PAY,
      scene({ orders: { get: () => anOrder({ status: 'refunded', ...money }) } }),
    )
    await findByRole('heading', { level: 1, name: heading })
    expect(getByText(text)).toBeDefined()
  },
)

it('an unpaid order is cancelled once that is confirmed', async () => {
  let status: 'draft' | 'cancelled' = 'draft'
  const { findByRole, findAllByText } = await open(
    PAY,
    scene({
      orders: {
        get: () => anOrder({ status }),
        remove: () => {
          status = 'cancelled'
          return null
        },
      },
    }),
  )
  fireEvent.click(await findByRole('button', { name: 'Отменить заказ' }))
  const dialog = await findByRole('dialog')
  fireEvent.click(dialog.querySelector('.danger button') ?? dialog)
  await findByRole('heading', { level: 1, name: /Заказ отменён/ })
  expect((await findAllByText('Заявка удалена')).length).toBeGreaterThan(0)
})

it('marks the cancelled distance of a paid order, and reports its refund and the price of the rest', async () => {
  const order = anOrder({})
  const orderContent = order.orderContent.map(({ entries: [entry], ...item }) => ({
    ...item,
    entries: entry
      ? [
          { ...entry, state: 'confirmed' as const },
          { ...entry, id: 22, distCode: '25FR', state: 'refunded' as const },
        ]
      : [],
  }))
  const money = { total: 2500, remaining: 1500, sumPaid: 2500, partRefunded: 900 }
  const paid = { ...order, ...money, status: 'part_refunded', isPaid: true, orderContent } as const
  const { findByRole, getByText } = await open(PAY, scene({ orders: { get: paid } }))
  await findByRole('heading', { level: 1, name: /Вы\sзарегистрированы/ })
  const lines = within(await findByRole('region', { name: /Анна|Anna/ })).getAllByRole('listitem')
  const marked = lines.map(({ textContent }) => textContent?.includes('Отменена'))
  expect(marked).toEqual([false, true])
  expect(getByText(/возвращено 900\s₽\. Остальное в\sзаказе стоит 1\s500\s₽\./)).toBeDefined()
})

it('marks a cancelled distance of an unpaid order beside the same distance entered again', async () => {
  const order = anOrder({})
  const orderContent = order.orderContent.map(({ entries, ...item }) => ({
    ...item,
    entries: entries.flatMap((entry) => [{ ...entry, id: 20, state: 'cancelled' as const }, entry]),
  }))
  const { findByText, getAllByRole } = await open(PAY, scene({ orders: { get: { ...order, orderContent } } }))
  expect(await findByText('Отменена')).toBeDefined()
  const distances = getAllByRole('listitem').filter(({ textContent }) => /брасс/.test(textContent ?? ''))
  expect(distances).toHaveLength(2)
})

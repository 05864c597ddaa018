import { ANNA, ANNA_QUOTE, accessTokenFor, answerTo, CUP, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { anOrder, BASKET_KEY, CHECK, fillBasket, scene, signIn } from '../../testing/register-scene.ts'
import { appUnderTest, type RunningApp } from '../../testing/run-app.tsx'

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
const ORDER = { name: /^Оформить заказ/ }

beforeEach(() => {
  signIn()
  fillBasket()
})

/** Presses the button once the price is there. */
async function placeOrder({ findByRole, getByRole }: RunningApp, sum = /1\s500/) {
  const button = await findByRole('button', ORDER)
  await waitFor(() => expect(getByRole('region', { name: 'Сумма заказа' }).textContent).toMatch(sum))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(button)
}

it('an order is placed at the price that was seen, and its basket is empty then', async () => {
  const sent: unknown[] = []
  const app = await open(
    CHECK,
    scene({
      orders: {
        create: ({ body }) => {
          sent.push(body)
          return anOrder({})
        },
        get: anOrder({}),
      },
    }),
  )
  await placeOrder(app)
  await app.findByRole('heading', { level: 1, name: /Оплатите заказ/ })
  expect((await app.findAllByText('Заявка создана')).length).toBeGreaterThan(0)
  expect(sent).toEqual([
    { eventId: 3, swimmers: [{ swimmerId: 7, entries: [{ distanceId: 1 }] }], total: 1500 },
  ])
  expect(app.address()).toBe('/register?e=3&o=11')
  expect(localStorage.getItem(BASKET_KEY)).toBeNull()
})

it('an order of which nothing is due is confirmed without another press', async () => {
  const free = anOrder({ total: 0 })
  const paid: unknown[] = []
  const app = await open(
    CHECK,
    scene({
      orders: {
        quote: { ...ANNA_QUOTE, total: 0, originalTotal: 0 },
        create: free,
        pay({ params, query }) {
          paid.push({ ...params, ...query })
          const settled = { orderId: 11, status: 'none', amount: 0, currency: 'RUB' } as const
          return { payment: { ...settled, paymentGateway: null, confirmationUrl: null } }
        },
        get: () => (paid.length > 0 ? { ...free, status: 'paid' as const, isPaid: true } : free),
      },
    }),
  )
  await placeOrder(app, /Бесплатно/)
  await app.findByRole('heading', { level: 1, name: /зарегистрированы/ })
  expect(paid).toEqual([{ id: 11, payType: 'card' }])
})

it('a changed price is shown with the previous one, and ordered only at another press', async () => {
  let total = 1500
  const requested: unknown[] = []
  const app = await open(
    CHECK,
    scene({
      orders: {
        quote: () => ({ ...ANNA_QUOTE, total }),
        create: ({ body }) => {
          requested.push(body.total)
          if (total === 1800) return anOrder({ total })
          total = 1800
          return failure('price_changed', { fields: { total, currency: 'RUB' } })
        },
      },
    }),
  )
  await placeOrder(app)
  const alert = await app.findByRole('alert')
  expect(alert.textContent).toMatch(/Цена изменилась.*Было 1\s500\s₽, стало 1\s800\s₽/)
  expect(document.activeElement).toBe(alert)
  expect(requested).toEqual([1500])
  await placeOrder(app, /1\s800/)
  await app.findByRole('heading', { level: 1, name: /Оплатите заказ/ })
  expect(requested).toEqual([1500, 1800])
})

it('a place that was lost meanwhile is named, with the way to other distances', async () => {
  const app = await open(
    CHECK,
    scene({ orders: { create: () => failure('slots_exhausted', { fields: { distance: '50BR' } }) } }),
  )
  await placeOrder(app)
  const alert = await app.findByRole('alert')
  expect(alert.textContent).toMatch(/Место занято.*50\sм брасс/)
  expect(alert.querySelector('a')?.getAttribute('href')).toContain('step=distances')
})

it('a lost answer is retried with the same key', async () => {
  const keys: (string | null)[] = []
  const app = await open(
    CHECK,
    scene({
      orders: {
        create: ({ request }) => {
          keys.push(request.headers.get('idempotency-key'))
          return keys.length > 1 ? anOrder({}) : HttpResponse.error()
        },
      },
    }),
  )
  await placeOrder(app)
  await app.findByRole('alert')
  await placeOrder(app)
  await app.findByRole('heading', { level: 1, name: /Оплатите заказ/ })
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

it('an invalid coupon is reported beside its field, and can be removed', async () => {
  fillBasket({ coupon: 'OLD' })
  const app = await open(
    CHECK,
    scene({
      orders: {
        quote: ({ body }) =>
          body.coupon
            ? failure('invalid_input', { issues: [{ path: 'coupon', reason: 'coupon_over' }] })
            : failure('unavailable'),
      },
    }),
  )
  expect(await app.findByText(/Купон сейчас не\sдействует/)).toBeDefined()
  expect(app.getByLabelText('Код купона').getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(app.getByRole('button', { name: 'Убрать' }))
  await waitFor(() => expect(localStorage.getItem(BASKET_KEY)).toContain('"coupon":""'))
})

it.each([
  ['an account', ANNA, '0/0'],
  ['an administrator', { ...ANNA, isAdmin: 1 as const }, '1/0'],
  ['an official of a federation', { ...ANNA, isRsf: 1 as const }, '0/1'],
])('the slots are requested in the modes of %s', async (_, user, modes) => {
  fillBasket({ coupon: '' })
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const requested: string[] = []
  const slots = ({ params }: { params: { adm: 0 | 1; rsf: 0 | 1 } }) => {
    requested.push(`${params.adm}/${params.rsf}`)
    return failure('unavailable')
  }
  await open(`${CHECK.replace('check', 'distances')}`, scene({ events: { slots } }))
  await waitFor(() => expect(new Set(requested)).toEqual(new Set([modes])))
})

it('a coupon that is used up is refused beside its field before anything is ordered', async () => {
  fillBasket({ coupon: 'ONCE' })
  const quote = () => failure('coupon_used_up')
  const app = await open(CHECK, scene({ orders: { quote } }))
  expect(await app.findByText(/купон уже использован/)).toBeDefined()
  expect(app.getByLabelText('Код купона').getAttribute('aria-invalid')).toBe('true')
  expect(app.queryByRole('alert')).toBeNull()
})

it('refund steps are shown for the days that are still ahead', async () => {
  const refundRule = [
    { until: '2020-01-31', percent: 90 },
    { until: '2099-01-31', percent: 50 },
  ]
  const { findByText } = await open(CHECK, { ...scene(), events: { view: { ...CUP, refundRule } } })
  const heading = await findByText(/^При отмене дистанции возвращается/)
  const steps = [...(heading.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
  expect(steps).toEqual([expect.stringMatching(/^до\s31\sянваря\s2099 включительно\s— 50\s%$/)])
})

it('says at the first step that an event has no way to pay', async () => {
  const answerOf = async (path: string) =>
    (await (await answerTo(new Request(`https://polynya.example/api/v1/${path}`))).json()).data
  const [cup, site] = [await answerOf('events/view/3'), await answerOf('site')]
  const offer = { ...cup.programData[0], fees: { byCount: [1500], lateFrom: null, late: 0, onSpot: null } }
  const view = { ...cup, freeEvent: false, paymentSchema: [], programData: [offer] }
  const app = await open(
    '/register?e=3',
    scene({ events: { view }, site: { get: { ...site, paymentGateways: [] } } }),
  )
  expect(await app.findByText(/Оплатить участие на\sсайте пока нельзя/)).toBeDefined()
})

it.each([
  ['10000001', /^Не\sбольше 10\s000\s000/],
  ['1e9', /^Введите сумму/],
])('a donation typed as %s is refused beside its field, and at the press', async (typed, text) => {
  const app = await open(CHECK, scene())
  const field = await app.findByLabelText(/^Пожертвование на/)
  fireEvent.input(field, { target: { value: typed } })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById('donation-note')?.textContent).toMatch(text)
  await placeOrder(app)
  expect((await app.findByRole('alert')).textContent).toMatch(/^Пожертвование: /)
})

it('checks a coupon while it is typed, and shows a donation apart from the swimmers', async () => {
  fillBasket({ donation: '300' })
  const [item] = ANNA_QUOTE.items
  const app = await open(
    CHECK,
    scene({
      orders: {
        quote: ({ body }) =>
          body.coupon
            ? failure('coupon_used_up')
            : {
                ...ANNA_QUOTE,
                total: 1800,
                items: item ? [{ ...item, total: 1800, donationAmount: 300 }] : [],
              },
      },
    }),
  )
  const swimmer = await app.findByRole('region', { name: 'Петрова Анна' })
  await waitFor(() => expect(swimmer.textContent).toMatch(/Итого за\sпловца1\s500\s₽/))
  expect(swimmer.textContent).not.toMatch(/Пожертвование/)
  expect(app.getByText('Пожертвование').parentElement?.textContent).toMatch(/300\s₽/)
  fireEvent.input(app.getByLabelText('Код купона'), { target: { value: 'ONCE' } })
  expect(await app.findByText(/купон уже использован/, {}, { timeout: 3000 })).toBeDefined()
})

it.each([
  ['unknown', failure('invalid_input', { issues: [{ path: 'coupon', reason: 'coupon_unknown' }] })],
  ['used up', failure('coupon_used_up')],
])('shows the price without a coupon that is %s', async (_, refused) => {
  fillBasket({ coupon: 'TYPO' })
  const placed: unknown[] = []
  const app = await open(
    CHECK,
    scene({
      orders: {
        quote: ({ body }) => (body.coupon ? refused : ANNA_QUOTE),
        create: ({ body }) => {
          placed.push(body)
          return anOrder({})
        },
      },
    }),
  )
  const swimmer = await app.findByRole('region', { name: 'Петрова Анна' })
  await waitFor(() => expect(swimmer.textContent).toMatch(/Итого за\sпловца1\s500\s₽/))
  expect(app.getByLabelText('Код купона').getAttribute('aria-invalid')).toBe('true')
  expect(app.queryByText(/Купон применён/)).toBeNull()
  // It is not ordered at the full price by mistake.
  await placeOrder(app)
  expect((await app.findByRole('alert')).textContent).toMatch(/[Кк]упон/)
  expect(placed).toEqual([])
})

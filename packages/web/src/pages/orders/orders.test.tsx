import type { EventView, Order } from '@polynya/contract'
import {
  ANNA,
  ANNA_ENTRY,
  ANNA_ORDER,
  ANNA_ORDER_CARD,
  accessTokenFor,
  answerTo,
  failure,
} from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const signIn = (user = ANNA) => {
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}
const administrate = () => {
  signIn({ ...ANNA, id: 5000, isAdmin: 1 })
  localStorage.setItem('admValue', '1')
}

const HELD = { ...ANNA_ORDER, holdUntil: soon(25) }
const [ITEM] = ANNA_ORDER.orderContent
const PAID = {
  ...ANNA_ORDER,
  status: 'paid',
  isPaid: true,
  sumPaid: 1500,
  holdUntil: null,
  paymentGateway: 'manual',
  paidParts: [{ source: 'manual', amount: 1500, refundable: 1500 }],
  paymentStatus: 'succeeded',
  receiptStatus: 'pending',
  paidAt: '2026-11-20T12:05:00+05:00',
  orderContent: ITEM ? [{ ...ITEM, entries: [{ ...ANNA_ENTRY, state: 'confirmed', holdUntil: null }] }] : [],
} as const satisfies typeof ANNA_ORDER

const byCard = { source: 'online', amount: 1800, refundable: 1800 } as const

beforeEach(() => signIn())

async function aView(): Promise<EventView> {
  const answer = await answerTo(new Request('https://polynya.example/api/v1/events/view/3'))
  return (await answer.json()).data
}

describe('the list of orders', () => {
  it('shows an account its own, with the way to pay and what it has on its balance', async () => {
    const requested: unknown[] = []
    const { findByRole, findByText, queryByLabelText } = await open('/orders?search=x', {
      orders: {
        list: ({ query }) => {
          requested.push(query)
          return { orders: [{ ...ANNA_ORDER_CARD, holdUntil: soon(20) }], total: 1 }
        },
        credits: { credits: [{ amount: 500, currency: 'RUB' }] },
      },
    })
    expect(await findByRole('heading', { level: 1, name: 'Мои заказы' })).toBeDefined()
    const pay = await findByRole('link', { name: /Оплатить 1\s500\s₽: заказ №\s11/ })
    expect(pay.getAttribute('href')).toBe('/orders/11')
    expect(await findByText(/На\sвашем балансе 500\s₽/)).toBeDefined()
    expect(await findByText('Больше заказов нет')).toBeDefined()
    expect(queryByLabelText('Номер заказа, почта, фамилия или имя')).toBeNull()
    expect(requested).toMatchObject([{ mine: true, page: 1, limit: 25 }])
  })

  it('leads an account without orders to the events', async () => {
    const { findByRole } = await open('/orders', { orders: { list: { orders: [], total: 0 } } })
    const link = await findByRole('link', { name: 'К\xa0событиям' })
    expect(link.getAttribute('href')).toBe('/events')
  })

  it('asks an administrator whose mode is off first whether to administer', async () => {
    signIn({ ...ANNA, isAdmin: 1 })
    localStorage.setItem('admValue', '0')
    const requested: unknown[] = []
    const { findByRole, findByLabelText } = await open('/orders', {
      orders: {
        list: ({ query }) => {
          requested.push(query)
          return { orders: [ANNA_ORDER_CARD], total: 1 }
        },
      },
    })
    await findByRole('heading', { level: 2, name: /Заказ №\s11/ })
    fireEvent.click(await findByRole('button', { name: 'Включить режим администратора' }))
    expect(await findByRole('heading', { level: 1, name: 'Заказы' })).toBeDefined()
    expect(await findByLabelText('Номер заказа, почта, фамилия или имя')).toBeDefined()
    await waitFor(() =>
      expect(requested).toEqual([
        { mine: true, page: 1, limit: 25 },
        { page: 1, limit: 25 },
      ]),
    )
  })

  it('narrows all orders by what the address says, and keeps filters there', async () => {
    administrate()
    const requested: unknown[] = []
    const { findByLabelText, getByRole, address } = await open('/orders?status=paid&eventId=3&isPaid=maybe', {
      orders: {
        list: ({ query }) => {
          requested.push(query)
          return { orders: [], total: 0 }
        },
      },
    })
    const search = await findByLabelText('Номер заказа, почта, фамилия или имя')
    await waitFor(() => expect(requested).toHaveLength(1))
    fireEvent.change(search, { target: { value: ' anna@ ' } })
    fireEvent.click(getByRole('button', { name: 'Показать' }))
    await waitFor(() => expect(address()).toBe('/orders?search=anna%40&eventId=3&status=paid'))
    await waitFor(() => expect(requested).toHaveLength(3))
    expect(requested[0]).toEqual({ status: 'paid', eventId: 3, page: 1, limit: 25 })
    expect(requested[1]).toMatchObject({ search: 'anna@' })
    expect(requested[2]).toMatchObject({ search: 'фттф@' })
  })

  it('marks an order paid with a reason, and keeps the dialog where the server refuses', async () => {
    administrate()
    const sent: unknown[] = []
    const { findByRole, findAllByText } = await open('/orders', {
      orders: {
        togglepaid: ({ body, params, request }) => {
          sent.push([params.id, body, request.headers.get('idempotency-key')])
          return sent.length === 1 ? failure('slots_exhausted', { fields: { distance: '50BR' } }) : PAID
        },
        list: () => ({
          orders: [sent.length > 1 ? { ...ANNA_ORDER_CARD, ...PAID } : ANNA_ORDER_CARD],
          total: 1,
        }),
      },
    })
    fireEvent.click(await findByRole('button', { name: /Отметить оплаченным: заказ №\s11/ }))
    const dialog = within(await findByRole('dialog'))
    fireEvent.input(dialog.getByLabelText('Причина'), { target: { value: 'Наличными' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Отметить оплаченным' }))
    expect(await dialog.findByText(/Места на\sдистанцию 50BR закончились|закончились/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Отметить оплаченным' }))
    expect(await findAllByText(/Заказ №\s11 отмечен оплаченным/)).not.toEqual([])
    expect(await findByRole('button', { name: /Снять отметку об\sоплате: заказ №\s11/ })).toBeDefined()
    expect(sent[0]).toEqual([11, { isPaid: true, reason: 'Наличными' }, expect.any(String)])
    expect(sent[1]).toEqual(sent[0])
  })

  const waiting = {
    ...ANNA_ENTRY,
    state: 'waitlisted',
    holdUntil: null,
    orderId: null,
    waitingPosition: 3,
    swimmer: ANNA_ORDER_CARD.swimmers[0] as (typeof ANNA_ORDER_CARD.swimmers)[number],
    eventName: 'Кубок Тюмени',
    eventNameEn: 'Tyumen Cup',
  } as const

  it('names the events of the waiting list in English, or marks their Russian names', async () => {
    localStorage.setItem('language', 'en')
    const entries = [waiting, { ...waiting, id: 22, eventNameEn: null }]
    const { findByRole } = await open('/orders', { orders: { waiting: { entries } } })
    const list = within(await findByRole('region', { name: 'Waiting list' }))
    expect(list.getByRole('link', { name: 'Tyumen Cup' }).getAttribute('lang')).toBeNull()
    expect(list.getByRole('link', { name: 'Кубок Тюмени' }).getAttribute('lang')).toBe('ru')
  })

  it('tells who waits at which place, and lets them leave', async () => {
    const left: unknown[] = []
    const { findByRole, findByText, queryByText } = await open('/orders', {
      orders: {
        waiting: () => ({ entries: left.length > 0 ? [] : [waiting] }),
        leaveWaiting: ({ params }) => {
          left.push(params.id)
          return null
        },
      },
    })
    expect(await findByText(/Место в\sочереди: 3/)).toBeDefined()
    fireEvent.click(await findByRole('button', { name: /Выйти из\sлиста ожидания: 50\sм брасс/ }))
    fireEvent.click(
      within(await findByRole('dialog')).getByRole('button', { name: /Выйти из\sлиста ожидания/ }),
    )
    await waitFor(() => expect(queryByText(/Место в\sочереди/)).toBeNull())
    expect(left).toEqual([21])
  })
})

it('leads from a paid judge credit to the tests of judges', async () => {
  const credit = {
    ...ANNA_ENTRY,
    distCode: 'J3K',
    state: 'confirmed',
    seedTime: null,
    holdUntil: null,
  } as const
  const order = { ...PAID, orderContent: ITEM ? [{ ...ITEM, entries: [credit] }] : [] }
  const { findByRole } = await open('/orders/11', { orders: { get: order } })
  const link = await findByRole('link', { name: 'Судейские тесты' })
  expect(link.getAttribute('href')).toBe('/judge-tests')
})

describe('an order that is not paid', () => {
  it('shows how long its places are reserved, and links to the payment', async () => {
    const paid: unknown[] = []
    const { findByRole, left } = await open('/orders/11', {
      orders: {
        get: HELD,
        pay: ({ query }) => {
          paid.push(query)
          return {
            payment: {
              orderId: 11,
              status: 'pending',
              amount: 1500,
              currency: 'RUB',
              paymentGateway: 'sandbox',
              confirmationUrl: 'https://pay.example/1',
            },
          }
        },
      },
    })
    expect((await findByRole('timer')).textContent).toMatch(/Осталось 2[45]:\d\d/)
    fireEvent.click(await findByRole('button', { name: /Оплатить 1\s500\s₽/ }))
    await waitFor(() => expect(left).toEqual(['https://pay.example/1']))
    expect(paid).toEqual([{ payType: 'card' }])
  })

  it('pays by the balance where that is enough, and says why it could not', async () => {
    const { findByRole, findByText } = await open('/orders/11', {
      orders: {
        get: HELD,
        credits: { credits: [{ amount: 2000, currency: 'RUB' }] },
        pay: () => failure('hold_expired'),
      },
    })
    fireEvent.click(await findByRole('button', { name: 'Оплатить с\xa0баланса' }))
    expect(await findByText(/Время оплаты истекло, места освобождены/)).toBeDefined()
  })

  it('continues an open payment, and shows its completion without a reload', async () => {
    let isThere = false
    const { findByRole, findByText, findAllByText } = await open('/orders/11', {
      orders: {
        receiptStatus: { receiptStatus: 'pending', receiptId: null },
        get: () => (isThere ? PAID : { ...HELD, status: 'pending', paymentStatus: 'pending' }),
        paymentStatus: () => ({
          paymentStatus: isThere ? 'succeeded' : 'pending',
          isPaid: isThere,
          orderStatus: isThere ? 'paid' : 'pending',
        }),
      },
    })
    expect(await findByRole('button', { name: 'Продолжить оплату' })).toBeDefined()
    isThere = true
    expect(await findByText(/Заказ оплачен, места закреплены/)).toBeDefined()
    expect(await findAllByText('Чек готовится', { selector: 'dd' })).not.toEqual([])
  })

  it('is cancelled after a confirmation', async () => {
    const removed: unknown[] = []
    const { findByRole, findByText } = await open('/orders/11', {
      orders: {
        get: () => (removed.length > 0 ? { ...ANNA_ORDER, status: 'cancelled', holdUntil: null } : HELD),
        remove: ({ params }) => {
          removed.push(params.id)
          return null
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: 'Отменить заказ' }))
    fireEvent.click(within(await findByRole('dialog')).getByRole('button', { name: 'Отменить заказ' }))
    expect(await findByText(/Заказ отменён, места освобождены/)).toBeDefined()
    expect(removed).toEqual([11])
  })
})

describe('a paid order', () => {
  it('shows the competition number, documents to upload, the calendar file and the receipt', async () => {
    const [swimmer] = ANNA_ORDER_CARD.swimmers as [(typeof ANNA_ORDER_CARD.swimmers)[number]]
    const requested: number[] = []
    const missing = { documentId: null, validUntil: null, note: null, file: null } as const
    const { findByRole, findByText } = await open('/orders/11', {
      orders: {
        get: { ...PAID, receiptStatus: 'succeeded', receiptId: 'FD-17' },
        calendar: ({ params }) => {
          requested.push(params.id)
          return { file: null }
        },
      },
      events: {
        userInEvent: { swimmers: [{ swimmer, number: 12, entries: [] }], unpaid: [], follows: false },
      },
      admissions: {
        of: { documents: [], required: [{ kind: 'medical', state: 'missing', ...missing }] },
      },
    })
    expect(await findByText(/Стартовый номер 12/)).toBeDefined()
    const upload = await findByRole('link', { name: /^Загрузите документы/ })
    expect(upload.getAttribute('href')).toBe('/edit-swimmer/7?event=3#admissions')
    fireEvent.click(await findByRole('button', { name: 'Добавить в\xa0календарь' }))
    await waitFor(() => expect(requested).toEqual([11]))
    const receipt = within(await findByRole('region', { name: /^Чек по\sзаказу №\s11/ }))
    expect(receipt.getByText(/Чек отправлен, №\sFD-17/)).toBeDefined()
    expect(receipt.getByText('Напрямую организатору')).toBeDefined()
  })

  describe('after a distance was cancelled', () => {
    const swum = { ...ANNA_ENTRY, state: 'confirmed', holdUntil: null } as const
    const items = ITEM ? [ITEM] : []
    const refund = { cause: 'cancelled', status: 'succeeded', currency: 'RUB' } as const
    const changed = {
      ...PAID,
      ...{ status: 'part_refunded', total: 2500, remaining: 1500, sumPaid: 2500, partRefunded: 930 },
      orderContent: items.map((item) => ({
        ...{ ...item, fee: 2500, total: 2500, charged: 2500, chargedEntries: [swum.id, 22] },
        entries: [
          { ...swum, id: 20, distCode: '100FR', state: 'cancelled' as const },
          swum,
          { ...swum, id: 22, distCode: '25FR', state: 'refunded' as const },
        ],
      })),
      refunds: [
        {
          ...refund,
          id: 1,
          way: 'card',
          target: 'card',
          amount: 400,
          createdAt: '2026-11-21T12:00:00+05:00',
        },
        {
          ...refund,
          id: 2,
          way: 'credit',
          target: 'credit',
          amount: 500,
          createdAt: '2026-11-21T12:00:00+05:00',
        },
        {
          ...refund,
          id: 3,
          way: 'card',
          target: 'card',
          amount: 70,
          createdAt: PAID.paidAt,
          status: 'canceled',
        },
        {
          ...refund,
          id: 4,
          way: 'card',
          target: 'manual',
          amount: 30,
          createdAt: '2026-11-21T12:00:00+05:00',
        },
      ],
    } as const satisfies typeof ANNA_ORDER

    const partsOf = (paid: { readonly [Source in Order['paidParts'][number]['source']]?: number }) =>
      Object.entries(paid).map(([source, amount]) => ({
        source: source as keyof typeof paid,
        amount,
        refundable: amount,
      }))
    const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)

    it('lists on the receipt what was paid for, each refund and the rest', async () => {
      const { findByRole } = await open('/orders/11', { orders: { get: changed } })
      const receipt = within(await findByRole('region', { name: /^Чек по\sзаказу №\s11/ }))
      expect(receipt.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
        [expect.stringMatching(/50\sм брасс, 25\sм/), expect.stringMatching(/^2\s500\s₽$/)],
        [expect.stringMatching(/^Возврат на\sкарту,\s*21\sнояб/), expect.stringMatching(/^[-−]400\s₽$/)],
        [expect.stringMatching(/^Возврат на\sбаланс,\s*21\sнояб/), expect.stringMatching(/^[-−]500\s₽$/)],
        [expect.stringMatching(/^Возврат через организатора,/), expect.stringMatching(/^[-−]30\s₽$/)],
      ])
      expect(receipt.getByText(/^1\s570\s₽$/)).toBeDefined()
    })

    it('lists on the receipt amounts in the currency of the payment alone, which add up', async () => {
      const [item] = changed.orderContent
      const converted = {
        ...changed,
        ...{ orderCurrency: 'EUR', originalCurrency: 'RUB', currencyRate: 0.01, originalTotal: 2500.51 },
        ...{ total: 25.01, sumPaid: 25.01, partRefunded: 0, refunds: [] },
        orderContent: item
          ? [
              { ...item, total: 1000.25, charged: 10 },
              { ...item, entryId: 99, swimmer: { ...item.swimmer, id: 8 }, total: 1500.26, charged: 15.01 },
            ]
          : [],
      }
      const { findByRole } = await open('/orders/11', { orders: { get: converted } })
      const receipt = await findByRole('region', { name: /^Чек по\sзаказу №\s11/ })
      const amounts = within(receipt).getAllByRole('row').slice(1).map(cellsOf)
      expect(amounts.map(([, amount]) => amount?.replaceAll(/\s/g, ' '))).toEqual(['10 €', '15,01 €'])
      expect(receipt.textContent).toMatch(/25,01\s€/)
      expect(receipt.textContent).not.toContain('₽')
    })

    it.each([
      { paid: { online: 2500 }, text: /^Онлайн$/ },
      { paid: { balance: 2500 }, text: /^С\sбаланса$/ },
      { paid: { online: 1500, balance: 1000 }, text: /^С\sбаланса 1\s000\s₽, Онлайн 1\s500\s₽$/ },
      { paid: { cash: 1500, balance: 1000 }, text: /^С\sбаланса 1\s000\s₽, Наличными 1\s500\s₽$/ },
      { paid: { manual: 2500 }, text: /^Напрямую организатору$/ },
    ] as const)('states how it was paid: $paid', async ({ paid, text }) => {
      const paidParts = partsOf(paid)
      const { findByRole } = await open('/orders/11', { orders: { get: { ...changed, paidParts } } })
      const receipt = within(await findByRole('region', { name: /^Чек по\sзаказу №\s11/ }))
      expect(receipt.getByText(text)).toBeDefined()
    })

    it('counts the distances that its fee was for', async () => {
      const { findByRole } = await open('/orders/11', { orders: { get: changed } })
      const parts = within(await findByRole('region', { name: /^Участники/ }))
      expect(parts.getByText(/^Взнос, 2\sдистанции$/)).toBeDefined()
    })
  })

  it('tells the refund before a distance is cancelled, and shows a new amount where that has changed', async () => {
    let amount = 1350
    const sent: unknown[] = []
    const { findByRole } = await open('/orders/11', {
      orders: {
        get: PAID,
        refundQuote: ({ params }) => ({
          entryId: params.entryId,
          amount,
          creditAmount: 0,
          manualAmount: 0,
          currency: 'RUB',
          percent: amount / 15,
          remaining: 0,
          rule: [{ until: '2026-12-20', percent: 90 }],
        }),
        cancelEntry: ({ body }) => {
          sent.push(body)
          if (sent.length > 1) return { ...PAID, status: 'refunded', partRefunded: 750 }
          amount = 750
          return failure('refund_changed', { fields: { amount: '750', currency: 'RUB' } })
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: /Отменить дистанцию 50\sм брасс/ }))
    const dialog = within(await findByRole('dialog'))
    fireEvent.click(await dialog.findByRole('button', { name: /Отменить и\sвернуть 1\s350\s₽/ }))
    expect(await dialog.findByText(/Сумма возврата изменилась/)).toBeDefined()
    fireEvent.click(dialog.getByLabelText(/На\sбаланс/))
    fireEvent.click(await dialog.findByRole('button', { name: /Отменить и\sвернуть 750\s₽/ }))
    await waitFor(() =>
      expect(sent).toEqual([
        { amount: 1350, refundTo: 'card' },
        { amount: 750, refundTo: 'credit' },
      ]),
    )
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  })

  it.each([
    { creditAmount: 1350, manualAmount: 0, text: /деньги вернутся на\sбаланс/, card: 0, choices: 0 },
    {
      creditAmount: 500,
      manualAmount: 0,
      text: /500\s₽ оплачено с\sбаланса.*остальные 850\s₽/,
      card: 1,
      choices: 2,
    },
    { creditAmount: 0, manualAmount: 0, text: /Вернётся 1\s350\s₽/, card: 1, choices: 2 },
    { creditAmount: 0, manualAmount: 1350, text: /не\sна\sсайте, отдаёт организатор/, card: 0, choices: 2 },
    {
      creditAmount: 0,
      manualAmount: 500,
      text: /не\sна\sсайте, отдаёт организатор/,
      card: 0,
      choices: 2,
    },
  ])(
    'offers the card only for money paid by card: of 1350, $creditAmount by the balance, $manualAmount by hand',
    async ({ creditAmount, manualAmount, text, card, choices }) => {
      const quote = { entryId: 21, amount: 1350, currency: 'RUB', percent: 90, remaining: 0, rule: [] }
      const { findByRole } = await open('/orders/11', {
        orders: { get: PAID, refundQuote: { ...quote, creditAmount, manualAmount } },
      })
      fireEvent.click(await findByRole('button', { name: /Отменить дистанцию 50\sм брасс/ }))
      const dialog = within(await findByRole('dialog'))
      expect(await dialog.findByText(text)).toBeDefined()
      expect(dialog.queryAllByRole('radio')).toHaveLength(choices)
      expect(dialog.queryAllByRole('radio', { name: /^На\sкарту/ })).toHaveLength(card)
    },
  )

  it('states before the confirmation that nothing is refunded once registration is closed', async () => {
    const { findByRole } = await open('/orders/11', {
      orders: { get: PAID },
      events: { view: { ...(await aView()), registration: { state: 'closed', days: null, at: null } } },
    })
    await waitFor(() => expect(document.querySelector('.order-item')).not.toBeNull())
    fireEvent.click(await findByRole('button', { name: /Отменить дистанцию 50\sм брасс/ }))
    const dialog = within(await findByRole('dialog'))
    expect(await dialog.findByText('Регистрация закрыта, возврат взносов невозможен.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: /вернуть/ })).toBeNull()
  })

  it('says so where registration has closed meanwhile', async () => {
    const { findByRole } = await open('/orders/11', {
      orders: { get: PAID, cancelEntry: () => failure('registration_closed') },
    })
    fireEvent.click(await findByRole('button', { name: /Отменить дистанцию 50\sм брасс/ }))
    const dialog = within(await findByRole('dialog'))
    fireEvent.click(await dialog.findByRole('button', { name: /Отменить и\sвернуть/ }))
    expect(await dialog.findByText('Регистрация закрыта, возврат взносов невозможен.')).toBeDefined()
  })

  it('refunds an overpayment to the card or to the balance', async () => {
    const sent: unknown[] = []
    const { findByRole } = await open('/orders/11', {
      orders: {
        get: { ...PAID, sumPaid: 1800, overpaid: 300, paidParts: [{ ...byCard, refundable: 1800 }] },
        refund: ({ body }) => {
          sent.push(body)
          return PAID
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: 'Оставить на\xa0балансе' }))
    const dialog = within(await findByRole('dialog', { name: /Оставить 300\s₽ на\sбалансе/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Оставить на\xa0балансе' }))
    await waitFor(() => expect(sent).toEqual([{ refundTo: 'credit' }]))
  })

  it.each([
    { of: 'money paid by card', paidParts: [byCard], note: /Тем\sже способом/ },
    { of: 'cash', paidParts: [{ ...byCard, source: 'cash' as const }], note: /отдаёт организатор/ },
  ])('refunds an overpayment of $of by its means', async ({ paidParts, note }) => {
    const sent: unknown[] = []
    const { findByRole } = await open('/orders/11', {
      orders: {
        get: { ...PAID, sumPaid: 1800, overpaid: 300, paidParts },
        refund: ({ body }) => {
          sent.push(body)
          return PAID
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: 'Вернуть переплату' }))
    const dialog = within(await findByRole('dialog', { name: /Вернуть 300\s₽/ }))
    expect(dialog.getByText(note)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Вернуть переплату' }))
    await waitFor(() => expect(sent).toEqual([{ refundTo: 'card' }]))
  })

  it('shows an administrator what is wrong, and refunds from there with a reason', async () => {
    administrate()
    const sent: unknown[] = []
    const attention = {
      orderId: 11,
      kind: 'amount_differs',
      expected: { amount: 1500, currency: 'RUB' },
      reported: { amount: 1, currency: 'RUB' },
      since: '2026-11-20T12:05:00+05:00',
    } as const
    const { findByRole, findByText, queryByRole } = await open('/orders/11', {
      orders: {
        get: { ...PAID, attention: [attention] },
        refund: ({ body }) => {
          sent.push(body)
          return { ...PAID, partRefunded: 500 }
        },
        togglepaid: ({ request }) => {
          sent.push(request.headers.get('if-match'))
          return failure('stale')
        },
      },
    })
    expect(await findByText(/запрошено 1\s500\s₽, платёжная система сообщает 1\s₽/)).toBeDefined()
    fireEvent.click(await findByRole('button', { name: 'Вернуть деньги' }))
    const dialog = within(await findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Вернуть деньги' }))
    expect(await dialog.findAllByRole('link', { name: /Заполните/ })).toHaveLength(2)
    expect(dialog.getByRole('radio', { name: /^Как платили/ })).toBeDefined()
    fireEvent.input(dialog.getByLabelText('Сумма, RUB'), { target: { value: '500,50' } })
    fireEvent.input(dialog.getByLabelText('Причина'), { target: { value: 'Болезнь' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Вернуть деньги' }))
    await waitFor(() => expect(sent).toEqual([{ refundTo: 'card', amount: 500.5, reason: 'Болезнь' }]))
    await waitFor(() => expect(queryByRole('dialog')).toBeNull())
    fireEvent.click(await findByRole('button', { name: /Снять отметку/ }))
    const back = within(await findByRole('dialog'))
    fireEvent.input(back.getByLabelText('Причина'), { target: { value: 'Ошибка' } })
    fireEvent.click(back.getByRole('button', { name: /Снять отметку/ }))
    await waitFor(() => expect(sent.at(-1)).toBe('"1"'))
  })

  it('has no controls for an administrator who does not administer now', async () => {
    signIn({ ...ANNA, id: 5000, isAdmin: 1 })
    localStorage.setItem('admValue', '0')
    const { findByText, queryByRole } = await open('/orders/11', { orders: { get: PAID } })
    expect(await findByText(/Заказ оплачен, места закреплены/)).toBeDefined()
    expect(queryByRole('button', { name: /Отменить дистанцию|Вернуть деньги|Снять отметку/ })).toBeNull()
  })
})

it.each(['/orders/7', '/orders/7x'])('says at %s that there is no such order', async (address) => {
  const { findByText } = await open(address, { orders: { get: () => failure('order_not_found') } })
  expect(await findByText(/заказ виден только тому/)).toBeDefined()
})

it('shows an order again that could not be loaded', async () => {
  let isDown = true
  const { findByRole } = await open('/orders/11', {
    orders: { get: () => (isDown ? failure('unavailable') : PAID) },
  })
  const retry = await findByRole('button', { name: 'Повторить' })
  isDown = false
  fireEvent.click(retry)
  expect(await findByRole('heading', { level: 2, name: 'Участники и\xa0дистанции' })).toBeDefined()
})

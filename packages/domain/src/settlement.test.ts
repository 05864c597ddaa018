import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankPayment } from './bank-statements.ts'
import type { OrderStatus } from './orders.ts'
import { needsAttention, orderNumbersIn, type SettledOrder, settlementsOf } from './settlement.ts'

const payment = (purpose: string, more: Partial<BankPayment> = {}): BankPayment => ({
  ...{ line: 1, number: '17', date: '2026-11-20', amountMinor: 100_000, currency: null },
  ...{ payer: 'Сбербанк', purpose },
  ...more,
})
const order = (id: number, more: Partial<SettledOrder> = {}): SettledOrder => ({
  ...{ id, status: 'pending', dueMinor: 100_000, currency: 'RUB', isByCard: false },
  swimmers: [{ firstName: 'Anna', lastName: 'Ivanova', nativeFirstName: 'Анна', nativeLastName: 'Иванова' }],
  ...more,
})
const outcomes = (payments: readonly BankPayment[], orders: readonly SettledOrder[]) =>
  settlementsOf(payments, orders).map((each) => [each.outcome, each.orders.map(({ id }) => id)])

describe('numbers of orders in a purpose', () => {
  it.each([
    ['Оплата по заказу № 1027', [1027]],
    ['ЗАКАЗ №\u00a01027 от 20.11.2026, сумма 1000.00, НДС нет', [1027]],
    ['Заказы №№ 1027, 1031 и 1040; старт. взнос', [1027, 1031, 1040]],
    ['order #1027, order no. 1031', [1027, 1031]],
    ['заказ:1027,1031', [1027, 1031]],
    ['Стартовый взнос 2026, договор № 5', []],
    ['Заказ от 20.11.2026 на 1000,00', []],
  ])('%s', (purpose, numbers) => {
    expect(orderNumbersIn(purpose)).toEqual(numbers)
  })
})

describe('a payment that names orders', () => {
  it('pays them if it equals what is left to pay, in their currency', () => {
    const orders = [order(1), order(2, { dueMinor: 50_000 }), order(3, { status: 'expired' })]
    expect(outcomes([payment('Заказ 1')], orders)).toEqual([['exact', [1]]])
    expect(outcomes([payment('Заказ 3')], orders)).toEqual([['exact', [3]]])
    expect(outcomes([payment('Заказы 1, 2', { amountMinor: 150_000 })], orders)).toEqual([['exact', [1, 2]]])
    expect(outcomes([payment('Заказы 1, 2')], orders)).toEqual([['amountDiffers', [1, 2]]])
    expect(outcomes([payment('Заказ 2')], orders)).toEqual([['amountDiffers', [2]]])
    expect(outcomes([payment('Заказ 1', { currency: 'EUR' })], orders)).toEqual([['amountDiffers', [1]]])
  })

  it.each<[Partial<SettledOrder>, string]>([
    [{ status: 'paid', isByCard: true }, 'paidByCard'],
    [{ status: 'part_refunded', isByCard: true }, 'paidByCard'],
    [{ status: 'paid' }, 'paidBefore'],
    [{ status: 'cancelled' }, 'closed'],
    [{ status: 'refunded', isByCard: true }, 'closed'],
  ])('pays no order that is %j', (state, outcome) => {
    expect(outcomes([payment('Заказ 1')], [order(1, state)])).toEqual([[outcome, [1]]])
  })

  it('pays an order once', () => {
    expect(outcomes([payment('Заказ 1'), payment('Заказ 1')], [order(1)])).toEqual([
      ['exact', [1]],
      ['paidBefore', [1]],
    ])
  })
})

describe('a payment without the number of a known order', () => {
  it.each([
    ['Взнос, Иванова Анна', {}],
    ['Взнос', { payer: 'ИВАНОВА А. П.' }],
    ['Entry fee Ivanova Anna', {}],
    ['Заказ 999, Иванова А', {}],
  ])('pays the only order with its amount and a swimmer of %s', (purpose, more) => {
    const orders = [order(1), order(2, { dueMinor: 1 }), order(3, { status: 'paid' })]
    expect(outcomes([payment(purpose, more)], orders)).toEqual([['byName', [1]]])
  })

  it('finds a swimmer without native names in Cyrillic text', () => {
    const latin = order(1, { swimmers: [{ firstName: 'Anna', lastName: 'Ivanova' }] })
    expect(outcomes([payment('Взнос Иванова Анна')], [latin])).toEqual([['byName', [1]]])
  })

  it('is ambiguous among several, unless it has the number of one', () => {
    const orders = [order(1), order(2)]
    expect(outcomes([payment('Взнос Иванова Анна')], orders)).toEqual([['ambiguous', [1, 2]]])
    expect(outcomes([payment('№ 2, Иванова Анна')], orders)).toEqual([['byName', [2]]])
  })

  it('leaves an order to the payment that names it, and pays it once', () => {
    const byName = payment('Взнос Иванова Анна')
    expect(outcomes([byName, payment('Заказ 1')], [order(1)])).toEqual([
      ['unknown', []],
      ['exact', [1]],
    ])
    expect(outcomes([byName, byName], [order(1)])).toEqual([
      ['byName', [1]],
      ['unknown', []],
    ])
  })

  it('pays none of other names or amounts', () => {
    expect(outcomes([payment('Взнос Петрова Анна')], [order(1)])).toEqual([['unknown', []]])
    expect(outcomes([payment('Иванова Анна', { amountMinor: 5 })], [order(1)])).toEqual([['unknown', []]])
    expect(outcomes([payment('Заказ 999')], [order(1)])).toEqual([['unknown', []]])
  })
})

it('never pays more than once or another amount, whatever the statement', () => {
  const statuses = ['pending', 'paid', 'cancelled', 'expired'] as const satisfies readonly OrderStatus[]
  const orders = fc.array(
    fc.record({ status: fc.constantFrom(...statuses), dueMinor: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 5 },
  )
  const payments = fc.array(
    fc.record({
      amountMinor: fc.integer({ min: 1, max: 6 }),
      ids: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
    }),
  )
  fc.assert(
    fc.property(orders, payments, (states, paid) => {
      const known = states.map((each, id) => order(id, each))
      const given = paid.map(({ amountMinor, ids }) => payment(`Заказы ${ids.join(', ')}`, { amountMinor }))
      const exact = settlementsOf(given, known).filter(({ outcome }) => outcome === 'exact')
      const settled = exact.flatMap((each) => each.orders)
      expect(new Set(settled).size).toBe(settled.length)
      expect(settled.every(({ status }) => status === 'pending' || status === 'expired')).toBe(true)
      for (const each of exact) {
        expect(each.orders.reduce((sum, { dueMinor }) => sum + dueMinor, 0)).toBe(each.payment.amountMinor)
      }
    }),
  )
})

it('needs the attention of an administrator unless orders are paid', () => {
  expect(needsAttention('exact')).toBe(false)
  expect(needsAttention('paidBefore')).toBe(false)
  expect(needsAttention('amountDiffers')).toBe(true)
})

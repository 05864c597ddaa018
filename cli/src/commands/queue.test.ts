/** The queue of orders in a pseudo-terminal, and as a table without one. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { type Answer, hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'
import { sales } from '../testing/sale.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('queue')
const { aSale, aSwimmer, anOrder } = sales()

/** A sale with unpaid orders of two swimmers. */
async function twoOrders(...lastNames: readonly [string, string]) {
  const sale = await aSale()
  const orders: number[] = []
  for (const lastName of lastNames) {
    orders.push(await anOrder(await aSwimmer(lastName), sale, sale.distances.slice(0, 1)))
  }
  const [one = 0, other = 0] = orders
  return { event: ['--event', String(sale.id)], one, other }
}

const orderOf = (id: number) =>
  here.json<{ status: string; partRefunded: number; refunds: { way: string }[] }>([
    'orders',
    'show',
    String(id),
  ])

it('is the unpaid orders as a table without a terminal', async () => {
  const { event, one, other } = await twoOrders('Ocherednaya', 'Poslednyaya')
  await here.json(['orders', 'mark-paid', String(one), '--reason', 'Cash', '--yes'])
  expect(await json(here, ['orders queue', ...event])).toMatchObject([{ id: other }])
  const plain = await here.run(['orders', 'queue', ...event])
  expect(plain.stdout).toContain('Poslednyaya Anna')
  expect(plain.stdout).not.toContain('Ocherednaya Anna')
})

it('leaves out cancelled orders, and lists the newest of the others first', async () => {
  const { event, one, other } = await twoOrders('Otmenennaya', 'Rannyaya')
  const { event: ofAnother, one: third } = await twoOrders('Pozdnyaya', 'Samaya')
  await here.json(['api', 'orders.remove', '--param', `id=${one}`, '--yes'])
  expect(await json(here, ['orders queue', ...event])).toMatchObject([{ id: other }])
  const everywhere = await here.json<{ id: number }[]>(['orders', 'queue'])
  const ids = everywhere.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(ids).toEqual(expect.arrayContaining([other, third]))
  expect(await here.json(['orders', 'queue', '--limit', '2'])).toEqual(everywhere.slice(0, 2))
  expect(ofAnother).not.toEqual(event)
})

describe.runIf(hasPseudoTerminal)('in a terminal', () => {
  it('is cancelled by Ctrl-C, also during a search', async () => {
    const queue = ['orders', 'queue']
    expect((await pseudoTerminal(here)(queue, [[/Q closes/, '\u0003']])).status).toBe(130)
    const search: readonly Answer[] = [
      [/Q closes/, '/'],
      [/search:/, '\u0003'],
    ]
    expect((await pseudoTerminal(here)(queue, search)).status).toBe(130)
  })

  it.each([
    ['en', 80, /unpaid · 2 of 2[\s\S]*Q closes/, /Mark order No\.\s\d+ as paid\. Reason:/],
    ['ru', 120, /неоплаченные · 2 из\s2[\s\S]*Q выход/, /Отметить заказ №\s\d+ оплаченным\. Причина:/],
  ] as const)(
    'marks the orders that a search finds as paid (%s, %i columns)',
    async (lang, columns, start, form) => {
      const [found, left] =
        lang === 'en' ? (['Iskomaya', 'Drugaya'] as const) : (['Naidennaya', 'Inaya'] as const)
      const { event, one, other } = await twoOrders(found, left)
      const { status, screens } = await pseudoTerminal(here)(
        ['orders', 'queue', ...event, '--lang', lang],
        [
          [start, '/'],
          [/·\s(search|поиск):/, found.slice(0, 5).toLowerCase()],
          [/1 (of|из)\s1[\s\S]*Enter/, '\r'],
          [/1 (of|из)\s1[\s\S]*Q (closes|выход)/, 'p'],
          [form, 'Cash'],
          [/Cash/, '\r'],
          [/0 (of|из)\s0/, 'q'],
        ],
        { columns, answersTo: 'screen' },
      )
      expect(status).toBe(0)
      for (const line of screens.flat()) expect([...line].length).toBeLessThanOrEqual(columns)
      expect((await orderOf(one)).status).toBe('paid')
      expect((await orderOf(other)).status).toBe('draft')
    },
  )

  it('refunds an amount of a paid order after each question, and says why one is refused', async () => {
    const { event, one, other } = await twoOrders('Vozvratnaya', 'Lishnyaya')
    await here.json(['orders', 'mark-paid', String(one), String(other), '--reason', 'Cash', '--yes'])
    const { screens } = await pseudoTerminal(here)(
      ['orders', 'queue', ...event],
      [
        [/unpaid · 0 of 0/, '\t'],
        [/· paid · 2 of 2/, 'r'],
        [/Amount of the refund:/, 'many'],
        [/refund: many/, '\r'],
        [/‹ as paid ›/, ' '],
        [/‹ to the balance ›/, '\r'],
        [/Refund many to the balance of order No\.\s\d+\. Reason:/, 'Illness'],
        [/Reason: Illness/, '\r'],
        [/“many” is not an amount/, 'r'],
        [/Amount of the refund:/, '100,50'],
        [/refund: 100,50/, '\r'],
        [/‹ as paid ›/, ' '],
        [/‹ to the balance ›/, '\r'],
        [/Refund 100,50 to the balance of order/, 'Illness'],
        [/Reason: Illness/, '\r'],
        [/refunded in all: 100\.50 RUB/, '\u0003'],
      ],
      { answersTo: 'screen' },
    )
    expect(screens.length).toBe(16)
    const refunded = [await orderOf(one), await orderOf(other)].map(({ partRefunded }) => partRefunded)
    expect(refunded.toSorted((a, b) => a - b)).toEqual([0, 100.5])
  })

  it('leaves out cancelled orders, which are among all orders', async () => {
    const { event, one, other } = await twoOrders('Zakrytaya', 'Otkrytaya')
    await here.json(['api', 'orders.remove', '--param', `id=${one}`, '--yes'])
    const { screens } = await pseudoTerminal(here)(
      ['orders', 'queue', ...event],
      [
        [/unpaid · 1 of 1/, '\t'],
        [/· paid · 0 of 0/, '\t'],
        [/· all · 2 of 2/, 'q'],
      ],
      { answersTo: 'screen' },
    )
    const [unpaid = '', , all = ''] = screens.map((screen) => screen.join('\n'))
    expect(unpaid).toMatch(new RegExp(`› +${other} +Otkrytaya`))
    expect(unpaid).not.toContain('Zakrytaya')
    expect(all).toMatch(/Otkrytaya[\s\S]*Zakrytaya.*cancelled/)
  })

  it('closes without a change while a question is open', async () => {
    const { event, one } = await twoOrders('Otmena', 'Tretyaya')
    await pseudoTerminal(here)(
      ['orders', 'queue', ...event],
      [
        [/2 of 2/, 'p'],
        [/Reason:/, 'Cash'],
        [/Reason: Cash/, '\u001b'],
        [/Q closes/, 'q'],
      ],
      { answersTo: 'screen' },
    )
    expect((await orderOf(one)).status).toBe('draft')
  })
})

it('checks the JSON of the command against its schema', () => {
  expect(missing()).toEqual([])
})

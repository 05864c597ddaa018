/** Order commands as processes against a real server: how a federation processes bank transfers. */

import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { goldenOf } from '../testing/golden.ts'
import { httpServer } from '../testing/http-server.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('orders')

/** Any call by name, with a body. */
const call = <T>(name: string, body?: object, ...more: string[]) =>
  here.json<T>(['api', name, ...more, ...(body ? ['--body', '-'] : [])], {
    ...(body && { input: JSON.stringify(body) }),
  })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

interface Made {
  readonly id: number
}

/** A public event that sells two distances for a thousand roubles each. */
async function aSale() {
  const { id } = await call<Made>('events.create', {
    name: 'Кубок заказов',
    nameEn: 'Cup of Orders',
    organizer: 'Федерация',
    address: 'Тюмень',
    region: 'RU-TYU',
    timeZone: 'Asia/Yekaterinburg',
    startDate: inDays(30).slice(0, 10),
    endDate: inDays(31).slice(0, 10),
    ageGroupOnDate: inDays(30).slice(0, 10),
    regStartDate: inDays(-1),
    regEndDate: inDays(20),
    refundRule: [{ until: inDays(15).slice(0, 10), percent: 90 }],
    programData: [
      {
        kind: 'individual',
        name: 'Личные дистанции',
        nameEn: 'Individual',
        regStartDate: null,
        regEndDate: null,
        slotLimit: null,
        reserved: 0,
        fees: { byCount: [1000, 2000], lateFrom: null, late: 0, onSpot: 1000 },
        children: ['25FR', '50BR'].map((distCode) => ({
          distCode,
          gender: 0,
          session: 1,
          minAge: null,
          maxAge: null,
          paraGroups: [],
          divisions: [],
          slotLimit: 40,
          reserved: 0,
        })),
      },
    ],
  })
  const event = await call<{ programData: { children: Made[] }[] }>(
    'events.update',
    { public: true },
    '--param',
    `id=${id}`,
  )
  return { id, distances: event.programData.flatMap(({ children }) => children.map((child) => child.id)) }
}

async function aSwimmer(lastName: string) {
  const { id } = await call<Made>('swimmers.create', {
    firstName: 'Anna',
    lastName,
    gender: 2,
    dob: '1990-03-14',
    swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Tyumen' },
    sportRankData: { sportRank: 'none', validFrom: null },
  })
  await call('swimmers.confirm', undefined, '--param', `id=${id}`)
  return id
}

describe('orders', () => {
  it('are found, shown, marked as paid and refunded', async () => {
    const { id: eventId, distances } = await aSale()
    const swimmerId = await aSwimmer('Zakazova')
    const basket = { eventId, swimmers: [{ swimmerId, entries: [{ distanceId: distances[0] }] }] }
    const { id } = await call<Made>('orders.create', basket)
    const [order, event] = [String(id), ['--event', String(eventId)]]

    expect(await json(here, ['orders list', ...event, '--paid', 'no'])).toMatchObject([
      { id, total: 1000, status: 'draft', isPaid: false },
    ])
    expect(await json(here, ['orders list', ...event, '--paid', 'yes'])).toEqual([])
    expect(await json(here, ['orders list', ...event, '--search', 'zakaz', '--mine'])).toHaveLength(1)
    const csv = await here.run(['orders', 'list', ...event, '--csv'])
    expect(csv.stdout.split('\r\n')).toEqual([
      expect.stringMatching(/^\uFEFFNo\.,Swimmers,Event,Total,/),
      expect.stringMatching(new RegExp(`^${id},Zakazova Anna,Cup of Orders,1000.00 RUB,not paid,`)),
      '',
    ])
    expect(await json(here, ['orders show', order])).toMatchObject({ id, refunds: [] })
    const shown = await here.run(['orders', 'show', order])
    expect(shown.stdout).toMatch(/^Order No\.\sd*\d+\n/)

    const paid = ['orders mark-paid', order, '--reason', 'Bank transfer'] as const
    expect(await here.json(['orders', 'mark-paid', order, '--reason', 'x', '--dry-run'])).toMatchObject({
      dryRun: true,
    })
    expect(await json(here, [...paid, '--yes'])).toEqual([{ order: id, isPaid: true, problem: null }])
    // Sets a state instead of toggling it, so repeating changes nothing.
    expect(await json(here, [...paid, '--yes'])).toEqual([{ order: id, isPaid: true, problem: null }])
    expect(await json(here, [...paid, '--undo', '--yes'])).toMatchObject([{ isPaid: false }])
    expect(await json(here, [...paid, '--yes'])).toMatchObject([{ isPaid: true }])

    const refund = ['orders', 'refund', order, '--to', 'credit'] as const
    expect(await here.run([...refund, '--yes'])).toMatchObject({ status: 7 })
    expect(await here.run([...refund, '--amount', '12,345', '--reason', 'Illness'])).toMatchObject({
      status: 2,
    })
    expect(await here.run([...refund, '--amount', '100'])).toMatchObject({
      status: 2,
      stderr: '--reason is required.\n',
    })
    const part = ['--amount', '100,50', '--reason', 'Illness', '--yes']
    expect(await json(here, ['orders refund', order, '--to', 'credit', ...part])).toMatchObject({
      status: 'part_refunded',
      partRefunded: 100.5,
      refunds: [{ way: 'credit', cause: 'manual', amount: 100.5 }],
    })
  })

  it('refund once, however often the command is run until a response arrives', async () => {
    const { id: eventId, distances } = await aSale()
    const swimmerId = await aSwimmer('Tretya')
    const basket = { eventId, swimmers: [{ swimmerId, entries: [{ distanceId: distances[0] }] }] }
    const { id } = await call<Made>('orders.create', basket)
    await here.run(['orders', 'mark-paid', String(id), '--reason', 'Cash', '--yes'])
    let isLossy = true
    // A proxy drops the responses to refunds.
    const url = await httpServer(async (request, response) => {
      const { method = 'GET', headers } = request
      const body = Buffer.concat(await request.toArray())
      const answer = await fetch(`${inject('server').address}${request.url}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body }),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (isLossy && request.url?.includes('/orders/refund/')) return void response.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(bytes)
    })
    const there = await signedIn(url)
    onTestFinished(there.drop)
    const part = ['--to', 'credit', '--amount', '100', '--reason', 'Illness', '--yes']
    const refund = () => there.run(['orders', 'refund', String(id), ...part])
    const back = async () =>
      (await there.json<{ partRefunded: number }>(['orders', 'show', String(id)])).partRefunded
    expect(await refund()).toMatchObject({ status: 9 })
    expect(await back()).toBe(100)
    isLossy = false
    expect(await refund()).toMatchObject({ status: 0, stderr: expect.stringContaining('takes effect once') })
    expect(await back()).toBe(100)
    // After a response, the same command is a new refund.
    expect(await refund()).toMatchObject({ status: 0, stderr: '' })
    expect(await back()).toBe(200)
  })

  it('are marked if possible, and the others are reported', async () => {
    const { id: eventId, distances } = await aSale()
    const swimmerId = await aSwimmer('Vtoraya')
    const basket = { eventId, swimmers: [{ swimmerId, entries: [{ distanceId: distances[1] }] }] }
    const { id } = await call<Made>('orders.create', basket)
    const line = ['orders', 'mark-paid', '-', '--reason', 'Cash', '--yes']
    const some = await here.run([...line, '--json'], { input: `${id}\n999999\n` })
    expect(some.status).toBe(3)
    expect(JSON.parse(some.stdout)).toMatchObject([
      { order: id, isPaid: true },
      { order: 999999, isPaid: null, problem: expect.stringContaining('Order not found') },
    ])
    expect(await here.run(line, { input: '999999' })).toMatchObject({ status: 6 })
    expect(await here.run(['orders', 'mark-paid', String(id), '--yes'])).toMatchObject({ status: 2 })
  })
})

it('checks the JSON of all commands of orders against its schema', () => {
  expect(missing()).toEqual([])
})

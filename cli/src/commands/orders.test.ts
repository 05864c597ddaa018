/** Order commands as processes against a real server: how a federation processes bank transfers. */

import { readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { goldenOf } from '../testing/golden.ts'
import { failure, forwarded, httpServer } from '../testing/http-server.ts'
import { type Machine, machineForTest, signedIn } from '../testing/polynya.ts'
import { printedTable } from '../testing/printed-table.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'
import { sales } from '../testing/sale.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('orders')

const { client, aSale, aSwimmer, anOrder } = sales()

describe('orders', () => {
  it('are found, shown, marked as paid and refunded', async () => {
    const sale = await aSale()
    const swimmerId = await aSwimmer('Zakazova')
    const first = sale.distances.slice(0, 1)
    const cancelled = await anOrder(swimmerId, sale, first)
    await (await client()).orders.remove({ params: { id: cancelled } })
    const id = await anOrder(swimmerId, sale, first)
    const [order, event] = [String(id), ['--event', String(sale.id)]]

    expect(await json(here, ['orders list', ...event, '--paid', 'no'])).toMatchObject([
      { id, total: 1000, status: 'draft', isPaid: false },
    ])
    expect(await json(here, ['orders list', ...event, '--paid', 'yes'])).toEqual([])
    expect(await json(here, ['orders list', ...event, '--search', 'zakaz', '--mine'])).toHaveLength(2)
    const csv = await here.run(['orders', 'list', ...event, '--status', 'draft', '--csv'])
    expect(csv.stdout.split('\r\n')).toEqual([
      expect.stringMatching(/^\uFEFFNo\.,Swimmers,Event,Total,Currency,/),
      expect.stringMatching(new RegExp(`^${id},Zakazova Anna,Cup of Orders,1000,RUB,not paid,`)),
      '',
    ])
    printedTable(csv.stdout, ',', ['No.', 'Total'])
    expect(await json(here, ['orders show', order])).toMatchObject({ id, refunds: [] })
    const shown = await here.run(['orders', 'show', order])
    expect(shown.stdout).toMatch(/^Order No\.\sd*\d+\n/)

    const paid = ['orders mark-paid', order, '--reason', 'Bank transfer'] as const
    expect(await here.json(['orders', 'mark-paid', order, '--reason', 'cash', '--dry-run'])).toMatchObject({
      dryRun: true,
    })
    expect(await json(here, [...paid, '--yes'])).toMatchObject({ done: 1, skips: [] })
    // Sets a state instead of toggling it, so repeating changes nothing.
    expect(await json(here, [...paid, '--yes'])).toMatchObject({
      done: 0,
      skips: [{ key: order, detail: 'was already paid' }],
    })
    expect(await json(here, [...paid, '--undo', '--yes'])).toMatchObject({ done: 1 })
    expect(await json(here, [...paid, '--yes'])).toMatchObject({ done: 1 })

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
      done: 1,
    })
    expect(await json(here, ['orders show', order])).toMatchObject({
      status: 'part_refunded',
      partRefunded: 100.5,
      refunds: [{ way: 'credit', cause: 'manual', amount: 100.5 }],
    })
  })

  it('refund once, however often the command is run until a response arrives', async () => {
    const sale = await aSale()
    const id = await anOrder(await aSwimmer('Tretya'), sale, [sale.distances[0]])
    await here.run(['orders', 'mark-paid', String(id), '--reason', 'Cash', '--yes'])
    let isLossy = true
    // A proxy drops the responses to refunds.
    const url = await httpServer(async (request, response) => {
      const { status, text } = await forwarded(request, inject('server').address)
      if (isLossy && request.url?.includes('/orders/refund/')) return void response.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
    const there = await signedIn(url)
    onTestFinished(there.drop)
    const part = ['--to', 'credit', '--amount', '100', '--reason', 'Illness', '--yes']
    const refund = () => there.run(['orders', 'refund', String(id), ...part])
    const back = async () =>
      (await there.json<{ partRefunded: number }>(['orders', 'show', String(id)])).partRefunded
    expect(await refund()).toMatchObject({ status: 8, stderr: expect.stringContaining('jobs resume') })
    expect(await back()).toBe(100)
    isLossy = false
    expect(await refund()).toMatchObject({ status: 0, stderr: expect.stringContaining('takes effect once') })
    expect(await back()).toBe(100)
    // After a response, the same command is a new refund.
    expect(await refund()).toMatchObject({ status: 0, stdout: expect.stringContaining('200.00 RUB') })
    expect(await back()).toBe(200)
  })

  it('are marked and refunded by cron with a token of their scope; a refusal leaves no key behind', async () => {
    const sale = await aSale()
    const id = await anOrder(await aSwimmer('Cron'), sale, [sale.distances[0]])
    const tokenOf = async (scope: string) =>
      (await here.json<{ token: string }>(['tokens', 'create', scope, '--scope', scope])).token
    const cron = await machineForTest()
    const refund = [
      'orders',
      'refund',
      String(id),
      '--to',
      'credit',
      '--amount',
      '5',
      '--reason',
      'Illness',
      '--yes',
    ]
    const byToken = async (scope: string) => {
      const env = { POLYNYA_TOKEN: await tokenOf(scope), POLYNYA_URL: inject('server').address }
      return {
        mark: () => cron.run(['orders', 'mark-paid', String(id), '--reason', 'Bank', '--yes'], { env }),
        refund: () => cron.run(refund, { env }),
      }
    }
    const orders = await byToken('orders')
    expect(await orders.mark()).toMatchObject({ status: 0 })
    const read = await byToken('read')
    expect(await read.mark()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('was already paid'),
    })
    expect(await read.refund()).toMatchObject({
      status: 5,
      stdout: expect.stringContaining('required rights'),
      stderr: expect.stringMatching(/^Required scope: orders\b.*\n$/m),
    })
    expect(await readdir(join(cron.folder, 'state', 'keys'))).toEqual([])
    expect(await orders.refund()).toMatchObject({ status: 0, stdout: expect.stringContaining('5.00 RUB') })
  })

  it('are marked if possible, and the others are reported', async () => {
    const sale = await aSale()
    const id = await anOrder(await aSwimmer('Vtoraya'), sale, [sale.distances[1]])
    const line = ['orders', 'mark-paid', '-', '--reason', 'Cash', '--yes']
    const some = await here.run([...line, '--json'], { input: `${id}\n999999\n` })
    expect(some.status).toBe(3)
    expect(JSON.parse(some.stdout)).toMatchObject({
      done: 1,
      failures: [{ key: '999999', state: 'failed', reason: 'order_not_found' }],
    })
    expect(await here.run(line, { input: '999999' })).toMatchObject({ status: 6 })
    expect(await here.run(['orders', 'mark-paid', String(id), '--yes'])).toMatchObject({ status: 2 })
  })
})

describe('marking many orders as paid', () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1)
  const line = ['orders', 'mark-paid', '-', '--reason', 'Bank', '--yes', '--json']
  const input = ids.join('\n')

  /** A server of orders of which none is paid; `answer` handles the changes. */
  const serverOf = (answer: (id: number, response: ServerResponse) => void) =>
    httpServer((request, response) => {
      response.setHeader('content-type', 'application/json')
      const [, id] = /togglepaid\/(\d+)/.exec(request.url ?? '') ?? []
      if (id) return answer(Number(id), response)
      response.end(JSON.stringify({ data: { orders: [], total: 0 } }))
    })
  const run = (url: string, ...more: string[]) =>
    here.run([...line, ...more, '--url', url], { input, env: { POLYNYA_TOKEN: 'pln_x' } })
  const paid = (response: ServerResponse) => response.end(JSON.stringify({ data: { isPaid: true } }))

  it('waits with all workers as long as the server requests', async () => {
    const starts: number[] = []
    let refusedAt = 0
    const url = await serverOf((_id, response) => {
      starts.push(performance.now())
      if (starts.length !== 10) return paid(response)
      refusedAt = performance.now()
      response.writeHead(429, { 'retry-after': '1' }).end(failure(429, 'rate_limited'))
    })
    const { status, stdout } = await run(url, '--concurrency', '8')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ done: ids.length })
    expect(starts).toHaveLength(ids.length + 1)
    // Only calls made before the workers knew of it arrive before the second is over: two for each, of thirty left.
    const early = starts.filter((at) => at > refusedAt && at < refusedAt + 900)
    expect(early.length).toBeLessThan(16)
  })

  it('stops when the server is gone, and continues without repeating what was done', async () => {
    const calls = new Map<number, number>()
    let limit = 12
    const url = await serverOf((id, response) => {
      if (calls.size === limit) return void response.destroy()
      calls.set(id, (calls.get(id) ?? 0) + 1)
      paid(response)
    })
    const first = await run(url)
    expect(first.status).toBe(8)
    const summary = JSON.parse(first.stdout)
    expect(summary).toMatchObject({ done: 12, failed: 0 })
    // Each worker was in a call at most, the others were not started.
    expect(summary.unknown).toBeLessThanOrEqual(4)
    expect(summary.pending).toBe(ids.length - 12 - summary.unknown)
    limit = Number.POSITIVE_INFINITY
    const second = await run(url)
    expect(second).toMatchObject({ status: 0, stderr: expect.stringContaining('28 left') })
    expect([...calls.values()]).toEqual(ids.map(() => 1))
  })

  it('says after Ctrl-C what was done and how to continue', async () => {
    let started = 0
    const reached = Promise.withResolvers<void>()
    const url = await serverOf((_id, response) => {
      started += 1
      if (started === 8) reached.resolve()
      if (started < 8) paid(response)
      else setTimeout(() => paid(response), 100)
    })
    const { child, ended } = here.start([...line, '--url', url], { input, env: { POLYNYA_TOKEN: 'pln_x' } })
    await reached.promise
    child.kill('SIGINT')
    const { status, stdout, stderr } = await ended
    expect(status).toBe(130)
    expect(JSON.parse(stdout).done).toBe(started)
    expect(JSON.parse(stdout).pending).toBe(ids.length - started)
    expect(stderr).toContain('run the same command with the same input')
  })

  it('reports a server that is not there as unreachable', async () => {
    expect(await run('http://127.0.0.1:9', '--timeout', '20')).toMatchObject({ status: 9 })
  })
})

it('checks the JSON of all commands of orders against its schema', () => {
  expect(missing()).toEqual([])
})

describe.runIf(hasPseudoTerminal)('a merge of two swimmers who both paid and swam', () => {
  it('counts the results that a flag or the answers to prompts choose', async () => {
    const { id: eventId, distances } = await aSale()
    const [sprint = 0, breaststroke = 0] = distances
    const pair: { id: number; iwsaid: string }[] = []
    for (const name of ['Dvoinikova', 'Dvoynikova']) {
      const swimmerId = await aSwimmer(name)
      const id = await anOrder(swimmerId, { id: eventId }, distances)
      await here.json(['orders', 'mark-paid', String(id), '--reason', 'Cash', '--yes'])
      pair.push(await here.json(['swimmers', 'show', String(swimmerId)]))
    }
    const [one, other] = pair.map(({ iwsaid }) => iwsaid)
    const { results: desk } = await client()
    const lanesOf = async (distanceId: number) => (await desk.list({ params: { eventId, distanceId } })).lanes
    for (const distanceId of distances) {
      const results = (await lanesOf(distanceId)).map(({ starter: { entryId, iwsaid } }) => ({
        ...{ entryId, version: 0, status: 'finished' as const },
        rawTime: iwsaid === one ? '01:10.00' : '01:20.00',
      }))
      await desk.record({ params: { eventId, distanceId }, body: { results } })
    }

    const merge = ['swimmers', 'merge', `${one}`, `${other}`]
    const unchosen = await here.run([...merge, '--yes'])
    expect(unchosen).toMatchObject({ status: 2, stderr: expect.stringContaining('--result-of') })
    const unknown = await here.run([...merge, '--yes', '--result-of', `${sprint}=PETR999999`])
    expect(unknown).toMatchObject({ status: 2, stderr: expect.stringContaining('PETR999999') })
    const flag = ['--result-of', `${sprint}=${one}`]
    const merged = await pseudoTerminal(here)(
      [...merge, ...flag],
      [
        [/Which one counts\?/, '2\r'],
        [/\[y\/N\]/, 'y\r'],
      ],
    )
    expect(merged).toMatchObject({ status: 0, output: expect.stringContaining('Merged') })
    const times = async (distanceId: number) =>
      (await lanesOf(distanceId)).flatMap(({ result }) => result?.rawTime ?? [])
    expect(await times(sprint)).toEqual(['01:10.00'])
    expect(await times(breaststroke)).toEqual(['01:20.00'])
  })
})

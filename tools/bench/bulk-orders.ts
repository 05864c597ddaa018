/** Duration of marking a thousand orders as paid at a latency of 40 ms, as a ratio to a plain loop of the same concurrency. */

import type { SpawnOptions } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Row } from './report.ts'

const ORDERS = 1000
const CONCURRENCY = 8
const LATENCY_MS = 40
const TIMES = 3

/** Runs a Node program with arguments and input. */
export type RunNode = (args: readonly string[], options: SpawnOptions, input?: string) => Promise<string>

const ids = Array.from({ length: ORDERS }, (_, index) => index + 1)

/** What a script without journal, retries and progress would do, without a look at the states first. */
const plainLoop = (address: string) => `
  const ids = ${JSON.stringify(ids)}
  const work = async () => {
    for (let id = ids.pop(); id; id = ids.pop()) {
      const answer = await fetch('${address}/api/v1/orders/togglepaid/' + id, { method: 'PUT', body: '{}' })
      await answer.json()
    }
  }
  await Promise.all(Array.from({ length: ${CONCURRENCY} }, work))`

export async function bulkOrders(program: string, options: SpawnOptions, run: RunNode): Promise<Row[]> {
  const { address, stop } = await slowServer()
  const env = { ...options.env, POLYNYA_URL: address, POLYNYA_TOKEN: 'pln_x' }
  const flags = ['--reason', 'Bank', '--yes', '--quiet', '--concurrency', String(CONCURRENCY)]
  try {
    const [loop, job] = [[], []] as [number[], number[]]
    // Alternate, so that background load affects both equally.
    for (let time = 0; time < TIMES; time += 1) {
      loop.push(await duration(() => run(['--input-type=module', '-e', plainLoop(address)], { env })))
      job.push(
        await duration(() => run([program, 'orders', 'mark-paid', '-', ...flags], { env }, ids.join('\n'))),
      )
    }
    const [fastest, ours] = [Math.min(...loop), Math.min(...job)]
    return [
      {
        suite: 'cli',
        name: `orders mark-paid, ${ORDERS} orders at ${LATENCY_MS} ms, to a plain loop`,
        value: ours / fastest,
        unit: '×',
        goal: { atMost: 1.3 },
      },
      { suite: 'cli', name: 'the same', value: ours, unit: 'ms' },
    ]
  } finally {
    stop()
  }
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** A server of orders of which none is paid; every answer takes its time. */
async function slowServer() {
  const server = createServer((request, response) => {
    const data = request.method === 'PUT' ? { isPaid: true } : { orders: [], total: 0 }
    request.resume()
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
    }, LATENCY_MS)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Ten thousand orders marked as paid by a program that is killed again and again, while its server dies once. */

import { type SpawnOptions, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './report.ts'

const ORDERS = 10_000
const CONCURRENCY = 8
const LATENCY_MS = 40
const KILLS = 20
/** The server dies during the run after so many kills. */
const DEAD_AT = 10

export async function killedOrders(program: string, options: SpawnOptions): Promise<Row[]> {
  const server = await countingServer()
  const env = { ...options.env, POLYNYA_URL: server.address, POLYNYA_TOKEN: 'pln_x' }
  const start = () => startJob(program, { ...options, env })
  try {
    const startedAt = performance.now()
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { child, ended } = start()
      await server.reaches((ORDERS * kill) / (KILLS + 2))
      if (kill === DEAD_AT) {
        await server.stop()
        await ended
        await server.start()
      }
      child.kill('SIGKILL')
      await ended
    }
    const status = await start().ended
    const repeated = [...server.calls.values()].reduce((sum, count) => sum + count - 1, 0)
    const suite = 'cli'
    return [
      {
        ...{ suite, name: `orders mark-paid, killed ${KILLS} times: orders paid`, unit: 'rows' },
        ...{ value: status === 0 ? server.calls.size : 0, goal: { atLeast: ORDERS } },
      },
      {
        ...{ suite, name: 'of them requested again', unit: 'rows' },
        // Each interruption leaves at most one call of each worker without a response.
        ...{ value: repeated, goal: { atMost: CONCURRENCY * (KILLS + 1) } },
      },
      { suite, name: 'the same', value: performance.now() - startedAt, unit: 'ms' },
    ]
  } finally {
    await server.stop()
  }
}

function startJob(program: string, options: SpawnOptions) {
  const flags = [
    '--reason',
    'Bank',
    '--yes',
    '--quiet',
    '--timeout',
    '5',
    '--concurrency',
    String(CONCURRENCY),
  ]
  const child = spawn(process.execPath, [program, 'orders', 'mark-paid', '-', ...flags], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ids = Array.from({ length: ORDERS }, (_, index) => index + 1)
  child.stdin?.on('error', () => {}).end(ids.join('\n'))
  return { child, ended: new Promise<number | null>((resolve) => child.on('close', resolve)) }
}

/** A server of orders that counts the calls by order; every answer takes its time. */
async function countingServer() {
  const calls = new Map<number, number>()
  let port = 0
  let server: Server
  const start = async () => {
    server = createServer((request, response) => {
      request.resume()
      const [, id] = /togglepaid\/(\d+)/.exec(request.url ?? '') ?? []
      const data = id ? { isPaid: true } : pageOf(request.url ?? '')
      if (id) calls.set(Number(id), (calls.get(Number(id)) ?? 0) + 1)
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
      }, LATENCY_MS)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const pageOf = (url: string) => {
    const ids = new URL(url, 'http://localhost').searchParams.get('ids') ?? ''
    const orders = ids.split(',').map((id) => ({ id: Number(id), isPaid: calls.has(Number(id)) }))
    return { orders, total: orders.length }
  }
  await start()
  return {
    calls,
    address: `http://127.0.0.1:${port}`,
    start,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    async reaches(count: number) {
      while (calls.size < count) await pause(5)
    },
  }
}

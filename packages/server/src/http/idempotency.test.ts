import { fileURLToPath } from 'node:url'
import type { Order } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBasket, anEntrant, aSale, distancesOf } from '../areas/orders/testing/a-sale.ts'
import { handOver } from '../testing/hand-over.ts'
import { run } from '../testing/program.ts'
import { TEST_NOW, type TestApp, testApp } from '../testing/test-app.ts'
import { type ExecuteOnce, onceByKey } from './idempotency.ts'

/** So short that a test sees extensions. */
const EXTEND_EVERY_MS = 20

describe('a call with an idempotency key', () => {
  let world: TestApp
  let accountId: number
  let here: ExecuteOnce
  let elsewhere: ExecuteOnce
  beforeAll(async () => {
    world = await testApp()
    ;({ id: accountId } = await world.account())
    here = onceByKey(world.deps, EXTEND_EVERY_MS)
    elsewhere = onceByKey(world.deps)
  })
  afterAll(() => world.stop())

  let key: string
  let keys = 0
  beforeEach(() => {
    key = `key-number-${++keys}`
  })
  const callOf = () => ({ id: 'orders.create' as const, accountId, key, input: { total: 1 } })
  const reservedAt = async () =>
    (
      await world.db
        .selectFrom('idempotency_key')
        .where('key', '=', key)
        .select('created_at')
        .executeTakeFirstOrThrow()
    ).created_at

  /** Starts a call and returns the function that completes it. */
  async function start(executeOnce: ExecuteOnce) {
    const { promise: completed, resolve: complete } = Promise.withResolvers<string>()
    const { promise: started, resolve } = Promise.withResolvers<void>()
    const execute = () => {
      resolve()
      return completed
    }
    const response = executeOnce(callOf(), { execute })
    await started
    return { response, complete }
  }

  it('is free again within 30 s when its process was killed', async () => {
    // A killed process neither completes the call nor extends its reservation.
    const killed = await start(elsewhere)
    const execute = vi.fn(async () => 'again')
    world.clock.pass({ seconds: 20 })
    await expect(elsewhere(callOf(), { execute })).rejects.toMatchObject({ reason: 'key_in_flight' })
    world.clock.pass({ seconds: 9 })
    expect(await elsewhere(callOf(), { execute })).toBe('again')
    expect(execute).toHaveBeenCalledTimes(1)
    killed.complete('late')
    await killed.response
  })

  it('is free again if its process was killed and the clock set back', async () => {
    const killed = await start(elsewhere)
    world.clock.pass({ hours: -3 })
    expect(await elsewhere(callOf(), { execute: async () => 'again' })).toBe('again')
    killed.complete('late')
    await killed.response
  })

  it('stays in flight for as long as its process executes it', async () => {
    const { response, complete } = await start(here)
    const execute = vi.fn(async () => 'again')
    for (let times = 0; times < 4; times += 1) {
      world.clock.pass({ seconds: 20 })
      await expect.poll(reservedAt).toEqual(world.clock.now())
      await expect(elsewhere(callOf(), { execute })).rejects.toMatchObject({ reason: 'key_in_flight' })
    }
    complete('once')
    expect(await response).toBe('once')
    expect(await elsewhere(callOf(), { execute })).toBe('once')
    expect(execute).not.toHaveBeenCalled()
  })
})

const DYING = fileURLToPath(new URL('../testing/dying-server.ts', import.meta.url))

describe('a call whose process is killed after the commit of its change', () => {
  it('is answered by what it committed, and not executed again', { timeout: 180_000 }, async () => {
    const world = await testApp()
    const superAdmin = await world.account(['superAdmin'])
    // The order takes the last place: a retry would be refused.
    const event = await aSale(superAdmin, {}, { slotLimit: 1 })
    const body = aBasket(event, await anEntrant(superAdmin), distancesOf(event).slice(0, 1))
    const { env, open, drop } = await handOver(world)

    /** Starts a server that dies after it has inserted into a table; returns how it is called. */
    async function start(table: string) {
      const { said, ended } = run([TEST_NOW, table], env, { file: DYING })
      const [, address] = await said(/listens on (http:\S+)/)
      const call = async (method: string, path: string, given: object) => {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${superAdmin.tokens.accessToken}`,
          'idempotency-key': `key-of-${method}-call`,
        }
        const answer = await fetch(`${address}/api/v1${path}`, {
          method,
          headers,
          body: JSON.stringify(given),
        })
        return { status: answer.status, data: ((await answer.json()) as { data: Order }).data }
      }
      return { ended, call }
    }

    const first = await start('entry_order')
    await expect(first.call('POST', '/orders', body)).rejects.toThrow()
    expect((await first.ended).signal).toBe('SIGKILL')

    const second = await start('ledger')
    const placed = await second.call('POST', '/orders', body)
    expect(placed).toMatchObject({ status: 200, data: { status: 'draft', orderContent: [{ quantity: 1 }] } })
    const path = `/orders/togglepaid/${placed.data.id}`
    await expect(second.call('PUT', path, {})).rejects.toThrow()
    expect((await second.ended).signal).toBe('SIGKILL')

    const connection = await open()
    const after = await testApp({}, {}, { connection, place: '', drop: () => connection.close() })
    const { orders } = after.client({ authorization: `Bearer ${superAdmin.tokens.accessToken}` })
    const toggled = await orders.togglepaid(
      { params: { id: placed.data.id }, body: {} },
      { key: 'key-of-PUT-call' },
    )
    expect(toggled).toMatchObject({ id: placed.data.id, isPaid: true })
    expect(await orders.create({ body }, { key: 'key-of-POST-call' })).toEqual(placed.data)
    expect((await orders.list()).total).toBe(1)
    await after.stop()
    await drop()
  })
})

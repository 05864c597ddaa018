import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_READS, type ReadWorld, readOf, readWorld } from '../testing/public-reads.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('a visitor reads', () => {
  let world: TestApp
  let reads: ReadWorld
  beforeAll(async () => {
    world = await testApp()
    reads = await readWorld(world)
  })
  afterAll(() => world.stop())

  it.each(PUBLIC_READS)('$id as it is after a write, although it was stored before', async (read) => {
    const { request, write } = await readOf(reads, read)
    const ask = (headers = {}) => world.app.inject({ ...request, headers })
    const before = await ask()
    expect(before.statusCode).toBe(200)
    expect((await ask({ 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304)
    await write?.()
    const after = await ask({ 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(write ? 200 : 304)
    const body = (await ask()).payload
    world.connection.changes.changedAll()
    expect((await ask()).payload).toBe(body)
  })
})

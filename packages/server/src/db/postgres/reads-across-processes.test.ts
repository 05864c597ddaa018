import { authOf } from '@polynya/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { randomIds } from '../../clock.ts'
import { assemble } from '../../server.ts'
import { PUBLIC_READS, type ReadWorld, readOf, readWorld } from '../../testing/public-reads.ts'
import { quiet } from '../../testing/running-server.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { connect } from '../connect.ts'
import { shareChanges } from '../shared-changes.ts'

describe('after a write in one process, in another', () => {
  let world: TestApp
  let reads: ReadWorld
  let other: FastifyInstance
  let stop: () => Promise<unknown>
  beforeAll(async () => {
    world = await testApp()
    reads = await readWorld(world)
    const databaseUrl = String(world.connection.pool.options.connectionString)
    const connection = await connect({ databaseUrl, dataDir: '' })
    const { deps } = assemble(world.deps.config, connection, {
      clock: world.clock,
      ids: randomIds,
      log: quiet,
    })
    await deps.tokens.prepare()
    other = buildApp(deps, quiet)
    const shared = [world.connection, connection].map(({ pool, changes }) =>
      shareChanges(databaseUrl, pool, changes),
    )
    stop = async () => {
      await other.close()
      await Promise.all(shared.map((each) => each.stop()))
      await connection.close()
      await world.stop()
    }
  })
  afterAll(() => stop())

  it.each(PUBLIC_READS)('its writer reads $id as it is, and every visitor soon', async (read) => {
    const { request, write } = await readOf(reads, read)
    const ask = async (app: FastifyInstance, headers = {}) =>
      (await app.inject({ ...request, headers })).payload
    const writer = { authorization: `Bearer ${reads.administrator.tokens.accessToken}` }
    const before = { visitor: await ask(other), writer: await ask(other, writer) }
    await write?.()
    const isPrivate = authOf(read.endpoint.route.access) !== 'none'
    if (isPrivate) {
      const after = await ask(other, writer)
      expect(after === before.writer).toBe(write === undefined)
      expect(after).toBe(await ask(world.app, writer))
    }
    const changed = await ask(world.app)
    expect(changed === before.visitor).toBe(write === undefined)
    await expect.poll(() => ask(other), { timeout: 4_000 }).toBe(changed)
  })
})

/** Connections that send nothing, half a head or half a body are closed. */

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { fastPathServer, TIMEOUTS } from './fast-path.ts'
import { publicCache } from './public-cache.ts'

/** As `TIMEOUTS`, so short that a test can wait for them. */
const SHORT = {
  headersTimeout: 200,
  connectionsCheckingInterval: 20,
  requestTimeout: 60_000,
  idleTimeout: 300,
  keepAliveTimeout: 60_000,
}

describe('a half-open request', () => {
  let world: TestApp
  let app: FastifyInstance
  beforeAll(async () => {
    world = await testApp()
    const readiness = { serving: true }
    const cache = publicCache(world.deps.changes)
    const front = { deps: world.deps, cache, readiness, timeouts: SHORT }
    app = Fastify({
      serverFactory: fastPathServer({ ...front, addressOf: () => null, nextRequestId: () => '1' }),
    })
    app.post('/', async () => 'read')
    app.get('/slow', async (request) => {
      await once(request.raw.socket, 'timeout')
      return 'answered'
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await world.stop()
  })

  const HEAD = 'POST / HTTP/1.1\r\nHost: polynya.test\r\n'

  it.each([
    ['nothing', ''],
    ['half a head', HEAD],
    ['half a body', `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`],
    ['a head and no body', `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`],
  ])('is closed after it has sent %s', async (_name, sent) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume()
    socket.write(sent)
    await once(socket, 'close')
    expect(socket.destroyed).toBe(true)
  })

  it('is not one that waits for its answer', async () => {
    const { port } = app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/slow`)
    expect(await answer.text()).toBe('answered')
  })

  it('is closed within 30 s by the timeouts of the server', () => {
    const { headersTimeout, connectionsCheckingInterval, idleTimeout } = TIMEOUTS
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(30_000)
    expect(idleTimeout).toBeLessThanOrEqual(30_000)
    expect(world.app.server).toMatchObject({ headersTimeout, timeout: idleTimeout })
  })
})

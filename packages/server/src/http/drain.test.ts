import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { REASONS } from '@polynya/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drain } from './drain.ts'
import { reasonOf } from './errors.ts'
import { closeConnections, type Readiness } from './health.ts'

const CALLERS = 12
const CUT_AFTER_MS = 500

describe('a server that stops', () => {
  let app: FastifyInstance
  let readiness: Readiness
  let port: number
  let answers: number
  let release: () => void
  beforeEach(async () => {
    readiness = { serving: true }
    answers = 0
    app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
    closeConnections(app, readiness)
    app.setErrorHandler((problem, _request, reply) => {
      const reason = reasonOf(problem)
      return reply.code(REASONS[reason].status).send({ reason })
    })
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    app.post('/pending', () => released.then(() => 'pending'))
    app.post('/', async () => 'done')
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterEach(() => app.close())

  async function stop() {
    readiness.serving = false
    await drain(app, CUT_AFTER_MS)
    await app.close()
  }

  /** Calls one after the other, until an answer closes the connection; returns how it ended. */
  async function callUntilClosed(): Promise<unknown> {
    for (;;) {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })
        await answer.text()
        answers += 1
        if (answer.headers.get('connection') === 'close') return 'closed'
      } catch (problem) {
        return (problem as { cause?: { code?: unknown } }).cause?.code
      }
    }
  }

  it('answers every call on the connections in use before it closes them', async () => {
    const callers = Array.from({ length: CALLERS }, callUntilClosed)
    await expect.poll(() => answers).toBeGreaterThan(5 * CALLERS)
    await stop()
    expect(new Set(await Promise.all(callers))).toEqual(new Set(['closed']))
  })

  it('does not wait for the rest of a body', async () => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf')
    await once(app.server, 'request')
    const closed = once(socket, 'close')
    await stop()
    await closed
    expect(socket.destroyed).toBe(true)
  })

  it('refuses a call that arrives while the app is being closed', async () => {
    const socket = connect(port, '127.0.0.1')
    const call = (path: string) =>
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`)
    call('/pending')
    await once(app.server, 'request')
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    call('/')
    await once(app.server, 'request')
    release()
    expect(await text(socket)).toMatch(/ 200 OK[\s\S]*pending[\s\S]* 503 [\s\S]*"unavailable"/)
    await closed
  })

  it('closes at once where no connection is open', async () => {
    const startedAt = performance.now()
    await drain(app)
    expect(performance.now() - startedAt).toBeLessThan(200)
  })
})

import type { FastifyInstance } from 'fastify'
import { ping } from '../db/maintenance.ts'
import type { Database } from '../db/schema.ts'
import { Failure } from '../failure.ts'
import type { StorageGuard } from '../files/storage-guard.ts'

const TIMEOUT_MS = 500

interface HealthDeps {
  readonly db: Database
  readonly storage: Pick<StorageGuard, 'hasRoom'>
}

export interface Readiness {
  /** False as soon as the server has received a signal to stop. */
  serving: boolean
}

/**
 * Closes each connection with its pending response once the server is shutting down, and waits for these responses. A
 * request that arrives when the app is being closed is refused.
 */
export function closeConnections(app: FastifyInstance, readiness: Readiness) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new Failure('unavailable') : undefined)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!readiness.serving) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests; otherwise a load balancer sends none. Where the disk is
 * full it serves reads, and names the fault for monitoring.
 */
export function health(app: FastifyInstance, { db, storage }: HealthDeps, readiness: Readiness) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = readiness.serving && (await responds(db))
    const hasRoom = await storage.hasRoom().catch(() => false)
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', storage: hasRoom ? 'ok' : 'full' })
  })
}

async function responds(db: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, TIMEOUT_MS, false)
  const alive = ping(db).then(
    () => true,
    () => false,
  )
  return Promise.race([alive, late]).finally(() => clearTimeout(timer))
}

import type { Server } from './server.ts'

/** Longer than any call may take. */
const PATIENCE_MS = 10_000

/** The exit status after the embedded database has died: a supervisor starts the process again. */
const DATABASE_LOST = 6

/**
 * Stops gracefully on SIGTERM, SIGINT and SIGHUP, which a closed terminal sends: calls in flight are finished, within ten seconds. When the embedded database
 * dies, the process ends with a sentence and status 6: every committed row is on the disk, and the next start finds it.
 */
export function stopOnSignals(server: Server) {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  server.connection.lost.then((cause) => {
    process.stderr.write(`${lostSentence(cause)}\n`)
    process.exit(DATABASE_LOST)
  })
}

const lostSentence = (cause: Error | null) =>
  `The embedded database has stopped: ${cause?.message ?? 'its thread has ended'}. Committed data is on the disk. Start the server again.`

import type { Server } from './server.ts'

/** Longer than any call may take. */
const PATIENCE_MS = 10_000

/** Stops gracefully when told to: what was begun is finished, within ten seconds. Ends when the database is gone. */
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
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  server.connection.lost.then(() => process.exit(1))
}

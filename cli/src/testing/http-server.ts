import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server on the loopback for the test that runs, which answers as the test wants it; where it listens. */
export async function httpServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A failure as the server words it. */
export const failure = (status: number, reason: string) =>
  JSON.stringify({ error: { code: status, message: reason, reason, requestId: 'r-1' } })

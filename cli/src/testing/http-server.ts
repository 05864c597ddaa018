import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
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

/** The response of another server to a request, for a proxy that changes or drops some. */
export async function forwarded(request: IncomingMessage, address: string) {
  const { method = 'GET', headers, url = '/' } = request
  const body = Buffer.concat(await request.toArray())
  const response = await fetch(`${address}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body }),
  })
  return { status: response.status, text: await response.text() }
}

/** A failure as the server words it. */
export const failure = (status: number, reason: string) =>
  JSON.stringify({ error: { code: status, message: reason, reason, requestId: 'r-1' } })

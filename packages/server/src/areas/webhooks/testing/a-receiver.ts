/** A receiver of webhooks on loopback. */

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly origin: string
  /** Every request, whatever the response was. */
  readonly received: readonly Received[]
  /** The status of the following responses. */
  respond(status: number): void
  stop(): Promise<void>
}

export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respond: (next) => {
      status = next
    },
    stop: () => new Promise((done) => void server.close(() => done())),
  }
}

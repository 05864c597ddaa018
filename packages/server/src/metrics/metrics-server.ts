/** `/metrics` on a port of its own, with the token of the configuration. */

import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

interface MetricsServerOptions {
  readonly host: string
  readonly port: number
  /** Null requires none. */
  readonly token: string | null
}

export interface MetricsServer {
  /** Such as `http://127.0.0.1:9464/metrics`. */
  readonly address: string
  stop(): Promise<void>
}

export async function serveMetrics(
  metrics: Metrics,
  { host, port, token }: MetricsServerOptions,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(metrics, token, { request, response }).catch(() => response.destroy())
  })
  await listen(server, host, port)
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function answer(metrics: Metrics, token: string | null, { request, response }: Exchange) {
  const refuse = (status: number, headers = {}) => void response.writeHead(status, headers).end()
  if (request.url?.split('?')[0] !== '/metrics') return refuse(404)
  if (request.method !== 'GET') return refuse(405, { allow: 'GET' })
  if (token !== null && !isToken(request.headers.authorization, token))
    return refuse(401, { 'www-authenticate': 'Bearer' })
  const text = await metrics.text()
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, whose equal length and constant time reveal nothing of the token. */
const isToken = (header: string | undefined, token: string) =>
  timingSafeEqual(digestOf(header ?? ''), digestOf(`Bearer ${token}`))

/** Requests for which no hook runs: Node cannot parse them, or passes on their socket alone. */

import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { REASONS, type Reason } from '@polynya/contract'
import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { Deps } from '../deps.ts'
import { envelopeOf } from './errors.ts'

/** As Node answers by itself; everything else is a bad request. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

interface SocketFailureOptions {
  readonly words: Deps['words']
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly nextRequestId: () => string
}

interface SocketFailure {
  readonly reason: Reason
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns a function that writes the envelope of a failure to a socket, and closes it: nothing more can be read of it. */
function socketSender({ words, headers, nextRequestId }: SocketFailureOptions) {
  return (socket: Duplex, { reason, status = REASONS[reason].status, headers: own }: SocketFailure) => {
    const requestId = nextRequestId()
    const failure = { reason, details: {} } as const
    const body = JSON.stringify({
      error: { ...envelopeOf(failure, { words: words[DEFAULT_LANGUAGE], requestId }), code: status },
    })
    const all = {
      ...headers,
      ...own,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      connection: 'close',
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    )
  }
}

/** Returns a listener of `clientError`. */
export function parserFailures(options: SocketFailureOptions) {
  const send = socketSender(options)
  return (problem: NodeJS.ErrnoException, socket: Duplex) => {
    if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    send(socket, { reason: 'unreadable_body', status: STATUS_BY_CODE[problem.code ?? ''] ?? 400 })
  }
}

/** Refuses `CONNECT`: without a listener, Node closes the connection without a response. */
export function refuseTunnels(server: Server, options: SocketFailureOptions) {
  const send = socketSender(options)
  server.on('connect', (_request, socket) => {
    // Node does not watch this socket any more: a failure of it would end the process.
    socket.on('error', () => socket.destroy())
    send(socket, {
      reason: 'method_not_allowed',
      headers: { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' },
    })
  })
}

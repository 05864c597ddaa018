/** Requests that Node cannot parse. No hook runs for them, so their envelope is written to the socket. */

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { Deps } from '../deps.ts'
import { envelopeOf } from './errors.ts'

/** As Node answers by itself; everything else is a bad request. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

interface ParserFailureOptions {
  readonly words: Deps['words']
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly nextRequestId: () => string
}

/** Returns a listener of `clientError`: it answers, and closes the connection, of which nothing more can be read. */
export function parserFailures({ words, headers, nextRequestId }: ParserFailureOptions) {
  return (problem: NodeJS.ErrnoException, socket: Socket) => {
    if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS_BY_CODE[problem.code ?? ''] ?? 400
    const requestId = nextRequestId()
    const failure = { reason: 'unreadable_body', details: {} } as const
    const body = JSON.stringify({
      error: { ...envelopeOf(failure, { words: words[DEFAULT_LANGUAGE], requestId }), code: status },
    })
    const all = {
      ...headers,
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

/** Streams of server-sent events to the listeners of this process. */

import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { fail } from '../failure.ts'
import type { Listener } from './live-feed.ts'
import type { LiveFeeds } from './live-feeds.ts'
import { readyMessage } from './messages.ts'

/** Streams of one address at a time: many phones in a hall share an address. Multiplied by the factor of the limits. */
const MOST_BY_ADDRESS = 300
/** Seconds after which a client that is refused may open a stream; it polls meanwhile. */
const FULL_SECONDS = 30
/** Bytes that may wait for a slow client; beyond that its connection is closed, and it resumes on a new one. */
const MOST_WAITING_BYTES = 32_000

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // The connection ends with its stream, so that a server that stops does not wait for it.
  connection: 'close',
  // Proxies must pass on each message at once.
  'x-accel-buffering': 'no',
} as const

export const EVENT_STREAM = 'text/event-stream'

interface StreamedEvent {
  readonly eventId: number
  /** The last change that the client has; undefined for a client that starts now. */
  readonly after: number | undefined
}

export interface EventStreams {
  /** Sends the changes of an event until the client or the server ends the stream. */
  open(request: FastifyRequest, reply: FastifyReply, event: StreamedEvent): Promise<void>
  /** The number of open streams. */
  count(): number
}

interface StreamDeps {
  readonly live: LiveFeeds
  readonly clock: Clock
  /** Factor of all limits. */
  readonly factor: number
  /** Streams of this process at a time. */
  readonly most: number
}

export function eventStreams({ live, clock, factor, most }: StreamDeps): EventStreams {
  const counts = new Map<string, number>()
  let open = 0

  function take(address: string) {
    const count = (counts.get(address) ?? 0) + 1
    if (count > MOST_BY_ADDRESS * factor) fail('rate_limited', { fields: { seconds: FULL_SECONDS } })
    if (open >= most) fail('streams_full', { fields: { seconds: FULL_SECONDS } })
    counts.set(address, count)
    open += 1
  }

  function release(address: string) {
    open -= 1
    const count = (counts.get(address) ?? 1) - 1
    if (count > 0) counts.set(address, count)
    else counts.delete(address)
  }

  return {
    count: () => open,
    async open(request, reply, { eventId, after }) {
      const response = reply.raw
      take(request.ip)
      // Messages that are sent before the headers wait for them, and so does the end of the stream.
      const early: Buffer[] = []
      let isEnded = false
      const listener: Listener = {
        send: (message) => {
          if (response.headersSent) write(response, message)
          else early.push(message)
        },
        end: () => {
          isEnded = true
          if (response.headersSent) response.end()
        },
      }
      try {
        const { changes, reset, last, leave } = await live.listen(eventId, after, listener)
        finished(response, () => {
          leave()
          release(request.ip)
        })
        reply.hijack()
        response.writeHead(200, { ...headersOf(reply), ...STREAM_HEADERS })
        const ready = readyMessage({ last, reset, at: clock.now() })
        write(response, Buffer.concat([...changes.map(({ message }) => message), ready, ...early]))
        if (isEnded) response.end()
      } catch (problem) {
        release(request.ip)
        throw problem
      }
    },
  }
}

const headersOf = (reply: FastifyReply) => reply.getHeaders() as Record<string, string>

function write(response: ServerResponse, message: Buffer) {
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
  else if (!response.writableEnded) response.write(message)
}

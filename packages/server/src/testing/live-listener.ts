/** A listener to the live stream of an event, over the network. */

import type { LiveChange } from '@polynya/contract'
import type { FastifyInstance } from 'fastify'

export interface LiveMessage {
  readonly event: string
  readonly id: number | null
  readonly data: Partial<LiveChange> & { readonly last?: number; readonly reset?: boolean }
}

export interface LiveListener {
  readonly status: number
  readonly headers: Headers
  /** The next message other than a heartbeat, or null at the end of the stream. */
  next(): Promise<LiveMessage | null>
  /** The next message of any kind. */
  nextOfAny(): Promise<LiveMessage | null>
  leave(): Promise<void>
}

/** The address of an app, which listens from then on. */
export const listening = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

/** Opens the stream of an event. */
export async function listenTo(
  address: string,
  eventId: number,
  headers: Record<string, string> = {},
): Promise<LiveListener> {
  const ending = new AbortController()
  const response = await fetch(`${address}/api/v1/events/stream/${eventId}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function nextOfAny(): Promise<LiveMessage | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        return messageIn(block)
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return null
      text += value
    }
  }

  async function next() {
    let message = await nextOfAny()
    while (message?.event === 'beat') message = await nextOfAny()
    return message
  }

  const leave = async () => {
    ending.abort()
    await reader?.cancel().catch(() => undefined)
  }
  return { status: response.status, headers: response.headers, next, nextOfAny, leave }
}

function messageIn(block: string): LiveMessage {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
  const id = fields.get('id')
  return {
    event: fields.get('event') ?? '',
    id: id === undefined ? null : Number(id),
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}

/** Server-sent events of the live stream, as bytes. */

import type { LiveChange } from '@polynya/contract'

/** Milliseconds after which a browser's own `EventSource` connects again. */
const RETRY_MS = 2_000

export const changeMessage = (change: LiveChange): Buffer => eventMessage('change', change, change.id)

/** The first message: the stream is open, and the client has all changes up to `last`, or reads everything again. */
export function readyMessage({ last, reset, at }: { last: number; reset: boolean; at: Date }): Buffer {
  const ready = eventMessage('ready', { last, reset, at: at.toISOString() }, last)
  return Buffer.concat([Buffer.from(`retry: ${RETRY_MS}\n`), ready])
}

/** Sent while nothing changes, so that proxies and clients see that the stream is alive. */
export const beatMessage = (at: Date): Buffer => eventMessage('beat', { at: at.toISOString() })

function eventMessage(event: string, data: object, id?: number): Buffer {
  const line = id === undefined ? '' : `id: ${id}\n`
  return Buffer.from(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** The calls that can be answered by a stream of server-sent events. */

import { visibleEvent } from './areas/events/record/visible-event.ts'
import type { HandlerCall } from './http/call.ts'
import type { StreamExchange } from './http/mount.ts'

export const streams = {
  'events.stream': async (call: HandlerCall<'events.stream'>, { deps, request, reply }: StreamExchange) => {
    const { id } = await visibleEvent(deps.db, call.params.eventId, call.caller)
    const after = lastEventId(request.headers['last-event-id']) ?? call.query.after
    await deps.streams.open(request, reply, { eventId: id, after })
  },
} as const

/** The `Last-Event-ID` of a browser that connects again; undefined if it is none of ours. */
const lastEventId = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,10}$/.test(header) ? Number(header) : undefined

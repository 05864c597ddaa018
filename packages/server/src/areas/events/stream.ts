import type { Handler } from '../../http/call.ts'
import { visibleEvent } from './record/visible-event.ts'

/** The answer to a client that polls; a stream is opened by `http/mount.ts`. */
export const stream: Handler<'events.stream'> = async ({ params, query, caller, at }, { db, live }) => {
  const { id } = await visibleEvent(db, params.eventId, caller)
  const { changes, reset, last } = await live.read(id, query.after)
  return { changes: changes.map(({ view }) => view), last, reset, at: at.toISOString() }
}

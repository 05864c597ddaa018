import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { StreamParams, StreamQuery } from '../schemas/inputs/live.ts'

const { events } = routes

/** Calls of the group `events`. */
export const liveEndpoints = {
  stream: endpoint(events.stream, {
    summary:
      'Changes of an event after a given one, or else the start of the last heat; an event stream with `Accept: text/event-stream`',
    params: StreamParams,
    query: StreamQuery,
    response: responses.events.stream,
    reasons: ['event_not_found', 'streams_full'],
    isOpen: true,
    extension: true,
  }),
}

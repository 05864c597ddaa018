import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { StreamParams, StreamQuery } from '../schemas/inputs/live.ts'

const { events } = routes

/** Calls of the group `events`. */
export const liveEndpoints = {
  stream: endpoint(events.stream, {
    summary:
      'Changes of an event after a given one, or else the start of the last heat; with `Accept: text/event-stream` a stream of server-sent events that resumes after `Last-Event-ID`',
    params: StreamParams,
    query: StreamQuery,
    response: responses.events.stream,
    reasons: ['event_not_found'],
    extension: true,
  }),
}

import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams as params } from '../schemas/inputs/event.ts'

const { events } = routes
const extension = true

/** Calls of the group `events`. */
export const followingEndpoints = {
  follow: endpoint(events.follow, {
    summary:
      'Follow an event: receive e-mails before its registration opens and about its changes, lists and results',
    params,
    response: responses.events.follow,
    reasons: ['event_not_found'],
    extension,
  }),
  unfollow: endpoint(events.unfollow, {
    summary: 'Unfollow an event',
    params,
    response: responses.events.unfollow,
    reasons: ['event_not_found'],
    extension,
  }),
}

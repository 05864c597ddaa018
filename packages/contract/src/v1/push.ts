import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { PushFollow, PushParams, PushSubscriptionEnd } from '../schemas/inputs/push.ts'

const { push } = routes

export const pushEndpoints = {
  key: endpoint(push.key, {
    summary: 'Public key with which browsers subscribe to push notifications',
    response: responses.push.key,
    extension: true,
  }),
  follow: endpoint(push.follow, {
    summary:
      'Notify a device of the heats and results of swimmers of an event, instead of those that it followed there',
    params: PushParams,
    body: PushFollow,
    response: responses.push.follow,
    reasons: ['event_not_found'],
    extension: true,
  }),
  unsubscribe: endpoint(push.unsubscribe, {
    summary: 'Delete the push subscription of a device with all that it follows',
    body: PushSubscriptionEnd,
    response: responses.push.unsubscribe,
    extension: true,
  }),
}

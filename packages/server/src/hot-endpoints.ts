/** The calls that thousands of users make in the same minute, when registration opens. */

import type { EndpointId } from '@polynya/contract'
import { orderView } from './areas/orders/order-view.ts'
import { refuseFull } from './areas/places/refuse-full.ts'
import type { HotEndpoint } from './http/call.ts'

export const hotEndpoints = {
  'orders.create': {
    concurrency: 4,
    refuseEarly: refuseFull,
    recover:
      ({ db }) =>
      (orderId) =>
        orderView(db, orderId),
  },
} as const satisfies { readonly [Id in EndpointId]?: HotEndpoint<Id> }

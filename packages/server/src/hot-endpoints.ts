/** The calls that thousands make in the same minute, on the evening when registration opens. */

import type { EndpointId } from '@polynya/contract'
import { refuseFull } from './areas/places/refuse-full.ts'
import type { Crowded } from './http/call.ts'

export const crowded = {
  'orders.create': { atOnce: 4, early: refuseFull },
} as const satisfies { readonly [Id in EndpointId]?: Crowded<Id> }

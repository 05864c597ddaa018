/** The v1 API: one table of every call. */

import type { Table } from './endpoint.ts'
import { accountsEndpoints, outboxEndpoints, siteEndpoints } from './v1/administration.ts'
import { eventsEndpoints } from './v1/events.ts'
import { swimmersEndpoints } from './v1/swimmers.ts'
import { userEndpoints } from './v1/user.ts'
import { widgetsEndpoints } from './v1/widgets.ts'

export const v1 = {
  user: userEndpoints,
  swimmers: swimmersEndpoints,
  events: eventsEndpoints,
  accounts: accountsEndpoints,
  outbox: outboxEndpoints,
  site: siteEndpoints,
  widgets: widgetsEndpoints,
} as const satisfies Table

export type V1 = typeof v1

/** The ids of all calls: `swimmers.get`. */
export type EndpointId = { [G in keyof V1]: `${G}.${keyof V1[G] & string}` }[keyof V1]

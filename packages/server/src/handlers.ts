/** The handler of every call: the table that the contract asks for. */

import { list as accountsList } from './areas/accounts/list.ts'
import { setRights } from './areas/accounts/setRights.ts'
import { events } from './areas/events/events.handlers.ts'
import { list as outboxList } from './areas/outbox/list.ts'
import { countries } from './areas/site/countries.ts'
import { get as siteGet } from './areas/site/get.ts'
import { regions } from './areas/site/regions.ts'
import { swimmers } from './areas/swimmers/swimmers.handlers.ts'
import { user } from './areas/user/user.handlers.ts'
import { events as widgetEvents } from './areas/widgets/events.ts'
import { swimmer as widgetSwimmer } from './areas/widgets/swimmer.ts'
import type { Handlers } from './http/call.ts'

export const handlers: Handlers = {
  user,
  swimmers,
  events,
  accounts: { list: accountsList, setRights },
  outbox: { list: outboxList },
  site: { get: siteGet, countries, regions },
  widgets: { events: widgetEvents, swimmer: widgetSwimmer },
}

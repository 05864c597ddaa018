import type { Handler } from '../../http/call.ts'
import { eventDetails } from './event-view.ts'
import { findEvent } from './events.store.ts'
import { ifVisible } from './visible-event.ts'

export const get: Handler<'events.get'> = async ({ params, caller }, { db, clock }) =>
  eventDetails(ifVisible(await findEvent(db, params.id), caller), clock.now())

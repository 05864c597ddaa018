import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { findAdmissionRules } from '../admissions/event-admissions.ts'
import { pageOf } from '../paging.ts'
import { registrationViews } from '../registrations/registration-view.ts'
import { countRegistrations, listRegistrations } from '../registrations/registrations.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const registrations: Handler<'events.registrations'> = async (
  { params, query, caller, at },
  { db },
) => {
  const { id: eventId } = await eventToChange(findHead(db, params.id), caller)
  const { sort = 'lastName', order = 'asc', page: _page, limit: _limit, ...filters } = query
  const rules = query.admissions ? await findAdmissionRules(db, eventId, at) : null
  const filter = { ...filters, eventId, rules }
  const rows = await listRegistrations(db, filter, {
    sort,
    order,
    ...pageOf(query, PAGE_SIZE.registrations),
  })
  return {
    registrations: await registrationViews(db, rows, at),
    ...(await countRegistrations(db, filter)),
  }
}

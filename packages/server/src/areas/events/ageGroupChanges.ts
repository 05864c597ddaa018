import type { Handler } from '../../http/call.ts'
import { changeViews, outdatedAgeGroups } from '../registrations/age-group-changes.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const ageGroupChanges: Handler<'events.ageGroupChanges'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return { changes: changeViews(await outdatedAgeGroups(db, id)) }
}

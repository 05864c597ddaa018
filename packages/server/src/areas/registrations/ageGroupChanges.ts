import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/events.store.ts'
import { eventToChange } from '../events/visible-event.ts'
import { changeViews, outdatedAgeGroups } from './age-group-changes.ts'

export const ageGroupChanges: Handler<'events.ageGroupChanges'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return { changes: changeViews(await outdatedAgeGroups(db, id)) }
}

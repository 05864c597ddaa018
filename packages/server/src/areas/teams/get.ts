import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { teamView } from './team-view.ts'
import { findTeam } from './teams.store.ts'
import { mayKnowTeam } from './visible-team.ts'

export const get: Handler<'teams.get'> = async ({ params, caller, at }, { db }) => {
  await visibleEvent(db, params.eventId, caller)
  const row = await findTeam(db, params)
  return row && (await mayKnowTeam(db, row, caller))
    ? teamView(db, row, { caller, now: at })
    : fail('team_not_found')
}

import type { Handler } from '../../http/call.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { listStages } from './members.store.ts'
import { teamCard } from './team-view.ts'
import { isTeamVisible } from './teams.rules.ts'
import { listTeams } from './teams.store.ts'

export const list: Handler<'teams.list'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.eventId, caller)
  const rows = await listTeams(db, id)
  const stages = Map.groupBy(await listStages(db, id), ({ team_id }) => team_id)
  const stagesOf = (teamId: number) => (stages.get(teamId) ?? []).map(({ stage_id }) => stage_id)
  const shown = rows.filter((row) => isTeamVisible(caller, row))
  return { teams: shown.map((row) => teamCard(row, stagesOf(row.id))) }
}

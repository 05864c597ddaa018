import { teamGaps, teamSums } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { followEntries } from '../start-lists/seed-lists.ts'
import { lockList } from '../start-lists/start-lists.store.ts'
import { listMembers } from './members.store.ts'
import { judged } from './team-members.ts'
import { teamToChange } from './team-to-change.ts'
import { teamView } from './team-view.ts'
import { relayRulesOf } from './teams.rules.ts'
import { getTeam, seedTeam, updateTeam } from './teams.store.ts'

/** The start list shows the saved composition and seeds the team by the sum of its declared times; without one of them, by none. */
export const prestartlist: Handler<'teams.prestartlist'> = async (call, { db }) => {
  const { caller, at: now } = call
  return db.transaction().execute(async (tx) => {
    const row = await teamToChange(tx, call, now)
    const members = await judged(tx, row, await listMembers(tx, row.id))
    if (teamGaps(members, row.dist_code, relayRulesOf(row)).length > 0) fail('team_incomplete')
    const list = await lockList(tx, row.offer_distance_id)
    if (list?.locked_at) fail('start_list_locked')
    const { sumSeedTimeCs } = teamSums(members, row.dist_code)
    await seedTeam(tx, row.entry_id, { seed_time_cs: sumSeedTimeCs, updated_at: now })
    const protocol = {
      nameRu: row.name_ru,
      nameEn: row.name_en,
      members: members.map(({ stageId, row: { iwsaid } }) => ({ stageId, iwsaId: iwsaid })),
    }
    await updateTeam(tx, row.id, {
      protocol: JSON.stringify(protocol),
      protocol_saved_at: now,
      version: row.version + 1,
      updated_at: now,
    })
    await followEntries(tx, { eventId: row.event_id, distanceIds: [row.offer_distance_id], at: now })
    const change = { before: { protocol: row.protocol }, after: { protocol } }
    await recordChange(tx, call, { kind: 'team', objectId: row.code, ...change })
    return teamView(tx, await getTeam(tx, row.code), { caller, now })
  })
}

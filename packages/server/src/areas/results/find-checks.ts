import { checkResults, dateInZone, isRelay, type ResultFindings } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { settingsOf } from '../start-lists/listed-distances.ts'
import { dayOfDistance } from './day-of-distance.store.ts'
import { resultList } from './desk-event.ts'
import type { ListPlace } from './desk-list.ts'
import { knownTimes } from './known-times.ts'
import { type DeskRow, getResultEvent, listRows, requiresSecondEntry } from './results.store.ts'

/**
 * Returns what blocks publishing the results of a distance, and what needs a confirmation.
 * @param now the time of publishing; of a correction none, because its day does not depend on it
 */
export async function findChecks(db: Db, place: ListPlace, now?: Date): Promise<ResultFindings> {
  const distance = await resultList(db, place)
  const rows = await listRows(db, [distance.id])
  const event = await getResultEvent(db, place.eventId)
  const day = await dayOfDistance(db, distance.id)
  const isTeams = isRelay(distance.dist_code)
  const knownOf = await knownTimes(db, { event, distance, rows })
  const membersOf = (row: DeskRow) => row.result_team?.teamMembers ?? row.team_members ?? []
  return checkResults(
    rows.map((row) => ({
      entryId: row.entry_id,
      isEntered: row.state === 'confirmed',
      swimmers: isTeams ? membersOf(row).map(({ iwsaId }) => iwsaId) : [row.iwsaid],
      ageGroup: row.result_age_group ?? row.age_group,
      heat: row.result_heat ?? row.place_heat,
      lane: row.result_lane ?? row.place_lane,
      status: row.status,
      rawTimeCs: row.raw_time_cs,
      finalTimeCs: row.final_time_cs,
      code: row.result_code,
      isConfirmed: row.confirmed_at !== null,
      knownCs: knownOf(row),
    })),
    {
      distCode: distance.dist_code,
      secondEntry: await requiresSecondEntry(db, place.eventId),
      isAhead: now !== undefined && day !== null && day > dateInZone(now, event.time_zone),
      hasAgeGroups: event.age_groups.length > 0,
      excludedLanes: settingsOf(event, distance).excludedLanes,
    },
  )
}

/** The distances of an event with starters, and the rules of their lists. */

import { effectiveListRules, hasStart, isRelay, type Starter, type StartListRules } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { type DistanceRow, type ListedEvent, listDistances, type StarterRow } from './start-lists.store.ts'

/** Returns the rules of the start list of a distance. */
export const settingsOf = (
  { list_settings }: Pick<ListedEvent, 'list_settings'>,
  { session_rules, list_rules }: Pick<DistanceRow, 'session_rules' | 'list_rules'>,
) => effectiveListRules(list_settings, session_rules, list_rules)

/** Returns the distances of an event that have at least one starter. */
export const startedDistances = async (db: Db, eventId: number): Promise<DistanceRow[]> =>
  (await listDistances(db, eventId)).filter(({ dist_code }) => hasStart(dist_code))

export const rulesOf = (event: ListedEvent, distance: DistanceRow): StartListRules => ({
  distCode: distance.dist_code,
  settings: settingsOf(event, distance),
  ageGroups: event.age_groups.toSorted((a, b) => a.minAge - b.minAge).map(({ code }) => code),
  divisions: distance.divisions,
  draw: distance.id,
})

/** Returns a starter as seeding sees it; a team is grouped with others regardless of its captain. */
export function starterOf(row: StarterRow): Starter {
  const isTeam = isRelay(row.dist_code)
  return {
    entryId: row.entry_id,
    gender: isTeam ? null : row.gender,
    ageGroup: isTeam ? null : row.age_group,
    division: row.division,
    seedTimeCs: row.seed_time_cs,
    number: row.number,
    scratched: row.scratched_at !== null,
  }
}

/** Seeding of distances: by hand of an administrator, and where declared times or teams change. */

import {
  effectiveListRules,
  hasStart,
  isRelay,
  type Starter,
  type StartListRules,
  seedStartList,
} from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { recordedDistances } from './recorded.store.ts'
import {
  type DistanceRow,
  getListedEvent,
  type ListedEvent,
  listDistances,
  listStarters,
  lockList,
  openList,
  replacePlaces,
  type StarterRow,
  touchList,
} from './start-lists.store.ts'

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

export async function seededPlaces(db: Db, event: ListedEvent, distance: DistanceRow) {
  const starters = await listStarters(db, [distance.id])
  return seedStartList(starters.map(starterOf), rulesOf(event, distance))
}

/** Seeds a distance again, discarding moves by hand; the list must not be locked. */
export async function seedDistance(
  tx: Tx,
  event: ListedEvent,
  { distance, at }: { distance: DistanceRow; at: Date },
) {
  await openList(tx, { eventId: event.id, distanceId: distance.id, at })
  const places = await seededPlaces(tx, event, distance)
  await replacePlaces(tx, distance.id, places)
  await touchList(tx, distance.id, { updated_at: at })
  await appendLiveChange(tx, { eventId: event.id, kind: 'startList', distanceId: distance.id, at })
  return places
}

interface Touched {
  readonly eventId: number
  readonly distanceIds: readonly number[]
  readonly at: Date
}

/** Lets the start lists of distances follow what was changed in their entries: those that are there and not locked. */
export async function followEntries(tx: Tx, { eventId, distanceIds, at }: Touched) {
  const event = await getListedEvent(tx, eventId)
  const touched = (await startedDistances(tx, eventId)).filter(({ id }) => distanceIds.includes(id))
  const recorded = await recordedDistances(tx, eventId)
  const seeded: number[] = []
  const locked: number[] = []
  for (const distance of touched.toSorted((a, b) => a.id - b.id)) {
    const list = await lockList(tx, distance.id)
    if (list && (list.locked_at || recorded.has(distance.id))) locked.push(distance.id)
    else if (list) {
      await seedDistance(tx, event, { distance, at })
      seeded.push(distance.id)
    }
  }
  return { seeded, locked }
}

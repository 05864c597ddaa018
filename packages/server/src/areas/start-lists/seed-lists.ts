/** Seeding of distances: by hand of an administrator, and where declared times or teams change. */

import { type StartPlace, seedStartList } from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { rulesOf, startedDistances, starterOf } from './listed-distances.ts'
import { endMerges, withPartners } from './merge-heats.ts'
import { listMerges } from './merged-heats.store.ts'
import { recordedDistances } from './recorded.store.ts'
import {
  type DistanceRow,
  getListedEvent,
  type ListedEvent,
  listStarters,
  lockList,
  openList,
  replacePlaces,
  touchList,
} from './start-lists.store.ts'

export async function seededPlaces(db: Db, event: ListedEvent, distance: DistanceRow) {
  const starters = await listStarters(db, [distance.id])
  return seedStartList(starters.map(starterOf), rulesOf(event, distance))
}

/** Seeds a distance again, discarding moves by hand and merged heats; the list must not be locked. */
export async function seedDistance(
  tx: Tx,
  event: ListedEvent,
  { distance, at }: { distance: DistanceRow; at: Date },
) {
  await openList(tx, { eventId: event.id, distanceId: distance.id, at })
  await endMerges(tx, { event, distance, at })
  const places = await seededPlaces(tx, event, distance)
  await storePlaces(tx, event, { distance, places, at })
  return places
}

interface NewPlaces {
  readonly distance: Pick<DistanceRow, 'id'>
  readonly places: readonly StartPlace[]
  readonly at: Date
}

/** Replaces the places of a list that is not locked and has no merged heats. */
export async function storePlaces(tx: Tx, event: ListedEvent, { distance, places, at }: NewPlaces) {
  await replacePlaces(tx, distance.id, places)
  await touchList(tx, distance.id, { updated_at: at })
  await appendLiveChange(tx, { eventId: event.id, kind: 'startList', distanceId: distance.id, at })
}

interface Touched {
  readonly eventId: number
  readonly distanceIds: readonly number[]
  readonly at: Date
}

/**
 * Lets the start lists of distances follow what was changed in their entries: those that exist, are not locked and have no
 * results; the same holds for lists with which they swim merged heats.
 */
export async function followEntries(tx: Tx, { eventId, distanceIds, at }: Touched) {
  const event = await getListedEvent(tx, eventId)
  const merges = await listMerges(tx, eventId)
  const affected = withPartners(new Set(distanceIds), merges)
  const distances = (await startedDistances(tx, eventId)).filter(({ id }) => affected.has(id))
  const frozen = new Set(await recordedDistances(tx, eventId))
  const listed = new Set<number>()
  for (const { id } of distances.toSorted((a, b) => a.id - b.id)) {
    const list = await lockList(tx, id)
    if (list) listed.add(id)
    if (list?.locked_at) frozen.add(id)
  }
  const closed = withPartners(frozen, merges)
  const open = distances.filter(({ id }) => listed.has(id) && distanceIds.includes(id))
  const seeded = open.filter(({ id }) => !closed.has(id))
  for (const distance of seeded) await seedDistance(tx, event, { distance, at })
  const idsOf = (rows: readonly DistanceRow[]) => rows.map(({ id }) => id).sort((a, b) => a - b)
  return { seeded: idsOf(seeded), locked: idsOf(open.filter(({ id }) => closed.has(id))) }
}

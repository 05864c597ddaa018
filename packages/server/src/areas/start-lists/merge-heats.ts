/** Merges heats of few, separates them again, and updates merges when lists change. */

import {
  companions,
  type HeatMerge,
  type HeatRef,
  heatAfter,
  isSameHeat,
  lanesBeside,
  mergeProblem,
  previousLanes,
  type StartPlace,
  seedingLanes,
  startsTogether,
} from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { settingsOf, startedDistances } from './listed-distances.ts'
import { deleteMerge, insertMerge, listMerges, type MergeRow, renumberMerge } from './merged-heats.store.ts'
import { refuseRecorded } from './recorded.store.ts'
import {
  type DistanceRow,
  type ListedEvent,
  listStarters,
  placesOf,
  replacePlaces,
  touchList,
} from './start-lists.store.ts'

interface Merging {
  readonly event: ListedEvent
  readonly distance: DistanceRow
}

const readPlaces = async (tx: Tx, distanceId: number) => placesOf(await listStarters(tx, [distanceId]))

const inHeat =
  ({ heat }: HeatRef) =>
  (place: StartPlace) =>
    place.heat === heat

/** Merges a heat of a distance into another one; fails if their starters do not fit. */
export async function mergeHeat(tx: Tx, { event, distance }: Merging, { guest, host }: HeatMerge) {
  const into = await hostDistance(tx, { event, distance }, host)
  const merges = await listMerges(tx, event.id)
  if (mergeProblem({ guest, host }, merges)) failField('into.heat', 'not_allowed')
  for (const { id } of [distance, into]) await refuseRecorded(tx, id)
  const places = await readPlaces(tx, distance.id)
  const starters = places.filter(inHeat(guest))
  if (starters.length === 0) failField('heat', 'not_allowed')
  const hosts = (await readPlaces(tx, host.distanceId)).filter(inHeat(host))
  if (hosts.length === 0) failField('into.heat', 'not_allowed')
  const taken = [...hosts, ...(await placesBeside(tx, host, merges))].map(({ lane }) => lane)
  const own = new Set(seedingLanes(settingsOf(event, distance)))
  const lanes = seedingLanes(settingsOf(event, into)).filter((lane) => own.has(lane))
  const moved = lanesBeside(starters, taken, lanes) ?? fail('lanes_missing')
  await replacePlaces(tx, distance.id, [...places.filter((place) => !inHeat(guest)(place)), ...moved])
  const lanesBefore = starters.map(({ entryId, lane }) => [entryId, lane] as const)
  await insertMerge(tx, { eventId: event.id, guest, host, lanesBefore })
  return moved
}

/** Returns the distance of the heat to merge into: of the same session, and with lanes. */
async function hostDistance(tx: Tx, { event, distance }: Merging, host: HeatRef): Promise<DistanceRow> {
  const into = (await startedDistances(tx, event.id)).find(({ id }) => id === host.distanceId)
  const isPossible =
    into?.session === distance.session && ![into, distance].some(({ dist_code }) => startsTogether(dist_code))
  return into && isPossible ? into : failField('into.distanceId', 'not_allowed')
}

/** Separates a heat from the one that it was merged into, with the lanes that its starters had. */
export async function separateHeat(tx: Tx, { event, distance }: Merging, guest: HeatRef) {
  const merge = (await listMerges(tx, event.id)).find((each) => isSameHeat(each.guest, guest))
  if (!merge) return failField('heat', 'not_allowed')
  for (const id of [distance.id, merge.host.distanceId]) await refuseRecorded(tx, id)
  await restoreLanes(tx, { event, distance }, merge)
  return merge.host
}

async function restoreLanes(tx: Tx, { event, distance }: Merging, { id, guest, lanesBefore }: MergeRow) {
  const places = await readPlaces(tx, distance.id)
  const lanes = seedingLanes(settingsOf(event, distance))
  const restored = previousLanes(places.filter(inHeat(guest)), lanesBefore, lanes)
  await replacePlaces(tx, distance.id, [...places.filter((place) => !inHeat(guest)(place)), ...restored])
  await deleteMerge(tx, id)
}

/** Returns the distances that swim merged heats with a distance. */
export const mergePartners = (distanceId: number, merges: readonly HeatMerge[]): number[] => {
  const pairs = merges.map(({ guest, host }) => [guest.distanceId, host.distanceId])
  return pairs
    .filter((pair) => pair.includes(distanceId))
    .flatMap((pair) => pair.filter((id) => id !== distanceId))
}

/** Returns distances together with those with which they swim merged heats. */
export const withPartners = (ids: ReadonlySet<number>, merges: readonly HeatMerge[]): ReadonlySet<number> =>
  new Set([...ids, ...[...ids].flatMap((id) => mergePartners(id, merges))])

/** Ends all merges of a distance that is about to be seeded; the starters of other lists get their lanes back. */
export async function endMerges(tx: Tx, { event, distance, at }: Merging & { readonly at: Date }) {
  const merges = await listMerges(tx, event.id)
  const own = merges.filter(({ guest, host }) => [guest.distanceId, host.distanceId].includes(distance.id))
  if (own.length === 0) return
  const distances = await startedDistances(tx, event.id)
  for (const merge of own) {
    const of = distances.find(({ id }) => id === merge.guest.distanceId)
    if (of) await restoreLanes(tx, { event, distance: of }, merge)
  }
  for (const distanceId of new Set(mergePartners(distance.id, own))) {
    await touchList(tx, distanceId, { updated_at: at })
    await appendLiveChange(tx, { eventId: event.id, kind: 'startList', distanceId, at })
  }
}

/**
 * Returns the starters of other heats that swim with the heats of a distance, by its own numbers of heats; their entry IDs are
 * negative, because they may be starters of the same list.
 */
export async function othersInHeats(tx: Tx, eventId: number, distanceId: number): Promise<StartPlace[]> {
  const merges = await listMerges(tx, eventId)
  const heats = merges
    .flatMap(({ guest, host }) => [guest, host])
    .filter((ref) => ref.distanceId === distanceId)
  const numbers = new Set(heats.map(({ heat }) => heat))
  const others: StartPlace[] = []
  for (const heat of numbers) {
    const beside = await placesBeside(tx, { distanceId, heat }, merges)
    others.push(...beside.map(({ entryId, lane }) => ({ entryId: -entryId, heat, lane })))
  }
  return others
}

/** Returns the places of the heats that swim together with a heat. */
async function placesBeside(tx: Tx, heat: HeatRef, merges: readonly HeatMerge[]): Promise<StartPlace[]> {
  const beside: StartPlace[] = []
  for (const other of companions(heat, merges)) {
    beside.push(...(await readPlaces(tx, other.distanceId)).filter(inHeat(other)))
  }
  return beside
}

interface ChangedPlaces {
  readonly before: readonly StartPlace[]
  readonly after: readonly StartPlace[]
}

/** Updates the merges of a distance whose heats got other numbers; those of a heat that is gone end. */
export async function followHeats(tx: Tx, { event, distance }: Merging, { before, after }: ChangedPlaces) {
  const moved = (ref: HeatRef): HeatRef | null => {
    if (ref.distanceId !== distance.id) return ref
    const heat = heatAfter(ref.heat, before, after)
    return heat === null ? null : { ...ref, heat }
  }
  const distances = await startedDistances(tx, event.id)
  for (const merge of await listMerges(tx, event.id)) {
    const guest = moved(merge.guest)
    const host = moved(merge.host)
    const of = distances.find(({ id }) => id === merge.guest.distanceId)
    if (guest && host) await renumberMerge(tx, merge.id, { guest, host })
    else if (guest && of) await restoreLanes(tx, { event, distance: of }, { ...merge, guest })
    else await deleteMerge(tx, merge.id)
  }
}

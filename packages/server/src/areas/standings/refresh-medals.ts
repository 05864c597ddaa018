/** Counts medals again, at the end of the transaction that changes published results. */

import { awardedPlace, placed } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { issueDiplomas } from './issue-diplomas.ts'
import { countMedals, distancesOfSwimmer, listPlaced, storeResultPlaces } from './medals.store.ts'

interface Distance {
  readonly id: number
  readonly eventId: number
}

/** Gives the places of a distance again with the codes of its diplomas, and counts the medals of its event. */
export async function refreshMedals(tx: Tx, distance: Distance): Promise<void> {
  await placeDistance(tx, distance)
  await issueDiplomas(tx, distance)
  await countMedals(tx, distance.eventId)
}

/** Gives the places of the distances of a swimmer again whose gender has changed, or whose profile was merged. */
export async function refreshSwimmerMedals(tx: Tx, swimmerId: number): Promise<void> {
  const distances = await distancesOfSwimmer(tx, swimmerId)
  for (const distance of distances.toSorted((one, other) => one.eventId - other.eventId)) {
    await refreshMedals(tx, distance)
  }
}

async function placeDistance(tx: Tx, { id }: Distance) {
  const places = placesOf(await listPlaced(tx, id))
  await storeResultPlaces(
    tx,
    id,
    places.map(({ result, ...each }) => ({ id: result.id, ...each })),
  )
}

/** Returns the results of a distance with the places that are stored with them: the awarded and the absolute one. */
export const placesOf = (results: Awaited<ReturnType<typeof listPlaced>>) =>
  placed(results.map((result) => ({ ...result, gender: result.isTeam ? null : result.gender }))).map(
    ({ result, places }) => ({ result, place: awardedPlace(places, result), absolute: places.absolute }),
  )

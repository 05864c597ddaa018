import type { DeskList } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { resultList } from './desk-event.ts'
import { deskList } from './result-view.ts'
import { listRows, requiresSecondEntry } from './results.store.ts'

export interface ListPlace {
  readonly eventId: number
  readonly distanceId: number
}

/** Returns the desk of a distance; fails with `prestart_not_found`. */
export async function deskListOf(db: Db, place: ListPlace): Promise<DeskList> {
  const distance = await resultList(db, place)
  return deskList(distance, await listRows(db, [distance.id]), await requiresSecondEntry(db, place.eventId))
}

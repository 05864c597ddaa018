import type { DeskList } from '@polynya/contract'
import { companions, type HeatMerge } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { listMerges } from '../start-lists/merged-heats.store.ts'
import { listOf, resultLists } from './desk-event.ts'
import { deskList } from './result-view.ts'
import { type ListedResults, listDeskRows, requiresSecondEntry } from './results.store.ts'

export interface ListPlace {
  readonly eventId: number
  readonly distanceId: number
}

/** Returns the desk of a distance; fails with `prestart_not_found`. */
export async function deskListOf(db: Db, place: ListPlace): Promise<DeskList> {
  const lists = await resultLists(db, place.eventId)
  const distance = listOf(lists, place.distanceId)
  const merges = await listMerges(db, place.eventId)
  return deskList(distance, await listDeskRows(db, [distance.id]), {
    secondEntry: await requiresSecondEntry(db, place.eventId),
    mergedHeats: mergedHeats(distance, lists, merges),
  })
}

/** Returns the heats of a distance that swim together with others. */
function mergedHeats(
  { id }: ListedResults,
  lists: readonly ListedResults[],
  merges: readonly HeatMerge[],
): DeskList['mergedHeats'] {
  const refs = merges.flatMap(({ guest, host }) => [guest, host]).filter((ref) => ref.distanceId === id)
  const heats = [...new Set(refs.map(({ heat }) => heat))].sort((a, b) => a - b)
  return heats.map((heat) => ({
    heat,
    mergedWith: companions({ distanceId: id, heat }, merges).flatMap((other) => {
      const list = lists.find((each) => each.id === other.distanceId)
      return list ? { ...other, distCode: list.dist_code, gender: list.gender } : []
    }),
  }))
}

import type { Desk } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { resultLists } from './desk-event.ts'
import { deskHead } from './result-view.ts'
import { getResultEvent, requiresSecondEntry } from './results.store.ts'

/** Returns the desk of an event: its distances with the states of their results. */
export async function deskOf(db: Db, eventId: number): Promise<Desk> {
  const { id, name, name_en: nameEn, region } = await getResultEvent(db, eventId)
  const lists = (await resultLists(db, eventId)).map(deskHead)
  return { event: { id, name, nameEn, region }, secondEntry: await requiresSecondEntry(db, eventId), lists }
}

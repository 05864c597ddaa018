import type { Desk } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { resultLists } from './desk-event.ts'
import { deskHead } from './result-view.ts'
import { getResultEvent, requiresSecondEntry } from './results.store.ts'

/** Returns the desk of an event: its distances with the states of their results. */
export async function deskOf(db: Db, eventId: number): Promise<Desk> {
  const { id, name, name_en: nameEn, region, time_zone: timeZone } = await getResultEvent(db, eventId)
  const lists = (await resultLists(db, eventId)).map(deskHead)
  const event = { id, name, nameEn, region, timeZone }
  return { event, secondEntry: await requiresSecondEntry(db, eventId), lists }
}

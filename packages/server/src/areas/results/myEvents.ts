import type { Handler } from '../../http/call.ts'
import { listEventsOfEditor } from './editors.store.ts'

export const myEvents: Handler<'results.myEvents'> = async ({ caller }, { db }) => {
  const rows = await listEventsOfEditor(db, caller.account.id)
  return {
    events: rows.map(({ id, name, name_en: nameEn, start_date: startDate, end_date }) => ({
      id,
      name,
      nameEn,
      startDate,
      endDate: end_date ?? startDate,
    })),
  }
}

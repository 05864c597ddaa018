import { hashOf } from '../../access/identify.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { listSessions } from '../events/sessions/sessions.store.ts'
import { isPublished } from '../start-lists/list-heads.ts'
import { settingsOf } from '../start-lists/listed-distances.ts'
import { listView } from '../start-lists/start-list-view.ts'
import { getListedEvent, listStarters } from '../start-lists/start-lists.store.ts'
import { plannedDistances } from '../start-lists/timetable.ts'
import { findByCode, touchCode } from './timing.store.ts'

export const open: Handler<'timing.open'> = async ({ body, at }, { db }) => {
  const event = (await findByCode(db, hashOf(body.code), at)) ?? fail('timing_code_wrong')
  await touchCode(db, hashOf(body.code), at)
  const listed = await getListedEvent(db, event.id)
  const distances = (await plannedDistances(db, listed)).filter(isPublished)
  const starters = await listStarters(
    db,
    distances.map(({ id }) => id),
  )
  const sessions = await listSessions(db, event.id)
  const byDistance = Map.groupBy(starters, ({ distance_id }) => distance_id)
  return {
    eventId: event.id,
    name: event.name,
    nameEn: event.name_en,
    expiresAt: event.expires_at.toISOString(),
    sessions: sessions.map(({ number, name, name_en: nameEn }) => ({ number, name, nameEn })),
    lists: distances.map((row) => listView(row, settingsOf(listed, row), byDistance.get(row.id) ?? [])),
  }
}

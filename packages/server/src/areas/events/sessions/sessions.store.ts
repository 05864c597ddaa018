/** SQL of the sessions of events and their officials. */

import { DEFAULT_COURSE_METRES } from '@polynya/domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { orConflict } from '../../../db/conflicts.ts'
import type { Db, Tx } from '../../../db/schema.ts'
import type { EventSessionTable } from '../../../db/tables/event-session.ts'
import type { SessionOfficialTable } from '../../../db/tables/session-official.ts'
import { Failure } from '../../../failure.ts'

const selectSessions = (db: Db, eventId: number) =>
  db
    .selectFrom('event_session')
    .where('event_session.event_id', '=', eventId)
    .selectAll('event_session')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('session_official as official')
          .leftJoin('swimmer', 'swimmer.id', 'official.swimmer_id')
          .leftJoin('account', 'account.id', 'official.account_id')
          .whereRef('session_id', '=', 'event_session.id')
          .select(['role', 'category', 'official.name', 'official.name_en as nameEn'])
          .select(['swimmer.iwsaid', 'account.email'])
          .orderBy('official.position'),
      ).as('officials'),
    )

/** Returns the sessions of an event by number. */
export const listSessions = (db: Db, eventId: number) =>
  selectSessions(db, eventId).orderBy('number').execute()

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

export const getSession = (db: Db, eventId: number, id: number): Promise<SessionRow> =>
  selectSessions(db, eventId)
    .where('event_session.id', '=', id)
    .executeTakeFirstOrThrow(() => new Failure('event_session_not_found'))

/** Locks a session of an event until the end of the transaction. */
export const lockSession = (tx: Tx, eventId: number, id: number): Promise<Selectable<EventSessionTable>> =>
  tx
    .selectFrom('event_session')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failure('event_session_not_found'))

/** Returns the number after the highest one of an event. */
export async function nextNumber(tx: Tx, eventId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('event_session')
    .where('event_id', '=', eventId)
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export async function insertSession(tx: Tx, row: Insertable<EventSessionTable>): Promise<number> {
  const { id } = await orConflict(
    tx.insertInto('event_session').values(row).returning('id').executeTakeFirstOrThrow(),
    { event_session_event_id_number_key: new Failure('event_session_exists') },
  )
  return id
}

/** Changes a session and increments its version. */
export async function updateSession(tx: Tx, id: number, set: Updateable<EventSessionTable>) {
  await tx
    .updateTable('event_session')
    .set(({ eb }) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Replaces the officials of a session; their order is that of the list. */
export async function replaceOfficials(
  tx: Tx,
  sessionId: number,
  officials: readonly Omit<Insertable<SessionOfficialTable>, 'session_id' | 'position'>[],
) {
  await tx.deleteFrom('session_official').where('session_id', '=', sessionId).execute()
  if (officials.length === 0) return
  const rows = officials.map((official, position) => ({ ...official, session_id: sessionId, position }))
  await tx.insertInto('session_official').values(rows).execute()
}

export async function deleteSession(tx: Tx, id: number) {
  await tx.deleteFrom('event_session').where('id', '=', id).execute()
}

/** Returns whether an event has distances in a session. */
export async function hasDistances(tx: Tx, eventId: number, number: number): Promise<boolean> {
  const found = await selectNumbers(tx, eventId).where('session', '=', number).limit(1).executeTakeFirst()
  return found !== undefined
}

/** Returns the IDs of the distances of a session. */
export async function distanceIds(tx: Tx, eventId: number, number: number): Promise<ReadonlySet<number>> {
  const rows = await selectNumbers(tx, eventId).where('session', '=', number).select('distance.id').execute()
  return new Set(rows.map(({ id }) => id))
}

const selectNumbers = (tx: Tx, eventId: number) =>
  tx
    .selectFrom('offer_distance as distance')
    .innerJoin('offer', 'offer.id', 'distance.offer_id')
    .where('offer.event_id', '=', eventId)
    .select('session')

/** Creates the sessions to which distances of an event refer and that do not exist. */
export async function createMissingSessions(tx: Tx, eventId: number) {
  await tx
    .insertInto('event_session')
    .columns(['event_id', 'number', 'date', 'course_metres'])
    .expression(
      selectNumbers(tx, eventId)
        .innerJoin('event', 'event.id', 'offer.event_id')
        .clearSelect()
        .distinct()
        .select(['event.id', 'session', 'start_date'])
        .select(({ lit, eb }) =>
          eb
            .case()
            .when('spec_type', '=', 'openWater')
            .then(null)
            .else(lit(DEFAULT_COURSE_METRES))
            .end()
            .as('course'),
        ),
    )
    .onConflict((known) => known.columns(['event_id', 'number']).doNothing())
    .execute()
}

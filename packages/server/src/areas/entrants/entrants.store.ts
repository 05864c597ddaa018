/** SQL of the entrants of an event, and of messages to them. */

import type { EntrantFilter } from '@polynya/contract'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { EntrantMessageTable } from '../../db/tables/entrant-message.ts'
import { ACTIVE } from '../places/entries.store.ts'
import { isSuspended } from '../waiting-list/suspended-waiting.store.ts'

/**
 * Selects the entries of an event with the swimmers who take part by them, members of relay teams too, and the accounts with an
 * e-mail address that have their profiles or registered them.
 */
const selectReachable = (db: Db, eventId: number) =>
  db
    .selectFrom('entry')
    .innerJoin('participation', (join) =>
      join
        .onRef('participation.entry_id', '=', 'entry.id')
        .onRef('participation.entered_event_id', '=', 'entry.event_id'),
    )
    .innerJoin('registration', 'registration.id', 'participation.registration_id')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .innerJoin('account', (join) =>
      join.on(({ eb, ref }) =>
        eb('account.id', 'in', [ref('swimmer.account_id'), ref('registration.account_id')]),
      ),
    )
    .where('entry.event_id', '=', eventId)
    .where('account.email', 'is not', null)

/** Selects the active entries that match a filter. */
function entered(db: Db, eventId: number, { distanceId, state, region, club, iwsaid }: EntrantFilter) {
  let query = selectReachable(db, eventId).where('entry.state', 'in', state ? [state] : ACTIVE)
  if (distanceId !== undefined) query = query.where('entry.offer_distance_id', '=', distanceId)
  if (region !== undefined) query = query.where('swimmer.region', '=', region)
  if (club !== undefined) query = query.where('swimmer.club', 'ilike', club.replaceAll(/[\\%_]/g, '\\$&'))
  if (iwsaid !== undefined) query = query.where('swimmer.iwsaid', '=', iwsaid)
  return query
}

export interface EntrantCount {
  readonly recipients: number
  readonly swimmers: number
}

export function countEntrants(db: Db, eventId: number, filter: EntrantFilter): Promise<EntrantCount> {
  return entered(db, eventId, filter)
    .select(({ fn }) => [
      fn.count<number>('account.id').distinct().as('recipients'),
      fn.count<number>('swimmer.id').distinct().as('swimmers'),
    ])
    .executeTakeFirstOrThrow()
}

/** Counts the accounts that a change of the event's state concerns, including those that may wait for a place again. */
export async function countConcerned(db: Db, eventId: number): Promise<number> {
  const { recipients } = await selectReachable(db, eventId)
    .where((is) => is.or([is('entry.state', 'in', ACTIVE), isSuspended(is)]))
    .select(({ fn }) => fn.count<number>('account.id').distinct().as('recipients'))
    .executeTakeFirstOrThrow()
  return recipients
}

/** Returns the names of the first swimmers. */
export async function sampleEntrants(db: Db, eventId: number, filter: EntrantFilter): Promise<string[]> {
  const rows = await entered(db, eventId, filter)
    .select(['swimmer.first_name', 'swimmer.last_name', 'swimmer.name_key'])
    .distinct()
    .orderBy('swimmer.name_key')
    .limit(5)
    .execute()
  return rows.map((row) => `${row.first_name} ${row.last_name}`)
}

/** Stores a message with its recipients; `mailEntrants` writes their e-mails. */
export async function insertMessage(
  tx: Tx,
  row: Insertable<EntrantMessageTable>,
  filter: EntrantFilter,
): Promise<number> {
  const { id } = await tx.insertInto('entrant_message').values(row).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('entrant_mail')
    .columns(['message_id', 'account_id'])
    .expression(
      entered(tx, row.event_id, filter)
        .select(({ cast, val }) => [
          cast<number>(val(id), 'integer').as('message_id'),
          'account.id as account_id',
        ])
        .distinct(),
    )
    .execute()
  return id
}

/** Returns the messages of an event with the number of written e-mails, newest first. */
export function listMessages(db: Db, eventId: number) {
  return db
    .selectFrom('entrant_message')
    .where('event_id', '=', eventId)
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('entrant_mail')
        .whereRef('message_id', '=', 'entrant_message.id')
        .select(({ fn }) => fn.count<number>('mailed_at').as('mailed'))
        .as('mailed'),
    )
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** Returns unwritten e-mails of messages, locked against other processes. */
export function takeOpenMails(tx: Tx, limit: number) {
  return tx
    .selectFrom('entrant_mail')
    .innerJoin('entrant_message', 'entrant_message.id', 'message_id')
    .innerJoin('event', 'event.id', 'entrant_message.event_id')
    .where('mailed_at', 'is', null)
    .select([
      'message_id',
      'entrant_mail.account_id',
      'entrant_message.event_id',
      'event.name',
      'event.name_en',
    ])
    .select(['subject_ru', 'text_ru', 'subject_en', 'text_en'])
    .orderBy('message_id')
    .orderBy('entrant_mail.account_id')
    .limit(limit)
    .forUpdate('entrant_mail')
    .skipLocked()
    .execute()
}

export type OpenMail = Awaited<ReturnType<typeof takeOpenMails>>[number]

export async function markMailed(tx: Tx, mail: Pick<OpenMail, 'message_id' | 'account_id'>, at: Date) {
  await tx
    .updateTable('entrant_mail')
    .set({ mailed_at: at })
    .where('message_id', '=', mail.message_id)
    .where('account_id', '=', mail.account_id)
    .execute()
}

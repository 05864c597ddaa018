/** SQL of the outbox. */

import { LANGUAGES } from '@polynya/i18n'
import { type Insertable, sql } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'
import type { MailTable } from '../db/tables/mail.ts'
import { type SwimmerNames, swimmerName } from './swimmer-name.ts'

/** Stores an e-mail; returns its number. */
export async function insertMail(tx: Tx, row: Insertable<MailTable>): Promise<number> {
  const { id } = await tx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns an e-mail that has not been sent yet. */
export const findUnsentMail = (db: Db, id: number) =>
  db.selectFrom('mail').where('id', '=', id).where('state', '!=', 'sent').selectAll().executeTakeFirst()

/** What an e-mail is without its contents. */
const ERASED = { subject: '—', text: '—', html: null, calendar: null, erase_when_sent: false } as const

/** Stores that an e-mail was sent, without its contents if it names a swimmer who has been deleted since. */
export const markSent = (db: Database, id: number, at: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('mail').set({ state: 'sent', sent_at: at }).where('id', '=', id).execute()
    await tx
      .updateTable('mail')
      .set(ERASED)
      .where('id', '=', id)
      .where('erase_when_sent', '=', true)
      .execute()
  })

/** So few that a statement does not exceed its time, in an outbox of many years. */
const ERASED_AT_A_TIME = 20_000

/**
 * Erases the contents of e-mails that name swimmers, also those about namesakes: delivered ones at once, the others when
 * they have been sent.
 */
export async function eraseMailsAbout(tx: Tx, swimmers: readonly SwimmerNames[]): Promise<void> {
  if (swimmers.length === 0) return
  const names = swimmers.flatMap((each) => LANGUAGES.map((language) => swimmerName(each, language)))
  const namesOne = sql<boolean>`exists (
    select from unnest(${names}::text[]) as given (name) where strpos(concat(subject, ' ', text), name) > 0
  )`
  const { last } = await tx
    .selectFrom('mail')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let from = 0; from < (last ?? 0); from += ERASED_AT_A_TIME) {
    const those = tx
      .updateTable('mail')
      .where('id', '>', from)
      .where('id', '<=', from + ERASED_AT_A_TIME)
      .where(namesOne)
    await those.where('state', '=', 'queued').set({ erase_when_sent: true }).execute()
    await those.where('state', '!=', 'queued').set(ERASED).execute()
  }
}

interface MailsPage {
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** Returns a page of the outbox by time, and the number of all its e-mails. */
export async function listMails(db: Db, { order, limit, offset }: MailsPage) {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Returns the newest e-mails, newest first. */
export const listNewestMails = (db: Db, limit: number) =>
  db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit).execute()

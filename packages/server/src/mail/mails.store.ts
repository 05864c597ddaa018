/** SQL of the outbox. */

import type { Insertable } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import type { MailTable } from '../db/tables/mail.ts'

/** Stores an e-mail; returns its number. */
export async function insertMail(tx: Tx, row: Insertable<MailTable>): Promise<number> {
  const { id } = await tx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns an e-mail that has not been sent yet. */
export const findUnsentMail = (db: Db, id: number) =>
  db.selectFrom('mail').where('id', '=', id).where('state', '!=', 'sent').selectAll().executeTakeFirst()

export const markSent = (db: Db, id: number, at: Date) =>
  db.updateTable('mail').set({ state: 'sent', sent_at: at }).where('id', '=', id).execute()

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

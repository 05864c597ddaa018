/** SQL of printouts that are made in the background. */

import type { PrintoutFailure } from '@polynya/domain'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { QueuedPrintoutTable } from '../../db/tables/queued-printout.ts'

export type QueuedPrintoutRow = NonNullable<Awaited<ReturnType<typeof findQueuedPrintout>>>

const withProgress = (db: Db) =>
  db
    .selectFrom('queued_printout')
    .leftJoin('printout_attempt', 'queued_printout_id', 'queued_printout.id')
    .selectAll('queued_printout')
    .select(['attempts', 'done', 'count'])

interface Owned {
  readonly id: number
  readonly eventId: number
  readonly accountId: number
}

export const findQueuedPrintout = (db: Db, { id, eventId, accountId }: Owned) =>
  withProgress(db)
    .where('queued_printout.id', '=', id)
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

const LISTED = 50

/** Returns the queued printouts of an account at an event that are open or were completed after an instant. */
export const listQueuedPrintouts = (
  db: Db,
  { eventId, accountId }: Omit<Owned, 'id'>,
  after: Date,
): Promise<QueuedPrintoutRow[]> =>
  withProgress(db)
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('completed_at', 'is', null), is('completed_at', '>', after)]))
    .orderBy('queued_printout.id', 'desc')
    .limit(LISTED)
    .execute()

/** Queues a printout unless the account has an open one of the same kind. Returns the ID of the open one. */
export async function queuePrintout(tx: Tx, row: Insertable<QueuedPrintoutTable>): Promise<number> {
  const { id } = await tx
    .insertInto('queued_printout')
    .values(row)
    .onConflict((open) =>
      open
        .columns(['account_id', 'event_id', 'printout', 'language'])
        .where('completed_at', 'is', null)
        // An update, although it changes nothing, returns the row.
        .doUpdateSet({ printout: row.printout }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns a queued printout with its progress. */
export const getQueued = (db: Db, id: number): Promise<QueuedPrintoutRow> =>
  withProgress(db).where('queued_printout.id', '=', id).executeTakeFirstOrThrow()

type Completion = {
  readonly id: number
  readonly at: Date
} & (
  | { readonly outcome: 'ready'; readonly fileKey: string }
  | { readonly outcome: 'failed'; readonly failure: PrintoutFailure }
  | { readonly outcome: 'cancelled' }
)

/** Completes an open printout. Returns whether it was open. */
export async function completeQueuedPrintout(
  db: Db,
  { id, at, ...completion }: Completion,
): Promise<boolean> {
  const row = await db
    .updateTable('queued_printout')
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .set({
      ...{ completed_at: at, outcome: completion.outcome },
      failure: completion.outcome === 'failed' ? completion.failure : null,
      file_key: completion.outcome === 'ready' ? completion.fileKey : null,
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the printout that a stored file is of, unless it has expired. */
export const findPrintoutOfFile = (db: Db, key: string, completedAfter: Date) =>
  db
    .selectFrom('queued_printout')
    .where('file_key', '=', key)
    .where('completed_at', '>', completedAfter)
    .select(['account_id', 'event_id', 'printout'])
    .executeTakeFirst()

export async function removeOldQueuedPrintouts(tx: Tx, before: Date) {
  await tx.deleteFrom('queued_printout').where('completed_at', '<=', before).execute()
}

/** Returns the number of confirmed entries of an event. */
export async function countStarts(db: Db, eventId: number): Promise<number> {
  const { starts } = await db
    .selectFrom('entry')
    .where('event_id', '=', eventId)
    .where('state', '=', 'confirmed')
    .select(({ fn }) => fn.countAll().as('starts'))
    .executeTakeFirstOrThrow()
  return Number(starts)
}

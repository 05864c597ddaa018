/** SQL of the followers of events, and of the reminders that are due. */

import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

interface Follow {
  readonly eventId: number
  readonly accountId: number
}

/** Idempotent: a repeated request adds no second row. */
export async function insertFollow(db: Db, { eventId, accountId, at }: Follow & { readonly at: Date }) {
  await db
    .insertInto('event_follow')
    .values({ event_id: eventId, account_id: accountId, created_at: at, reminded_at: null })
    .onConflict((known) => known.columns(['event_id', 'account_id']).doNothing())
    .execute()
}

export async function removeFollow(db: Db, { eventId, accountId }: Follow) {
  await db
    .deleteFrom('event_follow')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Returns whether an account follows an event. */
export async function isFollowing(db: Db, { eventId, accountId }: Follow): Promise<boolean> {
  const row = await db
    .selectFrom('event_follow')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .select('event_id')
    .executeTakeFirst()
  return row !== undefined
}

interface Window {
  readonly now: Date
  /** Registration opens by then. */
  readonly until: Date
  readonly limit: number
}

/**
 * Returns the followers to notify now, locked against other processes. Followers who were notified of an earlier date
 * are notified of the new one.
 */
export function takeFollowers(tx: Tx, { now, until, limit }: Window) {
  return tx
    .selectFrom('event_follow')
    .innerJoin('event', 'event.id', 'event_follow.event_id')
    .where('event.public', '=', true)
    .where('event.event_state', '=', 'planned')
    .where('event.reg_start_at', '>', now)
    .where('event.reg_start_at', '<=', until)
    .where(
      sql<boolean>`(event_follow.reminded_at is null
        or event_follow.reminded_at < event.reg_start_at - interval '2 days')`,
    )
    .select(['event_follow.event_id', 'event_follow.account_id'])
    .select(['event.name', 'event.name_en', 'event.reg_start_at', 'event.time_zone'])
    .orderBy('event_follow.event_id')
    .orderBy('event_follow.account_id')
    .limit(limit)
    .forUpdate('event_follow')
    .skipLocked()
    .execute()
}

export async function markReminded(tx: Tx, { eventId, accountId, at }: Follow & { readonly at: Date }) {
  await tx
    .updateTable('event_follow')
    .set({ reminded_at: at })
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute()
}

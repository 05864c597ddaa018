/** SQL of devices with push notifications, of the swimmers that they follow, and of their notifications. */

import type { Language } from '@polynya/contract'
import { type Insertable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'
import type { PushNoticeTable } from '../../db/tables/push-notice.ts'
import type { PushDevice } from '../../push/push-sender.ts'

interface NewSubscription extends PushDevice {
  readonly language: Language
  readonly accountId: number | null
  readonly at: Date
}

/** Stores a device, or its present keys, language and account; returns its ID. */
export async function storeSubscription(tx: Tx, subscription: NewSubscription): Promise<number> {
  const { endpoint, accountId, at, ...present } = subscription
  const values = { ...present, account_id: accountId }
  const { id } = await tx
    .insertInto('push_subscription')
    .values({ endpoint, created_at: at, ...values })
    .onConflict((known) => known.column('endpoint').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
}

interface Follows {
  readonly subscriptionId: number
  readonly eventId: number
  /** Registry IDs; those of no swimmer are left out. */
  readonly iwsaids: readonly string[]
}

/** Replaces the swimmers that a device follows at an event; returns the IDs of those that it did not follow before. */
export async function replaceFollows(
  tx: Tx,
  { subscriptionId, eventId, iwsaids }: Follows,
): Promise<Set<number>> {
  const wanted = sql<number>`select id from swimmer where iwsaid = any(${iwsaids}::text[])
    union select swimmer_id from merged_registry_id where iwsaid = any(${iwsaids}::text[])`
  await tx
    .deleteFrom('push_follow')
    .where('subscription_id', '=', subscriptionId)
    .where('event_id', '=', eventId)
    .where(sql<boolean>`swimmer_id not in (${wanted})`)
    .execute()
  const { rows } = await sql<{ swimmer_id: number }>`
    insert into push_follow (subscription_id, event_id, swimmer_id)
    select ${subscriptionId}, ${eventId}, wanted.id from (${wanted}) as wanted (id)
    on conflict do nothing returning swimmer_id`.execute(tx)
  return new Set(rows.map(({ swimmer_id }) => swimmer_id))
}

/** The swimmers that a device follows at an event, by registry ID. */
export async function listFollowed(
  db: Db,
  { subscriptionId, eventId }: Omit<Follows, 'iwsaids'>,
): Promise<string[]> {
  const rows = await followers(db, eventId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('iwsaid')
    .execute()
  return rows.map(({ iwsaid }) => iwsaid)
}

/** The devices that follow swimmers of an event. */
export const listFollowers = (db: Db, eventId: number): Promise<FollowerRow[]> =>
  followers(db, eventId).execute()

const followers = (db: Db, eventId: number) =>
  db
    .selectFrom('push_follow')
    .innerJoin('push_subscription as subscription', 'subscription.id', 'subscription_id')
    .innerJoin('swimmer', 'swimmer.id', 'swimmer_id')
    .where('event_id', '=', eventId)
    .select(['subscription_id', 'swimmer_id', 'swimmer.iwsaid', 'subscription.language'])

export type FollowerRow = Awaited<ReturnType<ReturnType<typeof followers>['execute']>>[number]

/** Public events with followers that start by a day and have not ended before another. */
export async function followedEvents(db: Db, { from, to }: { from: string; to: string }): Promise<number[]> {
  const rows = await db
    .selectFrom('event')
    .where('public', '=', true)
    .where('start_date', '<=', to)
    .where(sql<boolean>`coalesce(end_date, start_date) >= ${from}`)
    .where('id', 'in', (of) => of.selectFrom('push_follow').select('event_id'))
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type Notice = Insertable<PushNoticeTable>

/** Stores news to be sent, unless the device was notified of the same before. */
export async function storeNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  await tx
    .insertInto('push_notice')
    .values([...notices])
    .onConflict((known) =>
      known
        .columns(['subscription_id', 'entry_id'])
        .doUpdateSet(({ ref }) => ({
          news: ref('excluded.news'),
          title: ref('excluded.title'),
          body: ref('excluded.body'),
          expires_at: ref('excluded.expires_at'),
          sent_at: ref('excluded.sent_at'),
        }))
        .whereRef('push_notice.news', '!=', 'excluded.news'),
    )
    .execute()
}

/** Notifications to send, those that are of no interest soonest first. */
export const listUnsent = (db: Database, now: Date, limit: number) =>
  db
    .selectFrom('push_notice as notice')
    .innerJoin('push_subscription as subscription', 'subscription.id', 'subscription_id')
    .where('sent_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['subscription_id', 'entry_id', 'event_id', 'news', 'title', 'body', 'expires_at'])
    .select(['endpoint', 'p256dh', 'auth'])
    .orderBy('expires_at')
    .orderBy('entry_id')
    .orderBy('subscription_id')
    .limit(limit)
    .execute()

export type UnsentRow = Awaited<ReturnType<typeof listUnsent>>[number]

/** Notes that a notification was sent, unless there is later news of the start. */
export async function markNoticeSent(db: Database, notice: UnsentRow, at: Date): Promise<void> {
  await db
    .updateTable('push_notice')
    .set({ sent_at: at })
    .where('subscription_id', '=', notice.subscription_id)
    .where('entry_id', '=', notice.entry_id)
    .where('news', '=', notice.news)
    .execute()
}

/** Removes what concerns events that ended before a day, and devices that no longer follow any swimmer. */
export async function removeOldFollows(db: Database, day: string): Promise<void> {
  const ended = db
    .selectFrom('event')
    .where(sql<boolean>`coalesce(end_date, start_date) < ${day}`)
    .select('id')
  await db.deleteFrom('push_notice').where('event_id', 'in', ended).execute()
  await db.deleteFrom('push_follow').where('event_id', 'in', ended).execute()
  await db
    .deleteFrom('push_subscription')
    .where('id', 'not in', (of) => of.selectFrom('push_follow').select('subscription_id'))
    .execute()
}

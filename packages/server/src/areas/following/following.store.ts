/** SQL of the followers of events, and of the e-mails to them that are due. */

import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import type { EventFollowTable } from '../../db/tables/event-follow.ts'

interface Follow {
  readonly eventId: number
  readonly accountId: number
}

/**
 * Stores that an account follows an event, and what is known of it now. Idempotent: a repeated request adds no second
 * row.
 */
export async function insertFollow(db: Db, { eventId, accountId, at }: Follow & { readonly at: Date }) {
  await db
    .insertInto('event_follow')
    .columns(['event_id', 'account_id', 'created_at', 'notified_at', ...KNOWN])
    .expression(
      db
        .selectFrom('event')
        .where('event.id', '=', eventId)
        .select(({ cast, val }) => [
          'event.id',
          cast<number>(val(accountId), 'integer').as('account_id'),
          cast<Date>(val(at), 'timestamptz').as('created_at'),
          cast<Date>(val(at), 'timestamptz').as('notified_at'),
        ])
        .select(['event_state', 'start_date', 'end_date'])
        .select([isPublished('start_list').as('lists'), isPublished('result_list').as('results')]),
    )
    .onConflict((known) => known.columns(['event_id', 'account_id']).doNothing())
    .execute()
}

const KNOWN = [
  'known_state',
  'known_start_date',
  'known_end_date',
  'known_start_lists',
  'known_results',
] as const

/** Whether a list of the event that is selected around it is published. */
const isPublished = (table: 'start_list' | 'result_list') =>
  sql<boolean>`exists (
    select from ${sql.table(table)} as list where list.event_id = event.id and list.published_at is not null
  )`

export async function removeFollow(db: Db, { eventId, accountId }: Follow) {
  await db
    .deleteFrom('event_follow')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Returns a follow by the secret of its e-mails, with the event and the language of the account. */
export const findFollowByKey = (db: Db, key: string) =>
  db
    .selectFrom('event_follow')
    .innerJoin('event', 'event.id', 'event_follow.event_id')
    .innerJoin('account', 'account.id', 'event_follow.account_id')
    .where('unsubscribe_key', '=', key)
    .select(['event_follow.event_id', 'event_follow.account_id'])
    .select(['event.name', 'event.name_en', 'account.language'])
    .executeTakeFirst()

export type FoundFollow = NonNullable<Awaited<ReturnType<typeof findFollowByKey>>>

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
    .select(['event_follow.event_id', 'event_follow.account_id', 'event_follow.unsubscribe_key'])
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

/** The followers who do not know the event as it is now, locked against other processes. */
export function takeOutdated(tx: Tx, limit: number) {
  return tx
    .selectFrom('event_follow')
    .innerJoin('event', 'event.id', 'event_follow.event_id')
    .where('event.public', '=', true)
    .where(
      sql<boolean>`(
        (known_state, known_start_date, known_end_date)
          is distinct from (event.event_state, event.start_date, event.end_date)
        or not known_start_lists and ${isPublished('start_list')}
        or not known_results and ${isPublished('result_list')}
      )`,
    )
    .selectAll('event_follow')
    .select(['event.name', 'event.name_en', 'event.event_state', 'event.start_date', 'event.end_date'])
    .select((follow) => [
      isPublished('start_list').as('start_lists'),
      isPublished('result_list').as('results'),
      wasMessaged(follow).as('was_messaged'),
    ])
    .orderBy('event_follow.event_id')
    .orderBy('event_follow.account_id')
    .limit(limit)
    .forUpdate('event_follow')
    .skipLocked()
    .execute()
}

export type Outdated = Awaited<ReturnType<typeof takeOutdated>>[number]

/** Whether the account received a message to entrants after its last notification. */
const wasMessaged = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'event_follow'>) =>
  exists(
    selectFrom('entrant_mail')
      .innerJoin('entrant_message', 'entrant_message.id', 'message_id')
      .whereRef('entrant_message.event_id', '=', 'event_follow.event_id')
      .whereRef('entrant_mail.account_id', '=', 'event_follow.account_id')
      .whereRef('entrant_message.created_at', '>', 'event_follow.notified_at')
      .select('message_id'),
  )

type Known = Pick<Updateable<EventFollowTable>, (typeof KNOWN)[number]>

/** Stores what an account knows of the event from now on. */
export async function markNotified(
  tx: Tx,
  { eventId, accountId, at }: Follow & { readonly at: Date },
  known: Known,
) {
  await tx
    .updateTable('event_follow')
    .set({ ...known, notified_at: at })
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute()
}

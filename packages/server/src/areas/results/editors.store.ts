/** SQL of the accounts that may record the results of an event. */

import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** The accounts with the right for one event, by their e-mail addresses. */
export const listEditors = (db: Db, eventId: number) =>
  db
    .selectFrom('account_right')
    .innerJoin('account', 'account.id', 'account_right.account_id')
    .where('event_id', '=', eventId)
    .where('right', '=', 'results.edit')
    .where('deleted_at', 'is', null)
    .select(['account.id', 'email', 'first_name', 'last_name'])
    .orderBy('email')
    .execute()

export async function addEditor(tx: Tx, eventId: number, accountId: number) {
  await tx
    .insertInto('account_right')
    .values({ account_id: accountId, right: 'results.edit', region: null, event_id: eventId })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function removeEditor(tx: Tx, eventId: number, accountId: number) {
  await tx
    .deleteFrom('account_right')
    .where('account_id', '=', accountId)
    .where('right', '=', 'results.edit')
    .where('event_id', '=', eventId)
    .execute()
}

/** The greatest number of events that are read at once. */
const EVENTS_LIMIT = 100

/** The events whose results an account may record by that right, the latest first. */
export const listEventsOfEditor = (db: Db, accountId: number) =>
  db
    .selectFrom('event')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_right as given')
          .where('given.account_id', '=', accountId)
          .where('given.right', '=', 'results.edit')
          .where(sql<boolean>`coalesce(given.event_id, event.id) = event.id`)
          .where(sql<boolean>`(given.region is null or given.region = event.region)`)
          .select('given.account_id'),
      ),
    )
    .where('start_date', 'is not', null)
    .where('event_state', '!=', 'calledOff')
    .select(['id', 'name', 'name_en', 'end_date'])
    .select(({ ref }) => ref('start_date').$notNull().as('start_date'))
    .orderBy('start_date', 'desc')
    .orderBy('id')
    .limit(EVENTS_LIMIT)
    .execute()

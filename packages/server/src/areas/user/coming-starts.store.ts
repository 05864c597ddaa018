/** SQL of the coming starts of an account's swimmers. */

import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { ACTIVE } from '../places/entries.store.ts'

/** Whether the selected event takes place and has not ended by its calendar. */
const isComing = (now: Date) => sql<boolean>`(event.event_state <> 'calledOff'
  and coalesce(event.end_date, event.start_date, 'infinity') >= (${now}::timestamptz at time zone event.time_zone)::date)`

const hasNoResult = sql<boolean>`not exists (select from result where result.entry_id = entry.id)`

/** Returns the paid entries of an account's swimmers in events to come; another account may have ordered them. Those with a result remain. */
export async function listComingStarts(tx: Tx, accountId: number, now: Date) {
  const rows = await tx
    .selectFrom('entry')
    .innerJoin('event', 'event.id', 'entry.event_id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .where('swimmer.account_id', '=', accountId)
    .where('entry.state', '=', 'confirmed')
    .where(isComing(now))
    .where(hasNoResult)
    .select(['entry.id', 'entry.order_id'])
    .orderBy('entry.order_id')
    .orderBy('entry.id')
    .execute()
  return rows.flatMap(({ id, order_id }) => (order_id === null ? [] : [{ id, order_id }]))
}

export type ComingStart = Awaited<ReturnType<typeof listComingStarts>>[number]

/** Returns the places of an account's swimmers in relay teams of events to come. */
export const listComingMemberships = (tx: Tx, accountId: number, now: Date) =>
  tx
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .innerJoin('entry', 'entry.id', 'team.entry_id')
    .innerJoin('event', 'event.id', 'entry.event_id')
    .innerJoin('swimmer', 'swimmer.id', 'team_member.swimmer_id')
    .where('swimmer.account_id', '=', accountId)
    .where('entry.state', 'in', ACTIVE)
    .where(isComing(now))
    .where(hasNoResult)
    .select(['team.code', 'team_member.swimmer_id'])
    .orderBy('team.id')
    .execute()

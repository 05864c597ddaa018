/** SQL of the judge credits that events sell, and of those that accounts paid. */

import { JUDGE_CREDITS } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'

const CODES = Object.values(JUDGE_CREDITS)

const selectCredits = (db: Db) =>
  db
    .selectFrom('offer_distance')
    .innerJoin('offer', 'offer.id', 'offer_distance.offer_id')
    .innerJoin('event', 'event.id', 'offer.event_id')
    .where('offer_distance.dist_code', 'in', CODES)
    .select([
      'event.id as event_id',
      'event.name as event_name',
      'event.name_en as event_name_en',
      'event.seminar_date',
      'offer.id as offer_id',
      'offer_distance.dist_code',
    ])
    .distinct()
    .orderBy('event.id', 'desc')
    .orderBy('offer.id')
    .orderBy('offer_distance.dist_code')

export type CreditRow = Awaited<ReturnType<ReturnType<typeof selectCredits>['execute']>>[number]

/** Returns the credits that an event sells. */
export const listSoldCredits = (db: Db, eventId: number) =>
  selectCredits(db).where('event.id', '=', eventId).execute()

/** Returns the credits of the latest published events that sell some. */
export const listLatestCredits = (db: Db, most: number) =>
  selectCredits(db).where('event.public', '=', true).limit(most).execute()

/** Returns the credits that the swimmers of an account have paid. */
export const listPaidCredits = (db: Db, accountId: number) =>
  selectCredits(db)
    .innerJoin('entry', 'entry.offer_distance_id', 'offer_distance.id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .where('entry.state', '=', 'confirmed')
    .where('swimmer.account_id', '=', accountId)
    .execute()

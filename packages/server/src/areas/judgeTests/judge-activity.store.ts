/** SQL of the practice of a judge. */

import type { Db } from '../../db/schema.ts'
import { isReached, selectTests, type TestReach } from './judge-tests.store.ts'

/** Returns the sessions of public events of which an account or one of its swimmers was an official, the latest first. */
export const listJudgedSessions = (db: Db, accountId: number) =>
  db
    .selectFrom('session_official')
    .innerJoin('event_session', 'event_session.id', 'session_official.session_id')
    .innerJoin('event', 'event.id', 'event_session.event_id')
    .leftJoin('swimmer', 'swimmer.id', 'session_official.swimmer_id')
    .where('event.public', '=', true)
    .where(({ or, eb }) =>
      or([eb('session_official.account_id', '=', accountId), eb('swimmer.account_id', '=', accountId)]),
    )
    .select([
      'event.id as event_id',
      'event.name as event_name',
      'event.name_en as event_name_en',
      'event_session.number',
      'event_session.name',
      'event_session.name_en',
      'event_session.date',
      'session_official.role',
      'session_official.category',
    ])
    .orderBy('event_session.date', (by) => by.desc().nullsLast())
    .orderBy('event.id', 'desc')
    .orderBy('event_session.number')
    .orderBy('session_official.position')
    .execute()

/** Returns the completed tests of an account within reach of the caller, the latest first. */
export const listCompleted = (db: Db, accountId: number, reach: TestReach) =>
  selectTests(db)
    .where('judge_test.account_id', '=', accountId)
    .where('judge_test.completed_at', 'is not', null)
    .where(isReached(reach))
    .orderBy('judge_test.completed_at', 'desc')
    .execute()

export const findJudge = (db: Db, accountId: number) =>
  db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .select(['id', 'first_name', 'last_name'])
    .executeTakeFirst()

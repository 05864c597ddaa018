/** SQL of the statistics of completed tests. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isReached, selectTests, type TestReach } from './judge-tests.store.ts'

const MOST = 100

/** Returns the questions of completed tests with the lowest share of right answers first. */
export const listHardest = (db: Db, reach: TestReach) =>
  db
    .selectFrom('judge_answer')
    .innerJoin('judge_test', 'judge_test.id', 'judge_answer.test_id')
    .leftJoin('event', 'event.id', 'judge_test.event_id')
    .innerJoin('judge_question_version as used', 'used.id', 'judge_answer.version_id')
    .innerJoin('judge_question', 'judge_question.id', 'used.question_id')
    .innerJoin('judge_question_version as latest', (join) =>
      join
        .onRef('latest.question_id', '=', 'judge_question.id')
        .onRef('latest.version', '=', 'judge_question.version'),
    )
    .where('judge_test.completed_at', 'is not', null)
    .where(isReached(reach))
    .select([
      'judge_question.id',
      'judge_question.code',
      'judge_question.j_cat',
      'latest.text_ru',
      'latest.text_en',
    ])
    .select([
      sql<number>`count(*)::integer`.as('drawn'),
      sql<number>`sum(judge_answer.score)::integer`.as('right'),
    ])
    .groupBy(['judge_question.id', 'latest.id'])
    .orderBy(sql`avg(judge_answer.score)`)
    .orderBy('drawn', 'desc')
    .orderBy('judge_question.code')
    .limit(MOST)
    .execute()

/** Returns how many completed tests passed, by region of the event, category and kind. */
export const countResults = (db: Db, reach: TestReach) =>
  db
    .selectFrom('judge_test')
    .leftJoin('event', 'event.id', 'judge_test.event_id')
    .where('judge_test.completed_at', 'is not', null)
    .where(isReached(reach))
    .select(['event.region', 'judge_test.j_cat', 'judge_test.is_exam'])
    .select([
      sql<number>`count(*)::integer`.as('tests'),
      sql<number>`(count(*) filter (where judge_test.grade <> 'unsatisfactory'))::integer`.as('passed'),
    ])
    .groupBy(['event.region', 'judge_test.j_cat', 'judge_test.is_exam'])
    .orderBy('event.region', (by) => by.asc().nullsLast())
    .orderBy('judge_test.j_cat')
    .orderBy('judge_test.is_exam', 'desc')
    .execute()

/** Returns the passed tests that took less than so many seconds a question, the latest first. */
export const listFast = (db: Db, reach: TestReach, secondsPerQuestion: number) =>
  selectTests(db)
    .where('judge_test.grade', '<>', 'unsatisfactory')
    .where(isReached(reach))
    .where(
      sql<boolean>`extract(epoch from judge_test.completed_at - judge_test.started_at)
        < ${secondsPerQuestion} * (select count(*) from judge_answer where test_id = judge_test.id)`,
    )
    .orderBy('judge_test.id', 'desc')
    .limit(MOST)
    .execute()

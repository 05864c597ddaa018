/** SQL of documents that are found by their check codes. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { selectTests } from '../judgeTests/judge-tests.store.ts'

/** Returns the completed test of a judge with a code. */
export const findCheckedTest = (db: Db, code: string) =>
  selectTests(db)
    .where('judge_test.check_code', '=', code)
    .where('judge_test.completed_at', 'is not', null)
    .executeTakeFirst()

export type CheckedDiplomaRow = NonNullable<Awaited<ReturnType<typeof findCheckedDiploma>>>

/** Returns a diploma of a public event with a code, and its result as it is now. */
export const findCheckedDiploma = (db: Db, code: string) =>
  db
    .selectFrom('issued_diploma as issued')
    .innerJoin('event', 'event.id', 'issued.event_id')
    .innerJoin('entry', 'entry.id', 'issued.entry_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'entry.offer_distance_id')
    .innerJoin('swimmer', 'swimmer.id', 'issued.swimmer_id')
    .leftJoin('result', 'result.entry_id', 'entry.id')
    .leftJoin('result_list as list', 'list.offer_distance_id', 'distance.id')
    .where('issued.code', '=', code)
    .where('event.public', '=', true)
    .select(['issued.kind', 'issued.place', 'issued.time_cs', 'issued_at', 'reissued_at'])
    .select(['event.id as event_id', 'event.name', 'event.name_en', 'start_date', 'end_date'])
    .select(['dist_code', 'distance.gender', 'iwsaid', 'swimmer.id as swimmer_id'])
    .select(['first_name', 'last_name', 'native_first_name', 'native_last_name'])
    .select(['entry.swimmer_id as entrant_id', 'list.state', 'result.status', 'result.awarded_place'])
    .select(['result.final_time_cs', 'result.team', 'result.age_group'])
    .select(
      sql<string[]>`array(select iwsaid from merged_registry_id where swimmer_id = swimmer.id)`.as('merged'),
    )
    .executeTakeFirst()

/**
 * What each field of the API holds, with its unit and the meaning of null. Bounds are in the schemas: lengths, ranges,
 * patterns and formats are not repeated here.
 */

import { CHECK_FIELDS } from './checks.ts'
import { CONSISTENCY_FIELDS } from './consistency.ts'
import { DIPLOMA_FIELD_DESCRIPTIONS } from './diplomas.ts'
import { EVENT_FILE_FIELDS } from './event-file.ts'
import { EVENT_SESSION_FIELDS } from './event-sessions.ts'
import { EVENT_FIELDS } from './events.ts'
import { EXCHANGE_FIELDS } from './exchange.ts'
import { JUDGE_TEST_FIELDS } from './judge-tests.ts'
import { LIST_FILE_ERROR_FIELDS } from './lists-files-errors.ts'
import { LIVE_FIELDS } from './live.ts'
import { ORDER_FIELDS } from './orders.ts'
import { PEOPLE_FIELDS } from './people.ts'
import { POINTS_FIELDS } from './points.ts'
import { PRINTOUT_FIELDS } from './printouts.ts'
import { PUSH_FIELDS } from './push.ts'
import { RANK_NORM_FIELDS } from './rank-norms.ts'
import { RANKING_FIELDS } from './rankings.ts'
import { RECORD_FIELDS } from './records.ts'
import { RESULT_FIELDS } from './results.ts'
import { SEARCH_FIELDS } from './search.ts'
import { SERIES_FIELDS } from './series.ts'
import { STANDING_FIELDS } from './standings.ts'
import { START_LIST_FIELDS } from './start-lists.ts'
import { STATUS_FIELDS } from './status.ts'
import { TIMING_FIELDS } from './timing.ts'
import { WEBHOOK_FIELDS } from './webhooks.ts'

/** Descriptions by field name, or by owner and field name where a name has several meanings. */
export type FieldDescriptions = Readonly<Record<string, string>>

/** The tables, of which no two have the same key. */
export const FIELD_TABLES: readonly FieldDescriptions[] = [
  LIST_FILE_ERROR_FIELDS,
  PEOPLE_FIELDS,
  EVENT_FIELDS,
  ORDER_FIELDS,
  POINTS_FIELDS,
  RECORD_FIELDS,
  STANDING_FIELDS,
  SERIES_FIELDS,
  RANK_NORM_FIELDS,
  RESULT_FIELDS,
  RANKING_FIELDS,
  SEARCH_FIELDS,
  CHECK_FIELDS,
  CONSISTENCY_FIELDS,
  STATUS_FIELDS,
  EXCHANGE_FIELDS,
  START_LIST_FIELDS,
  LIVE_FIELDS,
  EVENT_FILE_FIELDS,
  DIPLOMA_FIELD_DESCRIPTIONS,
  EVENT_SESSION_FIELDS,
  PRINTOUT_FIELDS,
  TIMING_FIELDS,
  PUSH_FIELDS,
  JUDGE_TEST_FIELDS,
  WEBHOOK_FIELDS,
]

export const FIELDS: FieldDescriptions = Object.assign({}, ...FIELD_TABLES)

import { findDistCode, PAGE_SIZE } from '@polynya/domain'
import * as z from 'zod/mini'
import {
  DateOnly,
  DistanceCode,
  holds,
  listQuery,
  RegionCode,
  range,
  SeasonLabel,
  text,
  whole,
} from './scalars.ts'
import { genderParam } from './swimmer.ts'

/** Distance codes, one or several with spaces between. */
const Disciplines = z.string().check(
  z.maxLength(200, { error: 'too_long' }),
  holds((text) => text.split(' ').every((code) => findDistCode(code) !== null), 'wrong_format'),
)

/** A month, `YYYY-MM`. */
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'not_a_date' }))

/** A greater number means as many as there may be, so that no calendar is empty by a mistake of its page. */
const Limit = z.int({ error: 'not_a_number' }).check(
  z.gte(1, { error: 'too_small' }),
  z.overwrite((limit) => Math.min(limit, PAGE_SIZE.max)),
)

/** Which events a calendar shows; without any bounds they are those of the current season and later. */
export const WidgetEventsQuery = z.strictObject({
  region: z.optional(RegionCode),
  season: z.optional(SeasonLabel),
  /** Days: events that end on the first or later, and start on the last or earlier. */
  from: z.optional(DateOnly),
  to: z.optional(DateOnly),
  discipline: z.optional(Disciplines),
  /** Only the events of the weeks that a month touches; without other bounds, of any season. */
  month: z.optional(Month),
  /** As many events, the earliest; no others are announced by `missing`. */
  limit: z.optional(z.pipe(whole, Limit)),
})

const { page, limit } = listQuery(['distance'])

/** Which results of an event are shown. */
export const WidgetResultsQuery = z.strictObject({
  distCode: z.optional(DistanceCode),
  gender: z.optional(genderParam),
  ageGroup: z.optional(z.string().check(z.regex(/^[\p{L}\p{N} .+–-]{1,20}$/u, { error: 'wrong_format' }))),
  club: z.optional(text('club')),
  /** Registry ID of a swimmer whose results are returned besides. */
  highlight: z.optional(z.string().check(z.regex(/^[a-z]{4}[a-z0-9]{1,12}$/i, { error: 'wrong_format' }))),
  page,
  limit,
})

/** Which of the last results of an event are shown. */
export const WidgetLiveQuery = z.strictObject({
  distCode: z.optional(DistanceCode),
  gender: z.optional(genderParam),
  /** Changes nothing: each change of the event has a request of its own. */
  after: z.optional(z.pipe(whole, range(0, 2_147_483_647))),
  limit,
})

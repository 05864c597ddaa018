import { findDistCode } from '@polynya/domain'
import * as z from 'zod/mini'
import { DateOnly, holds, listQuery, RegionCode, SeasonLabel } from './scalars.ts'

/** Distance codes, one or several with spaces between. */
const Disciplines = z.string().check(
  z.maxLength(200, { error: 'too_long' }),
  holds((text) => text.split(' ').every((code) => findDistCode(code) !== null), 'wrong_format'),
)

/** Which events a calendar shows; without any bounds they are those of the current season and later. */
export const WidgetEventsQuery = z.strictObject({
  region: z.optional(RegionCode),
  season: z.optional(SeasonLabel),
  /** Days: events that end on the first or later, and start on the last or earlier. */
  from: z.optional(DateOnly),
  to: z.optional(DateOnly),
  discipline: z.optional(Disciplines),
  limit: listQuery(['startDate']).limit,
})

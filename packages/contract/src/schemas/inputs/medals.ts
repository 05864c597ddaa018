import { AWARDEES } from '@polynya/domain'
import * as z from 'zod/mini'
import { IdParam, listQuery, SeasonLabel } from './scalars.ts'

/** The medals of an event or of a season; absent, all of them. */
export const MedalsQuery = z.strictObject({
  by: z.enum(AWARDEES, { error: 'not_allowed' }),
  eventId: z.optional(IdParam),
  season: z.optional(SeasonLabel),
  ...listQuery(['medals', 'points']),
})

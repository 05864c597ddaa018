import * as z from 'zod/mini'
import { IdParam, range, whole } from './scalars.ts'

export const StreamParams = z.object({ eventId: IdParam })

/** The changes after this one; without it only where the log ends. */
export const StreamQuery = z.strictObject({ after: z.optional(z.pipe(whole, range(0, 2_147_483_647))) })

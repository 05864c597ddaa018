import * as z from 'zod/mini'
import { YearParam } from './base-results.ts'
import { flag } from './scalars.ts'

export const RankNormParams = z.object({ year: YearParam })

export const RankNormImportQuery = z.strictObject({
  dryRun: z.optional(flag),
  /** Marks the norms as samples. */
  isSample: z.optional(flag),
})

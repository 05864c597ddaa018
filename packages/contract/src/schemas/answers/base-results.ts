import { DIST_CODES } from '@polynya/domain'
import * as z from 'zod/mini'
import { DateOnly } from './scalars.ts'

/** A base result: the time that earns 1000 points. */
export const BaseResult = z.object({
  gender: z.literal([0, 1, 2]),
  distCode: z.enum(DIST_CODES),
  result: z.string(),
})

/** A year of base results; one year at most is active today. */
export const BaseYear = z.object({
  year: z.int(),
  active: z.boolean(),
  activeFrom: z.nullable(DateOnly),
  /** Number of its base results. */
  count: z.int(),
  /** Increases with each change; a change based on an older version is stale. */
  version: z.int(),
})

export const BaseResults = z.extend(BaseYear, { results: z.array(BaseResult) })

export type BaseResult = z.output<typeof BaseResult>
export type BaseYear = z.output<typeof BaseYear>
export type BaseResults = z.output<typeof BaseResults>

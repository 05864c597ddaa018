import * as z from 'zod/mini'
import { Id, range } from './scalars.ts'

const lane = range(0, 10)
const lanes = z.array(lane).check(z.maxLength(10, { error: 'too_long' }))

/** Rules of start lists; those left out are inherited. */
export const ListRulesInput = z.strictObject({
  lanes: z.optional(z.strictObject({ first: range(0, 1), last: range(1, 10) })),
  order: z.optional(z.enum(['womenFirst', 'menFirst'], { error: 'not_allowed' })),
  mixAgeGroups: z.optional(z.boolean()),
  gapMinutes: z.optional(range(1, 60)),
  circleHeats: z.optional(range(0, 3)),
  excludedLanes: z.optional(lanes),
  laneOrder: z.optional(lanes),
  byDivision: z.optional(z.boolean()),
  minimumInHeat: z.optional(range(1, 10)),
})

/** All rules of one level: a distance, a session, or the event if neither is given. */
export const ListRulesUpdate = z.strictObject({
  sessionId: z.optional(Id),
  distanceId: z.optional(Id),
  rules: ListRulesInput,
})

export type ListRulesUpdate = z.input<typeof ListRulesUpdate>

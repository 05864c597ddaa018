import { LIVE_KINDS } from '@polynya/domain'
import * as z from 'zod/mini'
import { Id, Instant } from './scalars.ts'

/** A change of an event that listeners receive while it is under way. */
export const LiveChange = z.object({
  id: Id,
  kind: z.enum(LIVE_KINDS),
  distanceId: z.nullable(Id),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: Instant,
})

/** The changes after a given one. After a `reset` some are missing: the client reads everything again. */
export const LiveChanges = z.object({
  changes: z.array(LiveChange),
  last: Id,
  reset: z.boolean(),
  at: Instant,
})

export type LiveChange = z.output<typeof LiveChange>
export type LiveChanges = z.output<typeof LiveChanges>

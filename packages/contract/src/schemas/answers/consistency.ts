import { CONSISTENCY_CHECKS, CONSISTENCY_STATES, FINDING_KINDS } from '@polynya/domain'
import * as z from 'zod/mini'
import { Id, Instant } from './scalars.ts'

/** A run of all checks of the stored data. */
export const ConsistencyRun = z.object({
  id: Id,
  state: z.enum(CONSISTENCY_STATES),
  requestedAt: Instant,
  completedAt: z.nullable(Instant),
  /** Number of checks that are done, and of all. */
  done: z.int(),
  count: z.int(),
  /** Number of checks that found differences. */
  differing: z.int(),
  /** Number of checks that could not be completed. */
  failed: z.int(),
})

const ConsistencyFinding = z.object({
  kind: z.enum(FINDING_KINDS),
  id: Id,
  /** Null without a swimmer, and of a profile that does not exist any more. */
  iwsaid: z.nullable(z.string()),
  eventId: z.nullable(Id),
  expected: z.nullable(z.string()),
  stored: z.nullable(z.string()),
})

/** A run with what each check found. */
export const ConsistencyReport = z.extend(ConsistencyRun, {
  outcomes: z.array(
    z.object({
      check: z.enum(CONSISTENCY_CHECKS),
      isSampled: z.boolean(),
      /** Whether the completed run before did not find it. */
      isNew: z.boolean(),
      /** Null if the check could not be completed. */
      total: z.nullable(z.int()),
      findings: z.array(ConsistencyFinding),
    }),
  ),
})

export type ConsistencyRun = z.output<typeof ConsistencyRun>
export type ConsistencyReport = z.output<typeof ConsistencyReport>

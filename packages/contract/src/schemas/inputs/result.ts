import {
  DISQUALIFICATION_CODES,
  PENALTY_CODES,
  PUBLISHED_STATES,
  parseResultTime,
  RESULT_STATUSES,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { Email } from './email.ts'
import { DistanceCode, holds, Id, IdParam, range, text } from './scalars.ts'

/** The time of a result: `mm:ss.hh`, with three digits of minutes beyond 99:59.99. */
export const ResultTime = z.string().check(holds((value) => parseResultTime(value) !== null, 'wrong_format'))

export const DeskParams = z.object({ eventId: IdParam })
export const DeskListParams = z.object({ eventId: IdParam, distanceId: IdParam })

export const EditorParams = z.object({ eventId: IdParam, accountId: IdParam })

export const ResultsQuery = z.strictObject({ distCode: z.optional(DistanceCode) })
export const LiveQuery = z.strictObject({
  distCode: z.optional(z.union([z.literal('all'), DistanceCode], { error: 'wrong_format' })),
})

const atMost = (count: number) => z.maxLength(count, { error: 'too_long' })

/** A result of an entry; `version` is the one that the desk has seen, 0 if it saw none. A null status removes it. */
export const ResultInput = z.strictObject({
  entryId: Id,
  version: range(0, 1_000_000),
  heat: z.optional(range(1, 999)),
  lane: z.optional(range(0, 999)),
  status: z.nullable(z.enum(RESULT_STATUSES, { error: 'not_allowed' })),
  rawTime: z.optional(z.nullable(ResultTime)),
  penalties: z.optional(
    z
      .array(
        z.strictObject({
          code: z.enum(PENALTY_CODES, { error: 'not_allowed' }),
          leg: z.nullable(range(1, 20)),
        }),
      )
      .check(atMost(20)),
  ),
  code: z.optional(z.nullable(z.enum(DISQUALIFICATION_CODES, { error: 'not_allowed' }))),
  reason: z.optional(z.nullable(text([1, 300]))),
  splits: z.optional(z.array(ResultTime).check(atMost(80))),
})

/** Results of one distance, stored together or not at all. */
export const ResultBatch = z.strictObject({
  results: z.array(ResultInput).check(z.minLength(1, { error: 'required' }), atMost(300)),
  /** The second entry of the same results: it must agree with the first, and confirms it. */
  secondEntry: z.optional(z.boolean()),
  /** Why published results change. */
  changeReason: z.optional(text([3, 300])),
})

/** `confirmed`: publish in spite of warnings. */
export const ResultPublication = z.strictObject({
  state: z.enum(PUBLISHED_STATES, { error: 'not_allowed' }),
  confirmed: z.optional(z.boolean()),
})
export const ResultLock = z.strictObject({ isLocked: z.boolean() })
export const ResultRecomputation = z.strictObject({ preview: z.optional(z.boolean()) })
export const ResultRules = z.strictObject({ secondEntry: z.boolean() })

export const EditorGrant = z.strictObject({ email: Email })

export type ResultInput = z.output<typeof ResultInput>

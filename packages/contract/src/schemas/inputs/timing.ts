import { STARTER, TIMING_ROLES } from '@polynya/domain'
import * as z from 'zod/mini'
import type { FieldReason } from '../../reasons.ts'
import { Id, IdParam, Instant, range, text } from './scalars.ts'

export const TimingCodeInput = z.strictObject({ eventId: Id })
export const TimingEvent = z.object({ eventId: IdParam })

export const TimingCodeParams = z.object({ eventId: IdParam, codeId: IdParam })

const Code = text([1, 40])

export const TimingOpening = z.strictObject({ code: Code })

const number = range(0, 999)

/**
 * What a phone has measured: the starter the start of a heat, a timekeeper the stop of a lane, and its own start if they
 * had none. A mark that is sent again with its ID replaces itself, so a stop can be undone.
 */
export const TimingMark = z
  .strictObject({
    sentId: text([8, 40]),
    distanceId: Id,
    heat: range(1, 999),
    role: z.literal([...TIMING_ROLES], { error: 'not_allowed' }),
    lane: z.nullable(number),
    startedAt: z.nullable(Instant),
    stoppedAt: z.nullable(Instant),
    clockErrorMs: range(0, 3_600_000),
    isUndone: z.boolean(),
  })
  .check(
    z.superRefine(({ role, lane, startedAt, stoppedAt }, context) => {
      const missing = (path: string) =>
        context.addIssue({
          code: 'custom',
          message: 'required' satisfies FieldReason,
          path: [path],
          input: null,
        })
      if (role === STARTER && startedAt === null) missing('startedAt')
      if (role !== STARTER && stoppedAt === null) missing('stoppedAt')
      if (role !== STARTER && lane === null) missing('lane')
    }),
  )

/** Marks of one phone; without any, only the starts of the heats are returned. */
export const TimingMarks = z.strictObject({
  code: Code,
  device: text([1, 40]),
  marks: z.array(TimingMark).check(z.maxLength(100, { error: 'too_long' })),
})

export type TimingMark = z.output<typeof TimingMark>

import { BASE_YEARS, baseGenders } from '@polynya/domain'
import * as z from 'zod/mini'
import type { FieldReason } from '../../reasons.ts'
import { DateOnly, DistanceCode, RaceTime, range, whole } from './scalars.ts'

const Year = range(BASE_YEARS.from, BASE_YEARS.to)

export const YearParam = z.pipe(whole, Year)

/** A new year: empty, or with the base results of another one. It is not active. */
export const BaseYearCreation = z.strictObject({ year: Year, copyOf: z.optional(Year) })

const BaseResultChange = z
  .strictObject({
    gender: z.literal([0, 1, 2], { error: 'not_allowed' }),
    distCode: DistanceCode,
    /** Null removes the base result. */
    result: z.nullable(RaceTime),
  })
  .check(
    z.superRefine(({ distCode, gender }, context) => {
      const fault = (path: string, message: FieldReason) =>
        context.addIssue({ code: 'custom', message, path: [path], input: distCode })
      const genders = baseGenders(distCode)
      if (genders.length === 0) fault('distCode', 'not_allowed')
      else if (!genders.includes(gender)) fault('gender', 'not_allowed')
    }),
  )

/** Changed base results of a year; omitted ones remain. */
export const BaseResultsUpdate = z.strictObject({
  results: z.array(BaseResultChange).check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(200, { error: 'too_long' }),
    z.superRefine((changes, context) => {
      const seen = new Set<string>()
      changes.forEach(({ gender, distCode }, index) => {
        const key = `${gender} ${distCode}`
        const message = 'repeated' satisfies FieldReason
        if (seen.has(key))
          context.addIssue({ code: 'custom', message, path: [index, 'distCode'], input: distCode })
        seen.add(key)
      })
    }),
  ),
})

/** First day on which the year counts; by default today. */
export const BaseYearActivation = z.strictObject({ activeFrom: z.optional(DateOnly) })

export type BaseResultsUpdate = z.output<typeof BaseResultsUpdate>

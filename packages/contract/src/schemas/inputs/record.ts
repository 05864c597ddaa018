import { EXCHANGE_TYPES, RANKING_AGE_GROUPS, RECORD_KINDS } from '@polynya/domain'
import * as z from 'zod/mini'
import { DistanceCode, flag, holds, IdParam, listQuery, text } from './scalars.ts'

const AgeGroup = z.enum(
  RANKING_AGE_GROUPS.map(({ code }) => code),
  { error: 'not_allowed' },
)

/** 0 is that of mixed relays. */
const RecordGender = z.pipe(
  z.transform((value: 0 | 1 | 2): unknown => Number(value)),
  z.literal([0, 1, 2], { error: 'not_allowed' }),
)

export const RecordsQuery = z.strictObject({
  /** Absent is `AWR`, or `GWR` with an age group. */
  kind: z.optional(z.enum(RECORD_KINDS, { error: 'not_allowed' })),
  distCode: z.optional(DistanceCode),
  gender: z.optional(RecordGender),
  ageGroup: z.optional(AgeGroup),
  waterCat: z.optional(z.enum(['A', 'B', 'C'], { error: 'not_allowed' })),
  state: z.optional(z.enum(['tentative', 'approved'], { error: 'not_allowed' })),
  ...listQuery(['distance', 'date']),
})

/** A record: national, or that of an age group. */
export const RecordScope = z.strictObject({
  distCode: DistanceCode,
  gender: RecordGender,
  ageGroup: z.optional(AgeGroup),
})

export const RecordParams = z.object({ id: IdParam })

export const RecordImportQuery = z.strictObject({ dryRun: z.optional(flag) })

export const RecordExportQuery = z.strictObject({
  /** By default `csv`. */
  type: z.optional(z.enum(EXCHANGE_TYPES, { error: 'not_allowed' })),
})

export const RecordRemoval = z.strictObject({
  /** Removes all records of the same import. */
  wholeImport: z.optional(flag),
})

/** A decision of the federation; a declined record requires a note. */
export const RecordDecision = z
  .strictObject({
    state: z.enum(['approved', 'declined'], { error: 'not_allowed' }),
    note: z.optional(text('admissionNote')),
  })
  .check(holds(({ state, note }) => state === 'approved' || note !== undefined, 'required', ['note']))

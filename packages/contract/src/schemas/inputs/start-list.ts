import { EXTRA_HEATS, SCRATCH_STATUSES } from '@polynya/domain'
import * as z from 'zod/mini'
import { SwimmerGender } from '../answers/swimmer.ts'
import {
  CountryCode,
  DistanceCode,
  Id,
  IdParam,
  Instant,
  listQuery,
  RaceTime,
  RegionCode,
  RegistryId,
  text,
} from './scalars.ts'

const YES_OR_NO: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

const yesOrNo = z.pipe(
  z.transform((value: boolean | 0 | 1): unknown => YES_OR_NO[String(value)]),
  z.boolean(),
)

/** Selection of entrants; defaults to those who paid. */
export const SwimmerListQuery = z.strictObject({
  ...listQuery(['lastName', 'number', 'ageGroup', 'country']),
  distCode: z.optional(DistanceCode),
  gender: z.optional(
    z.pipe(
      z.transform((value: 1 | 2): unknown => Number(value)),
      SwimmerGender,
    ),
  ),
  ageGroup: z.optional(text([1, 20])),
  country: z.optional(CountryCode),
  region: z.optional(RegionCode),
  /** The start of a last name in Latin or native spelling, any case, `ё` equal to `е`. */
  lastName: z.optional(text('lastNameSearch')),
  iwsaid: z.optional(RegistryId),
  isPaid: z.optional(yesOrNo),
})

export const CompetitorsQuery = z.strictObject({ distCode: DistanceCode, isPaid: z.optional(yesOrNo) })
export const CompetitorsParams = z.object({ eventId: IdParam })

/** One distance of the programme, or all of a code; all lists where neither is said. */
export const PrestartQuery = z.strictObject({
  distCode: z.optional(DistanceCode),
  distanceId: z.optional(IdParam),
})

export const StartListParams = z.object({ id: IdParam, distanceId: IdParam })

/** One distance, or all that are not locked; a preview changes nothing. */
export const SeedingInput = z.strictObject({
  distanceId: z.optional(Id),
  preview: z.optional(z.boolean()),
})

/** One list, or all lists of the event. */
export const StartPublication = z.strictObject({ distanceId: z.optional(Id), isPublished: z.boolean() })

export const StartLock = z.strictObject({ isLocked: z.boolean() })
export const StartTime = z.strictObject({ startsAt: z.nullable(Instant) })
export const StartScratch = z.strictObject({
  entryId: Id,
  scratched: z.boolean(),
  /** Required once the list has results, where it is recorded. */
  result: z.optional(z.enum(SCRATCH_STATUSES, { error: 'not_allowed' })),
})

/**
 * Position of a heat for late entries: after the last one (the default), or, in a draft, before the first
 * one.
 */
export const LatePlaces = z.strictObject({ extraHeat: z.optional(z.enum(EXTRA_HEATS)) })

const whole = z.int({ error: 'not_a_number' })

/** A lane by hand; one heat more than there are is a new one. */
export const StartMove = z.strictObject({
  entryId: Id,
  heat: whole.check(z.gte(1, { error: 'too_small' }), z.lte(999, { error: 'too_large' })),
  lane: whole.check(z.gte(0, { error: 'too_small' }), z.lte(999, { error: 'too_large' })),
})

const heat = whole.check(z.gte(1, { error: 'too_small' }), z.lte(999, { error: 'too_large' }))

/** Merges a heat into another one of the session; null separates it again. */
export const HeatMergeInput = z.strictObject({
  heat,
  into: z.nullable(z.strictObject({ distanceId: Id, heat })),
})

/** The declared time and the division of an entry; what is absent is not changed. */
export const SeedTimeInput = z.strictObject({
  entryId: Id,
  seedTime: z.optional(z.nullable(RaceTime)),
  division: z.optional(z.nullable(text([1, 40]))),
})

/** Declared times and divisions of an order's entries. */
export const SeedTimesInput = z.strictObject({
  entries: z.optional(z.array(SeedTimeInput).check(z.maxLength(200, { error: 'too_long' }))),
})

export type StartScratch = z.output<typeof StartScratch>

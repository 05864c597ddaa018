import { RANKING_AGE_GROUPS, SERIES_LIMITS, SERIES_SCORINGS } from '@polynya/domain'
import * as z from 'zod/mini'
import { DistanceCode, holds, Id, IdParam, listQuery, range, SeasonLabel, text } from './scalars.ts'
import { genderParam } from './swimmer.ts'

export const SeriesParams = z.object({ id: IdParam })

export const SeriesQuery = z.strictObject({
  season: z.optional(SeasonLabel),
  ...listQuery(['season', 'name']),
})

export const SeriesStandingsQuery = z.strictObject({
  gender: genderParam,
  /** Absent is the absolute standing. */
  ageGroup: z.optional(
    z.enum(
      RANKING_AGE_GROUPS.map(({ code }) => code),
      { error: 'not_allowed' },
    ),
  ),
  ...listQuery(['place']),
})

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length
const neverRises = (values: readonly number[]) =>
  values.every((value, index) => value <= (values[index - 1] ?? value))

const SeriesRules = z
  .strictObject({
    scoring: z.enum(SERIES_SCORINGS, { error: 'not_allowed' }),
    placeValues: z
      .array(range(0, SERIES_LIMITS.value))
      .check(z.maxLength(SERIES_LIMITS.placeValues, { error: 'too_long' }), holds(neverRises, 'not_allowed')),
    startsPerStage: z.nullable(range(1, SERIES_LIMITS.startsPerStage)),
    stagesCounted: z.nullable(range(1, SERIES_LIMITS.stages)),
    distances: z.array(DistanceCode).check(holds(isDistinct, 'repeated')),
  })
  .check(
    holds(({ scoring, placeValues }) => scoring === 'points' || placeValues.length > 0, 'required', [
      'placeValues',
    ]),
  )

/** A series as an administrator saves it: always all of it. */
export const SeriesInput = z.strictObject({
  name: text('eventName'),
  nameEn: z.nullable(text('eventName')),
  season: SeasonLabel,
  stages: z
    .array(Id)
    .check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(SERIES_LIMITS.stages, { error: 'too_long' }),
      holds(isDistinct, 'repeated'),
    ),
  rules: SeriesRules,
})

export type SeriesInput = z.output<typeof SeriesInput>

import { SERIES_SCORINGS } from '@polynya/domain'
import * as z from 'zod/mini'
import { RankedSwimmer } from './ranking.ts'
import { DateOnly, Id } from './scalars.ts'

const SeriesRules = z.object({
  scoring: z.enum(SERIES_SCORINGS),
  placeValues: z.array(z.int()),
  startsPerStage: z.nullable(z.int()),
  stagesCounted: z.nullable(z.int()),
  distances: z.array(z.string()),
})

const SeriesStage = z.object({
  eventId: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  startDate: z.nullable(DateOnly),
  endDate: z.nullable(DateOnly),
  hasResults: z.boolean(),
})

/** A series with its stages by date. */
export const Series = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  season: z.string(),
  rules: SeriesRules,
  stages: z.array(SeriesStage),
  version: z.int(),
})

/** A swimmer in the standing of a series. */
export const SeriesRow = z.object({
  place: z.int(),
  score: z.int(),
  swimmer: RankedSwimmer,
  stages: z.array(z.object({ eventId: Id, score: z.int(), counts: z.boolean() })),
})

export type Series = z.output<typeof Series>
export type SeriesRow = z.output<typeof SeriesRow>

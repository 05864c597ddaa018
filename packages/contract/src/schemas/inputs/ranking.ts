import { RANKING_AGE_GROUPS } from '@polynya/domain'
import * as z from 'zod/mini'
import { CountryCode, DistanceCode, Ids, listQuery, RegionCode, SeasonLabel } from './scalars.ts'
import { genderParam } from './swimmer.ts'

const AGE_GROUPS = RANKING_AGE_GROUPS.map(({ code }) => code)

const filter = {
  /** Absent ranks by points over distances. */
  distCode: z.optional(DistanceCode),
  gender: genderParam,
  season: z.optional(SeasonLabel),
  waterCat: z.optional(z.enum(['A', 'B', 'C'], { error: 'not_allowed' })),
  ageGroup: z.optional(z.enum(AGE_GROUPS, { error: 'not_allowed' })),
  country: z.optional(CountryCode),
  region: z.optional(RegionCode),
  paraGroup: z.optional(z.string().check(z.regex(/^[\p{L}\p{N}-]{1,20}$/u, { error: 'wrong_format' }))),
}

export const RankingFilter = z.strictObject(filter)
export const RankingsQuery = z.strictObject({ ...filter, ...listQuery(['place']) })

/** Two to four swimmers. */
const ComparedIds = Ids.check(z.regex(/^\d+(,\d+){1,3}$/, { error: 'wrong_format' }))
export const CompareQuery = z.strictObject({ ids: ComparedIds, season: z.optional(SeasonLabel) })

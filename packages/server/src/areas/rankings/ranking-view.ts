/** Rankings as the API returns them. */

import type { RankingFilter as FilterQuery, RankingRow } from '@polynya/contract'
import { EVERY, formatRaceTime, rankingAgeGroup, seasonOf } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { RankingFilter, RankingRecord } from './rankings.store.ts'

type Query = z.output<typeof FilterQuery>

export const filterOf = (query: Query): RankingFilter => ({
  distCode: query.distCode ?? EVERY,
  gender: query.gender,
  season: query.season ?? EVERY,
  waterCat: query.waterCat ?? EVERY,
  ageGroup: query.ageGroup ?? EVERY,
  country: query.country ?? null,
  region: query.region ?? null,
  paraGroup: query.paraGroup ?? null,
})

type Named = Pick<
  RankingRecord,
  | 'swimmer_id'
  | 'iwsaid'
  | 'first_name'
  | 'last_name'
  | 'native_first_name'
  | 'native_patronim'
  | 'native_last_name'
  | 'gender'
  | 'dob'
  | 'country'
  | 'region'
  | 'city'
  | 'club'
>

export const swimmerOf = (row: Named) => ({
  swimmerId: row.swimmer_id,
  iwsaid: row.iwsaid,
  firstName: row.first_name,
  lastName: row.last_name,
  nativeFirstName: row.native_first_name,
  nativePatronim: row.native_patronim,
  nativeLastName: row.native_last_name,
  gender: row.gender,
  birthYear: Number(row.dob.slice(0, 4)),
  country: row.country,
  regionCode: row.region,
  city: row.city,
  club: row.club,
})

type Best = Pick<
  RankingRecord,
  'time_cs' | 'points' | 'result_water_cat' | 'event_id' | 'name' | 'name_en' | 'start_date'
>

export const bestOf = ({ time_cs, points, result_water_cat: waterCat, ...event }: Best) => ({
  time: time_cs === null ? null : formatRaceTime(time_cs),
  points,
  waterCat,
  event:
    event.event_id === null || event.start_date === null
      ? null
      : { id: event.event_id, name: event.name ?? '', nameEn: event.name_en, date: event.start_date },
})

export function rankingRow(row: RankingRecord): RankingRow {
  const { place, distances, start_date: date, dob } = row
  const ageGroup = date === null ? null : rankingAgeGroup(Number(dob.slice(0, 4)), seasonOf(date).label)
  return { place, ...swimmerOf(row), ...bestOf(row), ageGroup, distances }
}

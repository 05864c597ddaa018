/** The published results of a swimmer as the API returns them. */

import type { Swimmer } from '@polynya/contract'
import { distanceOf, formatRaceTime, type RecordKind, rankValidTill } from '@polynya/domain'
import type { Db } from '../../../db/schema.ts'
import { listSwimmerEvents } from './swimmer-events.store.ts'
import { listHeld, listRanks } from './swimmer-records.store.ts'
import { listSwimmerResults, type SwimmerResultRow } from './swimmer-results.store.ts'

type Career = Required<
  Pick<Swimmer, 'regEventsInfo' | 'resultsInfo' | 'ranksInfo' | 'points' | 'currentAWR' | 'currentGWR'>
>

async function heldRecords(db: Db, swimmerId: number): Promise<Pick<Career, 'currentAWR' | 'currentGWR'>> {
  const held = await listHeld(db, swimmerId)
  const ofKind = (kind: RecordKind) =>
    held.flatMap((row) => {
      if (row.kind !== kind || row.state === 'declined') return []
      const { dist_code: distCode, age_group: ageGroup, date, state } = row
      return { distCode, ageGroup, time: formatRaceTime(row.time_cs), date, state }
    })
  return { currentAWR: ofKind('AWR'), currentGWR: ofKind('GWR') }
}

async function ranksOf(db: Db, swimmerId: number): Promise<Career['ranksInfo']> {
  return (await listRanks(db, swimmerId)).map(({ id, rank, valid_from: validFrom }) => ({
    ...{ id, sportRank: rank, validFrom, validTill: rankValidTill(rank, validFrom) },
  }))
}

const teamOf = ({ teamId, teamNameRu, teamNameEn }: NonNullable<SwimmerResultRow['team']>) => ({
  teamId,
  teamNameRu,
  teamNameEn,
})

/**
 * Returns the events that a swimmer entered and their published times, with the greatest points of an own one,
 * and the current records and awarded ranks of the swimmer.
 */
export async function careerOf(db: Db, swimmerId: number): Promise<Career> {
  const resultsOf = new Map<number, { readonly result: string; readonly place: number }>()
  const resultsInfo = (await listSwimmerResults(db, swimmerId)).map((row) => {
    const { place } = row
    const Result = formatRaceTime(row.timeCs)
    resultsOf.set(row.entry_id, { result: Result, place })
    return {
      fId: row.id,
      EvDate: row.date,
      EventName: row.name,
      EventNameEn: row.name_en,
      distCode: row.dist_code,
      Distance: distanceOf(row.dist_code).metres,
      AgeGroup: row.age_group,
      Result,
      place,
      points: row.points,
      evskRank: row.evsk_rank,
      team: row.team && teamOf(row.team),
    }
  })
  const regEventsInfo = (await listSwimmerEvents(db, swimmerId)).map(({ entries, ...event }) => ({
    ...event,
    entries: entries.map(({ id, distCode }) => ({
      distCode,
      ...(resultsOf.get(id) ?? { result: null, place: null }),
    })),
  }))
  const points = resultsInfo.flatMap((each) => (each.team ? [] : (each.points ?? [])))
  return {
    regEventsInfo,
    resultsInfo,
    ranksInfo: await ranksOf(db, swimmerId),
    points: points.length > 0 ? Math.max(...points) : null,
    ...(await heldRecords(db, swimmerId)),
  }
}

/** Times with which the results of a distance are compared before they are published. */

import { isRecordOf, isRelay, rankingAgeGroup, seasonOf } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { listFastest } from '../records/records.store.ts'
import { bestTimes, type DeskRow, type ListedResults, listBases, type ResultEvent } from './results.store.ts'

interface Known {
  readonly event: ResultEvent
  readonly distance: ListedResults
  readonly rows: readonly DeskRow[]
}

/**
 * Returns the best time, the base result and the records of a starter, as far as there are any. Those of the event
 * itself may be the mistake that the comparison has to find.
 */
export async function knownTimes(
  db: Db,
  { event, distance, rows }: Known,
): Promise<(row: DeskRow) => number[]> {
  const of = { distCode: distance.dist_code, eventId: event.id }
  const isTeams = isRelay(of.distCode)
  // A captain's times with other teams do not count for this team.
  const own = await bestTimes(db, { ...of, swimmerIds: isTeams ? [] : rows.map((row) => row.swimmer_id) })
  const bases = await listBases(db, distance.id)
  const records = await listFastest(db, of)
  const starterOf = ({ gender, dob }: DeskRow) =>
    isTeams
      ? { gender: distance.gender, ageGroup: null }
      : { gender, ageGroup: recordAgeGroup(dob, event.start_date) }
  return (row) => {
    const starter = starterOf(row)
    const base = bases.find(({ gender }) => gender === starter.gender)?.time_cs
    const held = records.filter((record) => isRecordOf(record, starter)).map(({ timeCs }) => timeCs)
    return [own.get(row.swimmer_id), base, ...held].filter((timeCs) => timeCs !== undefined)
  }
}

const recordAgeGroup = (dob: string, date: string | null) =>
  date === null ? null : rankingAgeGroup(Number(dob.slice(0, 4)), seasonOf(date).label)

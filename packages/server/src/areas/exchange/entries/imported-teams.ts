/** Relay teams of a file of entries: which of them exist, and the names and members of new ones. */

import type { EntryWarning } from '@polynya/contract'
import { type FileSwimmer, isRelay, nameProblem, relaySize, teamNameProblem, toLatin } from '@polynya/domain'
import type { Db, Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import type { LineFault } from '../../csv-table.ts'
import type { SellingRow } from '../../events/record/events.store.ts'
import { listCurrentEntries } from '../../places/entries.store.ts'
import { listRows } from '../../results/results.store.ts'
import type { SwimmerRow } from '../../swimmers/profile/swimmers.store.ts'
import { storeComposition } from '../../teams/store-composition.ts'
import { issuesOf, judged } from '../../teams/team-members.ts'
import { lockTeam } from '../../teams/teams.store.ts'
import type { FileStarter } from '../imports/file-starts.ts'
import { findTeam } from '../imports/team-finder.ts'
import type { ImportCall } from '../tasks/import-call.ts'
import type { AcceptedSwimmer } from './entry-checks.ts'

type RowOf = (starter: FileStarter) => SwimmerRow | undefined

/** Returns a function that finds the team of a file among those of an event. */
export async function teamFinder(db: Db, selling: SellingRow, people: ReadonlyMap<FileStarter, SwimmerRow>) {
  const relays = selling.programData
    .flatMap(({ children }) => children)
    .filter(({ distCode }) => isRelay(distCode))
  const rows = await listRows(
    db,
    relays.map(({ id }) => id),
  )
  const bySwimmer = new Map([...people].map(([{ swimmer }, row]) => [swimmer, row]))
  const findSwimmer = (swimmer: FileSwimmer) => {
    const row = bySwimmer.get(swimmer)
    return row ? { swimmer: row, score: 100 } : null
  }
  return (starter: FileStarter, distanceIds: readonly number[]) => {
    if (starter.swimmer !== null) return null
    const own = rows.filter(
      ({ team_code, distance_id }) => team_code !== null && distanceIds.includes(distance_id),
    )
    const found = findTeam(starter, own, findSwimmer)
    return found && { swimmerId: found.row.swimmer_id, distanceId: found.row.distance_id }
  }
}

interface NewTeams {
  readonly call: ImportCall
  readonly eventId: number
  readonly swimmers: readonly AcceptedSwimmer[]
  readonly rowOf: RowOf
}

/** Names the new teams and their members; returns the members who may not swim in them. */
export async function nameTeams(
  tx: Tx,
  { call, eventId, swimmers, rowOf }: NewTeams,
  deps: Deps,
): Promise<LineFault<EntryWarning>[]> {
  const captains = swimmers.filter(({ entries }) => entries.some(({ team }) => team !== null))
  const swimmerIds = captains.map(({ row }) => row.id)
  const rows = await listCurrentEntries(tx, { eventId, swimmerIds, now: call.at })
  const codes = new Map(rows.map((row) => [`${row.swimmer_id} ${row.offer_distance_id}`, row.team_code]))
  const warnings: LineFault<EntryWarning>[] = []
  for (const { row, entries } of captains) {
    for (const { team, given } of entries) {
      const code = codes.get(`${row.id} ${given.distanceId}`)
      if (team && code) warnings.push(...(await nameTeam(tx, { call, team, code, rowOf }, deps)))
    }
  }
  return warnings
}

interface NewTeam {
  readonly call: ImportCall
  readonly team: FileStarter
  readonly code: string
  readonly rowOf: RowOf
}

async function nameTeam(
  tx: Tx,
  { call, team, code, rowOf }: NewTeam,
  deps: Deps,
): Promise<LineFault<EntryWarning>[]> {
  const row = await lockTeam(tx, code)
  if (!row) return []
  const members = stagesOf(team, relaySize(row.dist_code)).flatMap(({ starter, stageId }) => {
    const swimmer = rowOf(starter)
    return swimmer ? [{ ...swimmer, stage_id: stageId, leg_time_cs: null, starter }] : []
  })
  const naming = { members: await judged(tx, row, members), now: call.at, anyTime: true }
  const refused = new Set((await issuesOf(tx, row, naming)).map(({ index }) => index))
  const stages = members
    .filter((_, index) => !refused.has(index))
    .map(({ id, stage_id }) => ({ stageId: stage_id, swimmerId: id, legTimeCs: null }))
  const names = namesOf(team.name) ?? { nameRu: row.name_ru, nameEn: row.name_en }
  await storeComposition(tx, { row, ...names, stages }, { call, deps })
  return members
    .filter((_, index) => refused.has(index))
    .map(({ starter }) => ({ line: starter.line, field: starter.name, fault: 'member_refused' }))
}

/** Reserves, which Lenex numbers −1, follow the legs. */
function stagesOf({ members }: FileStarter, legs: number) {
  const ofLegs = members.filter(({ stageId }) => stageId >= 1)
  const reserves = members.filter(({ stageId }) => stageId < 1)
  return [...ofLegs, ...reserves.map(({ starter }, index) => ({ starter, stageId: legs + index + 1 }))]
}

/** Returns the names of a team; null if the name of the file is not allowed. */
function namesOf(name: string) {
  if (name === '' || teamNameProblem(name) !== null) return null
  const latin = nameProblem(name, 'latin') === null ? name : toLatin(name)
  return teamNameProblem(latin, 'latin') === null ? { nameRu: name, nameEn: latin } : null
}

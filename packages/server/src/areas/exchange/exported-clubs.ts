/** Clubs of an exported meet, with their swimmers and relay teams. */

import {
  distanceOf,
  lenexComment,
  lenexGender,
  lenexStatus,
  lenexSwimmerGender,
  nationOf,
} from '@polynya/domain'
import { isRecorded, type RecordedRow } from '../results/result-view.ts'
import type { DeskRow } from '../results/results.store.ts'
import { starterView } from '../start-lists/entered-view.ts'
import type { Person } from './exchange.store.ts'
import { heatIdOf } from './exported-programme.ts'
import type { LenexAthlete, LenexClub, LenexEntry, LenexRelay, LenexResult } from './lenex/lenex-model.ts'

/** What of the entries of an event is exported. */
export type ExportedEntries = 'entries' | 'startLists' | 'results'

interface Exported {
  readonly rows: readonly DeskRow[]
  /** Swimmers of the legs of relays by registry ID. */
  readonly members: ReadonlyMap<string, Person>
  readonly content: ExportedEntries
  /** Whether the reader may see whole birth dates, or only years. */
  readonly showsBirthDates: boolean
}

/** Returns the clubs by name, swimmers without one by their region or country. */
export function clubsOf(exported: Exported): LenexClub[] {
  const { rows, members } = exported
  const swimming = rows.filter((row) => isExported(row, exported))
  const people = new Map<number, Person>()
  for (const row of swimming) people.set(row.swimmer_id, row)
  for (const row of swimming) {
    for (const { iwsaId } of membersOf(row)) {
      const member = members.get(iwsaId)
      if (member) people.set(member.swimmer_id, member)
    }
  }
  const clubs = Map.groupBy(people.values(), clubKey)
  return [...clubs.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, athletes]) =>
      clubOf(
        athletes,
        swimming.filter((row) => clubKey(row) === key),
        exported,
      ),
    )
}

const isExported = (row: DeskRow, { content }: Exported) =>
  content === 'results' ? isRecorded(row) : row.state === 'confirmed'

type ClubPlace = Pick<Person, 'club' | 'region' | 'country'>
const clubKey = ({ club, region, country }: ClubPlace) => `${club ?? ''}\n${region ?? ''}\n${country}`

const isTeam = ({ team_code }: DeskRow) => team_code !== null
const membersOf = (row: DeskRow) => (row.result_team ?? starterView(row).team)?.teamMembers ?? []

function clubOf(people: readonly Person[], rows: readonly DeskRow[], exported: Exported): LenexClub[] {
  const [first] = people
  if (!first) return []
  const { club, region, country } = first
  return [
    {
      name: club ?? region ?? country,
      type: club === null ? 'UNATTACHED' : 'CLUB',
      ...{ nation: nationOf(country), region, city: null },
      athletes: people
        .toSorted((a, b) => a.swimmer_id - b.swimmer_id)
        .map((person) => athleteOf(person, rows, exported)),
      relays: rows
        .filter(isTeam)
        .toSorted((a, b) => a.entry_id - b.entry_id)
        .map((row, index) => relayOf(row, index + 1, exported)),
    },
  ]
}

function athleteOf(person: Person, rows: readonly DeskRow[], exported: Exported): LenexAthlete {
  const own = rows.filter((row) => row.swimmer_id === person.swimmer_id && !isTeam(row))
  const { dob, native_last_name, native_first_name, ...names } = person
  const isNative = native_last_name !== null
  return {
    ...{ id: String(person.swimmer_id), license: person.iwsaid },
    lastName: native_last_name ?? names.last_name,
    firstName: (isNative ? native_first_name : null) ?? names.first_name,
    namePrefix: null,
    lastNameEn: isNative ? names.last_name : null,
    firstNameEn: isNative ? names.first_name : null,
    // Programs of meets read 1 January as an unknown day.
    birthDate: exported.showsBirthDates ? dob : `${dob.slice(0, 4)}-01-01`,
    ...{ gender: lenexSwimmerGender(person.gender), nation: nationOf(person.country) },
    ...startsOf(own, exported),
  }
}

function relayOf(row: DeskRow, number: number, exported: Exported): LenexRelay {
  const team = row.result_team ?? starterView(row).team
  const gender = lenexGender(row.distance_gender, row.dist_code)
  return { ...{ name: team?.teamNameRu || null, number, gender }, ...startsOf([row], exported) }
}

function startsOf(rows: readonly DeskRow[], exported: Exported) {
  const sorted = rows.toSorted((a, b) => a.entry_id - b.entry_id)
  const isResults = exported.content === 'results'
  return {
    entries: isResults ? [] : sorted.map((row) => entryOf(row, exported)),
    results: isResults ? sorted.filter(isRecorded).map((row) => resultOf(row, exported)) : [],
  }
}

function entryOf(row: DeskRow, exported: Exported): LenexEntry {
  const isPlaced = exported.content === 'startLists'
  return {
    ...placeIn(row, isPlaced ? row.place_heat : null, isPlaced ? row.place_lane : null),
    status: isPlaced && row.scratched_at !== null ? 'WDR' : null,
    timeCs: row.seed_time_cs,
    positions: positionsOf(row, exported),
  }
}

function resultOf(row: RecordedRow, exported: Exported): LenexResult {
  return {
    id: String(row.entry_id),
    ...placeIn(row, row.result_heat, row.result_lane),
    status: lenexStatus(row.status),
    timeCs: row.final_time_cs,
    comment: lenexComment({ code: row.result_code, penalties: row.penalties ?? [], reason: row.reason }),
    points: row.points,
    splits: splitsOf(row),
    positions: positionsOf(row, exported),
  }
}

const placeIn = ({ distance_id }: DeskRow, heat: number | null, lane: number | null) => ({
  eventId: String(distance_id),
  heatId: heat === null ? null : heatIdOf(distance_id, heat),
  lane,
})

/** Splits are taken at the ends of equal parts, of which the last ends with the distance; one without a length has their numbers. */
function splitsOf({ splits_cs, dist_code }: RecordedRow) {
  const times = splits_cs ?? []
  const parts = times.length + 1
  const { metres } = distanceOf(dist_code)
  return times.map((timeCs, index) => ({
    distance: metres === null ? index + 1 : Math.round((metres * (index + 1)) / parts),
    timeCs,
  }))
}

const positionsOf = (row: DeskRow, { members }: Exported) =>
  isTeam(row)
    ? membersOf(row).map(({ stageId, iwsaId }) => {
        const member = members.get(iwsaId)
        return { number: stageId, athleteId: member ? String(member.swimmer_id) : null }
      })
    : []

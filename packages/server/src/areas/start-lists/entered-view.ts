/** Entrants as the API returns them: the same part in every list. */

import type { Competitor, Entrant, Starter } from '@polynya/contract'
import { formatRaceTime, relaySize } from '@polynya/domain'
import type { EnteredRow } from './entered.store.ts'

export function starterView(row: EnteredRow): Starter {
  const { team, ...entered } = enteredOf(row)
  return { ...swimmerOf(row), ...entered, team: team && { ...team, ...savedNames(row) } }
}

/** A start list shows a team as its protocol was saved, whatever was changed since. */
const savedNames = ({ team_protocol: saved }: EnteredRow) =>
  saved && { teamNameRu: saved.nameRu, teamNameEn: saved.nameEn }

export function competitorView(row: EnteredRow): Competitor {
  return { ...starterView(row), distanceId: row.distance_id, isPaid: row.state === 'confirmed' }
}

/** Returns an entrant by their entries, of which there is at least one. */
export function entrantView(rows: readonly EnteredRow[]): Entrant[] {
  const [first] = rows
  if (!first) return []
  const entries = rows.map((row) => ({
    ...enteredOf(row),
    distanceId: row.distance_id,
    distCode: row.dist_code,
    gender: row.distance_gender,
  }))
  return [{ ...swimmerOf(first), entries }]
}

const legsOf = ({ dist_code, team_members }: EnteredRow) =>
  (team_members ?? []).filter(({ stageId }) => stageId <= relaySize(dist_code))

const swimmerOf = (row: EnteredRow) => ({
  swimmerId: row.swimmer_id,
  iwsaid: row.iwsaid,
  number: row.number,
  firstName: row.first_name,
  lastName: row.last_name,
  nativeFirstName: row.native_first_name,
  nativePatronim: row.native_patronim,
  nativeLastName: row.native_last_name,
  gender: row.gender,
  birthYear: Number(row.dob.slice(0, 4)),
  ageGroup: row.age_group,
  country: row.country,
  regionCode: row.region,
  city: row.city,
  club: row.club,
  sportRank: row.rank ?? 'none',
})

const enteredOf = (row: EnteredRow) => ({
  entryId: row.entry_id,
  division: row.division,
  seedTime: row.seed_time_cs === null ? null : formatRaceTime(row.seed_time_cs),
  team:
    row.team_code === null
      ? null
      : {
          teamId: row.team_code,
          teamNameRu: row.team_name_ru ?? '',
          teamNameEn: row.team_name_en ?? '',
          teamMembers: legsOf(row),
        },
})

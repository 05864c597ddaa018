import type { CheckedDiploma } from '@polynya/contract'
import { diplomaState, formatRaceTime } from '@polynya/domain'
import { isoOf } from '../events/record/event-data.ts'
import type { CheckedDiplomaRow } from './checks.store.ts'

/** Returns what a printed diploma states, with the name as visitors see it now. */
export function checkedDiploma(row: CheckedDiplomaRow): CheckedDiploma {
  const { kind, place, time_cs: timeCs, team } = row
  return {
    diplomaKind: kind,
    ...{ eventId: row.event_id, eventName: row.name, eventNameEn: row.name_en },
    ...{ startDate: row.start_date, endDate: row.end_date },
    ...{ distCode: row.dist_code, gender: row.gender, ageGroup: team ? null : row.age_group },
    ...{ firstName: row.first_name, lastName: row.last_name },
    ...{ nativeFirstName: row.native_first_name, nativeLastName: row.native_last_name },
    ...{ teamNameRu: team?.teamNameRu ?? null, teamNameEn: team?.teamNameEn ?? null },
    place,
    time: timeCs === null ? null : formatRaceTime(timeCs),
    issuedAt: row.issued_at.toISOString(),
    reissuedAt: isoOf(row.reissued_at),
    state: diplomaState(kind, { place, timeCs }, currentOf(row)),
  }
}

/** Returns the official result of the person as it is now; null if there is none. */
function currentOf(row: CheckedDiplomaRow) {
  const { state, status, awarded_place: place, final_time_cs: timeCs } = row
  return state === 'official' && status !== null && isIn(row) ? { status, place, timeCs } : null
}

/** Teams preserve the registry IDs of profiles that were merged since. */
function isIn({ team, iwsaid, merged, swimmer_id, entrant_id }: CheckedDiplomaRow): boolean {
  const members = team?.teamMembers ?? []
  return members.length > 0
    ? members.some(({ iwsaId }) => iwsaId === iwsaid || merged.includes(iwsaId))
    : swimmer_id === entrant_id
}

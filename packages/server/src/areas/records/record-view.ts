/** Records as the API returns them. */

import type { FederationRecord } from '@polynya/contract'
import { formatRaceTime } from '@polynya/domain'
import type { Places } from '@polynya/i18n/server'
import { administers, type Caller, representsRegion } from '../../access/caller.ts'
import { regionNamed } from '../named-regions.ts'
import type { ShownRecord } from './records.store.ts'

/** Whether a caller may decide on records of events in a region: the administrators and the federation of the region. */
export const mayDecide = (caller: Caller, region: string | null): boolean =>
  administers(caller, region) || representsRegion(caller, region)

export function recordView(row: ShownRecord, caller: Caller, places: Places): FederationRecord {
  const canDecide = mayDecide(caller, row.event_region)
  return {
    id: row.id,
    kind: row.kind,
    ageGroup: row.age_group,
    state: row.state,
    isEqualled: row.is_equalled,
    isLeadOff: row.is_lead_off,
    distCode: row.dist_code,
    gender: row.gender,
    time: formatRaceTime(row.time_cs),
    waterCat: row.water_cat,
    date: row.date,
    isCurrent: row.is_current,
    swimmer: swimmerOf(row),
    holder: holderOf(row, places),
    team: row.swimmer_id === null ? teamOf(row) : null,
    event:
      row.event_id === null || row.event_name === null
        ? null
        : { id: row.event_id, name: row.event_name, nameEn: row.event_name_en },
    place: row.place,
    importedAt: row.imported_at?.toISOString() ?? null,
    note: canDecide ? row.note : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
    canDecide,
  }
}

function teamOf({ team, team_name_ru, team_name_en }: ShownRecord): FederationRecord['team'] {
  if (team) return { teamId: team.teamId, teamNameRu: team.teamNameRu, teamNameEn: team.teamNameEn }
  const name = team_name_ru ?? team_name_en
  if (name === null) return null
  return { teamId: null, teamNameRu: team_name_ru ?? name, teamNameEn: team_name_en ?? name }
}

/** The holder of an imported record who has no profile. */
function holderOf(row: ShownRecord, places: Places): FederationRecord['holder'] {
  if (row.swimmer_id !== null || row.holder_last_name === null) return null
  return {
    registryId: row.registry_id,
    firstName: row.holder_first_name ?? '',
    lastName: row.holder_last_name,
    nativeFirstName: row.holder_native_first_name,
    nativeLastName: row.holder_native_last_name,
    country: row.holder_country ?? '',
    regionCode: row.holder_region,
    region: row.holder_region === null ? null : regionNamed(places, row.holder_region),
    club: row.holder_club,
  }
}

function swimmerOf(row: ShownRecord): FederationRecord['swimmer'] {
  if (row.swimmer_id === null || row.iwsaid === null || row.dob === null) return null
  return {
    swimmerId: row.swimmer_id,
    iwsaid: row.iwsaid,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    nativeFirstName: row.native_first_name,
    nativePatronim: row.native_patronim,
    nativeLastName: row.native_last_name,
    gender: row.swimmer_gender ?? 1,
    birthYear: Number(row.dob.slice(0, 4)),
    country: row.country ?? '',
    regionCode: row.region,
    city: row.city ?? '',
    club: row.club,
  }
}

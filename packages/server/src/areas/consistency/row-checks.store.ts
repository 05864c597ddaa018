/** SQL of the checks that read all rows: one statement each, in the columns of a finding. */

import { AGE, type FindingKind, MAX_FINDINGS, PENALTY_CS } from '@polynya/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import type { Found } from './check.ts'

interface FaultRow {
  readonly id: number
  readonly swimmer_id: number | null
  readonly event_id: number | null
  readonly expected: string | null
  readonly stored: string | null
  readonly total: number
}

/** Returns a check that lists the rows of a statement. */
export const listRows =
  (kind: FindingKind, faults: RawBuilder<unknown>) =>
  async (tx: Tx): Promise<Found> => {
    const { rows } = await sql<FaultRow>`
    select fault.*, (count(*) over ())::integer as total from (${faults}) as fault
    order by id limit ${MAX_FINDINGS}`.execute(tx)
    return {
      total: rows[0]?.total ?? 0,
      findings: rows.map(({ id, swimmer_id: swimmerId, event_id: eventId, expected, stored }) => ({
        ...{ kind, id, swimmerId, eventId, expected, stored },
      })),
    }
  }

const FROM_RESULTS = sql`
  from result
  join entry on entry.id = result.entry_id
  join swimmer on swimmer.id = entry.swimmer_id
  join offer_distance as distance on distance.id = result.offer_distance_id`

const A_RESULT = sql`select result.entry_id as id, swimmer.id as swimmer_id, result.event_id`

const IS_PUBLISHED = sql`exists (
  select from result_list as list
  where list.offer_distance_id = result.offer_distance_id and list.state <> 'empty')`

const raceTime = (timeCs: RawBuilder<unknown>) => sql`case when ${timeCs} is not null then
  to_char(${timeCs} / 6000, 'FM9900') || ':' || to_char(${timeCs} / 100 % 60, 'FM00') || '.' || to_char(${timeCs} % 100, 'FM00') end`

/** Birth dates outside the ages at which a profile can be made; one is required, so a missing one was made up. */
export const birthDates = sql`
  select id, id as swimmer_id, null::integer as event_id, dob::text as stored,
    (created_at - make_interval(years => ${AGE.max + 1}))::date || '…'
      || (created_at - make_interval(years => ${AGE.min}))::date as expected
  from swimmer where confirmed_at is not null
    -- A day of tolerance: the zone of the creation is unknown.
    and (dob > (created_at - make_interval(years => ${AGE.min}))::date + 1
      or dob < (created_at - make_interval(years => ${AGE.max + 1}))::date - 1)`

/** Confirmed profiles that no search finds. */
export const searchNames = sql`
  select id, id as swimmer_id, null::integer as event_id, iwsaid as expected, null as stored
  from swimmer where confirmed_at is not null
    and not exists (select from swimmer_name where swimmer_name.swimmer_id = swimmer.id)`

/** Events with published results and without a day: these count for nothing. */
export const eventDates = sql`
  select id, null::integer as swimmer_id, id as event_id, null as expected, null as stored
  from event where start_date is null
    and exists (select from result_list as list where list.event_id = event.id and list.state <> 'empty')`

/** Published results of profiles that are not confirmed: no list of swimmers has them. */
export const resultSwimmers = sql`
  ${A_RESULT}, null as expected, swimmer.iwsaid as stored
  ${FROM_RESULTS} where swimmer.confirmed_at is null and ${IS_PUBLISHED}`

export const resultGenders = sql`
  ${A_RESULT}, distance.gender::text as expected, swimmer.gender::text as stored
  ${FROM_RESULTS} where result.team is null and distance.gender <> 0 and distance.gender <> swimmer.gender`

/** Published results whose entry is on another distance, of another event, or without a place there. */
export const resultEntries = sql`
  ${A_RESULT}, concat_ws(' ', result.event_id, result.offer_distance_id, 'confirmed') as expected,
    concat_ws(' ', entry.event_id, entry.offer_distance_id, entry.state) as stored
  ${FROM_RESULTS} where ${IS_PUBLISHED} and (entry.event_id <> result.event_id
    or entry.offer_distance_id <> result.offer_distance_id or entry.state <> 'confirmed')`

export const resultLists = sql`
  ${A_RESULT}, result.event_id::text as expected, list.event_id::text as stored
  ${FROM_RESULTS} left join result_list as list on list.offer_distance_id = result.offer_distance_id
  where list.event_id is distinct from result.event_id`

export const resultAgeGroups = sql`
  ${A_RESULT}, (select string_agg(known ->> 'code', ' ') from jsonb_array_elements(event.age_groups) as known) as expected,
    result.age_group as stored
  ${FROM_RESULTS} join event on event.id = result.event_id
  where result.age_group is not null
    and not event.age_groups @> jsonb_build_array(jsonb_build_object('code', result.age_group))`

/** A captain may have several teams on a distance. */
export const duplicateResults = sql`
  select max(result.entry_id) as id, entry.swimmer_id, max(result.event_id) as event_id,
    '1' as expected, count(*)::text as stored
  from result join entry on entry.id = result.entry_id
  where result.team is null
  group by entry.swimmer_id, result.offer_distance_id having count(*) > 1`

/** Relay results with a member of whom there is no profile, merged ones included. */
export const relayMembers = sql`
  ${A_RESULT}, null as expected, string_agg(member ->> 'iwsaId', ' ') as stored
  ${FROM_RESULTS} cross join lateral jsonb_array_elements(result.team -> 'teamMembers') as member
  where not exists (select from swimmer as known where known.iwsaid = member ->> 'iwsaId')
    and not exists (select from merged_registry_id as merged where merged.iwsaid = member ->> 'iwsaId')
  group by result.entry_id, swimmer.id, result.event_id`

/** Finished results of timed distances without a time, and times of those who did not start. */
export const timesOfStatuses = (timed: readonly string[]) => sql`
  ${A_RESULT}, null as expected, concat_ws(' ', result.status, ${raceTime(sql`result.raw_time_cs`)}) as stored
  ${FROM_RESULTS} where ${IS_PUBLISHED} and (
    (result.status = 'finished' and result.raw_time_cs is null and distance.dist_code = any(${timed}::text[]))
    or (result.status in ('DNS', 'WDR') and result.raw_time_cs is not null))`

const FINAL_TIME = sql`(result.raw_time_cs + jsonb_array_length(result.penalties) * ${PENALTY_CS}::integer)`

export const finalTimes = sql`
  ${A_RESULT}, ${raceTime(FINAL_TIME)} as expected, ${raceTime(sql`result.final_time_cs`)} as stored
  ${FROM_RESULTS} where result.final_time_cs is distinct from ${FINAL_TIME}`

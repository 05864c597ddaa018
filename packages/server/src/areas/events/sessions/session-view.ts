/** Sessions of an event as the API returns them. */

import type { EventSession } from '@polynya/contract'
import { sessionStart } from '@polynya/domain'
import { administers, type Caller } from '../../../access/caller.ts'
import type { EventHead } from '../record/events.store.ts'
import type { SessionRow } from './sessions.store.ts'

/** Returns a session; the addresses of accounts are for administrators of the event only. */
export function sessionView(
  row: SessionRow,
  { time_zone, region }: Pick<EventHead, 'time_zone' | 'region'>,
  caller: Caller,
): EventSession {
  const showsAccounts = administers(caller, region)
  const { date, start_time: time } = row
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    nameEn: row.name_en,
    date,
    time,
    startsAt: sessionStart({ date, time }, time_zone)?.toISOString() ?? null,
    waterTemp: row.water_temp,
    airTemp: row.air_temp,
    courseMetres: row.course_metres,
    officials: row.officials.map(({ email, ...official }) => ({
      ...official,
      email: showsAccounts ? email : null,
    })),
    distanceOrder: row.distance_order,
    version: row.version,
  }
}

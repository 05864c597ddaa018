/** Registrations as the API tells them. */

import type { EventRegistration } from '@polynya/contract'
import { amountOf, formatRaceTime } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { requiredView } from '../admissions/admission-view.ts'
import { admissionsFor, findAdmissionRules } from '../admissions/event-admissions.ts'
import {
  listRegisteredEntries,
  listRegisteredOrders,
  type RegisteredEntryRow,
  type RegisteredOrderRow,
  type RegistrationRow,
} from './registrations.store.ts'

/** Registrations of an event with their entries, orders and documents, in the order of the rows. */
export async function registrationViews(
  db: Db,
  rows: readonly RegistrationRow[],
  at: Date,
): Promise<EventRegistration[]> {
  const ids = rows.map(({ id }) => id)
  const entries = Map.groupBy(await listRegisteredEntries(db, ids), (row) => row.registration_id)
  const [first] = rows
  const rules = first ? await findAdmissionRules(db, first.event_id, at) : null
  const swimmers = rows.map(({ swimmer_id, dob }) => ({ id: swimmer_id, dob }))
  const admissions = await admissionsFor(db, rules, swimmers)
  const orders = Map.groupBy(await listRegisteredOrders(db, ids), (row) => row.registration_id)
  return rows.map((row) => ({
    ...viewOf(row, entries.get(row.id) ?? [], orders.get(row.id) ?? []),
    admissions: (admissions.get(row.swimmer_id) ?? []).map(requiredView),
  }))
}

function viewOf(
  row: RegistrationRow,
  entries: readonly RegisteredEntryRow[],
  orders: readonly RegisteredOrderRow[],
): Omit<EventRegistration, 'admissions'> {
  const has = (wanted: string) => entries.some(({ state }) => state === wanted)
  return {
    id: row.id,
    swimmerId: row.swimmer_id,
    iwsaid: row.iwsaid,
    number: row.number,
    firstName: row.first_name,
    lastName: row.last_name,
    nativeFirstName: row.native_first_name,
    nativePatronim: row.native_patronim,
    nativeLastName: row.native_last_name,
    gender: row.gender,
    age: row.age,
    ageGroup: row.age_group,
    country: row.country,
    regionCode: row.region,
    city: row.city,
    club: row.club,
    email: row.email,
    isPaid: has('confirmed') && !has('held'),
    registeredAt: row.created_at.toISOString(),
    checkedInAt: row.checked_in_at?.toISOString() ?? null,
    entries: entries.map(entryOf),
    orders: orders.map(orderOf),
  }
}

const entryOf = (row: RegisteredEntryRow) => ({
  entryId: row.id,
  distanceId: row.distance_id,
  distCode: row.dist_code,
  gender: row.gender,
  state: row.state,
  division: row.division,
  seedTime: row.seed_time_cs === null ? null : formatRaceTime(row.seed_time_cs),
  team:
    row.team_code === null
      ? null
      : {
          teamId: row.team_code,
          teamNameRu: row.team_name_ru ?? '',
          teamNameEn: row.team_name_en ?? '',
        },
  orderId: row.order_id,
})

const orderOf = (row: RegisteredOrderRow) => ({
  id: row.id,
  status: row.status,
  total: amountOf(row.total),
  currency: row.original_currency,
  paidAt: row.paid_at?.toISOString() ?? null,
})

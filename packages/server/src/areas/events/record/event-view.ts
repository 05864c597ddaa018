/** Rows of an event as the API returns them. */

import type { Document, Event, EventCard } from '@polynya/contract'
import {
  type OfferWindow,
  type RegistrationStatus,
  type RegistrationWindow,
  registrationStatus,
} from '@polynya/domain'
import type { Selectable } from 'kysely'
import type { EventTable } from '../../../db/tables/event.ts'
import type { StoredFileTable } from '../../../db/tables/stored-file.ts'
import { fileUrl } from '../../../http/stored-files.ts'
import { columnData, isoOf, offersOf, rulesOf, windowOf } from './event-data.ts'
import type { EventRow } from './events.store.ts'

/** What decides whether and how long one can register. */
export type RegistrationRow = Pick<
  Selectable<EventTable>,
  'start_date' | 'end_date' | 'reg_start_at' | 'reg_end_at' | 'time_zone'
> & {
  readonly programData: readonly {
    readonly kind: OfferWindow['kind']
    readonly regStartDate: string | null
    readonly regEndDate: string | null
  }[]
}

export type CardRow = Selectable<EventTable> & RegistrationRow

export const registrationWindowOf = (row: RegistrationRow): RegistrationWindow => ({
  startDate: row.start_date,
  endDate: row.end_date,
  regStartDate: row.reg_start_at,
  regEndDate: row.reg_end_at,
  timeZone: row.time_zone,
  offers: row.programData.map((offer) => ({ kind: offer.kind, ...windowOf(offer) })),
})

export const registrationOf = (row: RegistrationRow, now: Date): RegistrationStatus =>
  registrationStatus(registrationWindowOf(row), now)

export function eventCard(row: CardRow, now: Date) {
  return {
    ...columnData(row),
    id: row.id,
    coord: row.coord,
    regStartDate: isoOf(row.reg_start_at),
    regEndDate: isoOf(row.reg_end_at),
    registration: registrationView(registrationOf(row, now)),
    poster: row.poster && fileUrl(row.poster),
    logoFile: row.logo && fileUrl(row.logo),
  } satisfies EventCard
}

const registrationView = ({ at, ...status }: RegistrationStatus) => ({ ...status, at: isoOf(at) })

/** The whole event. Rows of its programme come in the order in which they were made. */
export function eventDetails(row: EventRow, now: Date): Event {
  return {
    ...eventCard(row, now),
    userId: row.account_id,
    currencySign: signOf(row.currency),
    ageGroups: row.age_groups,
    paraAgeGroupMap: row.para_age_group_map,
    descriptionHTML: row.descriptions,
    dayProgram: row.dayProgram,
    programData: offersOf(row),
    ...rulesOf(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** How a currency is written beside a number: `₽`, `€`; its code where it has no sign. */
function signOf(currency: string): string {
  const sign = signs.get(currency) ?? findSign(currency)
  signs.set(currency, sign)
  return sign
}

/** Cache: constructing a formatter takes longer than the rest of the view of an event. */
const signs = new Map<string, string>()

function findSign(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

export function documentView(row: Selectable<StoredFileTable>): Document {
  return {
    file: row.key,
    name: row.name,
    nameEn: row.name_en,
    type: row.type as Document['type'],
    size: row.size,
    url: fileUrl(row.key),
    uploadedAt: row.created_at.toISOString(),
  }
}

/** The editable data of an event: by the names of the API, and as columns. */

import type { EventUpdate, ListSettings } from '@polynya/contract'
import {
  DEFAULT_ENTRY_RULES,
  DEFAULT_TIME_ZONE,
  type EntryRules,
  type EventState,
  effectiveListRules,
  eventSearchKey,
  sortKey,
} from '@polynya/domain'
import type * as z from 'zod/mini'
import type { EventTable } from '../../../db/tables/event.ts'
import type { EventRow } from './events.store.ts'

type Body = z.output<typeof EventUpdate>

/** Every field that a change can name. */
export type EventData = Required<Omit<Body, 'listSettings'>> & {
  readonly listSettings: z.output<typeof ListSettings>
  /** Changed by a call of its own, which notifies the entrants. */
  readonly eventState: EventState
}

export type DayProgramInput = EventData['dayProgram'][number]
export type OfferInput = EventData['programData'][number]
export type OfferDistanceInput = OfferInput['children'][number]

/** The defaults of a new event. */
export const NEW_EVENT: EventData = {
  name: '',
  nameEn: null,
  shortName: null,
  shortNameEn: null,
  organizer: null,
  organizerEn: null,
  contactEmail: null,
  contactPhone: null,
  address: null,
  addressEn: null,
  region: null,
  coord: null,
  startDate: null,
  endDate: null,
  timeZone: DEFAULT_TIME_ZONE,
  regStartDate: null,
  regEndDate: null,
  ageGroupOnDate: null,
  ageGroupMode: 'date',
  uqDistPerEvent: null,
  series: null,
  seriesEn: null,
  specType: null,
  priority: 0,
  waterCat: null,
  waterTemp: null,
  url: null,
  currency: 'RUB',
  ageGroups: [],
  paraAgeGroupMap: {},
  dayProgram: [],
  programData: [],
  eventState: 'planned',
  freeEvent: false,
  discounts: [],
  servicePercent: 0,
  mktPlacePercent: 0,
  refundRule: [],
  paymentSchema: [],
  entryRules: entryRulesOf(null),
  listSettings: listSettingsOf(),
  seminarDate: null,
  public: false,
}

/** Returns the data of an event after a change; fields, and rules of start lists, that the change leaves out stay. */
export function changed(stored: EventData, body: Body): EventData {
  const listSettings = listSettingsOf(stored.listSettings, body.listSettings)
  // The contract parses distance codes to their canonical form, but its type is text.
  return { ...stored, ...(body as Partial<EventData>), listSettings }
}

/** Returns a mutable copy of the rules of the start lists of an event, from all levels above it. */
export function listSettingsOf(...levels: Parameters<typeof effectiveListRules>): EventData['listSettings'] {
  return structuredClone(effectiveListRules(...levels)) as EventData['listSettings']
}

/** Fields that a column stores unchanged. */
const COLUMNS = {
  name: 'name',
  nameEn: 'name_en',
  shortName: 'short_name',
  shortNameEn: 'short_name_en',
  organizer: 'organizer',
  organizerEn: 'organizer_en',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  address: 'address',
  addressEn: 'address_en',
  region: 'region',
  startDate: 'start_date',
  endDate: 'end_date',
  timeZone: 'time_zone',
  ageGroupOnDate: 'age_group_on',
  ageGroupMode: 'age_group_mode',
  uqDistPerEvent: 'uq_dist_per_event',
  series: 'series',
  seriesEn: 'series_en',
  specType: 'spec_type',
  priority: 'priority',
  waterCat: 'water_cat',
  waterTemp: 'water_temp',
  url: 'url',
  currency: 'currency',
  eventState: 'event_state',
  freeEvent: 'free_event',
  servicePercent: 'service_percent',
  mktPlacePercent: 'mkt_place_percent',
  seminarDate: 'seminar_date',
  public: 'public',
} as const satisfies Partial<Record<keyof EventData, keyof EventTable>>

type ColumnField = keyof typeof COLUMNS
type ColumnData = { [Field in ColumnField]: EventData[Field] }
type DataColumns = { [Field in ColumnField as (typeof COLUMNS)[Field]]: EventData[Field] }

const columnNames = Object.entries(COLUMNS) as [ColumnField, (typeof COLUMNS)[ColumnField]][]

export const columnData = (row: DataColumns) =>
  Object.fromEntries(columnNames.map(([field, column]) => [field, row[column]])) as ColumnData

/** Returns the columns of an event; its programme has tables of its own. */
export function columnsOf(data: EventData) {
  const columns = Object.fromEntries(
    columnNames.map(([field, column]) => [column, data[field]]),
  ) as DataColumns
  return {
    ...columns,
    name_key: sortKey(data.name),
    search_key: eventSearchKey([
      data.name,
      data.nameEn,
      data.shortName,
      data.shortNameEn,
      data.address,
      data.addressEn,
    ]),
    reg_start_at: instantOf(data.regStartDate),
    reg_end_at: instantOf(data.regEndDate),
    coord: data.coord && JSON.stringify(data.coord),
    age_groups: JSON.stringify(data.ageGroups),
    para_age_group_map: JSON.stringify(data.paraAgeGroupMap),
    discounts: JSON.stringify(data.discounts),
    refund_rule: JSON.stringify(data.refundRule),
    payment_schema: JSON.stringify(data.paymentSchema),
    entry_rules: JSON.stringify(data.entryRules),
    list_settings: JSON.stringify(data.listSettings),
  }
}

/** Returns the stored data of an event. */
export function dataOf(row: EventRow): EventData {
  return {
    ...columnData(row),
    regStartDate: isoOf(row.reg_start_at),
    regEndDate: isoOf(row.reg_end_at),
    coord: row.coord,
    ageGroups: row.age_groups,
    paraAgeGroupMap: row.para_age_group_map,
    dayProgram: row.dayProgram,
    programData: offersOf(row),
    ...rulesOf(row),
  }
}

type RulesRow = Pick<
  EventRow,
  'discounts' | 'refund_rule' | 'payment_schema' | 'entry_rules' | 'list_settings'
>

/** Returns the rules of entry, payment and start lists of an event, with defaults for missing ones. */
export const rulesOf = (row: RulesRow) => ({
  discounts: row.discounts,
  refundRule: row.refund_rule,
  paymentSchema: row.payment_schema,
  entryRules: entryRulesOf(row.entry_rules),
  listSettings: listSettingsOf(row.list_settings),
})

/** Returns a mutable copy of the entry rules of an event. */
export function entryRulesOf(rules: EntryRules | null): EventData['entryRules'] {
  return structuredClone({ ...DEFAULT_ENTRY_RULES, ...rules }) as EventData['entryRules']
}

export const offersOf = ({ programData }: Pick<EventRow, 'programData'>) =>
  programData.map((offer) => ({
    ...offer,
    regStartDate: isoOf(offer.regStartDate),
    regEndDate: isoOf(offer.regEndDate),
  }))

interface Window {
  readonly regStartDate: string | null
  readonly regEndDate: string | null
}

/** A registration window as instants. */
export const windowOf = ({ regStartDate, regEndDate }: Window) => ({
  regStartDate: instantOf(regStartDate),
  regEndDate: instantOf(regEndDate),
})

export const instantOf = (text: string | null) => (text === null ? null : new Date(text))

/** Returns ISO text in UTC of a `Date` of the driver or of an instant in JSON of the database. */
export const isoOf = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())

import * as z from 'zod/mini'
import { Gender, WaterCategory } from './event.ts'
import { RankedSwimmer } from './ranking.ts'
import { RecordMark } from './record-mark.ts'
import { DateOnly, Id, Instant } from './scalars.ts'
import { Region } from './site.ts'

const textOrNull = z.nullable(z.string())

/** A time that set or equalled a record of the federation. */
export const FederationRecord = z.object({
  id: Id,
  ...RecordMark.shape,
  distCode: z.string(),
  gender: Gender,
  /** `mm:ss.hh`. */
  time: z.string(),
  waterCat: z.nullable(WaterCategory),
  date: DateOnly,
  isCurrent: z.boolean(),
  /** Null of a relay team, and of a holder without a profile. */
  swimmer: z.nullable(RankedSwimmer),
  /** Only of an imported record: a swimmer without a profile. */
  holder: z.nullable(
    z.object({
      /** By the list. */
      registryId: textOrNull,
      firstName: z.string(),
      lastName: z.string(),
      nativeFirstName: textOrNull,
      nativeLastName: textOrNull,
      country: z.string(),
      regionCode: textOrNull,
      /** The names of that region. */
      region: z.nullable(Region),
      club: textOrNull,
    }),
  ),
  team: z.nullable(z.object({ teamId: textOrNull, teamNameRu: z.string(), teamNameEn: z.string() })),
  /** Null of an imported record. */
  event: z.nullable(z.object({ id: Id, name: z.string(), nameEn: textOrNull })),
  /** Of an imported record: the place or the event by its list. */
  place: textOrNull,
  /** Null of a record set by a published result. */
  importedAt: z.nullable(Instant),
  /** Of the decision; only for those who may decide. */
  note: textOrNull,
  decidedAt: z.nullable(Instant),
  /** Increases with every decision; sent as `If-Match`. */
  version: z.int(),
  canDecide: z.boolean(),
})

export const RECORD_FAULTS = [
  'unreadable',
  'too_large',
  'archive_wrong',
  'column_missing',
  'required',
  'wrong_format',
  'too_long',
  'kind_unknown',
  'distance_unknown',
  'gender_unknown',
  'gender_differs',
  'group_unknown',
  'date_unknown',
  'water_unknown',
  'state_unknown',
  'registry_id_wrong',
  'profile_unknown',
  'country_unknown',
  'country_excluded',
  'region_unknown',
  'repeated',
  'too_many',
] as const

export const RECORD_WARNINGS = [
  ...(['sets_none', 'differs', 'profile_unknown', 'name_differs'] as const),
  /** Of a Lenex file: what is left out. */
  ...(['distance_unknown', 'state_unknown'] as const),
] as const

const lineOf = <const Fault extends string>(faults: readonly Fault[]) =>
  z.object({
    /** Line of the file, from 1. */
    line: z.int(),
    field: z.nullable(z.string()),
    fault: z.enum(faults),
  })

/** What an import found, and whether it was stored: a file with an error changes nothing. */
export const RecordImport = z.object({
  isStored: z.boolean(),
  /** Number of records that the database does not have. */
  added: z.int(),
  /** Number of records that it has. */
  known: z.int(),
  warnings: z.array(lineOf(RECORD_WARNINGS)),
  errors: z.array(lineOf(RECORD_FAULTS)),
})

export type RecordImport = z.output<typeof RecordImport>
export type RecordFault = (typeof RECORD_FAULTS)[number]
export type RecordWarning = (typeof RECORD_WARNINGS)[number]
export type FederationRecord = z.output<typeof FederationRecord>
